import * as styles from "../illustration.css.ts";
import { disc, dot, face, line, type Place, times } from "../isometric.ts";
import { Box, Cylinder } from "../solid.tsx";

const front = 92;
const bay = { width: 24, pitch: 28, height: 62 };
const firstBay = -168;
const bays = 12;
const open = 8;

const place = (x: number, z: number): Place => [x, front, z];

const sleds = times(bays, (index) => {
  const x = firstBay + index * bay.pitch;
  return face(
    place(x, 10 + bay.height),
    place(x + bay.width, 10 + bay.height),
    place(x + bay.width, 10),
    place(x, 10),
  );
}).join("");

const grips = times(bays, (index) => {
  const x = firstBay + index * bay.pitch + bay.width / 2;
  return line(place(x, 56), place(x, 30));
}).join("");

const lights = times(bays, (index) =>
  dot(place(firstBay + index * bay.pitch + bay.width / 2, 19)),
).join("");

const spindle = [-46, -8] as const;
const platters = 4;
const gap = 28;
const top: Place = [...spindle, 82 + platters * gap + 7];

const sledAt: Place = [firstBay + open * bay.pitch, front, 12];

/** Drives in a chassis, one of them pulled out, below a stack of platters. */
export function Storage() {
  return (
    <g transform="translate(-16 12) scale(1.04)">
      <Box at={[-184, -104, 0]} size={[356, front + 104, 82]} />
      <path className={styles.light} d={sleds} />
      <path className={styles.soft} d={grips} />
      <path className={`${styles.accent} ${styles.fineDots}`} d={lights} />
      <path
        className={styles.soft}
        d={times(4, (index) => line([96 + index * 16, -84, 82], [96 + index * 16, 72, 82])).join(
          "",
        )}
      />
      {times(platters, (index) => (
        <g key={index}>
          <Cylinder at={[...spindle, 82 + index * gap]} radius={18} height={gap} />
          <Cylinder
            at={[...spindle, 82 + (index + 1) * gap]}
            radius={98}
            height={7}
            isAccent={index === platters - 1}
          />
        </g>
      ))}
      <path className={styles.onBrand} d={disc(top, 78) + disc(top, 58) + disc(top, 38)} />
      <Cylinder at={top} radius={18} height={8} />
      <path className={styles.glow} d={line([92, -44, top[2] + 4], [10, -24, top[2] + 4])} />
      <Cylinder at={[92, -44, 82]} radius={10} height={top[2] - 72} />
      <Box at={sledAt} size={[bay.width, 92, 58]} isAccent />
      <path
        className={styles.onBrand}
        d={[26, 48, 70]
          .map((y) =>
            face(
              [sledAt[0] + bay.width, front + y - 12, 58],
              [sledAt[0] + bay.width, front + y + 4, 58],
              [sledAt[0] + bay.width, front + y + 4, 30],
              [sledAt[0] + bay.width, front + y - 12, 30],
            ),
          )
          .join("")}
      />
      <path
        className={`${styles.glow} ${styles.dots} ${styles.blink}`}
        d={dot([sledAt[0] + bay.width / 2, front + 92, 22])}
      />
    </g>
  );
}
