import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { leadFormSegments, localePrefix, searchPath } from "contracts";
import { type ConfigData, HtmlValidate, StaticConfigLoader } from "html-validate";
import postcss from "postcss";
import { exhaustiveTag } from "../support/exhaustive.ts";
import { sendRawRequest } from "../support/raw-request.ts";
import { readPublishedPaths } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import { locales } from "./site-map.ts";

/** Rules of the HTML standard, and of references to elements of the page. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard"],
  rules: {
    "no-dup-id": "error",
    "no-missing-references": "error",
    "no-unknown-elements": "error",
    "script-type": "error",
  },
};

const accountPaths = [
  "/auth",
  "/auth?mode=register",
  "/auth/forgot",
  "/auth/reset?token=x",
  "/admin",
];

test("every page is valid HTML", exhaustiveTag, async ({ instance }) => {
  test.setTimeout(900_000);
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const perLocale = locales.flatMap((locale) => {
    const prefix = localePrefix(locale);
    return [
      ...Object.values(leadFormSegments).map((paths) => `${prefix}/${paths[locale]}`),
      searchPath(locale),
      `${prefix}/no-such-page`,
      `${prefix}/blog/no-such-article`,
      ...accountPaths.map((path) => prefix + path),
    ];
  });
  for (const path of [...(await readPublishedPaths(instance.url)), ...perLocale]) {
    const { text } = await sendRawRequest(instance, path);
    const { results } = await validator.validateString(text);
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(problems, path).toEqual([]);
  }
});

/** Folder with the built styles of all routes. */
const assets = join(import.meta.dirname, "../../web/build/client/assets");

test(
  "the browser supports every declaration of the built styles",
  exhaustiveTag,
  async ({ page }) => {
    const files = (await readdir(assets)).filter((name) => name.endsWith(".css"));
    expect(files).not.toEqual([]);
    const declarations = new Map<string, string>();
    for (const file of files) {
      postcss
        .parse(await readFile(join(assets, file), "utf8"))
        .walkDecls(({ prop, value, parent }) => {
          const isDescriptor = parent?.type === "atrule";
          if (!isDescriptor && !/^-/.test(prop)) {
            declarations.set(`${prop}: ${value}`, file);
          }
        });
    }
    const unknown = await page.evaluate(
      (all) => all.filter((declaration) => !CSS.supports(`(${declaration})`)),
      [...declarations.keys()],
    );
    expect(
      unknown.map((declaration) => `${declaration} (${declarations.get(declaration)})`),
    ).toEqual([]);
  },
);
