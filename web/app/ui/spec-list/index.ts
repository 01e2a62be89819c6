export { SpecList, type SpecListProps, type SpecRow } from "./spec-list.tsx";
