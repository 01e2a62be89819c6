import { Backup } from "./drawings/backup.tsx";
import { Clouds } from "./drawings/clouds.tsx";
import { Consulting } from "./drawings/consulting.tsx";
import { Gauge } from "./drawings/gauge.tsx";
import { Network } from "./drawings/network.tsx";
import { Racks } from "./drawings/racks.tsx";
import { Routes } from "./drawings/routes.tsx";
import { Shield } from "./drawings/shield.tsx";
import { Storage } from "./drawings/storage.tsx";
import { Telephony } from "./drawings/telephony.tsx";
import * as styles from "./illustration.css.ts";

const drawings = {
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

export type IllustrationName = keyof typeof drawings;
export const illustrationNames = Object.keys(drawings) as readonly IllustrationName[];

export interface IllustrationProps {
  name: IllustrationName;
  /** `card` beside text, `hero` alone on a half page, `cover` framed at 16 to 9. */
  size?: "card" | "hero" | "cover";
}

/** One of our line drawings; decorative, in the colours of its section. */
export function Illustration({ name, size = "card" }: IllustrationProps) {
  // The name may come from content that is newer than this code.
  if (!Object.hasOwn(drawings, name)) {
    return null;
  }
  const Drawing = drawings[name];
  return (
    <svg className={styles.sizes[size]} viewBox="0 0 640 480" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
