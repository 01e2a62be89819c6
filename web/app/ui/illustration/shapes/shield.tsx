import * as styles from "../illustration.css.ts";
import {
  curve,
  disc,
  dot,
  extrusion,
  line,
  type Place,
  type Point,
  polygon,
  polyline,
  project,
  times,
} from "../isometric.ts";
import { Box } from "../solid.tsx";

const plane = 88;
const on = (x: number, z: number): Place => [x, plane, z];

function shieldAt(scale: number): Point[] {
  const s = (value: number) => value * scale;
  const middle = 128;
  const z = (value: number) => middle + value * scale;
  const corner = on(s(82), z(84));
  const tip = on(0, z(-118));
  const left = on(s(-82), z(84));
  const places: Place[] = [
    on(0, z(112)),
    ...curve(on(0, z(112)), on(s(28), z(94)), on(s(56), z(86)), corner, 6),
    ...curve(corner, on(s(86), z(-20)), on(s(50), z(-86)), tip, 10),
    ...curve(tip, on(s(-50), z(-86)), on(s(-86), z(-20)), left, 10),
    ...curve(left, on(s(-56), z(86)), on(s(-28), z(94)), on(0, z(112)), 6).slice(0, -1),
  ];
  return places.map(project);
}

const outer = shieldAt(1);
const inner = shieldAt(0.82);
const rings = [120, 158, 196].map((radius) => disc([0, 0, 0], radius)).join("");

/** Rejected traffic; its lines end at the ring. */
const arrivals = [
  line([-30, 268, 0], [-30, 210, 0]),
  line([84, 240, 0], [84, 194, 0]),
  line([-118, 222, 0], [-118, 176, 0]),
].join("");

/** A shield in front of servers. */
export function Shield() {
  return (
    <g transform="translate(32 -24)">
      <path className={styles.fill} d={disc([0, 0, 0], 196)} />
      <path className={`${styles.soft} ${styles.dashed}`} d={rings} />
      {times(3, (index) => (
        <Box key={index} at={[-66, -96 + index * 2, index * 52]} size={[132, 92, 44]} />
      ))}
      <path
        className={styles.soft}
        d={times(3, (index) => line([66, -80, index * 52 + 22], [66, -20, index * 52 + 22])).join(
          "",
        )}
      />
      <path
        className={`${styles.accent} ${styles.fineDots}`}
        d={times(3, (index) => dot([66, -88, index * 52 + 34])).join("")}
      />
      <path className={`${styles.soft} ${styles.dashed}`} d={arrivals} />
      <path className={styles.brandShade} d={extrusion(outer, [14, -7])} />
      <path className={styles.brandFill} d={polygon(outer)} />
      <path className={styles.brandLight} d={polygon(inner)} />
      <path
        className={`${styles.glow} ${styles.tick}`}
        d={polyline([on(-30, 132), on(-8, 104), on(34, 164)].map(project))}
      />
    </g>
  );
}
