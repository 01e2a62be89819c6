import lighthouse, { type Result } from "lighthouse";
import { locales, siteRoutes, specifiedArticlePaths } from "../e2e/site-map.ts";
import { ensureChromium } from "../ensure-chromium.ts";
import type { Instance } from "../support/instance.ts";
import { launchChromium } from "./launch-chromium.ts";

/** Routes of the specification, with the path in each language. */
const routes: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    siteRoutes.map(({ name, paths }) => [name, locales.map((locale) => paths[locale])]),
  ),
  articles: specifiedArticlePaths,
  contact: ["/contato", "/en/contact", "/es/contacto"],
  newsletter: ["/newsletter", "/en/newsletter", "/es/newsletter"],
  search: ["/busca", "/en/search", "/es/buscar"],
  login: ["/auth", "/en/auth", "/es/auth"],
  registration: ["/auth?mode=register"],
  "forgotten password": ["/auth/forgot"],
  "panel's login": ["/admin", "/en/admin", "/es/admin"],
};

interface Measured {
  path: string;
  scores: Record<string, number>;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  failed: string[];
}

const attempts = 3;

/** Runs Lighthouse. Repeats the run if Lighthouse lost its trace, because the page does not cause this error. */
async function visit(address: string, port: number, attempt = 1): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: "silent" });
  const problem = result ? result.lhr.runtimeError?.message : "no answer";
  if (result && problem === undefined) {
    return result.lhr;
  }
  if (attempt === attempts) {
    throw new Error(`${address}: ${problem}`);
  }
  return visit(address, port, attempt + 1);
}

async function measure(url: string, path: string, port: number): Promise<Measured> {
  const { categories, audits } = await visit(url + path, port);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // Detects a page with noindex, because Lighthouse lowers the SEO score of such a page.
  const isHidden = audits["is-crawlable"]?.score === 0;
  const scoredAudits = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const failed = scoredAudits.filter((id) => {
    const score = audits[id]?.score;
    return typeof score === "number" && score < 0.9 && !(isHidden && id === "is-crawlable");
  });
  const scores = Object.fromEntries(
    Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
  );
  const lcp = number("largest-contentful-paint");
  const tbt = number("total-blocking-time");
  const cls = number("cumulative-layout-shift");
  return { path, scores, lcp, tbt, cls, kilobytes: number("total-byte-weight") / 1024, failed };
}

function report({ path, scores, lcp, tbt, cls, kilobytes, failed }: Measured): void {
  const { performance, accessibility, "best-practices": practices, seo } = scores;
  console.log(
    `    ${path.padEnd(48)} ${performance} ${accessibility} ${practices} ${seo} · LCP ${(lcp / 1000).toFixed(2)} s · TBT ${tbt.toFixed(0)} ms · CLS ${cls.toFixed(3)} · ${kilobytes.toFixed(0)} KB${failed.length > 0 ? ` · ${failed.join(", ")}` : ""}`,
  );
}

/** Measures the routes whose name starts with `only`; by default all routes. */
export async function measureLighthouse({ url }: Pick<Instance, "url">, only = ""): Promise<void> {
  console.log(
    "\nLighthouse, mobile: performance, accessibility, best practices, SEO (target: 100 each; LCP 1.2 s, of logins 1.8 s)\nA page that is not to be found loses SEO for that alone; what else falls short is named",
  );
  const browser = await launchChromium(ensureChromium());
  try {
    for (const [name, paths] of Object.entries(routes)) {
      if (name.startsWith(only)) {
        console.log(`  ${name}`);
        for (const path of paths) {
          report(await measure(url, path, browser.port));
        }
      }
    }
  } finally {
    browser.kill();
  }
}
