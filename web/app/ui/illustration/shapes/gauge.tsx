import * as styles from "../illustration.css.ts";
import { dot, face, line, type Place, polyline, project, times } from "../isometric.ts";
import { Box } from "../solid.tsx";

const panelY = -70;
const on = (x: number, z: number): Place => [x, panelY + 16, z];
const centre = { x: -40, z: 96 };

/** Returns a point of the dial: 0 is the left end of the scale, 1 the right one. */
function dial(share: number, radius: number): Place {
  const angle = Math.PI * (1.12 - 1.24 * share);
  return on(centre.x + Math.cos(angle) * radius, centre.z + Math.sin(angle) * radius);
}

function arc(from: number, to: number, radius: number): string {
  const steps = 18;
  return polyline(
    times(steps + 1, (index) => project(dial(from + ((to - from) * index) / steps, radius))),
  );
}

const ticks = times(21, (index) =>
  line(dial(index / 20, 88), dial(index / 20, index % 5 === 0 ? 74 : 81)),
).join("");

const heights = [26, 42, 54, 72, 98];

/** A dial on a panel, with growing columns in front. */
export function Gauge() {
  return (
    <g transform="translate(90 68) scale(.83)">
      <path
        className={styles.fill}
        d={face([-224, -110, 0], [196, -110, 0], [196, 170, 0], [-224, 170, 0])}
      />
      <path
        className={styles.soft}
        d={times(4, (index) => line([-224, -54 + index * 56, 0], [196, -54 + index * 56, 0])).join(
          "",
        )}
      />
      <Box at={[-196, panelY, 0]} size={[312, 16, 232]} />
      <path
        className={styles.light}
        d={face(on(-182, 218), on(102, 218), on(102, 14), on(-182, 14))}
      />
      <path className={`${styles.soft} ${styles.band}`} d={arc(0, 1, 104)} />
      <path className={`${styles.accent} ${styles.band}`} d={arc(0, 0.72, 104)} />
      <path className={styles.line} d={ticks} />
      <path className={`${styles.glow} ${styles.needle}`} d={line(dial(0.72, 8), dial(0.72, 72))} />
      <path className={styles.dots} d={dot(on(centre.x, centre.z))} />
      <path
        className={styles.soft}
        d={line(on(-92, 40), on(12, 40)) + line(on(-70, 28), on(-10, 28))}
      />
      {heights.map((height, index) => (
        <Box
          key={height}
          at={[-186 + index * 72, 74, 0]}
          size={[44, 44, height]}
          isAccent={index === heights.length - 1}
        />
      ))}
    </g>
  );
}
