import * as styles from "./illustration.css.ts";
import { cylinderWall, disc, face, type Place } from "./isometric.ts";

export interface SolidProps {
  /** The corner with the lowest x, y and z. */
  at: Place;
  /** Extent along x, y and z. */
  size: Place;
  isAccent?: boolean;
}

/** A box with its three visible faces. */
export function Box({ at: [x, y, z], size: [w, d, h], isAccent = false }: SolidProps) {
  const [left, right, top] = isAccent
    ? [styles.brandFill, styles.brandShade, styles.brandLight]
    : [styles.fill, styles.shade, styles.light];
  const roof = z + h;
  return (
    <>
      <path
        className={left}
        d={face([x, y + d, roof], [x + w, y + d, roof], [x + w, y + d, z], [x, y + d, z])}
      />
      <path
        className={right}
        d={face([x + w, y + d, roof], [x + w, y, roof], [x + w, y, z], [x + w, y + d, z])}
      />
      <path
        className={top}
        d={face([x, y, roof], [x + w, y, roof], [x + w, y + d, roof], [x, y + d, roof])}
      />
    </>
  );
}

export interface CylinderProps {
  /** Centre of the base. */
  at: Place;
  radius: number;
  height: number;
  isAccent?: boolean;
}

/** An upright cylinder. */
export function Cylinder({ at: [x, y, z], radius, height, isAccent = false }: CylinderProps) {
  return (
    <>
      <path
        className={isAccent ? styles.brandFill : styles.fill}
        d={cylinderWall([x, y, z], radius, height)}
      />
      <path
        className={isAccent ? styles.brandLight : styles.light}
        d={disc([x, y, z + height], radius)}
      />
    </>
  );
}
