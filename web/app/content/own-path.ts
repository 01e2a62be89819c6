import { type Locale, localePrefix, splitLocalePath } from "contracts";

/** The screens below personalSegments, without the language's prefix. */
export type OwnScreen =
  | "/auth"
  | "/auth/forgot"
  | "/client-area"
  | "/client-area/account"
  | "/client-area/send-verification"
  | "/admin"
  | "/admin/forgot"
  | "/admin/audit"
  | "/admin/staff"
  | `/admin/users/${string}`;

/** Path of a screen of the customer area or the panel, in a language. */
export function ownPath(locale: Locale, screen: OwnScreen): string {
  return localePrefix(locale) + screen;
}

/** The same, in the language of an address. */
export function ownPathFrom({ pathname }: Pick<URL, "pathname">, screen: OwnScreen): string {
  return ownPath(splitLocalePath(pathname).locale, screen);
}

/** Where to go on to after login, if it is a path of this site and nothing else. */
export function safeReturnTo(asked: string | null | undefined): string | undefined {
  if (!asked?.startsWith("/") || !URL.canParse(asked, anyOrigin)) {
    return undefined;
  }
  const url = new URL(asked, anyOrigin);
  const path = url.pathname + url.search + url.hash;
  // "/..//host" is a path until its dots are resolved; then it would name a host.
  return url.origin === anyOrigin && !path.startsWith("//") ? path : undefined;
}

/** Only to tell an address that stays from one that leaves. */
const anyOrigin = "http://own.invalid";
