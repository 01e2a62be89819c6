import { generateSecret, generateURI, verify } from "otplib";

/** Tolerance for inaccurate clocks in seconds: codes of the previous and the next time step are accepted. */
const toleranceSeconds = 30;

/** Returns a new secret of 160 bits in Base32. */
export function createTotpSecret(): string {
  return generateSecret({ length: 20 });
}

/** Returns the URI that authenticator apps read from a QR code. */
export function createTotpUri(options: { issuer: string; label: string; secret: string }): string {
  return generateURI(options);
}

/** Returns true for text in the form of a TOTP code: six digits. */
export function isTotpCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/**
 * Returns the time step of a code (RFC 6238: 6 digits, SHA-1, 30 seconds); undefined for a wrong code. Callers must
 * reject a time step that was used before.
 *
 * @param now time in ms since 1970
 */
export async function findMatchingTimeStep(
  secret: string,
  code: string,
  now = Date.now(),
): Promise<number | undefined> {
  if (!isTotpCode(code)) {
    return undefined;
  }
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now / 1_000),
    epochTolerance: toleranceSeconds,
  });
  return result.valid && "timeStep" in result ? result.timeStep : undefined;
}
