export { DecimalField } from "./decimal-field.tsx";
