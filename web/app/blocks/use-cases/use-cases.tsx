import type { UseCasesBlock } from "cms/payload-types";
import { CheckList, Icon, UnbrokenText } from "#app/ui/index.ts";
import { SecondaryActions } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./use-cases.css.ts";

export interface UseCasesProps {
  block: UseCasesBlock;
}

/** Use cases: a description on one side, points to consider on the other. */
export function UseCases({ block }: UseCasesProps) {
  const cases = selectTranslatedRows(block.cases, "title", "text");
  if (cases.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block} align="split">
      <ul className={styles.useCaseList}>
        {cases.map((useCase) => {
          const points = selectTranslatedRows(useCase.points, "text");
          return (
            <li className={styles.useCase} key={useCase.id}>
              <h3 className={styles.title}>
                <span className={styles.icon}>
                  <Icon name={useCase.icon} />
                </span>
                {useCase.title}
              </h3>
              <p className={styles.text}>
                <UnbrokenText>{useCase.text}</UnbrokenText>
              </p>
              {points.length > 0 ? (
                <div className={styles.pointList}>
                  <CheckList items={points} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <SecondaryActions actions={block.actions} />
    </BlockSection>
  );
}
