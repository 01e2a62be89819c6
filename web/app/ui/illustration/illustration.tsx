import * as styles from "./illustration.css.ts";
import { extractSvgContent } from "./svg-content.ts";

/**
 * Names of the illustrations, in the order of the list from which editors choose
 * (cms/src/content/fields/illustration.ts).
 */
export const illustrationNames = [
  "racks",
  "routes",
  "clouds",
  "storage",
  "network",
  "shield",
  "telephony",
  "backup",
  "consulting",
  "gauge",
] as const;
export type IllustrationName = (typeof illustrationNames)[number];

const files = import.meta.glob<string>("./drawings/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const contents = new Map(
  illustrationNames.map((name) => [name, extractSvgContent(files[`./drawings/${name}.svg`] ?? "")]),
);

export interface IllustrationProps {
  name: IllustrationName;
  /** `card` next to text, `hero` alone on half of a page, `cover` in a frame of 16:9. */
  size?: "card" | "hero" | "cover";
}

/** A line illustration; decorative, in the colours of its section. */
export function Illustration({ name, size = "card" }: IllustrationProps) {
  const content = contents.get(name);
  // Renders nothing for an unknown name, which content newer than this code may contain.
  if (!content) {
    return null;
  }
  return (
    <svg
      className={styles.sizes[size]}
      viewBox="0 0 640 480"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is part of the product
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
