import type { FaqBlock } from "cms/payload-types";
import { Disclosure, UnbrokenText } from "#app/ui/index.ts";
import { SecondaryActions } from "../block-link.tsx";
import { BlockSection } from "../block-section.tsx";
import { headingGrid, stickyHeading } from "../heading-grid.css.ts";
import { selectTranslatedRows } from "../translated-rows.ts";

export interface FaqProps {
  block: FaqBlock;
}

/** Questions that expand their answers without script. */
export function Faq({ block }: FaqProps) {
  const items = selectTranslatedRows(block.items, "question", "answer");
  if (items.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block} actions={<SecondaryActions actions={block.asides} />}>
      {(heading) => (
        <div className={headingGrid}>
          <div className={stickyHeading}>{heading}</div>
          <div>
            {items.map((item) => (
              <Disclosure summary={item.question} key={item.id}>
                <p>
                  <UnbrokenText>{item.answer}</UnbrokenText>
                </p>
              </Disclosure>
            ))}
          </div>
        </div>
      )}
    </BlockSection>
  );
}
