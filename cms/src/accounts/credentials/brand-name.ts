import type { Payload } from "payload";

/** Returns the brand name of the site settings. */
export async function readBrandName(payload: Payload): Promise<string> {
  const { brandName } = await payload.findGlobal({
    slug: "site-settings",
    depth: 0,
    select: { brandName: true },
  });
  return brandName;
}
