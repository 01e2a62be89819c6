import * as styles from "../illustration.css.ts";
import { dot, face, line, type Place, times } from "../isometric.ts";
import { Box } from "../solid.tsx";

/** Backups of seven days, the newest in front. */
const days = 7;
const pitch = 52;
const width = 176;
const height = 148;
const firstY = -196;

function plate(index: number) {
  const y = firstY + index * pitch;
  const isNewest = index === days - 1;
  const on = (x: number, z: number): Place => [x, y + 8, z];
  const rows = times(5, (row) => {
    const z = height - 26 - row * 24;
    return line(on(-62, z), on(-62 + ([84, 60, 96, 72, 48][(row + index) % 5] ?? 60), z));
  }).join("");
  return (
    <g key={index}>
      <Box at={[-width / 2, y, 0]} size={[width, 8, height]} isAccent={isNewest} />
      <path className={isNewest ? styles.onBrand : styles.soft} d={rows} />
      <path
        className={`${isNewest ? styles.glow : styles.accent} ${styles.fineDots}`}
        d={dot(on(66, height - 26)) + dot(on(66, height - 50))}
      />
    </g>
  );
}

const axisX = width / 2 + 46;
const lastY = firstY + (days - 1) * pitch + 4;

/** The backup that is being restored. */
const restoredY = firstY + 2 * pitch + 4;
const top = height + 64;

/** Backups in a row by time, and an arrow for the restore. */
export function Backup() {
  return (
    <g transform="translate(6 36) scale(.86)">
      <path
        className={styles.fill}
        d={face([-124, -228, 0], [174, -228, 0], [174, 176, 0], [-124, 176, 0])}
      />
      <path
        className={styles.line}
        d={
          line([axisX, firstY - 16, 0], [axisX, lastY + 34, 0]) +
          times(days, (index) => {
            const y = firstY + index * pitch + 4;
            return line([axisX - 8, y, 0], [axisX + 8, y, 0]);
          }).join("")
        }
      />
      {times(days, plate)}
      <path className={`${styles.glow} ${styles.dots}`} d={dot([axisX, lastY, 0])} />
      <path
        className={styles.accent}
        d={
          line(
            [0, restoredY, height],
            [0, restoredY, top],
            [0, lastY, top],
            [0, lastY, height + 8],
          ) + line([-10, lastY, height + 22], [0, lastY, height + 6], [10, lastY, height + 22])
        }
      />
    </g>
  );
}
