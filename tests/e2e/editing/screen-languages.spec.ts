import { en } from "@payloadcms/translations/languages/en";
import { es } from "@payloadcms/translations/languages/es";
import { pt } from "@payloadcms/translations/languages/pt";
import type { Page } from "@playwright/test";
import { pageData, uniqueWord } from "../../support/content.ts";
import { expect, test } from "../../support/editing.ts";
import { exhaustiveTag } from "../../support/exhaustive.ts";
import { logInBrowser } from "../../support/staff-browser.ts";
import { readTestSetup } from "../../support/test-setup.ts";

/** Opens the screens of editors and checks that every text is in the language of the screen. */

interface Catalogue {
  [key: string]: string | Catalogue;
}

function textsOf(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((each) =>
    typeof each === "string" ? [each] : textsOf(each),
  );
}

/** Returns the words of at least three letters, without URLs, files and MIME types. */
function wordsOf(text: string): string[] {
  const prose = text.replace(/\{\{[^}]*\}\}|<[^>]*>|[^\s]*[/.@_][^\s]+/g, " ");
  return prose.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
}

/** Matches names of environment variables, which texts for editors must not contain. */
const variableName = /\b[A-Z]+_[A-Z_]+\b/;

/** English words that the other languages also use, and names on this site. */
const allowedEnglishWords = [
  "api avif blog chat cloud color data email error general hero html ids item jpeg json link links",
  "local mail marketing media metadata normal payload plan png site slug status svg total url uri version web webp",
  // Lists of languages contain the name of each language in that language.
  "english",
]
  .join(" ")
  .split(" ");

function englishWords(catalogue: Catalogue): ReadonlySet<string> {
  const words = new Set(textsOf(en.translations as Catalogue).flatMap(wordsOf));
  for (const word of [...textsOf(catalogue).flatMap(wordsOf), ...allowedEnglishWords]) {
    words.delete(word);
  }
  return words;
}

/** Returns the texts of the screen, without content that editors wrote. */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const written =
      "script, style, noscript, textarea, [contenteditable], td, th a, .row-label, .relationship--single-value__text, .relationship--multi-value-label__text, .checks__search, .checks__card, .history, .references, .dashboard-view a, .staff-view tbody, .guide, .doc-header__title, .step-nav, .render-title, [class^=collapsible__header], .array-field, .react-select-option, .rs__control, .file__filename, .source-text span, .version-pill-label, .field-diff-content";
    const attributes = ["aria-label", "title", "placeholder"];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (textContent && !parentElement?.closest(written)) {
        texts.push(textContent.trim());
      }
    }
    for (const element of document.querySelectorAll(attributes.map((a) => `[${a}]`).join())) {
      if (!element.closest(written)) {
        texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
      }
    }
    return texts.filter(Boolean);
  });
}

/** Clicks a button if it is visible; used to open menus, drawers and dialogs. */
async function press(page: Page, selector: string): Promise<boolean> {
  const button = page.locator(selector).first();
  if (!(await button.isVisible())) {
    return false;
  }
  await button.click();
  return true;
}

