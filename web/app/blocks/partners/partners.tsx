import type { PartnersBlock } from "cms/payload-types";
import { useId } from "react";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { WordMark } from "#app/ui/word-mark/index.ts";
import { aside } from "../aside.css.ts";
import { translated } from "../translated.ts";
import * as styles from "./partners.css.ts";

export interface PartnersProps {
  block: PartnersBlock;
}

/** Other companies' names in a ruled grid, with the trade mark disclaimer. */
export function Partners({ block }: PartnersProps) {
  const headingId = useId();
  const partners = translated(block.partners, "name", "field");
  if (partners.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={aside}>
        <div>
          <SectionHeading
            id={headingId}
            eyebrow={block.eyebrow}
            heading={block.heading}
            lede={block.lede}
          />
        </div>
        <div>
          <ul className={styles.partners}>
            {partners.map((partner) => (
              <li className={styles.partner} key={partner.name}>
                <WordMark name={partner.name} field={partner.field} />
              </li>
            ))}
          </ul>
          {block.disclaimer ? <p className={styles.disclaimer}>{block.disclaimer}</p> : null}
        </div>
      </div>
    </Section>
  );
}
