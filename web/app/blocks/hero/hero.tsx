import type { HeroBlock } from "cms/payload-types";
import { useId } from "react";
import { FigureStat, Illustration, SectionHeading } from "#app/ui/index.ts";
import { BlockActions } from "../block-link.tsx";
import { translated } from "../translated.ts";
import * as styles from "./hero.css.ts";

export interface HeroProps {
  block: HeroBlock;
}

/** The opening of a page and its only h1. The drawing's plate bleeds off the page's edge. */
export function Hero({ block }: HeroProps) {
  const headingId = useId();
  const facts = translated(block.facts, "value", "label");
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <div className={block.illustration ? styles.copyBesidePlate : styles.copy}>
        <SectionHeading
          level={1}
          id={headingId}
          eyebrow={block.eyebrow}
          heading={block.heading}
          lede={block.lede}
          align={block.illustration ? "start" : "split"}
        >
          <BlockActions actions={block.actions} />
        </SectionHeading>
      </div>
      {block.illustration ? (
        <div className={styles.plate}>
          <div className={styles.drawing}>
            <Illustration name={block.illustration} size="hero" />
          </div>
        </div>
      ) : null}
      {facts.length > 0 ? (
        <ul className={styles.facts}>
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
