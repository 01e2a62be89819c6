import type { FeatureGridBlock } from "cms/payload-types";
import { useId } from "react";
import { Icon } from "#app/ui/icon/index.ts";
import { Illustration } from "#app/ui/illustration/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { aside, stickyHeading } from "../aside.css.ts";
import { BlockAsides } from "../block-link.tsx";
import { translated } from "../translated.ts";
import * as styles from "./feature-grid.css.ts";
import { mosaicOf } from "./mosaic.ts";

type Feature = FeatureGridBlock["items"][number];

export interface FeatureGridProps {
  block: FeatureGridBlock;
}

interface LayoutProps extends FeatureGridProps {
  headingId: string;
  items: Feature[];
}

/** A strip ruled into equal tiles. Without an introduction its heading is a quiet label. */
function Tiles({ block, headingId, items }: LayoutProps) {
  const isIntroduced = Boolean(block.lede);
  return (
    <div className={isIntroduced ? undefined : styles.strip}>
      {isIntroduced ? (
        <SectionHeading
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
          align="split"
        />
      ) : (
        <h2 className={styles.stripHeading} id={headingId}>
          {block.heading}
        </h2>
      )}
      <ul className={styles.tiles}>
        {items.map((item) => (
          <li className={styles.tile} key={item.title}>
            <span className={styles.icon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.tileTitle}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The heading takes the first cells of the grid that it introduces. */
function Mosaic({ block, headingId, items }: LayoutProps) {
  const mosaic = mosaicOf(items.length);
  return (
    <div className={styles.mosaics[mosaic]}>
      <div className={styles.mosaicHeadings[mosaic]}>
        <SectionHeading
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
        >
          <BlockAsides actions={block.actions} />
        </SectionHeading>
      </div>
      <ul className={styles.mosaicItems}>
        {items.map((item) => (
          <li className={styles.cell} key={item.title}>
            <span className={styles.icon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.cellTitle}>{item.title}</h3>
            <p className={styles.text}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One line per feature beside the heading, which carries the drawing. */
function List({ block, headingId, items }: LayoutProps) {
  return (
    <div className={aside}>
      <div className={stickyHeading}>
        <SectionHeading
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
        >
          <BlockAsides actions={block.actions} />
        </SectionHeading>
        {block.illustration ? (
          <div className={styles.listDrawing}>
            <Illustration name={block.illustration} />
          </div>
        ) : null}
      </div>
      <ul className={styles.list}>
        {items.map((item) => (
          <li className={styles.line} key={item.title}>
            <span className={styles.lineIcon}>
              <Icon name={item.icon} />
            </span>
            <h3 className={styles.title}>{item.title}</h3>
            <p className={styles.lineText}>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const layouts = { tiles: Tiles, grid: Mosaic, list: List };

/** Features side by side: a strip of tiles, a grid, or a list beside the heading. */
export function FeatureGrid({ block }: FeatureGridProps) {
  const headingId = useId();
  const items = translated(block.items, "title", "text");
  if (items.length === 0) {
    return null;
  }
  const Layout = layouts[block.layout] ?? Mosaic;
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <Layout block={block} headingId={headingId} items={items} />
    </Section>
  );
}
