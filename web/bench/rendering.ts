import path from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { ContentCache } from "../server/cache/content-cache.ts";
import { createProductionRenderer } from "../server/renderer.ts";

/**
 * Compares the product's rendering of a page with React's rendering of the same tree from the same
 * data. Measures CPU time in one process, alternating between both; needs a build and a CMS
 * (CMS_URL). Excludes compression, which follows rendering.
 */

const pages = {
  home: "/",
  service: "/cloud-server",
  article: "/blog/escolher-provedor-cloud-computing-brasil",
  calculator: "/precos?vcpus=6&ram=12",
};
const target = 0.55;
const rounds = 15;
const rendersPerRound = 10;

/** Reads content once and treats it as fresh for ever. */
const content = new ContentCache({
  contentVersion: { current: 0, isFollowed: true, isFresh: () => true },
});
const renderer = await createProductionRenderer(content);
const build: ServerBuild = await import(path.join(import.meta.dirname, "../build/server/index.js"));
const { contentReaderContext, PageContext, sitePageContext } = build.entry
  .module as unknown as typeof import("../app/entry.server.tsx");

/** Captures the element tree that React Router passes to React for a page. */
async function treeOf(url: string) {
  const { promise, resolve } = Promise.withResolvers<EntryContext>();
  const capture = (_: Request, status: number, __: Headers, entry: EntryContext) => {
    resolve(entry);
    return new Response(null, { status });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: capture } };
  const context = new RouterContextProvider();
  context.set(contentReaderContext, content.reader());
  const rendering = createRequestHandler({ ...build, entry }, "production");
  await rendering(new Request(url), context);
  const capturedEntry = await promise;
  // Omits the hand-off stream to the browser, which can be read only once.
  const { serverHandoffStream: _, ...reusableEntry } = capturedEntry;
  const value = context.get(sitePageContext);
  return () =>
    createElement(
      PageContext,
      { value },
      createElement(ServerRouter, { context: reusableEntry, url }),
    );
}

function renderBare(tree: Awaited<ReturnType<typeof treeOf>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree(), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

async function cpuMs(render: () => Promise<string>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < rendersPerRound; index += 1) {
    await render();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / rendersPerRound;
}

console.log(
  `\nRendering, and React alone rendering the same (target: ${target} of its rate; CPU time, without compressing)`,
);
for (const [name, address] of Object.entries(pages)) {
  const url = `http://localhost${address}`;
  const tree = await treeOf(url);
  const renderers = {
    product: async () => (await renderer.render(new Request(url))).text(),
    bare: () => renderBare(tree),
  };
  const [page, alone] = [await renderers.product(), await renderers.bare()];
  if (!alone.includes("</footer>") || page.length < alone.length) {
    throw new Error(`${address} was not rendered completely`);
  }
  const all = { product: [] as number[], bare: [] as number[] };
  // The first round warms up the JIT compiler.
  for (let round = 0; round <= rounds; round += 1) {
    for (const variant of ["product", "bare"] as const) {
      const ms = await cpuMs(renderers[variant]);
      if (round > 0) {
        all[variant].push(ms);
      }
    }
  }
  // Compares the fastest rounds, which other work on the machine has disturbed least.
  const [product, bare] = [Math.min(...all.product), Math.min(...all.bare)];
  const ratio = bare / product;
  console.log(
    `  ${name.padEnd(10)} ${product.toFixed(2)} ms, alone ${bare.toFixed(2)} ms: ${ratio.toFixed(2)}, ${ratio >= target ? "met" : "MISSED"}`,
  );
}
