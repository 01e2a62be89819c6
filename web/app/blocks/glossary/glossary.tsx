import type { GlossaryBlock } from "cms/payload-types";
import { useIntl } from "react-intl";
import { BlockSection } from "../block-section.tsx";
import { translated } from "../translated.ts";
import * as styles from "./glossary.css.ts";

export interface GlossaryProps {
  block: GlossaryBlock;
}

/** Terms grouped by first letter, in the order of the page's language; each has an anchor. */
export function Glossary({ block }: GlossaryProps) {
  const { locale } = useIntl();
  const terms = translated(block.terms, "name", "meaning").sort((one, other) =>
    one.name.localeCompare(other.name, locale),
  );
  if (terms.length === 0) {
    return null;
  }
  const letterOf = (name: string) => name.normalize("NFD").charAt(0).toLocaleUpperCase(locale);
  return (
    <BlockSection block={block}>
      {[...Map.groupBy(terms, ({ name }) => letterOf(name))].map(([letter, ofLetter]) => (
        <section className={styles.letter} key={letter}>
          <h3 className={styles.initial}>{letter}</h3>
          <dl className={styles.terms}>
            {ofLetter.map(({ id, anchor, name, meaning }) => (
              <div className={styles.term} id={anchor} key={id ?? anchor}>
                <dt className={styles.name}>{name}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </BlockSection>
  );
}
