export { CataloguePreview } from "./catalogue-preview.tsx";
