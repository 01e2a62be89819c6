import { formatPhoneForCsv, type Locale, type UserSummary } from "contracts";
import { and, desc, lt } from "drizzle-orm";
import type { Payload } from "payload";
import { customers } from "../../payload-schema.ts";
import { formatInputTime } from "../../platform/admin/brasilia-time.ts";
import { formatCsvHead, formatCsvRow } from "../../platform/csv.ts";
import { database } from "../../platform/database.ts";
import { createUserSummaryColumns, isActiveSubscription } from "./customer-rows.ts";
import { type CustomerFilter, matchesCustomerFilter } from "./list-customers.ts";

const rowsAtOnce = 200;

const headings: Record<Locale, string[]> = {
  "pt-BR": [
    "ID",
    "Nome",
    "E-mail",
    "Telefone",
    "Ramal",
    "Cadastro",
    "Exclusão pedida",
    "Planos",
    "R$ por mês",
    "Próximo pagamento",
  ],
  "en-US": [
    "ID",
    "Name",
    "Email",
    "Phone",
    "Extension",
    "Registered",
    "Deletion requested",
    "Plans",
    "R$ per month",
    "Next payment",
  ],
  "es-ES": [
    "ID",
    "Nombre",
    "Correo",
    "Teléfono",
    "Extensión",
    "Registro",
    "Eliminación solicitada",
    "Planes",
    "R$ al mes",
    "Próximo pago",
  ],
};

/** Formats an instant in a form that spreadsheets in every language recognise as a time. */
function timeOf(instant: string | null): string | undefined {
  return instant ? formatInputTime(instant).replace("T", " ") : undefined;
}

function rowOf({ plans, ...user }: UserSummary): string {
  const nextPayments = plans.flatMap(({ nextPayment }) => nextPayment ?? []).toSorted();
  return formatCsvRow([
    user.id,
    user.fullname,
    user.email,
    formatPhoneForCsv(user.phone),
    user.phoneExtension,
    timeOf(user.createdAt),
    timeOf(user.deletionRequestedAt),
    plans.map(({ name }) => name).join(", "),
    // Spreadsheets in Portuguese expect a decimal comma.
    plans
      .reduce((sum, { price }) => sum + price, 0)
      .toFixed(2)
      .replace(".", ","),
    nextPayments[0]?.slice(0, 10),
  ]);
}

/**
 * Exports the selected customers with their active plans, newest first, as parts of a CSV file. Times are in
 * Brasília's time zone.
 */
export async function* exportCustomers(
  payload: Payload,
  { locale, ...selection }: CustomerFilter & { locale: Locale },
): AsyncGenerator<string> {
  yield formatCsvHead(headings[locale]);
  // Continues each query after the last id, because registrations during the export would shift numbered pages.
  let last: string | undefined;
  do {
    const older = last === undefined ? undefined : lt(customers.id, last);
    const rows: UserSummary[] = await database(payload)
      .select(createUserSummaryColumns(isActiveSubscription))
      .from(customers)
      .where(and(matchesCustomerFilter(selection), older))
      .orderBy(desc(customers.id))
      .limit(rowsAtOnce);
    yield rows.map(rowOf).join("");
    last = rows.length < rowsAtOnce ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}
