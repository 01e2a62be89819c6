import { type ReactElement, type ReactNode, useId } from "react";
import { Section, type SectionBackground, SectionHeading } from "#app/ui/index.ts";

export interface BlockSectionProps {
  block: {
    ground?: SectionBackground | null;
    anchor?: string | null;
    eyebrow?: string | null;
    heading: string;
    lede?: string | null;
  };
  /** `split` puts the lede next to the heading if there is space. */
  align?: "start" | "split";
  /** Links below the lede. */
  actions?: ReactNode;
  /**
   * Content below the heading, or a function that gets the heading's id and renders the heading
   * itself.
   */
  children: ReactNode | ((heading: ReactElement, headingId: string) => ReactNode);
}

/** Frame of a block: a section with background and anchor, labelled by the block's heading. */
export function BlockSection({ block, align = "start", actions, children }: BlockSectionProps) {
  const headingId = useId();
  const heading = (
    <SectionHeading
      id={headingId}
      eyebrow={block.eyebrow}
      heading={block.heading}
      lede={block.lede}
      align={align}
    >
      {actions}
    </SectionHeading>
  );
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      {typeof children === "function" ? (
        children(heading, headingId)
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </Section>
  );
}
