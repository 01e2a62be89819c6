import * as styles from "../illustration.css.ts";
import { dot, face, line, type Place, times } from "../isometric.ts";
import { Box, Cylinder } from "../solid.tsx";

/** A cable on the floor: straight segments between corners. */
function cable(...corners: readonly (readonly [number, number])[]): string {
  return line(...corners.map(([x, y]): Place => [x, y, 0]));
}

const cables = [
  cable([-44, -30], [-44, -150], [-118, -150]),
  cable([-30, -30], [-30, -164], [-118, -164]),
  cable([30, -30], [30, -140], [118, -140]),
  cable([44, -20], [44, -126], [118, -126]),
  cable([20, 30], [20, 128], [70, 128]),
  cable([34, 30], [34, 114], [70, 114]),
  cable([-40, 30], [-40, 160], [-70, 160]),
  cable([-26, 30], [-26, 174], [-70, 174]),
  cable([-60, 0], [-146, 0]),
  cable([-60, 14], [-146, 14]),
];

const ports = times(8, (index) => dot([-47 + index * 13.5, 42, 42])).join("");
const portsBelow = times(8, (index) => dot([-47 + index * 13.5, 42, 14])).join("");

function slots(x: number, y: number): string {
  return times(3, (index) => line([x, y, 10 + index * 15], [x + 40, y, 10 + index * 15])).join("");
}

/** Two core switches, each connected to all other devices. */
export function Network() {
  return (
    <g transform="translate(56 44) scale(.83)">
      <path
        className={styles.fill}
        d={face([-186, -186, -8], [186, -186, -8], [186, 186, -8], [-186, 186, -8])}
      />
      <path
        className={styles.soft}
        d={times(6, (index) => {
          const at = -155 + index * 62;
          return line([at, -186, -8], [at, 186, -8]) + line([-186, at, -8], [186, at, -8]);
        }).join("")}
      />
      <path className={styles.accent} d={cables.join("")} />
      <path
        className={`${styles.glow} ${styles.flow}`}
        d={cables.filter((_, index) => index % 2 === 0).join("")}
      />
      <Box at={[-178, -190, -8]} size={[60, 56, 96]} />
      <path className={styles.soft} d={slots(-168, -134)} />
      <Cylinder at={[150, -133, -8]} radius={34} height={22} />
      <Cylinder at={[150, -133, 18]} radius={34} height={22} />
      <Cylinder at={[150, -133, 44]} radius={34} height={22} />
      <Box at={[-62, -42, -4]} size={[124, 84, 22]} />
      <Box at={[-62, -42, 24]} size={[124, 84, 22]} isAccent />
      <path className={`${styles.accent} ${styles.fineDots}`} d={portsBelow} />
      <path className={`${styles.glow} ${styles.fineDots} ${styles.blink}`} d={ports} />
      <path
        className={styles.onBrand}
        d={
          line([-30, 0, 46], [30, 0, 46], [20, -10, 46]) +
          line([30, 0, 46], [20, 10, 46]) +
          line([-30, 0, 46], [-20, -10, 46]) +
          line([-30, 0, 46], [-20, 10, 46])
        }
      />
      <Box at={[-200, -20, -8]} size={[54, 50, 60]} />
      <path
        className={styles.soft}
        d={times(3, (i) => line([-192, 30, 8 + i * 14], [-154, 30, 8 + i * 14])).join("")}
      />
      <Box at={[70, 92, -8]} size={[70, 60, 62]} />
      <path className={styles.soft} d={slots(84, 152)} />
      <Box at={[-134, 138, -8]} size={[64, 58, 10]} />
      <path
        className={styles.light}
        d={face([-134, 138, 2], [-70, 138, 2], [-70, 124, 52], [-134, 124, 52])}
      />
    </g>
  );
}
