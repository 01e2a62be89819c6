import { loginRequest } from "contracts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(base64: string): string | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(base64)) {
    return undefined;
  }
  const bytes = Buffer.from(base64, "base64");
  try {
    return utf8.decode(bytes);
  } catch {
    // Common HTTP libraries send Latin-1 unless they read the charset of WWW-Authenticate.
    return bytes.toString("latin1");
  }
}

/**
 * Reads e-mail and password of an `Authorization: Basic` header (RFC 7617) in UTF-8, or in Latin-1
 * where the bytes are no UTF-8; undefined when it is of another scheme or malformed. The password may
 * contain colons; control characters are refused.
 */
export function basicCredentials(header: string): { email: string; password: string } | undefined {
  const [, base64] = /^Basic +(\S+) *$/i.exec(header) ?? [];
  const text = base64 === undefined ? undefined : decode(base64);
  const colon = text?.indexOf(":") ?? -1;
  if (text === undefined || colon < 0 || /\p{Cc}/u.test(text)) {
    return undefined;
  }
  const given = { email: text.slice(0, colon), password: text.slice(colon + 1) };
  return loginRequest.safeParse(given).data;
}
