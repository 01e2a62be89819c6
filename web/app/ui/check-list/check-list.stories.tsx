import preview from "stories/preview";
import { CheckList } from "./check-list.tsx";

/** Items in the shape of CMS content. */
const lines = (...texts: string[]) => texts.map((text) => ({ id: text, text }));

const meta = preview.meta({
  component: CheckList,
  parameters: {
    guidance: {
      use: "What is included in something offered: three to eight short lines.",
      avoid:
        "For steps, which have an order, or for features that need a sentence of explanation each.",
    },
    layout: "padded",
  },
});

export const Plan = meta.story({
  args: {
    items: lines(
      "4 vCPUs",
      "8 GB de RAM",
      "100 GB de SSD NVMe",
      "3 TB de transferência",
      "Suporte 24/7",
      "Backup diário",
    ),
  },
});

export const LongLines = meta.story({
  args: {
    items: lines(
      "Two independent power paths with generators that start by themselves, tested every month under load",
      "Every disk mirrored on another machine, so that a failed drive is replaced while your servers keep running",
    ),
  },
});

export const Empty = meta.story({ tags: ["!picture"], args: { items: [] } });
export const TooMany = meta.story({
  tags: ["!picture"],
  args: { items: lines(...Array.from({ length: 60 }, (_, index) => `Item ${index + 1}`)) },
});
