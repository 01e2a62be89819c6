import { useContext } from "react";
import * as styles from "./icon.css.ts";
import type { IconName } from "./icon-names.ts";
import spriteUrl from "./icons.svg?url";
import { InlineIconsContext } from "./inline-icons-context.ts";

export interface IconProps {
  name: IconName;
  size?: keyof typeof styles.sizes;
}

/** A decorative icon in the colour of the surrounding text. */
export function Icon({ name, size = "medium" }: IconProps) {
  const content = useContext(InlineIconsContext)?.get(name);
  const attributes = { className: styles.sizes[size], viewBox: "0 0 24 24" };
  return content === undefined ? (
    <svg {...attributes} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: built from the sprite of our own icons
    <svg {...attributes} aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />
  );
}
