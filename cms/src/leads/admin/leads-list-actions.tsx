import type { I18n } from "@payloadcms/translations";
import { DeliveryNotice } from "./delivery-notice.tsx";
import { ExportLink } from "./export-link.tsx";

export interface LeadsListActionsProps {
  i18n: I18n;
}

/** Actions above the list of leads. */
export function LeadsListActions({ i18n }: LeadsListActionsProps) {
  return (
    <>
      <DeliveryNotice i18n={i18n} />
      <ExportLink />
    </>
  );
}
