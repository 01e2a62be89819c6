import type { Page } from "@playwright/test";
import { heroBlock, pageData, uniqueWord } from "../../support/content.ts";
import { withDatabase } from "../../support/database.ts";
import { expect, expectEventually, fetchStatus, fetchText, test } from "../../support/editing.ts";

/** Returns an announcement for service pages only, so that it is not visible in other tests. */
function announcement(text: string) {
  return { text, tone: "news", pageGroups: ["services"] };
}

function announcementBar(page: Page) {
  return page.getByRole("region", { name: "Aviso", exact: true });
}

/** Returns the layout shift since the page was opened. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
            shift += entry.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shift)));
      }),
  );
}

test("an announcement is visible below the header until it is dismissed, and causes no layout shift", async ({
  page,
  browser,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("servico-");
  const text = uniqueWord("Manutenção no sábado ");
  const { id: pageId } = await editor.create("pages", {
    ...pageData(slug, "Um serviço"),
    isService: true,
  });
  const { id } = await editor.create("announcements", announcement(text));
  try {
    await expectEventually(async () => (await fetchText(`${url}/${slug}`)).includes(text), true);
    expect(await fetchText(`${url}/sobre`), "it is for services alone").not.toContain(text);

    const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
    const plain = await withoutScripts.newPage();
    await plain.goto(`${url}/${slug}`);
    await expect(announcementBar(plain)).toBeVisible();
    await expect(announcementBar(plain).getByRole("button", { includeHidden: true })).toBeHidden();
    await withoutScripts.close();

    // Blocks fonts, because first-visit.spec.ts tests the layout shift that fonts cause.
    await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
    await page.goto(`/${slug}`);
    await expect(announcementBar(page)).toContainText(text);
    expect(await layoutShift(page)).toBe(0);
    await page.emulateMedia({ media: "print" });
    await expect(announcementBar(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await announcementBar(page).getByRole("button", { name: "Dispensar o aviso" }).click();
    await expect(announcementBar(page)).toBeHidden();
    await expect(page.locator("main")).toBeFocused();

    await page.reload();
    await expect(announcementBar(page)).toBeHidden();
    expect(await layoutShift(page)).toBe(0);

    const other = uniqueWord("Outra coisa ");
    await editor.update("announcements", id, { text: other });
    await expectEventually(async () => (await fetchText(`${url}/${slug}`)).includes(other), true);
    await page.reload();
    await expect(announcementBar(page)).toContainText(other);
  } finally {
    await editor.remove("announcements", id);
    await editor.remove("pages", pageId);
  }
});

test("a campaign page has no menu, and is published at its start time", async ({
  page,
  editor,
  instance: { url },
}) => {
  const slug = uniqueWord("campanha-");
  const from = Date.now() + 15_000;
  const contact = { kind: "chat", label: "Falar agora" };
  const { id } = await editor.create("pages", {
    ...pageData(slug, "Só por uma semana"),
    blocks: [{ ...heroBlock("Só por uma semana"), actions: [{ link: contact }] }],
    landing: { hidesNavigation: true, isUnlisted: true, from: new Date(from).toISOString() },
  });
  const statusBeforeStart = await fetchStatus(`${url}/${slug}`);
  // Ignores the status if the start time had already passed, which may happen on a stalled machine.
  expect(Date.now() < from ? statusBeforeStart : 404).toBe(404);
  await expect.poll(() => fetchStatus(`${url}/${slug}`), { timeout: 60_000 }).toBe(200);
  await page.goto(`/${slug}`);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: /Falar agora/ })).toBeVisible();
  await expect(header.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("heading")).toHaveCount(0);
  await expect(page.getByRole("contentinfo").getByRole("link").first()).toBeVisible();
  await editor.remove("pages", id);
});

test.describe("conversions on a campaign page", () => {
  /** Blocks navigation to the chat, which is on another site. */
  async function blockChat(page: Page): Promise<void> {
    await page.evaluate(() =>
      document.addEventListener("click", (event) => {
        if (event.target instanceof Element && event.target.closest("a[href^='https://wa.me/']")) {
          event.preventDefault();
        }
      }),
    );
  }

  /** Uses the calculator twice and opens the chat twice. */
  async function useCalculatorAndChat(page: Page): Promise<void> {
    await blockChat(page);
    const calculator = page.locator("[data-island=calculator]");
    await calculator.getByText(/^24 m/).click();
    await calculator.getByText(/^36 m/).click();
    const chat = page.getByRole("complementary").getByRole("link", { name: /WhatsApp/ });
    await chat.click();
    await chat.click();
  }

  test("are counted once per page view, with page, campaign and language", async ({
    page,
    instance,
  }) => {
    const counts = () =>
      withDatabase(instance, async (database) => {
        const { rows } = await database.query<{ event: string; times: number }>(
          `select event, sum(times)::int as times from conversions
           where page = '/en/move-to-the-cloud' and campaign = 'migracao-para-a-nuvem' and locale = 'en-US'
           group by event order by event`,
        );
        return Object.fromEntries(rows.map(({ event, times }) => [event, times]));
      });
    const before = await counts();
    await page.goto("/en/move-to-the-cloud");
    await useCalculatorAndChat(page);
    const increased = (event: string) => (before[event] ?? 0) + 1;
    await expectEventually(counts, {
      ...before,
      "calculator-begun": increased("calculator-begun"),
      "chat-opened": increased("chat-opened"),
    });
  });

  test("are not sent by browsers with Global Privacy Control", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
    );
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/conversions")) {
        requests.push(request.url());
      }
    });
    await page.goto("/migre-para-a-nuvem");
    await useCalculatorAndChat(page);
    await page.goto("/sobre");
    expect(requests).toEqual([]);
  });
});
