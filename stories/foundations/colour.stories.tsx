import { useLayoutEffect, useRef, useState } from "react";
import preview from "stories/preview";
import { expect, waitFor } from "storybook/test";
import { tokens } from "../../web/app/styles/tokens.css.ts";
import * as styles from "./colour.css.ts";
import { calculateContrast } from "./contrast.ts";
import { TokenPage, TokenTable } from "./token-page.tsx";

type Colour = keyof typeof tokens.color;
type Scheme = keyof typeof styles.colourSchemes;

const schemes = ["light", "dark"] as const;
const colours = Object.keys(tokens.color) as Colour[];

interface Pair {
  ink: Colour;
  grounds: readonly Colour[];
  /**
   * Minimum contrast: 7 for running text, 4.5 for other text, 3 for borders and outlines (WCAG
   * 1.4.3, 1.4.6, 1.4.11).
   */
  minContrast: 3 | 4.5 | 7;
}

/** All allowed combinations of foreground and background. */
const pairs: readonly Pair[] = [
  { ink: "text", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 7 },
  {
    ink: "text",
    grounds: ["brandSubtle", "brandSubtlePressed", "dangerSubtle", "successSubtle"],
    minContrast: 7,
  },
  { ink: "textMuted", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 7 },
  { ink: "brand", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 4.5 },
  { ink: "brand", grounds: ["brandSubtle", "brandSubtlePressed"], minContrast: 4.5 },
  { ink: "brandPressed", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 4.5 },
  { ink: "onBrand", grounds: ["brand", "brandHover", "brandPressed"], minContrast: 4.5 },
  { ink: "onHighlight", grounds: ["highlight"], minContrast: 4.5 },
  { ink: "danger", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 4.5 },
  { ink: "danger", grounds: ["dangerSubtle", "dangerSubtlePressed"], minContrast: 4.5 },
  { ink: "success", grounds: ["paper", "surface", "successSubtle"], minContrast: 4.5 },
  { ink: "success", grounds: ["brandSubtlePressed"], minContrast: 4.5 },
  { ink: "borderStrong", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 3 },
  { ink: "focus", grounds: ["paper", "tinted", "surface", "ink"], minContrast: 3 },
];

/** Returns the colour schemes in which a background can appear; a section on ink is dark in both. */
function schemesOf(ground: Colour): readonly Scheme[] {
  return ground === "ink" ? ["dark"] : schemes;
}

const meta = preview.meta({ title: "Colour" });

function Swatch({ colour, scheme }: { colour: Colour; scheme: Scheme }) {
  return (
    <span
      className={`${styles.colourSchemes[scheme]} ${styles.swatch} ${styles.backgroundColours[colour]}`}
      aria-hidden="true"
    />
  );
}

export const Palette = meta.story(() => (
  <TokenPage
    heading="Colour"
    lede="Ink, paper, one green, and ipê yellow for one thing on a page. Every token is a pair that follows the scheme of its section."
  >
    <TokenTable
      caption="Colours"
      columns={schemes}
      rows={colours.map((colour) => ({
        name: colour,
        cells: schemes.map((scheme) => <Swatch key={scheme} colour={colour} scheme={scheme} />),
      }))}
    />
  </TokenPage>
));

interface ContrastProps extends Pick<Pair, "ink" | "minContrast"> {
  ground: Colour;
  scheme: Scheme;
}

function Contrast({ ink, ground, scheme, minContrast }: ContrastProps) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState(0);
  useLayoutEffect(() => {
    if (sample.current) {
      setRatio(calculateContrast(sample.current));
    }
  }, []);
  const isEnough = ratio >= minContrast;
  return (
    <span
      ref={sample}
      className={`${styles.colourSchemes[scheme]} ${styles.textSample} ${styles.textColours[ink]} ${styles.backgroundColours[ground]}`}
      data-contrast={ratio === 0 ? "unmeasured" : isEnough ? "enough" : "too little"}
    >
      {ratio.toFixed(1)} : 1{isEnough ? " ✓" : " ✗"}
    </span>
  );
}

export const MeasuredContrast = meta.story({
  parameters: {
    // Disables the rule, because borders and outlines are measured here as text but need less contrast.
    a11y: { options: { rules: { "color-contrast": { enabled: false } } } },
  },
  render: () => (
    <TokenPage
      heading="Contrast, measured"
      lede="What may stand on what, with the contrast this browser paints. Text that is read needs 7, other text 4.5, borders and outlines 3."
    >
      <TokenTable
        caption="Contrast of each colour on its grounds"
        columns={["Needs", ...schemes]}
        rows={pairs.flatMap(({ ink, grounds, minContrast }) =>
          grounds.map((ground) => ({
            name: `${ink} on ${ground}`,
            cells: [
              minContrast,
              ...schemes.map((scheme) =>
                schemesOf(ground).includes(scheme) ? (
                  <Contrast
                    key={scheme}
                    ink={ink}
                    ground={ground}
                    scheme={scheme}
                    minContrast={minContrast}
                  />
                ) : null,
              ),
            ],
          })),
        )}
      />
    </TokenPage>
  ),
  play: async ({ canvasElement }) => {
    const samples = [...canvasElement.querySelectorAll<HTMLElement>("[data-contrast]")];
    const count = pairs.flatMap(({ grounds }) => grounds.flatMap(schemesOf)).length;
    await expect(samples).toHaveLength(count);
    await waitFor(() =>
      expect(
        samples
          .filter(({ dataset }) => dataset.contrast !== "enough")
          .map((sample) => `${sample.closest("tr")?.textContent}`),
      ).toEqual([]),
    );
  },
});
