import preview from "stories/preview";
import * as styles from "./icon.stories.css.ts";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icon-names.ts";

const meta = preview.meta({
  component: Icon,
  parameters: {
    guidance: {
      use: "To help find a thing again, beside the word that says what it is.",
      avoid: "Alone without an accessible name, as a bullet for every line, or as an illustration.",
    },
  },
});

export const All = meta.story(() => (
  <ul className={styles.iconGrid}>
    {iconNames.map((name) => (
      <li key={name} className={styles.iconSample}>
        <Icon name={name} />
        {name}
      </li>
    ))}
  </ul>
));

export const Small = meta.story({ tags: ["!picture"], args: { name: "server", size: "small" } });
export const Large = meta.story({ tags: ["!picture"], args: { name: "server", size: "large" } });
