import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { untilLaidOut } from "./page-came.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What colours can break: the rest of a page is the same in another scheme. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong on the page as it is, or with its colours alone; one line for each element. */
export async function accessibilityProblems(
  page: Page,
  of: "everything" | "colours" = "everything",
): Promise<string[]> {
  // Where something is decides what axe takes for its ground.
  await untilLaidOut(page);
  // Header and dock cover other parts of the page at each scroll position.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (of === "colours" ? axe.withRules(colourRules) : axe.withTags(tags))
    // The other mode opens a second page for frames of other origins; we have no frames.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const reason = failureSummary.split("\n").slice(1).join(" ").trim();
      return `${id}: ${target.join(" ")}: ${reason}`;
    }),
  );
}
