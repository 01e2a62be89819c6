import preview from "stories/preview";
import { SeedBlock, SeedSite } from "../seed-block.tsx";
import { ArticleList } from "./article-list.tsx";

const meta = preview.meta({ component: ArticleList });

export const Blog = meta.story(() => <SeedBlock page="blog" type="articleList" />);

export const Empty = meta.story(() => (
  <SeedSite>
    <ArticleList
      block={{ blockType: "articleList", ground: "paper", heading: "Todos os artigos" }}
      articles={[]}
    />
  </SeedSite>
));
