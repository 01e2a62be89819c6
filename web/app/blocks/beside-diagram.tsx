import { type DiagramName, diagramNames } from "contracts";
import type { ReactNode } from "react";
import { Diagram } from "#app/cms/rich-text/index.ts";
import * as styles from "./beside-diagram.css.ts";

/** Returns the name of a block's diagram; a CMS newer than the site may have diagrams that the site lacks. */
export function findDiagramName(name: string | null | undefined): DiagramName | undefined {
  return diagramNames.find((each) => each === name);
}

/** Content of a block next to its diagram; below it on phones. */
export function BesideDiagram({
  name,
  children,
}: {
  name: DiagramName | undefined;
  children: ReactNode;
}) {
  return name ? (
    <div className={styles.columns}>
      <Diagram name={name} />
      {children}
    </div>
  ) : (
    children
  );
}
