import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { PasskeyAnswer, PasskeyChallenge } from "contracts";
import type { createAttestationCertificate } from "./attestation-certificate.ts";
import { siteOrigin } from "./cms.ts";

type Cbor = number | string | Uint8Array | Cbor[] | Map<number | string, Cbor>;

/** Encodes the head of a CBOR item (RFC 8949, section 3): the major type and the argument of the item. */
function head(majorType: number, argument: number): Buffer {
  const type = majorType << 5;
  if (argument < 24) {
    return Buffer.of(type | argument);
  }
  return argument < 256
    ? Buffer.of(type | 24, argument)
    : Buffer.of(type | 25, argument >> 8, argument & 255);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === "number") {
    return value < 0 ? head(1, -1 - value) : head(0, value);
  }
  if (typeof value === "string") {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Uint8Array) {
    return Buffer.concat([head(2, value.length), value]);
  }
  if (Array.isArray(value)) {
    return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  }
  return Buffer.concat([head(5, value.size), ...[...value].flat().map((item) => cbor(item))]);
}

function sha256(data: string | Uint8Array): Buffer {
  return createHash("sha256").update(data).digest();
}

/** Encodes an ES256 key as a COSE key (RFC 9053, section 7.1). */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, "base64url")],
      [-3, Buffer.from(y, "base64url")],
    ]),
  );
}

const flag = { present: 1, verified: 4, backupEligible: 8, backedUp: 16, attested: 64 };

/** Values that replace the correct values of an authenticator or a browser. */
export interface AuthenticatorDeviations {
  origin?: string;
  rpId?: string;
  type?: string;
  challenge?: string;
  isUnverified?: boolean;
  /**
   * Attests the new passkey in the format `packed`, with the passkey's own key ("self") or the key of a certificate.
   */
  attestation?: "self" | ReturnType<typeof createAttestationCertificate>;
  userHandle?: string;
  signCount?: number;
  /** Key that signs instead of the passkey's key. */
  privateKey?: KeyObject;
}

export interface Authenticator {
  /** Id of the passkey, in base64url. */
  credentialId: string;
  /** Answers a challenge by creating the passkey. */
  create(challenge: PasskeyChallenge, deviations?: AuthenticatorDeviations): PasskeyAnswer;
  /** Answers a challenge by signing with the passkey. */
  get(challenge: PasskeyChallenge, deviations?: AuthenticatorDeviations): PasskeyAnswer;
}

interface Options {
  /** True if the passkey is copied to other devices. Authenticators of such passkeys do not count signatures. */
  isSynced?: boolean;
  credentialId?: string;
}

/** Returns an authenticator with one passkey (WebAuthn level 3, ES256). Also performs the part of the browser. */
export function createAuthenticator({
  isSynced = true,
  credentialId = randomBytes(20).toString("base64url"),
}: Options = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let signatures = 0;
  let userHandle = "";

  function clientData(
    type: string,
    { options }: PasskeyChallenge,
    deviations: AuthenticatorDeviations,
  ) {
    return Buffer.from(
      JSON.stringify({
        type: deviations.type ?? type,
        challenge: deviations.challenge ?? options.challenge,
        origin: deviations.origin ?? siteOrigin,
        crossOrigin: false,
      }),
    );
  }

  function authenticatorData(
    deviations: AuthenticatorDeviations,
    attested = Buffer.alloc(0),
  ): Buffer {
    signatures += isSynced ? 0 : 1;
    const flags =
      flag.present |
      (deviations.isUnverified ? 0 : flag.verified) |
      (isSynced ? flag.backupEligible | flag.backedUp : 0) |
      (attested.length > 0 ? flag.attested : 0);
    const signCount = Buffer.alloc(4);
    signCount.writeUInt32BE(deviations.signCount ?? signatures);
    const rpIdHash = sha256(deviations.rpId ?? new URL(siteOrigin).hostname);
    return Buffer.concat([rpIdHash, Buffer.of(flags), signCount, attested]);
  }

  function answer(token: string, response: object): PasskeyAnswer {
    return {
      token,
      credential: {
        id: credentialId,
        rawId: credentialId,
        type: "public-key",
        clientExtensionResults: {},
        response,
      },
    };
  }

  return {
    credentialId,
    create(challenge, deviations = {}) {
      const { user } = challenge.options as unknown as { user: { id: string } };
      userHandle = user.id;
      const id = Buffer.from(credentialId, "base64url");
      const idLength = Buffer.of(id.length >> 8, id.length & 255);
      const attested = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const data = clientData("webauthn.create", challenge, deviations);
      const authData = authenticatorData(deviations, attested);
      const signed = Buffer.concat([authData, sha256(data)]);
      const { attestation } = deviations;
      const certified = attestation === "self" ? undefined : attestation;
      const statement = new Map<string, Cbor>();
      if (attestation) {
        statement.set("alg", -7);
        statement.set("sig", sign("sha256", signed, certified?.privateKey ?? privateKey));
      }
      if (certified) {
        statement.set("x5c", [certified.certificate]);
      }
      const attestationObject = new Map<string, Cbor>([
        ["fmt", attestation ? "packed" : "none"],
        ["attStmt", statement],
        ["authData", authData],
      ]);
      return answer(challenge.token, {
        clientDataJSON: data.toString("base64url"),
        attestationObject: cbor(attestationObject).toString("base64url"),
        transports: ["internal", "hybrid"],
      });
    },
    get(challenge, deviations = {}) {
      const data = clientData("webauthn.get", challenge, deviations);
      const authData = authenticatorData(deviations);
      const signed = Buffer.concat([authData, sha256(data)]);
      const signature = sign("sha256", signed, deviations.privateKey ?? privateKey);
      return answer(challenge.token, {
        clientDataJSON: data.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
        userHandle: deviations.userHandle ?? userHandle,
      });
    },
  };
}
