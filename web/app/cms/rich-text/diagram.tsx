import { type DiagramName, diagramNames } from "contracts";
import { FormattedMessage, useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { extractSvgContent } from "#app/ui/index.ts";
import * as styles from "./diagram.css.ts";

const files = import.meta.glob<string>("./diagrams/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Messages of each diagram: the caption, which describes the diagram, and the labels in its file. */
export const diagramMessages: Record<
  DiagramName,
  { caption: MessageId; labels: Record<string, MessageId> }
> = {
  backup: {
    caption: "diagram.backup.caption",
    labels: {
      site: "diagram.backup.site",
      offsite: "diagram.backup.offsite",
      production: "diagram.backup.production",
      second: "diagram.backup.second",
      third: "diagram.backup.third",
    },
  },
  hybrid: {
    caption: "diagram.hybrid.caption",
    labels: {
      users: "diagram.hybrid.users",
      private: "diagram.hybrid.private",
      public: "diagram.hybrid.public",
      steady: "diagram.hybrid.steady",
      peaks: "diagram.hybrid.peaks",
      link: "diagram.hybrid.link",
    },
  },
  power: {
    caption: "diagram.power.caption",
    labels: {
      source: "diagram.power.source",
      pathA: "diagram.power.pathA",
      inUse: "diagram.power.inUse",
      pathB: "diagram.power.pathB",
      inService: "diagram.power.inService",
      servers: "diagram.power.servers",
    },
  },
  migration: {
    caption: "diagram.migration.caption",
    labels: {
      inventory: "diagram.migration.inventory",
      copy: "diagram.migration.copy",
      rehearsal: "diagram.migration.rehearsal",
      readOnly: "diagram.migration.readOnly",
      decision: "diagram.migration.decision",
      live: "diagram.migration.live",
      rollback: "diagram.migration.rollback",
    },
  },
  voice: {
    caption: "diagram.voice.caption",
    labels: {
      phones: "diagram.voice.phones",
      switch: "diagram.voice.switch",
      router: "diagram.voice.router",
      link: "diagram.voice.link",
      spare: "diagram.voice.spare",
      pbx: "diagram.voice.pbx",
      carrier: "diagram.voice.carrier",
    },
  },
  panel: {
    caption: "diagram.panel.caption",
    labels: {
      pool: "diagram.panel.pool",
      memory: "diagram.panel.memory",
      storage: "diagram.panel.storage",
      servers: "diagram.panel.servers",
      on: "diagram.panel.on",
      off: "diagram.panel.off",
      networks: "diagram.panel.networks",
      production: "diagram.panel.production",
      database: "diagram.panel.database",
      testing: "diagram.panel.testing",
    },
  },
  restore: {
    caption: "diagram.restore.caption",
    labels: {
      copies: "diagram.restore.copies",
      lost: "diagram.restore.lost",
      oldest: "diagram.restore.oldest",
      problem: "diagram.restore.problem",
      server: "diagram.restore.server",
      check: "diagram.restore.check",
    },
  },
};

/** Matches a label in a file: `{production}`. */
const placeholder = /\{(\w+)\}/g;

/** Each diagram's viewBox, and the elements inside its `<svg>` with labels as placeholders. */
export const diagramDrawings = new Map(
  diagramNames.map((name) => {
    const file = files[`./diagrams/${name}.svg`] ?? "";
    return [
      name,
      { content: extractSvgContent(file), viewBox: /viewBox="([^"]+)"/.exec(file)?.[1] },
    ];
  }),
);

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A diagram of an article or a section. The visible caption is also the text alternative of the drawing. */
export function Diagram({ name }: { name: DiagramName }) {
  const intl = useIntl();
  const { caption, labels } = diagramMessages[name];
  const { content, viewBox } = diagramDrawings.get(name) ?? { content: "" };
  const labelled = content.replaceAll(placeholder, (whole, label: string) => {
    const id = labels[label];
    return id ? escaped(intl.formatMessage({ id })) : whole;
  });
  return (
    <figure className={styles.diagram}>
      <svg
        className={styles.drawing}
        viewBox={viewBox}
        fontSize={15}
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the file is part of the product
        dangerouslySetInnerHTML={{ __html: labelled }}
      />
      <figcaption className={styles.caption}>
        <FormattedMessage id={caption} />
      </figcaption>
    </figure>
  );
}
