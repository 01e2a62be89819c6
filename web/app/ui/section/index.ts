export { type Ground, grounds, Section, type SectionProps } from "./section.tsx";
export { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";
