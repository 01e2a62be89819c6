import type { ServiceCardsBlock } from "cms/payload-types";
import { useId } from "react";
import { CheckList } from "#app/ui/check-list/index.ts";
import { Illustration } from "#app/ui/illustration/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { BlockTextLink } from "../block-link.tsx";
import { translated, translatedLines } from "../translated.ts";
import * as styles from "./service-cards.css.ts";

export interface ServiceCardsProps {
  block: ServiceCardsBlock;
}

/** Services to choose from, in rows of one wide and one narrow card, turned about every row. */
export function ServiceCards({ block }: ServiceCardsProps) {
  const headingId = useId();
  const cards = translated(block.cards, "title", "text");
  if (cards.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
        align="split"
      />
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li className={styles.card} key={card.title}>
            <div className={styles.drawing}>
              <Illustration name={card.illustration} />
            </div>
            <div className={styles.copy}>
              <h3 className={styles.title}>{card.title}</h3>
              <div className={styles.details}>
                <p className={styles.text}>{card.text}</p>
                <CheckList items={translatedLines(card.features)} />
                <div className={styles.link}>
                  <BlockTextLink link={card.link} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
