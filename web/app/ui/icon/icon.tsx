import * as styles from "./icon.css.ts";
import { type IconName, icons, isIconName } from "./icons.ts";

export interface IconProps {
  name: IconName;
  size?: "small" | "medium" | "large";
}

/** A decorative icon of the one set, in the colour of the text beside it. */
export function Icon({ name, size = "medium" }: IconProps) {
  // The name may come from content that is newer than this code.
  if (!isIconName(name)) {
    return null;
  }
  const Glyph = icons[name];
  return <Glyph className={styles.sizes[size]} strokeWidth={1.75} aria-hidden="true" />;
}
