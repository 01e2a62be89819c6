import type { GlossaryBlock } from "cms/payload-types";
import { documentHref } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./glossary.css.ts";

export interface GlossaryProps {
  block: GlossaryBlock;
}

/**
 * Terms grouped by their initial, in the order of the page's language. Each term has an anchor, and a link to the page
 * that explains the term if that page exists in the language.
 */
export function Glossary({ block }: GlossaryProps) {
  const { locale } = useSite();
  const pagePath = (page: unknown) => documentHref(locale)({ relationTo: "pages", value: page });
  const terms = selectTranslatedRows(block.terms, "name", "meaning").sort((one, other) =>
    one.name.localeCompare(other.name, locale),
  );
  if (terms.length === 0) {
    return null;
  }
  const initialOf = (name: string) => name.normalize("NFD").charAt(0).toLocaleUpperCase(locale);
  return (
    <BlockSection block={block}>
      {[...Map.groupBy(terms, ({ name }) => initialOf(name))].map(([initial, group]) => (
        <section className={styles.letterGroup} key={initial}>
          <h3 className={styles.groupInitial}>{initial}</h3>
          <dl className={styles.terms}>
            {group.map(({ id, anchor, name, meaning, page }) => {
              const path = pagePath(page);
              return (
                <div className={styles.term} id={anchor} key={id ?? anchor}>
                  <dt className={styles.termName}>
                    {path ? (
                      <a className={styles.link} href={path}>
                        {name}
                      </a>
                    ) : (
                      name
                    )}
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </BlockSection>
  );
}
