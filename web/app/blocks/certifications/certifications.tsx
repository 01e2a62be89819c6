import type { CertificationsBlock } from "cms/payload-types";
import { UnbrokenText } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./certifications.css.ts";
import { DatacenterDetails } from "./datacenter-details.tsx";
import { LawBadge, Seal } from "./seal.tsx";

export interface CertificationsProps {
  block: CertificationsBlock;
}

/**
 * Certifications as typographic seals of our own design, not as official marks. Laws have no seal
 * and are listed as text.
 */
export function Certifications({ block }: CertificationsProps) {
  const certifications = selectTranslatedRows(block.certifications, "name", "title", "text");
  if (certifications.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block}>
      <ul className={styles.certifications}>
        {certifications.map((certification) => (
          <li className={styles.certification} key={certification.id}>
            {certification.isLaw ? (
              <LawBadge name={certification.name} />
            ) : (
              <Seal name={certification.name} />
            )}
            <div>
              <h3 className={styles.title}>{certification.title}</h3>
              <p className={styles.text}>
                <UnbrokenText>{certification.text}</UnbrokenText>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <DatacenterDetails />
    </BlockSection>
  );
}
