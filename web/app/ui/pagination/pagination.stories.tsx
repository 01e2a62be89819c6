import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { forcedStateParameters, StateGallery } from "stories/state-gallery";
import { expect } from "storybook/test";
import { Pagination } from "./pagination.tsx";

const meta = preview.meta({
  component: Pagination,
  parameters: {
    guidance: {
      use: "Under a list of more rows than a page shows.",
      avoid: "Under a list that fits; it draws nothing for one page.",
    },
    layout: "padded",
  },
});

const hrefOf = (page: number) => `#pagina-${page}`;

export const First = meta.story({ args: { page: 1, pages: 3, hrefOf } });
export const Middle = meta.story({ args: { page: 50, pages: 5000, hrefOf } });
export const Last = meta.story({ args: { page: 12, pages: 12, hrefOf } });

export const EveryState = meta.story({
  parameters: {
    pseudo: forcedStateParameters,
    // Allows the same landmark several times, because the story shows it once per state.
    a11y: { options: { rules: { "landmark-unique": { enabled: false } } } },
  },
  render: () => (
    <StateGallery>{() => <Pagination page={2} pages={3} hrefOf={hrefOf} />}</StateGallery>
  ),
});
export const OnlyOne = meta.story({
  tags: ["!picture"],
  args: { page: 1, pages: 1, hrefOf },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});
export const AbsurdlyManyOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { page: 123_456, pages: 999_999, hrefOf },
  play: expectToFitWindow,
});
