import preview from "stories/preview";
import { VisuallyHidden } from "./visually-hidden.tsx";

const meta = preview.meta({
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: "For words that those who see the page can do without, such as where a link opens.",
      avoid: "To hide what everybody needs, or to stuff a page with keywords.",
    },
  },
});

export const InSentence = meta.story(() => (
  <p>
    Documentação<VisuallyHidden> (abre em nova aba)</VisuallyHidden>
  </p>
));
