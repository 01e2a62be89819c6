import { useIntl } from "react-intl";
import { useSite } from "#app/cms/site-context.tsx";
import { useFormatDay } from "#app/i18n/dates.ts";
import { SpecList, type SpecRow } from "#app/ui/index.ts";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./certifications.css.ts";

/**
 * Location of the datacenter, its certificates with their end dates, and maintenance windows; omits
 * empty fields of the settings.
 */
export function DatacenterDetails() {
  const { settings } = useSite();
  const intl = useIntl();
  const formatDay = useFormatDay();
  const { datacenterCity, maintenanceWindows, offer } = settings;
  const certificates = selectTranslatedRows(
    settings.certificates,
    "name",
    "issuer",
    "scope",
    "validUntil",
  );
  const rows: SpecRow[] = [
    ...(datacenterCity
      ? [
          {
            id: "city",
            label: intl.formatMessage({ id: "proof.city" }),
            value: datacenterCity,
            note: offer?.visits
              ? intl.formatMessage({ id: "proof.visits" }, { visits: offer.visits })
              : null,
          },
        ]
      : []),
    ...certificates.map(({ id, name, issuer, scope, validUntil }) => ({
      id: id ?? name,
      label: name,
      value: intl.formatMessage({ id: "proof.issuer" }, { issuer }),
      note: intl.formatMessage({ id: "proof.validity" }, { scope, date: formatDay(validUntil) }),
    })),
    ...(maintenanceWindows
      ? [
          {
            id: "maintenance",
            label: intl.formatMessage({ id: "proof.maintenance" }),
            value: maintenanceWindows,
          },
        ]
      : []),
  ];
  return rows.length > 0 ? (
    <div className={styles.datacenterDetails}>
      <SpecList rows={rows} />
    </div>
  ) : null;
}
