import sharp, { type Metadata } from "sharp";
import { type FileProblem, maxPicturePixels, pictureTypes } from "./file-rules.ts";
import { prepareSvg } from "./svg-upload.ts";

type PictureType = (typeof pictureTypes)[number];

interface PreparedUpload {
  data: Buffer;
  mimetype: PictureType;
}

function typeOf({ mediaType }: Metadata): PictureType | undefined {
  return pictureTypes.find((type) => type === mediaType);
}

function hasPrivateData({ exif, iptc, xmp }: Metadata): boolean {
  return Boolean(exif ?? iptc ?? xmp);
}

async function readMetadata(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    // Reads images above the pixel limit too, so that the rejection can state this reason.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Turns the image upright and removes all metadata except the colour profile. */
function rewrite(bytes: Uint8Array, type: PictureType, metadata: Metadata): Promise<Buffer> {
  const image = sharp(bytes).autoOrient().keepIccProfile();
  if (type === "image/png") {
    return image.png().toBuffer();
  }
  if (type === "image/avif") {
    return image.avif({ quality: 80, effort: 2 }).toBuffer();
  }
  const { chromaSubsampling, isProgressive } = metadata;
  return image
    .jpeg({
      quality: 92,
      chromaSubsampling: chromaSubsampling?.startsWith("4:4:4") ? "4:4:4" : "4:2:0",
      progressive: isProgressive ?? false,
    })
    .toBuffer();
}

/**
 * Returns true for images that are stored unchanged: WebP, which Payload rewrites later, and AVIF without private
 * metadata.
 */
function isStoredUnchanged(type: PictureType, metadata: Metadata): boolean {
  return type === "image/webp" || (type === "image/avif" && !hasPrivateData(metadata));
}

/**
 * Prepares an upload for storage: detects the type from the bytes, turns the image upright, and removes metadata such
 * as a photo's location and camera.
 * @returns undefined if the bytes are not a supported image; Payload rejects such uploads
 */
export async function prepareUpload(
  bytes: Uint8Array,
): Promise<PreparedUpload | { problem: FileProblem } | undefined> {
  const drawing = prepareSvg(bytes);
  if (drawing) {
    return "problem" in drawing ? drawing : { ...drawing, mimetype: "image/svg+xml" };
  }
  const metadata = await readMetadata(bytes);
  const type = metadata && typeOf(metadata);
  if (!type) {
    return undefined;
  }
  if (metadata.width * metadata.height * (metadata.pages ?? 1) > maxPicturePixels) {
    return { problem: "pixels" };
  }
  if (isStoredUnchanged(type, metadata)) {
    return { data: Buffer.from(bytes), mimetype: type };
  }
  try {
    return { data: await rewrite(bytes, type, metadata), mimetype: type };
  } catch {
    return { problem: "broken" };
  }
}
