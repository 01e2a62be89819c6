import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { COSEALG, decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import { type PasskeyAnswer, passkeyChallengeMs } from "contracts";
import { parse as uuidBytes } from "uuid";
import { z } from "zod";
import { env } from "../../platform/env.ts";

/** WebAuthn (level 3) by @simplewebauthn/server: options of the browser's ceremonies, and checks of their answers. */

const { origin, hostname: rpID } = new URL(env.PUBLIC_URL);

/** Algorithms of keys, listed so that they do not depend on the version of Node. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
type Transport = z.infer<typeof transport>;

/** Returns the WebAuthn user handle of an account. */
function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(uuidBytes(accountId));
}

/** Returns the options of a login or confirmation, without the passkeys of any account. */
export function createLoginOptions(challenge: Uint8Array<ArrayBuffer>) {
  return generateAuthenticationOptions({
    rpID,
    challenge,
    timeout: passkeyChallengeMs,
    userVerification: "required",
  });
}

export interface PasskeyOwner {
  id: string;
  email: string;
  fullname: string;
}

interface StoredCredential {
  id: string;
  transports: string[];
}

/** Returns the options of a new passkey. Authenticators that hold one of `existing` refuse to create another. */
export function createRegistrationOptions({
  challenge,
  brandName,
  owner,
  existing,
}: {
  challenge: Uint8Array<ArrayBuffer>;
  brandName: string;
  owner: PasskeyOwner;
  existing: readonly StoredCredential[];
}) {
  return generateRegistrationOptions({
    rpName: brandName,
    rpID,
    userID: userHandle(owner.id),
    userName: owner.email,
    userDisplayName: owner.fullname,
    challenge,
    timeout: passkeyChallengeMs,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: transports as Transport[],
    })),
    supportedAlgorithmIDs,
  });
}

type Credential = PasskeyAnswer["credential"];

export interface NewCredential {
  credentialId: string;
  /** COSE key, in base64url. */
  publicKey: string;
  signCount: number;
  transports: string[];
  isSynced: boolean;
}

/**
 * Returns true if an attestation contains no certificates. The options ask for none; the library would read them, and
 * download the revocation lists that they name.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  // Authenticators without a model id may sign with the new key itself.
  const isSelfAttested = format === "packed" && decoded.get("attStmt").get("x5c") === undefined;
  return format === "none" || isSelfAttested;
}

/** Returns a new credential; undefined if the answer to the challenge does not verify. */
export async function verifyCreation(
  credential: Credential,
  challenge: string,
): Promise<NewCredential | undefined> {
  const response = credential as unknown as RegistrationResponseJSON;
  try {
    if (!isWithoutCertificates(response.response.attestationObject)) {
      return undefined;
    }
    const result = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (!result.verified) {
      return undefined;
    }
    const { credential: created, credentialBackedUp } = result.registrationInfo;
    return {
      credentialId: created.id,
      publicKey: isoBase64URL.fromBuffer(created.publicKey),
      signCount: created.counter,
      transports: z
        .array(transport)
        .max(transport.options.length)
        .catch([])
        .parse(created.transports),
      isSynced: credentialBackedUp,
    };
  } catch {
    // The library throws for an answer that does not verify, and for one that it cannot read.
    return undefined;
  }
}

export interface VerifiedAuthentication {
  signCount: number;
  isSynced: boolean;
}

/** Verifies the answer of a stored credential; undefined if it does not verify. */
export async function verifyAuthentication(
  credential: Credential,
  {
    challenge,
    accountId,
    publicKey,
    signCount,
  }: { challenge: string; accountId: string; publicKey: string; signCount: number },
): Promise<VerifiedAuthentication | undefined> {
  const response = credential as unknown as AuthenticationResponseJSON;
  try {
    // WebAuthn 7.2, step 6: without allowCredentials, the answer names the account.
    if (response.response.userHandle !== isoBase64URL.fromBuffer(userHandle(accountId))) {
      return undefined;
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: credential.id,
        publicKey: isoBase64URL.toBuffer(publicKey),
        counter: signCount,
      },
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return verified ? { signCount: newCounter, isSynced: credentialBackedUp } : undefined;
  } catch {
    // The library throws for an answer that does not verify, and for one that it cannot read.
    return undefined;
  }
}
