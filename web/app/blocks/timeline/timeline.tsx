import type { TimelineBlock } from "cms/payload-types";
import { UnbrokenText } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./timeline.css.ts";

/** Maximum number of years that fit side by side. */
const maxYears = 6;

export interface TimelineProps {
  block: TimelineBlock;
}

/** Years along a line, vertical on a phone and horizontal on wide screens. */
export function Timeline({ block }: TimelineProps) {
  const events = selectTranslatedRows(block.events, "year", "title", "text");
  if (events.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block} align="split">
      <ol
        className={events.length > maxYears ? styles.verticalTimeline : styles.horizontalTimeline}
      >
        {events.map((event) => (
          <li className={styles.event} key={event.id}>
            <p className={styles.year}>{event.year}</p>
            <h3 className={styles.title}>{event.title}</h3>
            <p className={styles.text}>
              <UnbrokenText>{event.text}</UnbrokenText>
            </p>
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
