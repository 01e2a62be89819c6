import sharp from "sharp";
import { shareImageSize } from "./file-rules.ts";

const { width, height } = shareImageSize;

/** Returns the offset in pixels of a crop that is centred on `point`, or shifted so that it lies within the image. */
function cropOffset(point: number, length: number, whole: number): number {
  return Math.floor(Math.min(Math.max(point - length / 2, 0), whole - length));
}

/**
 * Crops an image for social networks around its focal point (in percent), as Payload does for uploads.
 * @returns undefined if the image is smaller than the crop, has transparency or cannot be read
 */
export async function cropForShareImage(bytes: Uint8Array, point: { x: number; y: number }) {
  try {
    const image = sharp(bytes);
    const { format, hasAlpha, autoOrient } = await image.metadata();
    const isSmaller = autoOrient.width < width && autoOrient.height < height;
    if (isSmaller || format === "svg" || (hasAlpha && !(await image.stats()).isOpaque)) {
      return undefined;
    }
    const scale = Math.max(width / autoOrient.width, height / autoOrient.height);
    const size = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
    const data = await sharp(bytes)
      .rotate()
      .extract({
        ...size,
        left: cropOffset((autoOrient.width * point.x) / 100, size.width, autoOrient.width),
        top: cropOffset((autoOrient.height * point.y) / 100, size.height, autoOrient.height),
      })
      .resize(width, height)
      .flatten()
      .jpeg({ quality: 82 })
      .toBuffer();
    return { data, width, height };
  } catch {
    return undefined;
  }
}
