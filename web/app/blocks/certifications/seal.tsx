import * as styles from "./certifications.css.ts";

const petals = Array.from({ length: 12 }, (_, index) => index * 15);

/**
 * Width of the seal's empty centre in view box units, width of a capital letter in em, and maximum font size in view
 * box units.
 */
const centreWidth = 92;
const capitalWidth = 0.62;
const maxFontSize = 50;

export interface SealProps {
  name: string;
}

function fontSizeOf(name: string): number {
  return Math.min(maxFontSize, Math.round(centreWidth / (name.length * capitalWidth)));
}

/** The name of a law on a sheet of paper. */
export function LawBadge({ name }: SealProps) {
  return (
    <svg className={styles.seal} viewBox="29 0 176 176" role="img" aria-label={name}>
      <rect className={styles.sealDisc} x="30" y="12" width="116" height="152" rx="6" />
      <path className={styles.sealPetals} d="M48 36h80M48 50h80M48 118h80M48 132h80M48 146h48" />
      <g className={styles.sealText}>
        <text x="88" y={86 + fontSizeOf(name) * 0.36} fontSize={fontSizeOf(name)}>
          {name}
        </text>
      </g>
    </svg>
  );
}

/** The name of a certification as a seal: the last word is large, and the other words are above it. */
export function Seal({ name }: SealProps) {
  const words = name.trim().split(/\s+/);
  const lastWord = words.at(-1) ?? "";
  const otherWords = words.slice(0, -1).join(" ");
  const size = fontSizeOf(lastWord);
  return (
    <svg className={styles.seal} viewBox="0 0 176 176" role="img" aria-label={name}>
      <g className={styles.sealPetals}>
        {petals.map((angle) => (
          <ellipse
            key={angle}
            cx="88"
            cy="88"
            rx="86"
            ry="68"
            transform={`rotate(${angle} 88 88)`}
          />
        ))}
      </g>
      <circle className={styles.sealDisc} cx="88" cy="88" r="62" />
      <g className={styles.sealText}>
        {otherWords ? (
          <text x="88" y="70" fontSize="20">
            {otherWords}
          </text>
        ) : null}
        <text x="88" y={(otherWords ? 94 : 88) + size * 0.36} fontSize={size}>
          {lastWord}
        </text>
      </g>
    </svg>
  );
}
