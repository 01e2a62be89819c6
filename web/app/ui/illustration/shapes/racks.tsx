import * as styles from "../illustration.css.ts";
import { dot, face, line, type Place, times } from "../isometric.ts";
import { Box } from "../solid.tsx";

const rack = { width: 78, depth: 96, height: 196, pitch: 88 };
const count = 4;
const startX = -190;
const frontY = 48;
const unit = 13;

/** Contents of each unit of each rack, from the top: vents, drive bays, ports, nothing. */
const units = ["vpvvbvvdd-vvbv", "pvvddvvvbv-vdv", "vvbvvp-vvvvddb", "pdvvv-vbvvddvv"];

function shelf(rackIndex: number, unitIndex: number): { left: number; z: number } {
  return {
    left: startX + rackIndex * rack.pitch + 9,
    z: rack.height - 12 - unitIndex * unit,
  };
}

function each(kind: string, render: (left: number, z: number) => string): string {
  return units
    .flatMap((rackUnits, rackIndex) =>
      times(rackUnits.length, (unitIndex) => {
        const { left, z } = shelf(rackIndex, unitIndex);
        return rackUnits[unitIndex] === kind ? render(left, z) : "";
      }),
    )
    .join("");
}

const onFront = (x: number, z: number): Place => [x, frontY, z];

const doors = times(count, (index) => {
  const left = startX + index * rack.pitch + 5;
  const right = left + rack.width - 10;
  return face(
    onFront(left, rack.height - 7),
    onFront(right, rack.height - 7),
    onFront(right, 8),
    onFront(left, 8),
  );
}).join("");

const vents = each("v", (left, z) => line(onFront(left + 16, z - 4), onFront(left + 58, z - 4)));
const bays = ["d", "b"]
  .map((kind) =>
    each(kind, (left, z) =>
      times(kind === "d" ? 6 : 4, (bay) => {
        const x = left + 10 + bay * (kind === "d" ? 9 : 14);
        return line(onFront(x, z), onFront(x, z - 8));
      }).join(""),
    ),
  )
  .join("");
const lights = each("v", (left, z) => dot(onFront(left + 5, z - 4)));
const ports = each("p", (left, z) =>
  times(6, (port) => dot(onFront(left + 7 + port * 9, z - 4))).join(""),
);

const floor = [
  ...times(5, (index) =>
    line([startX - 30 + index * 98, 48, 0], [startX - 30 + index * 98, 128, 0]),
  ),
  ...times(3, (index) =>
    line([startX - 30, 48 + index * 40, 0], [startX + 362, 48 + index * 40, 0]),
  ),
].join("");

const sled: Place = [startX + 2 * rack.pitch + 8, frontY - 2, 84];

/** A row of racks with one server pulled out. */
export function Racks() {
  return (
    <g transform="translate(93 51) scale(.92)">
      <path className={styles.soft} d={floor} />
      {times(count, (index) => (
        <Box
          key={index}
          at={[startX + index * rack.pitch, frontY - rack.depth, 0]}
          size={[rack.width, rack.depth, rack.height]}
        />
      ))}
      <path className={styles.light} d={doors} />
      <path className={`${styles.soft} ${styles.vents}`} d={vents} />
      <path className={styles.soft} d={bays} />
      <path className={`${styles.accent} ${styles.fineDots}`} d={lights} />
      <path className={`${styles.accent} ${styles.fineDots} ${styles.blink}`} d={ports} />
      <Box at={sled} size={[62, 56, 14]} isAccent />
      <path
        className={`${styles.glow} ${styles.dots} ${styles.blink}`}
        d={dot([sled[0] + 9, sled[1] + 56, sled[2] + 7])}
      />
      <path
        className={styles.onBrand}
        d={line(
          [sled[0] + 20, sled[1] + 56, sled[2] + 7],
          [sled[0] + 54, sled[1] + 56, sled[2] + 7],
        )}
      />
      <Box at={[startX - 14, -20, rack.height + 26]} size={[366, 26, 5]} />
      <path
        className={styles.accent}
        d={times(count, (index) => {
          const x = startX + index * rack.pitch + 40;
          return line([x, 6, rack.height + 26], [x, 6, rack.height]);
        }).join("")}
      />
    </g>
  );
}
