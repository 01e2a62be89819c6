export {
  type ControlProps,
  FieldFrame,
  type FieldFrameProps,
  FieldGroup,
  type FieldGroupProps,
  type FieldProps,
  Fields,
  type FieldsProps,
} from "./field.tsx";
