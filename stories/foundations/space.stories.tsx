import preview from "stories/preview";
import { expect } from "storybook/test";
import { media } from "../../web/app/styles/media.ts";
import { tokens } from "../../web/app/styles/tokens.css.ts";
import { MeasuredValue } from "./measured-value.tsx";
import * as styles from "./space.css.ts";
import { TokenPage, TokenTable } from "./token-page.tsx";

const meta = preview.meta({ title: "Space and shape" });

function keysOf<Group extends object>(group: Group): (keyof Group & string)[] {
  return Object.keys(group) as (keyof Group & string)[];
}

/** Returns one row for each token of a group: its value in this window, and a shape of that size. */
function rowsOf<Name extends string>(
  names: readonly Name[],
  shapes: Record<Name, string>,
  property: string,
) {
  return names.map((name) => ({
    name,
    cells: [
      <MeasuredValue key="value" className={shapes[name]} property={property} />,
      <div key="shape" className={shapes[name]} />,
    ],
  }));
}

const columns = ["In this window", "Drawn"];

export const Spacing = meta.story(() => (
  <TokenPage
    heading="Space"
    lede="Steps of a quarter rem inside things; block, section and gutter breathe with the window."
  >
    <TokenTable
      caption="Space"
      columns={columns}
      rows={rowsOf(keysOf(tokens.space), styles.spaceBars, "inline-size")}
    />
  </TokenPage>
));

export const Radius = meta.story(() => (
  <TokenPage
    heading="Radius"
    lede="Small on what is pressed, medium on plates and pictures, round on chips."
  >
    <TokenTable
      caption="Radius"
      columns={columns}
      rows={rowsOf(keysOf(tokens.radius), styles.radii, "border-start-start-radius")}
    />
  </TokenPage>
));

export const Borders = meta.story(() => (
  <TokenPage heading="Borders" lede="A hairline separates; a strong line is the focus ring.">
    <TokenTable
      caption="Borders"
      columns={columns}
      rows={rowsOf(keysOf(tokens.border), styles.borders, "border-block-start-width")}
    />
  </TokenPage>
));

export const Elevation = meta.story(() => (
  <TokenPage
    heading="Elevation"
    lede="Raised: something to choose among others. Floating: something above the page, such as a menu."
  >
    <TokenTable
      caption="Elevation"
      columns={["Drawn"]}
      rows={keysOf(tokens.shadow).map((name) => ({
        name,
        cells: [<div key="shape" className={styles.shadows[name]} />],
      }))}
    />
  </TokenPage>
));

export const Sizes = meta.story(() => (
  <TokenPage
    heading="Sizes"
    lede="Lengths with a reason: those the specification names, the reading measure, the smallest target of a finger."
  >
    <TokenTable
      caption="Sizes"
      columns={["In this window"]}
      rows={keysOf(tokens.size).map((name) => ({
        name,
        cells: [
          <MeasuredValue key="value" className={styles.sizes[name]} property="inline-size" />,
        ],
      }))}
    />
  </TokenPage>
));

export const Grid = meta.story(() => (
  <TokenPage
    heading="Grid"
    lede="One column at 360 px. Content is at most 76 rem wide, between gutters; each block sets its own columns out of twelve, and a layout changes at these widths and no others."
  >
    <div className={styles.pageGrid} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles.gridColumn} />
      ))}
    </div>
    <div className={styles.pageOutline} aria-hidden="true">
      <div className={styles.contentWidth}>
        <code>size.content</code>
        <div className={styles.textWidth}>
          <code>size.measure</code>
        </div>
      </div>
    </div>
    <TokenTable
      caption="Conditions"
      columns={["Condition"]}
      rows={keysOf(media).map((name) => ({ name, cells: [<code key="is">{media[name]}</code>] }))}
    />
  </TokenPage>
));

export const ZIndex = meta.story({
  render: () => (
    <TokenPage
      heading="Layers"
      lede="What lies above what, from the page up. Dialogs are in the browser's top layer."
    >
      <TokenTable
        caption="Layers"
        columns={["z-index"]}
        rows={keysOf(tokens.zIndex).map((name) => ({
          name,
          cells: [<MeasuredValue key="value" className={styles.layers[name]} property="z-index" />],
        }))}
      />
    </TokenPage>
  ),
  /** Asserts that the layers are listed in their order, without duplicates. */
  play: async ({ canvas }) => {
    const layers = canvas.getAllByRole("status").map(({ textContent }) => Number(textContent));
    await expect(layers).toEqual([...new Set(layers)].sort((a, b) => a - b));
  },
});
