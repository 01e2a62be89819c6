import { loginRequest } from "contracts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

function decode(base64: string): string | undefined {
  if (!/^[\w+/-]+={0,2}$/.test(base64)) {
    return undefined;
  }
  try {
    return utf8.decode(Buffer.from(base64, "base64"));
  } catch {
    return undefined;
  }
}

/**
 * E-mail and password of an `Authorization: Basic` header (RFC 7617, UTF-8); undefined when it is
 * of another scheme or malformed. The password may contain colons, and nothing has a control
 * character.
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
