import { site_settings } from "../../payload-schema.ts";
import type { Database } from "../database.ts";

/** The site's logo as mails carry it: a PNG, with its size in CSS pixels. */
export interface Logo {
  content: Buffer;
  width: number;
  height: number;
}

/** Who writes: the site's settings, as every message tells them. */
export interface Brand {
  name: string;
  /** Where answers go. */
  email: string;
  telephone: string;
  /** Line by line. */
  address: string[];
  /** Of the site. */
  url: string;
  logo?: Logo;
}

/** Before the site is set up there is its address alone. */
export async function readBrand(
  db: Database,
  publicUrl: string,
  readLogo: () => Promise<Logo | undefined>,
): Promise<Brand> {
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
