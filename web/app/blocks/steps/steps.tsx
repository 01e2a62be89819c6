import type { StepsBlock } from "cms/payload-types";
import { useId } from "react";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { translated } from "../translated.ts";
import * as styles from "./steps.css.ts";

export interface StepsProps {
  block: StepsBlock;
}

/** How something works, in order: a stair down the page where there is room. */
export function Steps({ block }: StepsProps) {
  const headingId = useId();
  const steps = translated(block.steps, "title", "text");
  if (steps.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        eyebrow={block.eyebrow}
        heading={block.heading}
        lede={block.lede}
      />
      <ol className={styles.stair}>
        {steps.map((step) => (
          <li className={styles.step} key={step.title}>
            <h3 className={styles.title}>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
