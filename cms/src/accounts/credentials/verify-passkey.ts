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

/**
 * WebAuthn (level 3) by @simplewebauthn/server: creates the options for the browser and verifies the browser's answers.
 */

const { origin, hostname: rpID } = new URL(env.PUBLIC_URL);

/** Signature algorithms of passkeys. Explicit, because the library's default depends on the version of Node. */
const supportedAlgorithmIDs = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);
type Transport = z.infer<typeof transport>;

/** Returns the WebAuthn user handle of an account. */
function userHandle(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(uuidBytes(accountId));
}

/**
 * Returns the options of a login or confirmation. They list no passkeys, so that they do not reveal an account's
 * passkeys.
 */
export function createPasskeyLoginOptions(challenge: Uint8Array<ArrayBuffer>) {
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

/** Returns the options of a new passkey. An authenticator that stores a passkey in `existing` creates no second one. */
export function createPasskeyRegistrationOptions({
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

export interface NewPasskeyCredential {
  credentialId: string;
  /** COSE key, in base64url. */
  publicKey: string;
  signCount: number;
  transports: string[];
  isSynced: boolean;
}

/**
 * Returns true if an attestation contains no certificates. The options request none. The library would parse
 * certificates and download the revocation lists at the URLs in them.
 */
function isWithoutCertificates(attestationObject: string): boolean {
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get("fmt");
  // An authenticator without a model id may sign the attestation with the new key itself, which needs no certificate.
  const isSelfAttested = format === "packed" && decoded.get("attStmt").get("x5c") === undefined;
  return format === "none" || isSelfAttested;
}

/** Verifies the answer to a challenge and returns the new credential. Returns undefined if the answer is not valid. */
export async function verifyPasskeyCreation(
  credential: Credential,
  challenge: string,
): Promise<NewPasskeyCredential | undefined> {
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
    // The library throws if the answer is malformed or not valid.
    return undefined;
  }
}

export interface VerifiedPasskeyAuthentication {
  signCount: number;
  isSynced: boolean;
}

/** Verifies an answer signed with a stored credential; returns undefined if the answer is not valid. */
export async function verifyPasskeyAuthentication(
  credential: Credential,
  {
    challenge,
    accountId,
    publicKey,
    signCount,
  }: { challenge: string; accountId: string; publicKey: string; signCount: number },
): Promise<VerifiedPasskeyAuthentication | undefined> {
  const response = credential as unknown as AuthenticationResponseJSON;
  try {
    // WebAuthn 7.2, step 6: if the options contain no allowCredentials, the answer must contain the account's user
    // handle.
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
    // The library throws if the answer is malformed or not valid.
    return undefined;
  }
}
