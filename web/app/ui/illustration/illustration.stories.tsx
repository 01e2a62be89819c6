import preview from "stories/preview";
import * as styles from "./illustration.stories.css.ts";
import { Illustration, illustrationNames } from "./illustration.tsx";

const meta = preview.meta({
  component: Illustration,
  parameters: {
    guidance: {
      use: "One drawing for a hero or a section, of what the words beside it are about.",
      avoid: "As decoration for its own sake; more than one in view.",
    },
  },
  decorators: [
    (Story) => (
      <div className={styles.frame}>
        <Story />
      </div>
    ),
  ],
});

export const Racks = meta.story({ tags: ["!picture"], args: { name: "racks", size: "hero" } });
export const Routes = meta.story({ tags: ["!picture"], args: { name: "routes", size: "hero" } });
export const Clouds = meta.story({ tags: ["!picture"], args: { name: "clouds", size: "hero" } });
export const Storage = meta.story({ tags: ["!picture"], args: { name: "storage", size: "hero" } });
export const Network = meta.story({ tags: ["!picture"], args: { name: "network", size: "hero" } });
export const Shield = meta.story({ tags: ["!picture"], args: { name: "shield", size: "hero" } });
export const Telephony = meta.story({
  tags: ["!picture"],
  args: { name: "telephony", size: "hero" },
});
export const Backup = meta.story({ tags: ["!picture"], args: { name: "backup", size: "hero" } });
export const Consulting = meta.story({
  tags: ["!picture"],
  args: { name: "consulting", size: "hero" },
});
export const Gauge = meta.story({ tags: ["!picture"], args: { name: "gauge", size: "hero" } });
export const Cover = meta.story({ args: { name: "network", size: "cover" } });

export const Cards = meta.story({
  // Takes no screenshot, because the story is too tall for a stable one. The story Cover shows the same strokes.
  tags: ["!picture"],
  render: () => (
    <div className={styles.gallery}>
      {illustrationNames.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </div>
  ),
});
