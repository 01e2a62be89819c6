import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import * as styles from "./preview.css.ts";

/** What a component's story file says in `parameters.guidance`. */
interface Guidance {
  /** When this component is the right one. */
  use: string;
  /** When it is not, and which one is. */
  avoid: string;
}

function GuidanceLines() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  return guidance ? (
    <dl className={`sb-unstyled ${styles.guidance}`}>
      {[
        { term: "When to use it", text: guidance.use },
        { term: "When not", text: guidance.avoid },
      ].map(({ term, text }) => (
        <div key={term} className={styles.guidanceLine}>
          <dt className={styles.guidanceTerm}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}

/** Every component's page: what it is, when to use it and when not, its props, all its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <GuidanceLines />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="Variants and states" />
    </>
  );
}
