import type { FeatureGridBlock } from "cms/payload-types";
import type { ReactElement } from "react";
import { TextWithTerms } from "#app/cms/text-with-terms.tsx";
import { Icon, Illustration, Picture } from "#app/ui/index.ts";
import { SecondaryActions } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { headingGrid, stickyHeading } from "../heading-grid.css.ts";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./feature-grid.css.ts";
import { chooseMosaicLayout } from "./mosaic.ts";

type Feature = FeatureGridBlock["items"][number];

export interface FeatureGridProps {
  block: FeatureGridBlock;
}

interface LayoutProps extends FeatureGridProps {
  heading: ReactElement;
  items: Feature[];
}

/** A strip of equal tiles. The heading is small if the block has no introduction. */
function Tiles({ block, heading, items }: LayoutProps) {
  return (
    <div className={block.lede ? undefined : styles.tileStrip}>
      {heading}
      <ul className={styles.tiles}>
        {items.map((item) => (
          <li className={styles.tile} key={item.id}>
            <span className={styles.icon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.tileTitle}>{item.title}</h3>
            <p className={styles.tileText}>
              <TextWithTerms text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A grid whose first cells contain the heading. */
function Mosaic({ heading, items }: LayoutProps) {
  const mosaic = chooseMosaicLayout(items.length);
  return (
    <div className={styles.mosaicLayouts[mosaic]}>
      <div className={styles.mosaicHeadings[mosaic]}>{heading}</div>
      <ul className={styles.mosaicList}>
        {items.map((item) => (
          <li className={styles.mosaicCell} key={item.id}>
            <span className={styles.icon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.mosaicCellTitle}>{item.title}</h3>
            <p className={styles.text}>
              <TextWithTerms text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One row per feature next to the heading, which has an illustration or a photograph. */
function List({ block, heading, items }: LayoutProps) {
  const picture = typeof block.picture === "object" ? block.picture : null;
  return (
    <div className={headingGrid}>
      <div className={stickyHeading}>
        {heading}
        {picture ? (
          <div className={styles.listPhoto}>
            <Picture media={picture} sizes="(min-width: 64rem) 28rem, 100vw" />
          </div>
        ) : null}
        {!picture && block.illustration ? (
          <div className={styles.listIllustration}>
            <Illustration name={block.illustration} />
          </div>
        ) : null}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.listRow} key={item.id}>
            <span className={styles.listRowIcon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.listRowText}>
              <TextWithTerms text={item.text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Features side by side: a strip of tiles, a grid, or a list next to the heading. */
export function FeatureGrid({ block }: FeatureGridProps) {
  const items = selectTranslatedRows(block.items, "title", "text");
  if (items.length === 0) {
    return null;
  }
  if (block.layout === "tiles") {
    return (
      <BlockSection block={block} align="split">
        {(heading, headingId) => (
          <Tiles
            block={block}
            heading={
              block.lede ? (
                heading
              ) : (
                <h2 className={styles.tileStripHeading} id={headingId}>
                  {block.heading}
                </h2>
              )
            }
            items={items}
          />
        )}
      </BlockSection>
    );
  }
  const Layout = block.layout === "list" ? List : Mosaic;
  return (
    <BlockSection block={block} actions={<SecondaryActions actions={block.actions} />}>
      {(heading) => <Layout block={block} heading={heading} items={items} />}
    </BlockSection>
  );
}
