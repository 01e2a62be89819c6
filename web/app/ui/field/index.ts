export {
  type ControlProps,
  FieldFrame,
  type FieldFrameProps,
  type FieldProps,
  Fields,
  type FieldsProps,
} from "./field.tsx";
