export { type Ground, Section, type SectionProps } from "./section.tsx";
export { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";
