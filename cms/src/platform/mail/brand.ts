import { site_settings } from "../../payload-schema.ts";
import type { Database } from "../database.ts";

/** The site's logo for e-mails: a PNG with its size in CSS pixels. */
export interface EmailLogo {
  content: Buffer;
  width: number;
  height: number;
}

/** Brand data of the site settings that every e-mail contains. */
export interface EmailBrand {
  name: string;
  /** Reply-to e-mail address. */
  email: string;
  telephone: string;
  /** Postal address; one element per line. */
  address: string[];
  /** URL of the site. */
  url: string;
  logo?: EmailLogo;
}

/** Reads the brand from the site settings. Uses the site's host name until the settings are filled in. */
export async function readEmailBrand(
  db: Database,
  publicUrl: string,
  readLogo: () => Promise<EmailLogo | undefined>,
): Promise<EmailBrand> {
  const logo = await readLogo();
  const [settings] = await db
    .select({
      name: site_settings.brandName,
      email: site_settings.email,
      telephone: site_settings.telephone,
      address: site_settings.address,
    })
    .from(site_settings)
    .limit(1);
  const { hostname, origin } = new URL(publicUrl);
  return {
    name: settings?.name ?? hostname,
    email: settings?.email ?? "",
    telephone: settings?.telephone ?? "",
    address: settings?.address?.split("\n").map((line) => line.trim()) ?? [],
    url: origin,
    ...(logo ? { logo } : {}),
  };
}
