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

/** Type of `parameters.guidance` in the story file of a component. */
interface Guidance {
  /** Situations that the component is meant for. */
  use: string;
  /** Situations in which another component must be used, and the name of that component. */
  avoid: string;
}

function GuidanceLines() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guidance = preparedMeta.parameters.guidance as Guidance | undefined;
  return guidance ? (
    <dl className={`sb-unstyled ${styles.guidelines}`}>
      {[
        { term: "When to use it", text: guidance.use },
        { term: "When not", text: guidance.avoid },
      ].map(({ term, text }) => (
        <div key={term} className={styles.guideline}>
          <dt className={styles.guidelineTitle}>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}

/** Documentation page of a component: description, guidance, props, variants and states. */
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
