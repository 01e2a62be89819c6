export {
  DateInput,
  type DateInputProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from "./text-field.tsx";
