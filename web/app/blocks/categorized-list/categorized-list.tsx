import type { CategorizedListBlock } from "cms/payload-types";
import { Icon } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { ContentWithDiagram, findDiagramName } from "../content-with-diagram.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./categorized-list.css.ts";

/**
 * Maximum length, in characters, of items that fit two columns on a phone: versions and product
 * names.
 */
const maxShortItemLength = 18;

export interface CategorizedListProps {
  block: CategorizedListBlock;
}

/** Lists with categories, in a dense layout; beside a diagram if the block has one. */
export function CategorizedList({ block }: CategorizedListProps) {
  const categories = selectTranslatedRows(block.categories, "title").map((category) => ({
    ...category,
    items: selectTranslatedRows(category.items, "text"),
  }));
  if (categories.length === 0) {
    return null;
  }
  const isShort = categories.every(({ items }) =>
    items.every(({ text }) => text.length <= maxShortItemLength),
  );
  return (
    <BlockSection block={block} align="split">
      <ContentWithDiagram name={findDiagramName(block.diagram)}>
        <div className={isShort ? styles.narrowCategoryGrid : styles.categoryGrid}>
          {categories.map((category) => (
            <div className={styles.category} key={category.id}>
              <h3 className={styles.title}>
                <span className={styles.icon}>
                  <Icon name={category.icon} size="small" />
                </span>
                {category.title}
              </h3>
              <ul>
                {category.items.map((item) => (
                  <li className={styles.item} key={item.id}>
                    {item.text}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </ContentWithDiagram>
    </BlockSection>
  );
}
