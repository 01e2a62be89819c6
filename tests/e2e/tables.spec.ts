import { sendRawRequest } from "../support/raw-request.ts";
import { readPublishedPaths } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";

test("every table fits the width of a phone in every language", async ({ instance, page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 360, height: 760 });
  let tables = 0;
  for (const path of await readPublishedPaths(instance.url)) {
    const { text } = await sendRawRequest(instance, path);
    if (!/<table/.test(text)) {
      continue;
    }
    await page.goto(path);
    const widths = await page.getByRole("table").evaluateAll((found) =>
      found.map((table) => {
        const { scrollWidth, clientWidth } = table.parentElement ?? table;
        return { name: table.textContent.slice(0, 40), hidden: scrollWidth - clientWidth };
      }),
    );
    tables += widths.length;
    expect
      .soft(
        widths.filter(({ hidden }) => hidden > 0),
        path,
      )
      .toEqual([]);
  }
  // Checks that tables were found, and the same number in each of the three languages.
  expect(tables).toBeGreaterThan(100);
  expect(tables % 3).toBe(0);
});
