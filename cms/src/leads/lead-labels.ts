import type { ContactService } from "contracts";
import { type Label, label } from "../platform/i18n/label.ts";

export const serviceLabels: Record<ContactService, Label> = {
  privateCloud: label("Nuvem privada", "Private cloud", "Nube privada"),
  cloudCenter: label("Cloud Center", "Cloud Center", "Cloud Center"),
  virtualDatacenter: label("Datacenter Virtual", "Virtual Datacenter", "Centro de datos virtual"),
  cloudServer: label("Cloud Server", "Cloud Server", "Cloud Server"),
  other: label("Outro", "Other", "Otro"),
};
