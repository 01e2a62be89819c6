export { Partners, type PartnersProps } from "./partners.tsx";
