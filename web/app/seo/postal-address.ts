import type { PostalAddress } from "schema-dts";

/** Matches `São Paulo - SP, 04500-000`: city, state and postal code in Brazilian notation. */
const cityLine = /^(\S[^,\n]*) - ([A-Z]{2}), (\d{5}-\d{3})$/;

/** Parses the company's address from the lines that an editor enters. */
export function parsePostalAddress(address: string): Extract<PostalAddress, object> {
  const lines = address.split("\n").map((line) => line.trim());
  const [, city, state, postalCode] = cityLine.exec(lines.at(-1) ?? "") ?? [];
  const isSplit = city && state && postalCode;
  return {
    "@type": "PostalAddress",
    streetAddress: (isSplit ? lines.slice(0, -1) : lines).join(", "),
    ...(isSplit ? { addressLocality: city, addressRegion: state, postalCode } : {}),
    addressCountry: "BR",
  };
}
