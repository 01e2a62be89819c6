import Bowser from "bowser";
import type { LoginClient } from "./known-devices.ts";

/** Maximum number of characters of a User-Agent that are parsed; browsers send about 120. */
const maxUserAgentLength = 512;

/** Device and network of a login, in the form shown to the account's owner. */
export interface LoginDevice {
  /** Name of the browser, such as Firefox; null if the User-Agent contains no known one. */
  browser: string | null;
  /** Name of the operating system, such as Windows; null if the User-Agent contains no known one. */
  system: string | null;
  /** IPv4 address, or /64 network of an IPv6 address. */
  network: string;
}

// Replaces unknown names: bowser returns the name of an unknown program as the client sent it, and screens and e-mails
// must not contain text from a client.
const browsers = new Set(Object.values(Bowser.BROWSER_MAP));
const systems = new Set(Object.values(Bowser.OS_MAP));

function knownName(name: string | undefined, known: ReadonlySet<string>): string | null {
  return name !== undefined && known.has(name) ? name : null;
}

/** Returns the device and network of a client. The device is not verified, because a client can send any User-Agent. */
export function describeLoginDevice({ userAgent = "", address }: LoginClient): LoginDevice {
  const network = address.includes(":") ? `${address}::/64` : address;
  if (userAgent === "") {
    return { browser: null, system: null, network };
  }
  const { browser, os } = Bowser.parse(userAgent.slice(0, maxUserAgentLength));
  return {
    browser: knownName(browser.name, browsers),
    system: knownName(os.name, systems),
    network,
  };
}
