import * as styles from "./icon.css.ts";
import { type IconName, icons } from "./icons.ts";

export const iconSizes = ["small", "medium", "large"] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps {
  name: IconName;
  size?: IconSize;
}

/** A decorative icon of the one set, in the colour of the text beside it. */
export function Icon({ name, size = "medium" }: IconProps) {
  const Glyph = icons[name];
  return <Glyph className={styles.sizes[size]} strokeWidth={1.75} aria-hidden="true" />;
}
