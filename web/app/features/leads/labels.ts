import type { ContactService } from "contracts";
import type { MessageId } from "#app/i18n/messages.ts";

export const serviceLabels: Record<ContactService, MessageId> = {
  privateCloud: "contact.service.privateCloud",
  cloudCenter: "contact.service.cloudCenter",
  virtualDatacenter: "contact.service.virtualDatacenter",
  cloudServer: "contact.service.cloudServer",
  other: "contact.service.other",
};
