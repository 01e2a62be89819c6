import { generateKeyPairSync, sign } from "node:crypto";

/** Encodes a value as DER (X.690): tag, length and contents. */
function der(tag: number, ...contents: Uint8Array[]): Buffer {
  const body = Buffer.concat(contents);
  const length =
    body.length < 128
      ? Buffer.of(body.length)
      : Buffer.of(0x82, body.length >> 8, body.length & 255);
  return Buffer.concat([Buffer.of(tag), length, body]);
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents);

/** Encodes a distinguished name. The object identifiers of its attributes begin with 2.5.4 (X.520). */
function name(attributes: [attribute: number, value: string][]): Buffer {
  return sequence(
    ...attributes.map(([attribute, value]) =>
      der(0x31, sequence(der(6, Buffer.of(0x55, 4, attribute)), der(0x0c, Buffer.from(value)))),
    ),
  );
}

const ecdsaWithSha256 = sequence(der(6, Buffer.from("2a8648ce3d040302", "hex")));
const utcTime = (text: string) => der(0x17, Buffer.from(text));

/** Returns a self-signed certificate of an authenticator (WebAuthn level 3, 8.2.1), and the certified key. */
export function createAttestationCertificate() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = name([
    [6, "BR"],
    [10, "Example"],
    [11, "Authenticator Attestation"],
    [3, "Example"],
  ]);
  const content = sequence(
    der(0xa0, der(2, Buffer.of(2))),
    der(2, Buffer.of(1)),
    ecdsaWithSha256,
    subject,
    sequence(utcTime("200101000000Z"), utcTime("491231235959Z")),
    subject,
    publicKey.export({ format: "der", type: "spki" }),
    // Basic constraints: not a certification authority.
    der(0xa3, sequence(sequence(der(6, Buffer.of(0x55, 0x1d, 0x13)), der(4, sequence())))),
  );
  const signature = sign("sha256", content, privateKey);
  const certificate = sequence(content, ecdsaWithSha256, der(3, Buffer.of(0), signature));
  return { certificate, privateKey };
}
