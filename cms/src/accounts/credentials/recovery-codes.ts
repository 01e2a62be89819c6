import { and, eq } from "drizzle-orm";
import { recoveryCodes } from "../../platform/app-tables.ts";
import type { Database } from "../../platform/database.ts";
import { createRandomBase32, hashToken } from "../../platform/secret-token.ts";
import { type AccountRef, isOwnedBy, toOwnerColumns } from "./account-kinds.ts";

const count = 10;
const groups = 6;
const groupLength = 4;

function createCode(): string {
  return Array.from({ length: groups }, () => createRandomBase32(groupLength))
    .join("-")
    .toUpperCase();
}

/**
 * Returns new recovery codes of 120 bits each, in groups of four characters. ASVS 5.0 (6.5.2) permits storing a fast
 * hash of codes with at least 112 bits.
 */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: count }, createCode);
}

/**
 * Converts a recovery code to the form that is hashed. Removes separators and replaces letters that resemble digits by
 * these digits.
 */
export function normalizeRecoveryCode(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}

const hashOf = (code: string) => hashToken(normalizeRecoveryCode(code));

/** Replaces the recovery codes of an account; returns the new ones. */
export async function replaceRecoveryCodes(
  transaction: Database,
  owned: AccountRef,
): Promise<string[]> {
  const codes = createRecoveryCodes();
  await deleteRecoveryCodes(transaction, owned);
  await transaction
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ ...toOwnerColumns(owned.kind, owned.id), codeHash: hashOf(code) })),
    );
  return codes;
}

/** Deletes a recovery code of an account; returns false if the account has no such code. */
export async function consumeRecoveryCode(
  transaction: Database,
  owned: AccountRef,
  code: string,
): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(isOwnedBy(recoveryCodes, owned), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ codeHash: recoveryCodes.codeHash });
  return used.length === 1;
}

export async function deleteRecoveryCodes(transaction: Database, owned: AccountRef): Promise<void> {
  await transaction.delete(recoveryCodes).where(isOwnedBy(recoveryCodes, owned));
}

/** Returns the number of recovery codes that are not used. */
export function countRecoveryCodes(db: Database, owned: AccountRef): Promise<number> {
  return db.$count(recoveryCodes, isOwnedBy(recoveryCodes, owned));
}
