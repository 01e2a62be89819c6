import type { FaqBlock } from "cms/payload-types";
import { useId } from "react";
import { Disclosure } from "#app/ui/disclosure/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { aside, stickyHeading } from "../aside.css.ts";
import { translated } from "../translated.ts";

export interface FaqProps {
  block: FaqBlock;
}

/** Questions which open their answers, without a script. */
export function Faq({ block }: FaqProps) {
  const headingId = useId();
  const items = translated(block.items, "question", "answer");
  if (items.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={aside}>
        <div className={stickyHeading}>
          <SectionHeading
            id={headingId}
            eyebrow={block.eyebrow}
            heading={block.heading}
            lede={block.lede}
          />
        </div>
        <div>
          {items.map((item) => (
            <Disclosure summary={item.question} key={item.question}>
              <p>{item.answer}</p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
