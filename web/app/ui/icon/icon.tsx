import * as styles from "./icon.css.ts";
import type { IconName } from "./icon-names.ts";
import spriteUrl from "./icons.svg?url";

export interface IconProps {
  name: IconName;
  size?: keyof typeof styles.sizes;
}

/** A decorative icon in the colour of the surrounding text. */
export function Icon({ name, size = "medium" }: IconProps) {
  return (
    <svg className={styles.sizes[size]} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
