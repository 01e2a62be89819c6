import type { HeroBlock } from "cms/payload-types";
import { useId } from "react";
import { FigureStat, Illustration, Picture, SectionHeading } from "#app/ui/index.ts";
import { BlockActions, SecondaryActions } from "../block-link.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./hero.css.ts";

export interface HeroProps {
  block: HeroBlock;
}

/**
 * First block of a page, with the page's only h1. The illustration's plate, or the photograph, extends to the page's
 * edge.
 */
export function Hero({ block }: HeroProps) {
  const headingId = useId();
  const facts = selectTranslatedRows(block.facts, "value", "label");
  const picture = typeof block.picture === "object" ? block.picture : null;
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <div className={picture || block.illustration ? styles.heroTextBesideImage : styles.heroText}>
        <SectionHeading
          level={1}
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
          align={block.illustration ? "start" : "split"}
        >
          <SecondaryActions actions={block.asides} />
          <BlockActions actions={block.actions} />
        </SectionHeading>
      </div>
      {picture ? (
        <div className={styles.photo}>
          <Picture media={picture} sizes="(min-width: 48rem) 45vw, 100vw" priority />
        </div>
      ) : null}
      {!picture && block.illustration ? (
        <div className={styles.imagePanel}>
          <div className={styles.illustration}>
            <Illustration name={block.illustration} size="hero" />
          </div>
        </div>
      ) : null}
      {facts.length > 0 ? (
        <ul className={styles.factsBand}>
          {facts.map((fact) => (
            <li key={fact.id}>
              <FigureStat value={fact.value} label={fact.label} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
