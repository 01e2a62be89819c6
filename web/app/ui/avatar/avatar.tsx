import * as styles from "./avatar.css.ts";

export interface AvatarProps {
  /** The person's full name. The page must also show the name as text next to the avatar. */
  name: string;
}

/** Returns the initials of the first and the last name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const firstAndLast = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return firstAndLast
    .map((word) => Array.from(word ?? "").at(0) ?? "")
    .join("")
    .toLocaleUpperCase();
}

/** A person's initials; decorative, because the name is next to the initials. */
export function Avatar({ name }: AvatarProps) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
