import type { I18n } from "@payloadcms/translations";
import type { Payload } from "payload";
import { database } from "../../platform/database.ts";
import { readLeadFigures } from "../lead-figures.ts";
import { DeliveryNotice } from "./delivery-notice.tsx";
import { RetryDeadDeliveriesButton } from "./post-buttons.tsx";

export interface DeliveriesListActionsProps {
  i18n: I18n;
  payload: Payload;
}

/** Actions above the list of deliveries. */
export async function DeliveriesListActions({ i18n, payload }: DeliveriesListActionsProps) {
  const { dead } = await readLeadFigures(database(payload));
  return (
    <>
      <DeliveryNotice i18n={i18n} />
      {dead > 0 ? <RetryDeadDeliveriesButton /> : null}
    </>
  );
}
