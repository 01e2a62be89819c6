import { contentIcons } from "contracts";
import type { SelectField } from "payload";
import { label } from "../../ground/i18n/label.ts";

export function iconField(): SelectField {
  return {
    type: "select",
    name: "icon",
    label: label("Ícone", "Icon", "Icono"),
    options: [...contentIcons],
    required: true,
  };
}
