import type { CallToActionBlock } from "cms/payload-types";
import { Illustration } from "#app/ui/index.ts";
import { BlockActions } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import * as styles from "./call-to-action.css.ts";

export interface CallToActionProps {
  block: CallToActionBlock;
}

/** A closing call to action in front of part of an illustration. */
export function CallToAction({ block }: CallToActionProps) {
  return (
    <BlockSection block={block} actions={<BlockActions actions={block.actions} />}>
      {(heading) => (
        <div className={styles.illustrationFrame}>
          <div className={block.illustration ? styles.objectIllustration : styles.illustration}>
            <Illustration name={block.illustration ?? "routes"} size="hero" />
          </div>
          <div className={styles.text}>{heading}</div>
        </div>
      )}
    </BlockSection>
  );
}
