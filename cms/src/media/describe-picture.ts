import sharp from "sharp";

const width = 16;
/** Maximum length of a placeholder, in characters. A page may embed many placeholders. */
const maxCharacters = 400;

export interface PictureDescription {
  /** True if the image has no transparency. */
  isOpaque: boolean;
  /**
   * Tiny preview as a data URL, shown until the image has loaded. Null for SVG and for images with
   * transparency.
   */
  placeholder: string | null;
}

export async function describePicture(bytes: Uint8Array): Promise<PictureDescription> {
  try {
    const image = sharp(bytes);
    const { format, hasAlpha } = await image.metadata();
    if (format === "svg" || (hasAlpha && !(await image.stats()).isOpaque)) {
      return { isOpaque: false, placeholder: null };
    }
    const preview = await image
      .rotate()
      .flatten()
      .resize(width)
      .webp({ quality: 30, effort: 6 })
      .toBuffer();
    const url = `data:image/webp;base64,${preview.toString("base64")}`;
    return { isOpaque: true, placeholder: url.length > maxCharacters ? null : url };
  } catch {
    // Returns no placeholder for an image that cannot be read; receive-file.ts rejects the upload.
    return { isOpaque: false, placeholder: null };
  }
}
