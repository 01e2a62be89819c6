import preview from "stories/preview";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({
  component: Avatar,
  parameters: {
    guidance: {
      use: "Beside the name of a person of whom there is no photograph.",
      avoid: "For a company, which has a WordMark, or without the name in words beside it.",
    },
    layout: "padded",
  },
});

export const TwoNames = meta.story({ args: { name: "Helena Prado" } });
export const OneName = meta.story({ args: { name: "Íris" } });
export const NoName = meta.story({ args: { name: "" } });
export const WideLetters = meta.story({ args: { name: "Ⅷ MMMMMM 𝕎𝕎𝕎 Ǽ" } });
export const ManyNames = meta.story({ args: { name: "Ana Beatriz de Souza e Silva" } });
