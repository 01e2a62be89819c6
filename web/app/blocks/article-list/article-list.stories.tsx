import { expectToFitWindow } from "stories/fits-window";
import { SeedBlock } from "stories/fixtures/seed-block.tsx";
import preview from "stories/preview";
import { ArticleList } from "./article-list.tsx";

const meta = preview.meta({
  component: ArticleList,
  parameters: {
    guidance: {
      use: "The blog page: every article, the newest first.",
      avoid: "On another page, until it can be limited to a few.",
    },
  },
});

export const Blog = meta.story(() => <SeedBlock page="blog" type="articleList" />);

export const RequiredFieldsOnly = meta.story(() => (
  <SeedBlock page="blog" type="articleList" stress="bare" />
));
export const OneItemPerList = meta.story(() => (
  <SeedBlock page="blog" type="articleList" stress="single" />
));
export const ManyItems = meta.story(() => (
  <SeedBlock page="blog" type="articleList" stress="many" />
));
export const LongTextOnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  render: () => <SeedBlock page="blog" type="articleList" stress="long" />,
  play: expectToFitWindow,
});
