import type { TeamBlock } from "cms/payload-types";
import { useId } from "react";
import { Avatar } from "#app/ui/avatar/index.ts";
import { Section, SectionHeading } from "#app/ui/section/index.ts";
import { aside } from "../aside.css.ts";
import { translated } from "../translated.ts";
import * as styles from "./team.css.ts";

export interface TeamProps {
  block: TeamBlock;
}

/** People by name, one line each; the note speaks for everybody else. */
export function Team({ block }: TeamProps) {
  const headingId = useId();
  const people = translated(block.people, "name", "role");
  if (people.length === 0) {
    return null;
  }
  return (
    <Section ground={block.ground} id={block.anchor} labelledBy={headingId}>
      <div className={aside}>
        <div className={styles.heading}>
          <SectionHeading
            id={headingId}
            eyebrow={block.eyebrow}
            heading={block.heading}
            lede={block.lede}
          />
          {block.note ? <p className={styles.note}>{block.note}</p> : null}
        </div>
        <ul>
          {people.map((person) => (
            <li className={styles.person} key={person.name}>
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
    </Section>
  );
}
