import * as styles from "./picture.css.ts";

interface PictureFile {
  url?: string | null | undefined;
  width?: number | null | undefined;
}

/** An image with its stored sizes, named by format and width. */
export interface PictureMedia {
  /** Alternative text; absent if the CMS has no text in the page's language. */
  alt?: string | null | undefined;
  url?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** Focal point in percent from the left and from the top; the focal point stays visible when the image is cropped. */
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  /** A tiny version as a data URL, shown until the image is loaded. */
  placeholder?: string | null | undefined;
  sizes?:
    | Partial<
        Record<
          "avif480" | "avif960" | "avif1600" | "webp480" | "webp960" | "webp1600",
          PictureFile | undefined
        >
      >
    | undefined;
}

export interface PictureProps {
  media: PictureMedia;
  /** The `sizes` attribute: the rendered width of the image. */
  sizes: string;
  /** Set for the largest image of the first view, to load it with high priority. */
  priority?: boolean | undefined;
}

function srcSet(files: readonly (PictureFile | undefined)[]): string {
  return files
    .flatMap((file) => (file?.url && file.width ? [`${file.url} ${file.width}w`] : []))
    .join(", ");
}

function focus({ focalX, focalY }: PictureMedia): string {
  const nearest = (classes: string[], percent = 50) => classes[Math.round(percent / 10)] ?? "";
  const across = nearest(styles.horizontalFocus, focalX ?? undefined);
  return `${styles.image} ${across} ${nearest(styles.verticalFocus, focalY ?? undefined)}`;
}

/**
 * A responsive image: AVIF, then WebP, then the original file, without layout shift. The placeholder is below the
 * image, with the same size and crop. It is an image, because the CSP forbids an inline background.
 */
export function Picture({ media, sizes, priority = false }: PictureProps) {
  if (!media.url) {
    return null;
  }
  const stored = media.sizes ?? {};
  const avif = srcSet([stored.avif480, stored.avif960, stored.avif1600]);
  const webp = srcSet([stored.webp480, stored.webp960, stored.webp1600]);
  const className = focus(media);
  const picture = (
    <picture>
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      {webp ? <source type="image/webp" srcSet={webp} sizes={sizes} /> : null}
      <img
        className={className}
        src={media.url}
        alt={media.alt ?? ""}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
  return media.placeholder ? (
    <span className={styles.frame}>
      <img className={`${className} ${styles.placeholder}`} src={media.placeholder} alt="" />
      {picture}
    </span>
  ) : (
    picture
  );
}
