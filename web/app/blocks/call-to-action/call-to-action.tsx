import type { CallToActionBlock } from "cms/payload-types";
import { useId } from "react";
import { Illustration } from "#app/ui/illustration/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { BlockActions } from "../block-link.tsx";
import * as styles from "./call-to-action.css.ts";

export interface CallToActionProps {
  block: CallToActionBlock;
}

/** A closing invitation before a fragment of the map of routes. */
export function CallToAction({ block }: CallToActionProps) {
  const headingId = useId();
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={styles.stage}>
        <div className={styles.fragment}>
          <Illustration name="routes" size="hero" />
        </div>
        <div className={styles.copy}>
          <SectionHeading
            id={headingId}
            eyebrow={block.eyebrow}
            heading={block.heading}
            lede={block.lede}
          >
            <BlockActions actions={block.actions} />
          </SectionHeading>
        </div>
      </div>
    </Section>
  );
}
