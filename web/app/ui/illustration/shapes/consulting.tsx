import * as styles from "../illustration.css.ts";
import { disc, face, line, type Place, times } from "../isometric.ts";
import { Box } from "../solid.tsx";

const half = { x: 204, y: 150 };
const on = (x: number, y: number): Place => [x, y, 4];

const fineGrid = [
  ...times(11, (index) => line(on(-170 + index * 34, -half.y), on(-170 + index * 34, half.y))),
  ...times(8, (index) => line(on(-half.x, -119 + index * 34), on(half.x, -119 + index * 34))),
].join("");

function room(x: number, y: number, w: number, d: number): string {
  return face(on(x, y), on(x + w, y), on(x + w, y + d), on(x, y + d));
}

const plan =
  room(-170, -119, 136, 102) +
  room(-170, 17, 68, 102) +
  room(-68, 17, 102, 102) +
  room(68, -119, 102, 68) +
  room(68, 17, 102, 102) +
  line(on(-34, -68), on(0, -68), on(0, -85), on(68, -85)) +
  line(on(-102, 68), on(-68, 68)) +
  line(on(34, 68), on(68, 68));

const measure =
  line(on(-170, 134), on(170, 134)) +
  [-170, -102, -68, 34, 68, 170].map((x) => line(on(x, 129), on(x, 139))).join("");

/** A plan on paper, with building blocks above it. */
export function Consulting() {
  return (
    <g transform="translate(51 12) scale(.84)">
      <Box at={[-half.x, -half.y, 0]} size={[half.x * 2, half.y * 2, 4]} />
      <path className={styles.soft} d={fineGrid} />
      <path className={styles.accent} d={plan} />
      <path className={styles.line} d={measure} />
      <path className={styles.accent} d={disc(on(119, -85), 20)} />
      <Box at={[-160, -109, 4]} size={[54, 82, 92]} />
      <path
        className={styles.soft}
        d={times(5, (index) =>
          line([-152, -27, 22 + index * 15], [-114, -27, 22 + index * 15]),
        ).join("")}
      />
      <Box at={[-98, -109, 4]} size={[54, 82, 124]} isAccent />
      <path
        className={styles.onBrand}
        d={times(7, (index) => line([-90, -27, 22 + index * 15], [-52, -27, 22 + index * 15])).join(
          "",
        )}
      />
      <Box at={[-58, 27, 4]} size={[82, 82, 34]} />
      <Box at={[78, 27, 4]} size={[82, 82, 14]} />
      <path
        className={`${styles.soft} ${styles.dashed}`}
        d={[
          [78, 27],
          [160, 27],
          [78, 109],
          [160, 109],
        ]
          .map(([x = 0, y = 0]) => line([x, y, 18], [x, y, 96]))
          .join("")}
      />
      <path
        className={`${styles.accent} ${styles.dashed}`}
        d={face([78, 27, 96], [160, 27, 96], [160, 109, 96], [78, 109, 96])}
      />
      <path
        className={styles.glowFill}
        d={face([-150, 176, 6], [40, 176, 6], [40, 186, 6], [-150, 186, 6])}
      />
      <path className={styles.light} d={face([40, 176, 6], [40, 186, 6], [62, 181, 6])} />
    </g>
  );
}
