import type { EmailLogo } from "../platform/mail/brand.ts";
import { emailColors } from "../platform/mail/email-style.ts";

/** Maximum size in an e-mail, in CSS pixels; the file has twice as many pixels. */
const maxWidth = 160;
const maxHeight = 40;
const margin = 6;
/** Light background, so that a dark logo is visible in dark mode. */
const background = emailColors.surface;

/** Converts a logo to PNG: few e-mail clients support SVG or WebP. */
export async function renderMailLogo(file: Uint8Array): Promise<EmailLogo> {
  // Imported on demand, so that a worker without e-mails to send does not load the codecs into memory.
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(file, { density: 200 })
    .resize(2 * maxWidth, 2 * maxHeight, { fit: "inside" })
    .extend({
      top: 2 * margin,
      bottom: 2 * margin,
      left: 2 * margin,
      right: 2 * margin,
      background,
    })
    .flatten({ background })
    .png({ palette: true })
    .toBuffer({ resolveWithObject: true });
  return { content: data, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}
