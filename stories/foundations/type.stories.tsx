import preview from "stories/preview";
import { expect } from "storybook/test";
import { tokens } from "../../web/app/styles/tokens.css.ts";
import { MeasuredValue } from "./measured-value.tsx";
import { TokenPage, TokenTable } from "./token-page.tsx";
import * as styles from "./type.css.ts";

const meta = preview.meta({ title: "Type" });

const sizes = Object.keys(tokens.fontSize) as (keyof typeof tokens.fontSize)[];
const weights = Object.keys(tokens.weight) as (keyof typeof tokens.weight)[];
const sentence = "Servidores no Brasil, perto de quem usa";

export const Scale = meta.story({
  render: () => (
    <TokenPage
      heading="Type"
      lede="Bricolage Grotesque speaks, Inter explains. Sizes are fluid between 360 and 1440 px; figures in prices and tables are tabular."
    >
      <TokenTable
        caption="Type scale"
        columns={["In this window", "Sample"]}
        rows={sizes.map((size) => ({
          name: size,
          cells: [
            <MeasuredValue key="size" className={styles.sizes[size]} property="font-size" />,
            <span key="sample" className={styles.sizes[size]} data-size={size}>
              {size === "figure" ? "99,9 %" : sentence}
            </span>,
          ],
        }))}
      />
    </TokenPage>
  ),
  /**
   * Asserts that each text style is smaller than the style above it, `body` is at least 16 px, and `small` at least 14
   * px.
   */
  play: async ({ canvasElement }) => {
    const px = (size: string) => {
      const sample = canvasElement.querySelector(`[data-size="${size}"]`);
      return sample ? Number.parseFloat(getComputedStyle(sample).fontSize) : 0;
    };
    const steps = ["h1", "h2", "h3", "h4", "body", "small"].map(px);
    await expect(steps).toEqual([...steps].sort((a, b) => b - a));
    await expect(new Set(steps).size).toBe(steps.length);
    await expect(px("body")).toBeGreaterThanOrEqual(16);
    await expect(px("small")).toBeGreaterThanOrEqual(14);
  },
});

export const Weights = meta.story(() => (
  <TokenPage heading="Weights" lede="One variable font each: four weights are in use, no more.">
    <TokenTable
      caption="Weights"
      columns={["Weight", "Sample"]}
      rows={weights.map((weight) => ({
        name: weight,
        cells: [
          <MeasuredValue key="weight" className={styles.weights[weight]} property="font-weight" />,
          <span key="sample" className={styles.weights[weight]}>
            {sentence}
          </span>,
        ],
      }))}
    />
  </TokenPage>
));
