export { Values, type ValuesProps } from "./values.tsx";
