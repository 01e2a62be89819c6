export {
  type NumberInputProps,
  PlainNumberField,
  PlainNumberInput,
} from "./plain-number-field.tsx";
