import preview from "stories/preview";
import { CheckList } from "./check-list.tsx";

const meta = preview.meta({ component: CheckList, parameters: { layout: "padded" } });

export const Plan = meta.story({
  args: {
    items: [
      "4 vCPUs",
      "8 GB de RAM",
      "100 GB de SSD NVMe",
      "3 TB de transferência",
      "Suporte 24/7",
      "Backup diário",
    ],
  },
});

export const LongLines = meta.story({
  args: {
    items: [
      "Two independent power paths with generators that start by themselves, tested every month under load",
      "Every disk mirrored on another machine, so that a failed drive is replaced while your servers keep running",
    ],
  },
});
