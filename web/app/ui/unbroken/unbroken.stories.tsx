import preview from "stories/preview";
import { expect } from "storybook/test";
import { UnbrokenText } from "./unbroken.tsx";

const meta = preview.meta({
  component: UnbrokenText,
  parameters: {
    guidance: {
      use: "For headings and running text that editors write.",
      avoid: "For commands, codes and addresses: what is long there has to break.",
    },
  },
});

/** Expressions that must not wrap. */
const expressions = ["3-2-1", "R$ 1.249,90", "40 Gbps", "1.024 GB", "2 vCPUs"];

/**
 * Uses a column that is narrower than any expression at every screen width, so that each space or hyphen could break.
 */
export const InANarrowColumn = meta.story({
  render: () => (
    <p style={{ inlineSize: "1px" }}>
      <UnbrokenText>
        {
          "O backup 3-2-1 custa R$ 1.249,90 por mês, vai a 40 Gbps, ocupa 1.024 GB e pede 2 vCPUs, não 4 a mais."
        }
      </UnbrokenText>
    </p>
  ),
  play: async ({ canvas }) => {
    for (const words of expressions) {
      await expect(canvas.getByText(words).getClientRects()).toHaveLength(1);
    }
  },
});

/** Numbers in names, and units, which follow their number in Spanish. */
export const NamesAndUnits = meta.story({
  tags: ["!picture"],
  render: () => (
    <p style={{ inlineSize: "1px" }}>
      <UnbrokenText>{"Con TIER 3, a 0,40 R$ y con el 99,9 % de disponibilidad."}</UnbrokenText>
    </p>
  ),
  play: async ({ canvas }) => {
    for (const words of ["TIER 3", "0,40 R$", "99,9 %"]) {
      await expect(canvas.getByText(words).getClientRects()).toHaveLength(1);
    }
  },
});
