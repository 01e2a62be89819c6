import type { ServiceCardsBlock } from "cms/payload-types";
import { CheckList, Illustration } from "#app/ui/index.ts";
import { BlockTextLink } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./service-cards.css.ts";

export interface ServiceCardsProps {
  block: ServiceCardsBlock;
}

/** Services as cards. Each row has one wide and one narrow card, in alternating order. */
export function ServiceCards({ block }: ServiceCardsProps) {
  const cards = selectTranslatedRows(block.cards, "title", "text");
  if (cards.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block} align="split">
      <ul className={styles.cards}>
        {cards.map((card) => (
          <li className={styles.card} key={card.id}>
            <div className={styles.illustration}>
              <Illustration name={card.illustration} />
            </div>
            <div className={styles.cardText}>
              <h3 className={styles.title}>{card.title}</h3>
              <div className={styles.details}>
                <p className={styles.text}>{card.text}</p>
                <CheckList items={selectTranslatedRows(card.features, "text")} />
                <div className={styles.link}>
                  <BlockTextLink link={card.link} />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
