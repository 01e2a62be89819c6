import { eq } from "drizzle-orm";
import { media, site_settings } from "../payload-schema.ts";
import type { Database } from "../platform/database.ts";
import type { EmailLogo } from "../platform/mail/brand.ts";
import { openPictureFiles } from "./picture-files.ts";
import { renderMailLogo } from "./render-mail-logo.ts";

interface LogoOptions {
  database: Database;
  log: (line: string) => void;
}

/**
 * Returns a function that reads the site's logo for e-mails and converts each logo file only once. After an error, the
 * function returns no logo.
 */
export function createMailLogoReader({
  database,
  log,
}: LogoOptions): () => Promise<EmailLogo | undefined> {
  let cached: { of: string; logo: EmailLogo | undefined } | undefined;
  return async () => {
    const [file] = await database
      .select({ name: media.filename, changedAt: media.updatedAt })
      .from(site_settings)
      .innerJoin(media, eq(media.id, site_settings.logo))
      .limit(1);
    if (!file?.name) {
      return undefined;
    }
    const of = `${file.name} ${file.changedAt}`;
    if (cached?.of !== of) {
      try {
        const bytes = await (await openPictureFiles()).read(file.name);
        cached = { of, logo: bytes && (await renderMailLogo(bytes)) };
      } catch {
        log("Cannot draw the logo for mails; they go without it.");
        cached = { of, logo: undefined };
      }
    }
    return cached.logo;
  };
}
