import type { TeamBlock } from "cms/payload-types";
import { Avatar } from "#app/ui/index.ts";
import { BlockSection } from "../block-section.tsx";
import { headingGrid } from "../heading-grid.css.ts";
import { selectTranslatedRows } from "../translated-rows.ts";
import * as styles from "./team.css.ts";

export interface TeamProps {
  block: TeamBlock;
}

/** Team members, one line each, with a note about the people who are not listed. */
export function Team({ block }: TeamProps) {
  const people = selectTranslatedRows(block.people, "name", "role");
  if (people.length === 0) {
    return null;
  }
  return (
    <BlockSection block={block}>
      {(heading) => (
        <div className={headingGrid}>
          <div className={styles.heading}>
            {heading}
            {block.note ? <p className={styles.note}>{block.note}</p> : null}
          </div>
          <ul>
            {people.map((person) => (
              <li className={styles.person} key={person.id}>
                <Avatar name={person.name} />
                <div>
                  <h3 className={styles.name}>{person.name}</h3>
                  <p className={styles.role}>{person.role}</p>
                  {person.text ? <p className={styles.text}>{person.text}</p> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </BlockSection>
  );
}
