import { eq } from "drizzle-orm";
import type { Database } from "../../ground/database.ts";
import type { Logo } from "../../ground/mail/brand.ts";
import { media, site_settings } from "../../payload-schema.ts";
import { pictureFiles } from "../picture-files.ts";

/** Largest size in a mail, in CSS pixels; the picture has two for each. */
const maxWidth = 160;
const maxHeight = 40;
const margin = 6;
/** The light ground of mails (letter-style.ts): a dark logo is seen in dark mode too. */
const ground = "#fdfcf7";

/** Draws a logo as mail programs show it: few of them know SVG or WebP. */
export async function drawMailLogo(file: Uint8Array): Promise<Logo> {
  // Only now: a worker without mails does without the codecs' memory.
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(file, { density: 200 })
    .resize(2 * maxWidth, 2 * maxHeight, { fit: "inside" })
    .extend({
      top: 2 * margin,
      bottom: 2 * margin,
      left: 2 * margin,
      right: 2 * margin,
      background: ground,
    })
    .flatten({ background: ground })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}

interface LogoOptions {
  database: Database;
  log: (line: string) => void;
}

/** Reads the site's logo for mails, drawn once for each file. A mail goes without one rather than wait. */
export function mailLogos({ database, log }: LogoOptions): () => Promise<Logo | undefined> {
  let known: { of: string; logo: Logo | undefined } | undefined;
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
    if (known?.of !== of) {
      try {
        const bytes = await (await pictureFiles()).read(file.name);
        known = { of, logo: bytes && (await drawMailLogo(bytes)) };
      } catch {
        log("Cannot draw the logo for mails; they go without it.");
        known = { of, logo: undefined };
      }
    }
    return known.logo;
  };
}
