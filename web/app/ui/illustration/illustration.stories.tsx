import preview from "stories/preview";
import * as styles from "./illustration.stories.css.ts";
import { Illustration, illustrationNames } from "./illustration.tsx";

const meta = preview.meta({
  component: Illustration,
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
});

export const Racks = meta.story({ args: { name: "racks", size: "hero" } });
export const Routes = meta.story({ args: { name: "routes", size: "hero" } });
export const Clouds = meta.story({ args: { name: "clouds", size: "hero" } });
export const Storage = meta.story({ args: { name: "storage", size: "hero" } });
export const Network = meta.story({ args: { name: "network", size: "hero" } });
export const Shield = meta.story({ args: { name: "shield", size: "hero" } });
export const Telephony = meta.story({ args: { name: "telephony", size: "hero" } });
export const Backup = meta.story({ args: { name: "backup", size: "hero" } });
export const Consulting = meta.story({ args: { name: "consulting", size: "hero" } });
export const Gauge = meta.story({ args: { name: "gauge", size: "hero" } });
export const Cover = meta.story({ args: { name: "network", size: "cover" } });

export const Cards = meta.story(() => (
  <div className={styles.gallery}>
    {illustrationNames.map((name) => (
      <Illustration key={name} name={name} />
    ))}
  </div>
));
