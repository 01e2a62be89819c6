import { and, asc, eq, isNull, not } from "drizzle-orm";
import { hasSecondFactor } from "../accounts/credentials/has-second-factor.ts";
import { secondFactorRequiredFrom } from "../accounts/staff/required-second-factor.ts";
import { staff } from "../payload-schema.ts";
import { passwords } from "../platform/app-tables.ts";
import { database } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import { type DashboardContext, type DashboardGroup, rowsPerGroup } from "./section.ts";

const recommendation = label(
  "Recomendado: exigir de toda a equipe com a configuração STAFF_SECOND_FACTOR_FROM",
  "Recommended: require it of all staff with the setting STAFF_SECOND_FACTOR_FROM",
  "Recomendado: exigirla a todo el equipo con la opción STAFF_SECOND_FACTOR_FROM",
);

const staffScreen = "/admin/staff";

/** Lists active staff without a second factor. The list is empty unless the user is an administrator. */
export async function createUnprotectedStaffGroup({
  payload,
  user,
  language,
}: DashboardContext): Promise<DashboardGroup> {
  const members =
    user.collection === "staff" && user.role === "admin"
      ? await database(payload)
          .select({ name: staff.name, email: staff.email })
          .from(staff)
          // Excludes staff who have not accepted their invitation, because they have no password.
          .innerJoin(passwords, eq(passwords.staffId, staff.id))
          .where(and(isNull(staff.disabledAt), not(hasSecondFactor("staff"))))
          .orderBy(asc(staff.name), asc(staff.email))
          .limit(rowsPerGroup)
      : [];
  const isRecommended = members.length > 0 && secondFactorRequiredFrom === undefined;
  return {
    name: "staff",
    heading: label(
      "Equipe sem verificação em duas etapas",
      "Staff without two-step verification",
      "Equipo sin verificación en dos pasos",
    ),
    rows: [
      ...(isRecommended ? [{ href: staffScreen, text: recommendation[language] }] : []),
      ...members.map(({ name, email }) => ({ href: staffScreen, text: name, about: email })),
    ].slice(0, rowsPerGroup),
    more: { href: staffScreen, text: label("Equipe", "Staff", "Equipo") },
  };
}
