import preview from "stories/preview";
import * as styles from "./icon.stories.css.ts";
import { Icon } from "./icon.tsx";
import { iconNames } from "./icons.ts";

const meta = preview.meta({ component: Icon });

export const All = meta.story(() => (
  <ul className={styles.wall}>
    {iconNames.map((name) => (
      <li key={name} className={styles.sample}>
        <Icon name={name} />
        {name}
      </li>
    ))}
  </ul>
));

export const Small = meta.story({ args: { name: "server", size: "small" } });
export const Large = meta.story({ args: { name: "server", size: "large" } });
