import preview from "stories/preview";
import { expect } from "storybook/test";
import { Section } from "#app/ui/section/section.tsx";
import { Picture } from "./picture.tsx";

/** Returns a picture as a data URL, since Storybook does not serve the site's files. */
function pictureUrl(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#d6eade"/><path d="M0 ${height}L${width / 2} ${height / 3} ${width} ${height}z" fill="#0d5c3a"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const meta = preview.meta({
  component: Picture,
  parameters: {
    guidance: {
      use: "For every photograph from the CMS: formats, sizes and the place that it needs are given.",
      avoid: "For drawings of ours, which are Illustrations, or logos, which are WordMarks.",
    },
  },
  decorators: [
    (Story) => (
      <Section>
        <Story />
      </Section>
    ),
  ],
});

export const Landscape = meta.story({
  args: {
    media: {
      alt: "Morro de araucárias ao fundo de um prédio baixo",
      url: pictureUrl(1600, 900),
      width: 1600,
      height: 900,
    },
    sizes: "(min-width: 80rem) 76rem, 100vw",
    priority: true,
  },
});

/** A cropped picture keeps its focal point visible. */
export const Focused = meta.story({
  tags: ["!picture"],
  args: {
    media: {
      alt: "Morro de araucárias à direita de um prédio baixo",
      url: pictureUrl(1600, 900),
      width: 1600,
      height: 900,
      focalX: 82,
      focalY: 0,
    },
    sizes: "100vw",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toHaveStyle({ objectPosition: "80% 0%" });
  },
});

/** Before the picture is loaded, its placeholder is shown with the same size and crop. */
export const BeforeItIsLoaded = meta.story({
  tags: ["!picture"],
  args: {
    media: {
      alt: "Morro de araucárias ao fundo de um prédio baixo",
      url: pictureUrl(1600, 900),
      placeholder: pictureUrl(16, 9),
      width: 1600,
      height: 900,
      focalX: 82,
    },
    sizes: "100vw",
  },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole("img");
    const placeholder = canvasElement.querySelector("span > img");
    await expect(placeholder).toHaveAttribute("alt", "");
    await expect(placeholder).toHaveStyle({ objectPosition: "80% 50%" });
    await expect(placeholder?.clientHeight).toBe(picture.clientHeight);
    await expect(picture).toHaveStyle({ backgroundColor: "rgba(0, 0, 0, 0)" });
    const { left, top } = picture.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(picture);
  },
});

/** Renders nothing, not even an empty frame. */
export const Missing = meta.story({
  tags: ["!picture"],
  args: { media: { alt: "", url: null }, sizes: "100vw" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("picture, img")).toBeNull();
  },
});
