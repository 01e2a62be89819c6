import preview from "stories/preview";
import { LoadingPlaceholder, Spinner } from "./spinner.tsx";

const meta = preview.meta({
  component: Spinner,
  subcomponents: { Loading: LoadingPlaceholder },
  parameters: {
    guidance: {
      use: "While something that the visitor asked for is under way, with words beside it.",
      avoid: "For what takes less than a moment, or for a page, which arrives whole.",
    },
    layout: "padded",
  },
});

export const Small = meta.story(() => (
  <p>
    <Spinner /> Enviando...
  </p>
));
export const InPlaceOfAView = meta.story(() => <LoadingPlaceholder label="Carregando" />);
