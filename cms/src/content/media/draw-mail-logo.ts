import type { Logo } from "../../ground/mail/brand.ts";

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
