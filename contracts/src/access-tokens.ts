import { z } from "zod";
import { lineField } from "./account-fields.ts";
import { fieldProblem } from "./api-error.ts";
import { secretFieldMeta } from "./secret.ts";

/** Rights of a personal access token: `read` allows only GET, `write` allows every call that accepts tokens. */
export const tokenScopes = ["read", "write"] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** Lifetimes of a token, in days. */
export const tokenDays = [30, 90, 365] as const;

/** Maximum number of valid tokens per account. */
export const maxAccessTokens = 20;

/**
 * Matches a token: the prefix `pat_`, the token's id (a UUID without hyphens), and 200 random bits in Crockford's
 * base32. Scanners of published code recognize the prefix.
 */
export const accessTokenPattern = /^pat_([\da-f]{32})_([\da-hjkmnp-tv-z]{40})$/;

/** `days` is the lifetime of the token. */
export const createTokenRequest = z.object({
  name: lineField({ max: 60 }),
  scope: z.enum(tokenScopes, fieldProblem("invalid")),
  days: z.literal(tokenDays, fieldProblem("invalid")),
});
export type CreateTokenRequest = z.infer<typeof createTokenRequest>;

/** A token of an account, without its secret. */
export const accessToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: z.enum(tokenScopes),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Time of the last use, updated at most once a minute; null until the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
  /** IPv4 address, or /64 network of an IPv6 address, of the last use; null until the first use. */
  network: z.string().nullable(),
});
export type AccessToken = z.infer<typeof accessToken>;

/** Tokens that have not expired, the newest first. */
export const tokensResponse = z.object({ tokens: z.array(accessToken) });

/** Only this response contains `token`, because the CMS stores only a hash of the token. */
export const createdTokenResponse = accessToken.extend({ token: z.string().meta(secretFieldMeta) });
export type CreatedTokenResponse = z.infer<typeof createdTokenResponse>;
