import type { ReactNode } from "react";
import * as styles from "./settings-section.css.ts";

export interface SettingsSectionProps {
  /** Id of the heading. */
  id: string;
  heading: ReactNode;
  text: ReactNode;
  /** `narrow` for forms, `wide` for tables. */
  width?: keyof typeof styles.sectionWidths;
  children: ReactNode;
}

/** A section of a settings screen: heading, explanation, and forms or a table. */
export function SettingsSection({
  id,
  heading,
  text,
  width = "wide",
  children,
}: SettingsSectionProps) {
  return (
    <section className={styles.sectionWidths[width]} aria-labelledby={id}>
      <div>
        <h2 className={styles.heading} id={id}>
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
