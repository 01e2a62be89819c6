import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong on the page as it is, one line for each element. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ resultTypes: ["violations"] })
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
