import * as styles from "../illustration.css.ts";
import { dot, line, type Place, type Point, project, times } from "../isometric.ts";
import { Box } from "../solid.tsx";

/** Circles that form a cloud on the floor plane, seen from above: x, y, radius. */
const lobes = {
  left: { u: -64, v: 36, r: 36 },
  middle: { u: -6, v: 62, r: 56 },
  right: { u: 66, v: 42, r: 42 },
} as const;

interface CloudShape {
  top: string;
  side: string;
}

function written(point: Point): string {
  return point.map((value) => Math.round(value * 10) / 10).join(" ");
}

/** Returns the outer point at which two neighbouring circles intersect. */
function meeting(a: { u: number; v: number; r: number }, b: typeof a): [number, number] {
  const du = b.u - a.u;
  const dv = b.v - a.v;
  const distance = Math.hypot(du, dv);
  const along = (distance ** 2 + a.r ** 2 - b.r ** 2) / (2 * distance);
  const aside = Math.sqrt(a.r ** 2 - along ** 2);
  return [a.u + (along * du - aside * dv) / distance, a.v + (along * dv + aside * du) / distance];
}

/** A circle on the floor plane is an ellipse in the projection, so every arc is exact. */
function cloud([x, y, z]: Place, scale: number, thickness: number): CloudShape {
  const at = (u: number, v: number): Point => project([x + u * scale, y - v * scale, z]);
  const arc = (r: number, isLarge: boolean, sweep: 0 | 1, to: Point) => {
    const wide = r * scale * Math.SQRT2;
    return `A${written([wide, wide / 2])} 0 ${isLarge ? 1 : 0} ${sweep} ${written(to)}`;
  };
  const { left, middle, right } = lobes;
  const start = at(left.u, 0);
  const end = at(right.u, 0);
  const top = [
    `M${written(start)}`,
    arc(left.r, true, 1, at(...meeting(left, middle))),
    arc(middle.r, false, 1, at(...meeting(middle, right))),
    arc(right.r, true, 1, end),
    "z",
  ].join("");
  const slope = Math.SQRT1_2;
  const leftmost = at(left.u - left.r * slope, left.v - left.r * slope);
  const rightmost = at(right.u + right.r * slope, right.v + right.r * slope);
  const lower = ([px, py]: Point): Point => [px, py + thickness];
  const side = [
    `M${written(leftmost)}`,
    arc(left.r, false, 0, start),
    `L${written(end)}`,
    arc(right.r, false, 0, rightmost),
    `v${thickness}`,
    arc(right.r, false, 1, lower(end)),
    `L${written(lower(start))}`,
    arc(left.r, false, 1, lower(leftmost)),
    "z",
  ].join("");
  return { top, side };
}

const low = cloud([0, 76, 96], 1.62, 18);
const high = cloud([0, 44, 204], 1.05, 16);

const posts = [
  [-96, 60],
  [104, 60],
  [104, -70],
] as const;

/** Two clouds in layers above a board. */
export function Clouds() {
  return (
    <g transform="translate(-3 12) scale(1.01)">
      <Box at={[-140, -110, -14]} size={[280, 220, 14]} />
      <path
        className={styles.soft}
        d={times(6, (index) => line([-120, -84 + index * 34, 0], [120, -84 + index * 34, 0])).join(
          "",
        )}
      />
      <Box at={[-110, 20, 0]} size={[64, 64, 12]} />
      <Box at={[-10, 34, 0]} size={[42, 42, 10]} isAccent />
      {times(3, (index) => (
        <Box key={index} at={[62 + index * 20, 24, 0]} size={[8, 66, 20]} />
      ))}
      <path
        className={`${styles.soft} ${styles.dashed}`}
        d={posts.map(([x, y]) => line([x, y, 0], [x, y, 96])).join("")}
      />
      <path className={styles.shade} d={low.side} />
      <path className={styles.light} d={low.top} />
      <path
        className={styles.soft}
        d={times(4, (index) => line([-92, 52 - index * 26, 96], [112, 52 - index * 26, 96])).join(
          "",
        )}
      />
      <path
        className={`${styles.accent} ${styles.dashed}`}
        d={posts.map(([x, y]) => line([x * 0.62, y * 0.6, 96], [x * 0.62, y * 0.6, 204])).join("")}
      />
      <path
        className={`${styles.accent} ${styles.fineDots}`}
        d={posts.map(([x, y]) => dot([x * 0.62, y * 0.6, 96])).join("")}
      />
      <path className={styles.brandShade} d={high.side} />
      <path className={styles.brandLight} d={high.top} />
      <path
        className={`${styles.glow} ${styles.dots} ${styles.blink}`}
        d={[0, 1, 2].map((index) => dot([-44 + index * 14, 30, 204])).join("")}
      />
    </g>
  );
}
