import preview from "stories/preview";
import { Avatar } from "./avatar.tsx";

const meta = preview.meta({ component: Avatar, parameters: { layout: "padded" } });

export const TwoNames = meta.story({ args: { name: "Helena Prado" } });
export const OneName = meta.story({ args: { name: "Íris" } });
export const ManyNames = meta.story({ args: { name: "Ana Beatriz de Souza e Silva" } });
