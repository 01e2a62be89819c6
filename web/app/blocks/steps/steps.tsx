import type { StepsBlock } from "cms/payload-types";
import { UnbrokenText } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { ContentWithDiagram, findDiagramName } from "../content-with-diagram.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./steps.css.ts";

export interface StepsProps {
  block: StepsBlock;
}

/** The steps of a process in order: as a staircase on wide screens, or as a list beside a diagram. */
export function Steps({ block }: StepsProps) {
  const steps = selectTranslatedRows(block.steps, "title", "text");
  if (steps.length === 0) {
    return null;
  }
  const diagram = findDiagramName(block.diagram);
  return (
    <BlockSection block={block}>
      <ContentWithDiagram name={diagram}>
        <ol className={diagram ? styles.stepList : styles.stepStaircase}>
          {steps.map((step) => (
            <li className={styles.step} key={step.id}>
              <h3 className={styles.title}>{step.title}</h3>
              <p className={styles.text}>
                <UnbrokenText>{step.text}</UnbrokenText>
              </p>
            </li>
          ))}
        </ol>
      </ContentWithDiagram>
    </BlockSection>
  );
}
