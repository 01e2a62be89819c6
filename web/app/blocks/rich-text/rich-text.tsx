import type { RichTextBlock } from "cms/payload-types";
import { documentHref } from "#app/cms/link.ts";
import { RichText } from "#app/cms/rich-text/index.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { Section } from "#app/ui/index.ts";
import * as styles from "./rich-text.css.ts";

export interface RichTextSectionProps {
  block: RichTextBlock;
  /** Ids of the page's other sections. */
  reservedIds?: Iterable<string> | undefined;
}

/** Rich text in a column of reading width. */
export function RichTextSection({ block, reservedIds }: RichTextSectionProps) {
  const { locale } = useSite();
  return (
    <Section>
      <div className={styles.textColumn}>
        <RichText content={block.content} hrefOf={documentHref(locale)} reservedIds={reservedIds} />
      </div>
    </Section>
  );
}
