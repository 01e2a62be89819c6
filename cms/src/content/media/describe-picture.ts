import sharp from "sharp";

const width = 16;
/** Longer ones would weigh on pages that have many. */
const mostCharacters = 400;

export interface Stored {
  /** Whether nothing behind it shows through. */
  isOpaque: boolean;
  /**
   * What stands in for the picture until it has come: a few dots of it, small enough to be in the page
   * itself. None of what can be seen through, or is drawn by its lines.
   */
  placeholder: string | null;
}

export async function describePicture(bytes: Uint8Array): Promise<Stored> {
  try {
    const image = sharp(bytes);
    const { format, hasAlpha } = await image.metadata();
    if (format === "svg" || (hasAlpha && !(await image.stats()).isOpaque)) {
      return { isOpaque: false, placeholder: null };
    }
    const small = await image
      .rotate()
      .flatten()
      .resize(width)
      .webp({ quality: 30, effort: 6 })
      .toBuffer();
    const url = `data:image/webp;base64,${small.toString("base64")}`;
    return { isOpaque: true, placeholder: url.length > mostCharacters ? null : url };
  } catch {
    // What cannot be read is refused, or is there already, without one.
    return { isOpaque: false, placeholder: null };
  }
}
