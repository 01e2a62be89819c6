import { sql } from "@payloadcms/db-postgres";
import { defaultLocale, type FieldProblem, type RegisterRequest } from "contracts";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { type Actor, recordAct } from "../../audit/audit.ts";
import { inTransaction } from "../../ground/database.ts";
import { isCommonPassword } from "../credentials/common-passwords.ts";
import { hashPassword } from "../credentials/password-hash.ts";
import { setPassword } from "../credentials/passwords.ts";

export type CreateCustomerResult =
  | { ok: true; id: string }
  | { ok: false; code: "email-taken" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> };

/** A new customer: by registration, or by the administrator who is its `actor`. */
export async function createCustomer(
  payload: Payload,
  { fullname, email, phone, password, locale = defaultLocale }: RegisterRequest,
  actor?: Actor,
): Promise<CreateCustomerResult> {
  if (isCommonPassword(password)) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hash = await hashPassword(password);
  const id = createId();
  return inTransaction(payload, async (transaction) => {
    const { rows } = await transaction.execute(sql`
      insert into customers (id, fullname, email, phone, locale)
      values (${id}, ${fullname}, ${email}, ${phone}, ${locale})
      on conflict (email) do nothing returning id`);
    if (rows.length === 0) {
      return { ok: false, code: "email-taken" } as const;
    }
    await setPassword(transaction, { kind: "customer", id, hash });
    if (actor) {
      const target = { kind: "customer", id } as const;
      await recordAct(transaction, { actor, action: "user.create", target, after: { locale } });
    }
    return { ok: true, id } as const;
  });
}
