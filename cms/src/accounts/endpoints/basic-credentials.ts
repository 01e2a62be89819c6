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
    // Many HTTP clients send Latin-1, because they ignore the charset parameter of WWW-Authenticate.
    return bytes.toString("latin1");
  }
}

/**
 * Reads e-mail address and password from an `Authorization: Basic` header (RFC 7617). Decodes UTF-8, or Latin-1 if the
 * bytes are not valid UTF-8. Returns undefined for another scheme, a malformed header or control characters. A password
 * may contain colons.
 */
export function readBasicCredentials(
  header: string,
): { email: string; password: string } | undefined {
  const [, base64] = /^Basic +(\S+) *$/i.exec(header) ?? [];
  const text = base64 === undefined ? undefined : decode(base64);
  const colon = text?.indexOf(":") ?? -1;
  if (text === undefined || colon < 0 || /\p{Cc}/u.test(text)) {
    return undefined;
  }
  const given = { email: text.slice(0, colon), password: text.slice(colon + 1) };
  return loginRequest.safeParse(given).data;
}
