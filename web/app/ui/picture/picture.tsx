import * as styles from "./picture.css.ts";

interface PictureFile {
  url?: string | null | undefined;
  width?: number | null | undefined;
}

/** An image with the sizes it was stored in; named by format and width. */
export interface PictureMedia {
  /** Absent where the CMS has none in the page's language. */
  alt?: string | null | undefined;
  url?: string | null | undefined;
  width?: number | null | undefined;
  height?: number | null | undefined;
  /** What of it matters most, in percent from its left and from its top: cropped, that stays. */
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  /** A few dots of it, written out: shown until it has come. */
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
  /** The `sizes` attribute: how wide the picture is drawn. */
  sizes: string;
  /** For the one picture that is the largest thing of the first view. */
  priority?: boolean | undefined;
}

function srcSet(files: readonly (PictureFile | undefined)[]): string {
  return files
    .flatMap((file) => (file?.url && file.width ? [`${file.url} ${file.width}w`] : []))
    .join(", ");
}

function focus({ focalX, focalY }: PictureMedia): string {
  const nearest = (classes: string[], percent = 50) => classes[Math.round(percent / 10)] ?? "";
  const across = nearest(styles.focusAcross, focalX ?? undefined);
  return `${styles.image} ${across} ${nearest(styles.focusDown, focalY ?? undefined)}`;
}

/**
 * A responsive picture: AVIF, then WebP, then the file itself; nothing moves when it arrives. Until then its
 * stand-in lies below it, of the same size and cut: an image, since the security policy has no room for a
 * background of each picture's own.
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