for (const [locale, catalogue] of [
  ["pt-BR", pt],
  ["es-ES", es],
] as const) {
  test.describe(`the CMS with screens in ${locale}`, () => {
    test.use({
      locale,
      viewport: { width: 1440, height: 1000 },
      // Allows a failed request, which the browser logs: the publish is rejected.
      expectedFailures: /\/api\/pages\//,
    });

    test(
      `shows editors no English text (${locale})`,
      exhaustiveTag,
      async ({ page, context, editor, instance }) => {
        test.setTimeout(600_000);
        const english = englishWords(catalogue.translations as Catalogue);
        const found = new Map<string, string>();
        const foreignWords = (text: string) => [
          ...(variableName.exec(text) ?? []),
          ...wordsOf(text).filter((word) => english.has(word)),
        ];
        const checkTexts = async (screen: string) => {
          // Polls, because a MutationObserver translates English texts shortly after they appear.
          await expect
            .poll(async () => {
              const texts = await readTexts(page);
              return texts.filter((text) => foreignWords(text).length > 0);
            })
            .toEqual([])
            .catch(async () => {
              for (const text of await readTexts(page)) {
                const words = foreignWords(text);
                if (words.length > 0 && !found.has(text)) {
                  found.set(text, `${screen}: ${words.join(" ")}`);
                }
              }
            });
        };
        await logInBrowser(context, instance, readTestSetup().accounts.screens);
        await page.goto("/cms");
        await checkTexts("desk");
        const lists = await page
          .locator("nav a[href*='/collections/']")
          .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
        expect(lists.length).toBeGreaterThan(10);
        for (const path of [
          "translations",
          "links",
          "redirects",
          "releases",
          "help",
          "account",
          "nowhere",
        ]) {
          await page.goto(`/cms/${path}`);
          await checkTexts(path);
        }
        // Opens only two lists in the second language, because all lists have the same texts.
        for (const list of locale === "pt-BR" ? lists : lists.slice(0, 2)) {
          await page.goto(list);
          await press(page, ".list-controls__toggle-columns, #toggle-list-columns");
          await press(page, ".list-controls__toggle-where, #toggle-list-filters");
          await checkTexts(list);
          const [first] = await editor.find(list.split("/").at(-1) as "pages", "locale=pt-BR");
          if (first) {
            await page.goto(`${list}/${first.id}?locale=pt-BR`);
            await press(page, ".doc-controls__popup button");
            await checkTexts(`${list}, form`);
          }
        }
        const [used] = await editor.find("pages", "locale=pt-BR");
        const form = `/cms/collections/pages/${used?.id}`;
        for (const tab of ["versions", "history", "checks"]) {
          await page.goto(`${form}/${tab}`);
          await checkTexts(`pages, ${tab}`);
        }
        await page.goto(`${form}/versions`);
        await page.locator("tbody a").first().click();
        await expect(page).toHaveURL(/\/versions\//);
        await checkTexts("pages, comparison");
        await page.goto(`${form}?locale=pt-BR`);
        await press(page, "#live-preview-toggler");
        await checkTexts("pages, live preview");
        await press(page, ".blocks-field__drawer-toggler");
        await expect(page.locator(".blocks-drawer__block").first()).toBeVisible();
        await checkTexts("pages, sections");
        await page.goto(`${form}?locale=pt-BR`);
        await press(page, ".doc-controls__popup button");
        await press(page, "#action-delete");
        await checkTexts("pages, delete");
        for (const path of ["pages/trash", "media/create", "posts/create"]) {
          await page.goto(`/cms/collections/${path}`);
          await checkTexts(path);
        }
        const toast = async (kind: "error" | "success", after: string) => {
          await expect(page.locator(`.toast-${kind}`).first()).toBeVisible();
          await checkTexts(`toast after ${after}`);
        };
        await page.goto("/cms/collections/pages/create?locale=pt-BR");
        await page.locator("#action-save").click();
        await toast("error", "a refused publish");
        const word = uniqueWord("aviso-");
        const { id } = await editor.create("pages", pageData(word, word));
        await page.goto(`/cms/collections/pages/${id}?locale=pt-BR`);
        for (const act of ["duplicate", "delete"]) {
          // Repeats the clicks, because menu and dialog close when the form re-renders.
          await expect(async () => {
            await press(page, ".doc-controls__popup button");
            await page.locator(`#action-${act}`).click({ timeout: 2_000 });
            await press(page, ".confirmation-modal #confirm-action");
          }).toPass();
          await toast("success", act);
        }
        const [article] = await editor.find("posts", "locale=pt-BR");
        await page.goto(`/cms/collections/posts/${article?.id}?locale=pt-BR`);
        await page.locator("[contenteditable]").first().click();
        await page.keyboard.press("End");
        await page.keyboard.press("Enter");
        await page.keyboard.type("/");
        await checkTexts("posts, text");
        expect(Object.fromEntries(found)).toEqual({});
      },
    );
  });
}
