import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { waitForFonts } from "./page-ready.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Accessibility rules that depend on colours. All other rules have the same result in both colour schemes. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Returns the violations that axe finds on the page, one line per element. Returns only violations of rules about
 * colours if requested.
 */
export async function findAccessibilityProblems(
  page: Page,
  of: "everything" | "colours" = "everything",
): Promise<string[]> {
  // Waits for the whole document: axe would not find the heading of a page that is still being received.
  await page.waitForLoadState("domcontentloaded");
  // Waits for the fonts, because the layout determines which background axe finds behind an element.
  await waitForFonts(page);
  // Scrolls to the top: at other scroll positions, header and floating buttons cover other elements.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (of === "colours" ? axe.withRules(colourRules) : axe.withTags(tags))
    // Uses the legacy mode, because the default mode opens a second page for frames of other origins, which our pages
    // do not contain.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => {
      const reason = failureSummary.split("\n").slice(1).join(" ").trim();
      return `${id}: ${target.join(" ")}: ${reason}`;
    }),
  );
}
