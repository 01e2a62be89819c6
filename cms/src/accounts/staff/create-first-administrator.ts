import { createHash, timingSafeEqual } from "node:crypto";
import type { FieldProblem, SetupRequest } from "contracts";
import { eq, sql } from "drizzle-orm";
import type { Payload } from "payload";
import { recordAuditEntry } from "../../audit/audit.ts";
import { audit_log as auditLog, staff } from "../../payload-schema.ts";
import { type Database, database, inTransaction } from "../../platform/database.ts";
import { env } from "../../platform/env.ts";
import { hashPassword } from "../credentials/password-hash.ts";
import { setPassword } from "../credentials/passwords.ts";
import { isWeakPassword } from "../credentials/weak-password.ts";
import { insertStaff } from "./create-staff.ts";

/** Advisory lock that serialises setup across processes. Its number must differ from those of other locks. */
const setupLock = 711_002;

/**
 * Returns true until the first staff account is created. Also checks the audit log, because its entries remain after an
 * account is deleted.
 */
async function isOpen(db: Database): Promise<boolean> {
  const [account] = await db.select({ id: staff.id }).from(staff).limit(1);
  const [act] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.targetKind, "staff"))
    .limit(1);
  return !account && !act;
}

export function isSetupRequired(payload: Payload): Promise<boolean> {
  return isOpen(database(payload));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function isSetupToken(given: string | undefined): boolean {
  const { SETUP_TOKEN } = env;
  return SETUP_TOKEN === undefined || timingSafeEqual(digest(given ?? ""), digest(SETUP_TOKEN));
}

export type CreateAdministratorResult =
  | { ok: true; id: string }
  | { ok: false; code: "setup-closed" | "setup-token" }
  | { ok: false; code: "invalid"; fields: Record<string, FieldProblem> };

/** Creates the first administrator. Only one of several concurrent requests succeeds. */
export async function createFirstAdministrator(
  payload: Payload,
  { email, password, setupToken }: SetupRequest,
): Promise<CreateAdministratorResult> {
  if (!(await isSetupRequired(payload))) {
    return { ok: false, code: "setup-closed" };
  }
  if (!isSetupToken(setupToken)) {
    return { ok: false, code: "setup-token" };
  }
  if (await isWeakPassword(payload, { password, email })) {
    return { ok: false, code: "invalid", fields: { password: "too-common" } };
  }
  const hash = await hashPassword(password);
  return inTransaction(payload, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${setupLock})`);
    if (!(await isOpen(transaction))) {
      return { ok: false, code: "setup-closed" } as const;
    }
    const name = email.split("@")[0] ?? email;
    const id = await insertStaff(transaction, { email, name, role: "admin" });
    if (id === undefined) {
      return { ok: false, code: "setup-closed" } as const;
    }
    await setPassword(transaction, { kind: "staff", id, hash });
    await recordAuditEntry(transaction, {
      actor: { id, email },
      action: "setup",
      target: { kind: "staff", id },
      after: { email, role: "admin" },
    });
    return { ok: true, id } as const;
  });
}
