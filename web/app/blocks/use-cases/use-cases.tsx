import type { UseCasesBlock } from "cms/payload-types";
import { useId } from "react";
import { CheckList } from "#app/ui/check-list/index.ts";
import { Icon } from "#app/ui/icon/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { BlockAsides } from "../block-link.tsx";
import { translated, translatedLines } from "../translated.ts";
import * as styles from "./use-cases.css.ts";

export interface UseCasesProps {
  block: UseCasesBlock;
}

/** Who it is for: what the case is on one side, what to watch for on the other. */
export function UseCases({ block }: UseCasesProps) {
  const headingId = useId();
  const cases = translated(block.cases, "title", "text");
  if (cases.length === 0) {
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
      <ul className={styles.cases}>
        {cases.map((useCase) => {
          const points = translatedLines(useCase.points);
          return (
            <li className={styles.useCase} key={useCase.title}>
              <h3 className={styles.title}>
                <span className={styles.icon}>
                  <Icon name={useCase.icon} />
                </span>
                {useCase.title}
              </h3>
              <p className={styles.text}>{useCase.text}</p>
              {points.length > 0 ? (
                <div className={styles.points}>
                  <CheckList items={points} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <BlockAsides actions={block.actions} />
    </Section>
  );
}
