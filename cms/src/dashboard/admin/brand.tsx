import { eq } from "drizzle-orm";
import type { Payload } from "payload";
import { media, site_settings } from "../../payload-schema.ts";
import { type Database, database, prepareQuery } from "../../platform/database.ts";

const brand = prepareQuery((database: Database) =>
  database
    .select({ name: site_settings.brandName, logo: media.url })
    .from(site_settings)
    .leftJoin(media, eq(media.id, site_settings.logo))
    .limit(1)
    .prepare("dashboard-brand"),
);

/** Shows the site's logo, or the site's name if the settings contain no logo. */
export async function BrandMark({ payload }: { payload: Payload }) {
  const [found] = await brand(database(payload)).execute();
  return found?.logo ? (
    // biome-ignore lint/performance/noImgElement: one small picture, cached by the browser
    <img className="dashboard-view__logo" src={found.logo} alt={found.name ?? ""} />
  ) : (
    <strong>{found?.name}</strong>
  );
}
