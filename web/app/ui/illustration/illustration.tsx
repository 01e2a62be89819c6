import * as styles from "./illustration.css.ts";
import { Backup } from "./shapes/backup.tsx";
import { Clouds } from "./shapes/clouds.tsx";
import { Consulting } from "./shapes/consulting.tsx";
import { Gauge } from "./shapes/gauge.tsx";
import { Network } from "./shapes/network.tsx";
import { Racks } from "./shapes/racks.tsx";
import { Routes } from "./shapes/routes.tsx";
import { Shield } from "./shapes/shield.tsx";
import { Storage } from "./shapes/storage.tsx";
import { Telephony } from "./shapes/telephony.tsx";

const shapes = {
  racks: Racks,
  routes: Routes,
  clouds: Clouds,
  storage: Storage,
  network: Network,
  shield: Shield,
  telephony: Telephony,
  backup: Backup,
  consulting: Consulting,
  gauge: Gauge,
} as const;

export type IllustrationName = keyof typeof shapes;
export const illustrationNames = Object.keys(shapes) as readonly IllustrationName[];

export interface IllustrationProps {
  name: IllustrationName;
  /** `card` next to text, `hero` alone on half of a page, `cover` in a frame of 16:9. */
  size?: "card" | "hero" | "cover";
}

/** A line illustration; decorative, in the colours of its section. */
export function Illustration({ name, size = "card" }: IllustrationProps) {
  // Content newer than this code may contain an unknown name.
  if (!Object.hasOwn(shapes, name)) {
    return null;
  }
  const Shape = shapes[name];
  return (
    <svg className={styles.sizes[size]} viewBox="0 0 640 480" aria-hidden="true">
      <Shape />
    </svg>
  );
}
