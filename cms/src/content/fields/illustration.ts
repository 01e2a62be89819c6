import type { SelectField } from "payload";
import { label } from "../../platform/i18n/label.ts";

/** Names of the site's line drawings; ui/illustration in web renders them. */
export const illustrationOptions = [
  {
    value: "racks",
    label: label("Racks do datacenter", "Datacenter racks", "Racks del centro de datos"),
  },
  {
    value: "routes",
    label: label("Rotas entre cidades", "Routes between cities", "Rutas entre ciudades"),
  },
  { value: "clouds", label: label("Nuvens em camadas", "Layered clouds", "Nubes en capas") },
  { value: "storage", label: label("Armazenamento", "Storage", "Almacenamiento") },
  { value: "network", label: label("Rede", "Network", "Red") },
  { value: "shield", label: label("Proteção", "Protection", "Protección") },
  { value: "telephony", label: label("Telefonia", "Telephony", "Telefonía") },
  { value: "backup", label: label("Backup", "Backup", "Copia de seguridad") },
  { value: "consulting", label: label("Consultoria", "Consulting", "Consultoría") },
  { value: "gauge", label: label("Medidor", "Gauge", "Medidor") },
] as const;

type Illustration = (typeof illustrationOptions)[number]["value"];

/**
 * Select field for an illustration. If a photo may replace the illustration and the field must not be empty, pass
 * `defaultValue`.
 */
export function illustrationField({
  required = false,
  defaultValue,
}: {
  required?: boolean;
  defaultValue?: Illustration;
} = {}): SelectField {
  return {
    type: "select",
    name: "illustration",
    label: label("Ilustração", "Illustration", "Ilustración"),
    options: illustrationOptions.map((option) => ({ ...option })),
    required,
    // Passes the default as a function. The form then shows the default, but the column in the table has none.
    ...(defaultValue ? { defaultValue: () => defaultValue } : {}),
  };
}
