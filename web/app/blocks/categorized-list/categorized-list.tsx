import type { CategorizedListBlock } from "cms/payload-types";
import { useId } from "react";
import { Icon } from "#app/ui/icon/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { translated, translatedLines } from "../translated.ts";
import * as styles from "./categorized-list.css.ts";

/** Versions and product names, as against phrases: they fit two columns on a phone. */
const shortItem = 18;

export interface CategorizedListProps {
  block: CategorizedListBlock;
}

/** Lists with categories, set as densely as an index. */
export function CategorizedList({ block }: CategorizedListProps) {
  const headingId = useId();
  const categories = translated(block.categories, "title").map(({ icon, title, items }) => ({
    icon,
    title,
    items: translatedLines(items),
  }));
  if (categories.length === 0) {
    return null;
  }
  const isShort = categories.every(({ items }) => items.every((item) => item.length <= shortItem));
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
        align="split"
      />
      <div className={isShort ? styles.shortColumns : styles.columns}>
        {categories.map((category) => (
          <div className={styles.category} key={category.title}>
            <h3 className={styles.title}>
              <span className={styles.icon}>
                <Icon name={category.icon} size="small" />
              </span>
              {category.title}
            </h3>
            <ul>
              {category.items.map((item) => (
                <li className={styles.item} key={item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
