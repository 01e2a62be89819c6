import { type DiagramName, diagramNames } from "contracts";
import type { ReactNode } from "react";
import { Diagram } from "#app/cms/rich-text/index.ts";
import * as styles from "./content-with-diagram.css.ts";

/**
 * Returns the name of a block's diagram, or undefined for a diagram of a newer CMS that this build does not contain.
 */
export function findDiagramName(name: string | null | undefined): DiagramName | undefined {
  return diagramNames.find((each) => each === name);
}

/** Shows a block's content next to its diagram. On phones the content is below the diagram. */
export function ContentWithDiagram({
  name,
  children,
}: {
  name: DiagramName | undefined;
  children: ReactNode;
}) {
  return name ? (
    <div className={styles.diagramGrid}>
      <Diagram name={name} />
      {children}
    </div>
  ) : (
    children
  );
}
