import { style } from "@vanilla-extract/css";
import { blockStyle } from "#app/styles/layered.ts";
import { media } from "#app/styles/media.ts";
import { tokens } from "#app/styles/tokens.css.ts";
import { cardRow } from "../card-row.css.ts";

export const plans = style([
  cardRow,
  blockStyle({
    gap: tokens.space["5"],
    "@media": {
      [media.large]: {
        gridTemplateColumns: "repeat(auto-fit, minmax(17rem, 1fr))",
        gap: 0,
        paddingBlock: tokens.space["8"],
      },
    },
  }),
]);

/** Distance by which the popular plan extends beyond the table, above and below. */
const rise = tokens.space["8"];

/** Plans without a highlight form one table; the popular plan is raised above the table. */
export const plan = blockStyle({
  display: "flex",
  flexDirection: "column",
  gap: tokens.space["4"],
  padding: tokens.space["6"],
  border: `${tokens.border.hairline} solid ${tokens.color.border}`,
  borderRadius: tokens.radius.large,
  backgroundColor: tokens.color.surface,
  "@media": {
    [media.medium]: { gap: tokens.space["6"] },
    [media.large]: {
      padding: tokens.space["8"],
      borderRadius: 0,
      selectors: {
        "&:first-child": {
          borderStartStartRadius: tokens.radius.large,
          borderEndStartRadius: tokens.radius.large,
        },
        "&:last-child": {
          borderStartEndRadius: tokens.radius.large,
          borderEndEndRadius: tokens.radius.large,
        },
        "& + &": { borderInlineStart: "none" },
      },
    },
  },
});

export const popularPlan = style([
  plan,
  blockStyle({
    borderColor: tokens.color.highlight,
    boxShadow: tokens.shadow.floating,
    "@media": {
      [media.large]: {
        zIndex: 1,
        marginBlock: `calc(-1 * ${rise})`,
        paddingBlockEnd: `calc(${rise} + ${tokens.space["8"]})`,
        borderRadius: tokens.radius.large,
      },
    },
  }),
]);

/** Ribbon above the popular plan. Its height aligns the plan's name with the names of the other plans. */
export const ribbon = blockStyle({
  margin: `calc(-1 * ${tokens.space["6"]}) calc(-1 * ${tokens.space["6"]}) 0`,
  padding: `${tokens.space["2"]} ${tokens.space["6"]}`,
  backgroundColor: tokens.color.highlight,
  color: tokens.color.onHighlight,
  borderStartStartRadius: `calc(${tokens.radius.large} - 2px)`,
  borderStartEndRadius: `calc(${tokens.radius.large} - 2px)`,
  fontWeight: tokens.weight.semibold,
  "@media": {
    [media.large]: {
      display: "grid",
      alignContent: "center",
      blockSize: "2.75rem",
      paddingInline: tokens.space["8"],
      margin: `calc(-1 * ${tokens.space["8"]}) calc(-1 * ${tokens.space["8"]}) -0.25rem`,
    },
  },
});

export const planName = blockStyle({ fontSize: tokens.fontSize.h3 });
export const audience = blockStyle({ color: tokens.color.textMuted });

export const amounts = blockStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  borderBlockStart: `${tokens.border.hairline} solid ${tokens.color.border}`,
});

export const amount = blockStyle({
  color: tokens.color.textMuted,
  lineHeight: tokens.lineHeight.snug,
  paddingBlock: tokens.space["2"],
  borderBlockEnd: `${tokens.border.hairline} solid ${tokens.color.border}`,
  "@media": { [media.medium]: { paddingBlock: tokens.space["3"] } },
});

export const amountValue = blockStyle({
  color: tokens.color.text,
  fontFamily: tokens.font.heading,
  fontSize: tokens.fontSize.h4,
  fontWeight: tokens.weight.semibold,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: "-0.02em",
  "@media": { [media.medium]: { display: "block", fontSize: tokens.fontSize.h3 } },
});

export const planAction = blockStyle({ display: "grid", marginBlockStart: "auto" });

export const plansNote = blockStyle({
  color: tokens.color.textMuted,
  maxInlineSize: tokens.size.measure,
  marginBlockStart: tokens.space["5"],
  "@media": { [media.medium]: { marginBlockStart: tokens.space["8"] } },
});
