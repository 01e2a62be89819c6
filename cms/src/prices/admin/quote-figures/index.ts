export { QuoteFigures } from "./quote-figures.tsx";
