import * as styles from "../illustration.css.ts";
import {
  disc,
  dot,
  extrusion,
  face,
  line,
  type Place,
  polygon,
  project,
  times,
} from "../isometric.ts";
import { Box } from "../solid.tsx";

const w = 190;
const d = 210;
/** Returns the height of the sloping top at a depth; it rises towards the back. */
const slope = (y: number) => 86 - (y / d) * 62;
const on = (x: number, y: number): Place => [x - w / 2, y - d / 2, slope(y)];
const low = (x: number, y: number): Place => [x - w / 2, y - d / 2, 0];

const keys = times(12, (index) => {
  const x = 84 + (index % 3) * 32;
  const y = 106 + Math.floor(index / 3) * 24;
  return face(on(x, y), on(x + 22, y), on(x + 22, y + 15), on(x, y + 15));
}).join("");

const screen = face(on(80, 24), on(176, 24), on(176, 86), on(80, 86));
const bars = times(7, (index) => {
  const x = 92 + index * 12;
  const rise = [10, 22, 34, 18, 28, 14, 8][index] ?? 10;
  return line(on(x, 55 - rise / 2), on(x, 55 + rise / 2));
}).join("");

/** The side of the handset, which lies across the left of the phone. */
const handset = (
  [
    [14, 6, 34],
    [14, 6, 52],
    [14, 40, 62],
    [14, 160, 26],
    [14, 198, 12],
    [14, 198, -6],
    [14, 160, -2],
    [14, 150, 10],
    [14, 56, 38],
    [14, 44, 24],
  ] as const
).map(([x, y, rise]) => project([x - w / 2 + 44, y - d / 2, slope(y) + rise + 6]));

const waves = [40, 62, 84].map((radius) => disc([-168, 30, 0], radius)).join("");

/** A desk phone with connected extensions. */
export function Telephony() {
  return (
    <g transform="translate(2 -11) scale(.97)">
      <path className={styles.soft} d={waves} />
      <path
        className={styles.accent}
        d={
          line([95, -40, 0], [160, -40, 0], [160, -90, 0]) +
          line([95, 10, 0], [170, 10, 0], [170, 46, 0]) +
          line([-95, 30, 0], [-168, 30, 0])
        }
      />
      <path
        className={`${styles.glow} ${styles.flow}`}
        d={line([95, -40, 0], [160, -40, 0], [160, -90, 0]) + line([-95, 30, 0], [-168, 30, 0])}
      />
      <Box at={[134, -146, 0]} size={[52, 60, 14]} />
      <Box at={[144, 46, 0]} size={[52, 60, 14]} />
      <path className={styles.fill} d={face(on(0, d), on(w, d), low(w, d), low(0, d))} />
      <path className={styles.shade} d={face(on(w, d), on(w, 0), low(w, 0), low(w, d))} />
      <path className={styles.light} d={face(on(0, 0), on(w, 0), on(w, d), on(0, d))} />
      <path className={styles.fill} d={screen} />
      <path className={styles.accent} d={bars} />
      <path className={styles.fill} d={keys} />
      <path className={styles.brandLight} d={extrusion(handset, [-44, -22])} />
      <path className={styles.brandFill} d={polygon(handset)} />
      <path className={`${styles.glow} ${styles.dots} ${styles.blink}`} d={dot(on(168, 206 - 6))} />
      <Box at={[-190, 8, 0]} size={[44, 44, 8]} isAccent />
    </g>
  );
}
