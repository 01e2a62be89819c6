import preview from "stories/preview";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({ component: VisuallyHidden });

export const InSentence = meta.story(() => (
  <p>
    Documentação<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
  </p>
));
