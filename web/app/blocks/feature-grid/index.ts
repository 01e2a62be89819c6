export { FeatureGrid, type FeatureGridProps } from "./feature-grid.tsx";
