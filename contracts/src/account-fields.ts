import { z } from "zod";
import { fieldProblem } from "./api-error.ts";
import { getBrasiliaDay } from "./brasilia-time.ts";
import { cleanLine, visibleCharacterPattern } from "./clean-text.ts";
import { locales } from "./locales.ts";
import { secretFieldMeta } from "./secret.ts";

/**
 * One line of text with at least one visible character (clean-text.ts). A value that is not a string is reported as
 * `required`.
 */
export function lineField({ min = 1, max }: { min?: number; max: number }) {
  return z
    .string(fieldProblem("required"))
    .transform(cleanLine)
    .pipe(
      z
        .string()
        .min(1, fieldProblem("required"))
        .min(min, fieldProblem("too-short"))
        .max(max, fieldProblem("too-long"))
        .regex(visibleCharacterPattern, fieldProblem("invalid")),
    );
}

/** Messages: 'Nome completo é obrigatório' (required), 'Nome deve ter no mínimo 3 caracteres' (too-short). */
export const fullnameField = lineField({ min: 3, max: 120 });

/** 6 to 128 characters: 'Senha é obrigatória' (required), 'A senha deve ter no mínimo 6 caracteres' (too-short). */
export const newPasswordField = z
  .string(fieldProblem("required"))
  .min(1, fieldProblem("required"))
  .min(6, fieldProblem("too-short"))
  .max(128, fieldProblem("too-long"))
  .meta(secretFieldMeta);

/**
 * A password to compare with the stored hash. It has no minimum length, so that responses do not reveal the password
 * rules.
 */
export const existingPasswordField = z
  .string(fieldProblem("required"))
  .min(1, fieldProblem("required"))
  .max(128, fieldProblem("too-long"))
  .meta(secretFieldMeta);

export const localeField = z.enum(locales, fieldProblem("invalid"));

/** Matches an instant at midnight UTC. The API returns days in this format. */
const midnightInUtc = /T00:00(:00(\.0+)?)?Z$/;

/** Returns the calendar day in Brasília of an instant; a text that is a day already is returned unchanged. */
function toBrasiliaDay(text: string): string {
  const isDay = !text.includes("T") || midnightInUtc.test(text);
  return isDay ? text.slice(0, 10) : getBrasiliaDay(Date.parse(text));
}

/**
 * A day of the years 1970 to 9999, parsed into a Date at midnight UTC. Accepts `2026-11-21`, or an instant, which is
 * converted to its day in Brasília.
 */
export const dateField = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], fieldProblem("invalid"))
  .transform((text) => new Date(toBrasiliaDay(text)))
  // Rejects days before 1970 and after 9999. Not every client parses years with more than four digits.
  .refine((date) => date.getTime() >= 0 && date.getUTCFullYear() <= 9999, fieldProblem("invalid"))
  .transform((date) => date.toISOString());

/** The token of a reset or invitation link. The API rejects an unknown token with `invalid-token`. */
export const tokenField = z
  .string(fieldProblem("required"))
  .min(1, fieldProblem("required"))
  .max(512, fieldProblem("invalid"))
  .meta(secretFieldMeta);

/**
 * A code of an authenticator app (6 digits) or a recovery code (24 characters), returned without spaces and hyphens.
 */
export const secondFactorCodeField = z
  .string(fieldProblem("required"))
  .max(64, fieldProblem("invalid"))
  .transform((text) => text.replace(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().min(1, fieldProblem("required")))
  .meta(secretFieldMeta);
