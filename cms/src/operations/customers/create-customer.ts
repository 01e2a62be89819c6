import { sql } from "@payloadcms/db-postgres";
import { defaultLocale, type FieldProblem, type RegisterRequest } from "contracts";
import type { Payload } from "payload";
import { v7 as createId } from "uuid";
import { inTransaction } from "../../database.ts";
import { isCommonPassword } from "../accounts/common-passwords.ts";
import type { Sender } from "../accounts/familiar-senders.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import { passwordWork } from "../accounts/password-work.ts";
import { setPassword } from "../accounts/passwords.ts";
import { type Actor, recordAct } from "../audit.ts";

export type CreateCustomerResult =
  | { ok: true; id: string }
  | { ok: false; code: "email-taken" }
  | { ok: false; code: "unavailable"; retryAfterSeconds: number }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> };

/** A new customer: by registration, or by the administrator who is its `actor`. */
export async function createCustomer(
  payload: Payload,
  { fullname, email, phone, password, locale = defaultLocale }: RegisterRequest,
  { sender, actor }: { sender: Sender; actor?: Actor },
): Promise<CreateCustomerResult> {
  if (isCommonPassword(password)) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hashed = await passwordWork.run({ ...sender, isFamiliar: actor !== undefined }, () =>
    hashPassword(password),
  );
  if (!hashed.ok) {
    return hashed;
  }
  const hash = hashed.value;
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
