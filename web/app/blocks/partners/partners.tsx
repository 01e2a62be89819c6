import type { PartnersBlock } from "cms/payload-types";
import { WordMark } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { headingGrid } from "../heading-grid.css.ts";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./partners.css.ts";

export interface PartnersProps {
  block: PartnersBlock;
}

/** Lists the names of other companies, with the trade mark disclaimer. */
export function Partners({ block }: PartnersProps) {
  const partners = selectTranslatedRows(block.partners, "name", "field");
  if (partners.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block}>
      {(heading) => (
        <div className={headingGrid}>
          <div>{heading}</div>
          <div>
            <ul className={styles.partners}>
              {partners.map((partner) => (
                <li className={styles.partner} key={partner.id}>
                  <WordMark name={partner.name} field={partner.field} />
                </li>
              ))}
            </ul>
            {block.disclaimer ? <p className={styles.disclaimer}>{block.disclaimer}</p> : null}
          </div>
        </div>
      )}
    </BlockSection>
  );
}
