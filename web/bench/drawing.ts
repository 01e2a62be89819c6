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
import { KeptContent } from "../server/kept-content.ts";
import { forDocuments, productionRenderer } from "../server/renderer.ts";

/**
 * Drawing a page as the product does, beside React alone drawing the same tree of the same data. CPU
 * time, in turns, of one process; needs a build and a CMS (CMS_URL). Compressing, which follows, is apart.
 */

const pages = {
  home: "/",
  service: "/cloud-server",
  article: "/blog/escolher-provedor-cloud-computing-brasil",
  calculator: "/precos?vcpus=6&ram=12",
};
const target = 0.8;
const rounds = 15;
const drawsPerRound = 10;

/** Content is read once; nothing changes. */
const content = new KeptContent({
  generation: { current: 0, isFollowed: true, isFresh: () => true },
});
const renderer = await productionRenderer(content);
const build: ServerBuild = await import(path.join(import.meta.dirname, "../build/server/index.js"));
const { contentContext } = build.entry
  .module as unknown as typeof import("../app/entry.server.tsx");

/** What React is given to draw a page. */
async function treeOf(url: string) {
  const { promise, resolve } = Promise.withResolvers<EntryContext>();
  const capture = (_: Request, status: number, __: Headers, entry: EntryContext) => {
    resolve(entry);
    return new Response(null, { status });
  };
  const entry = { ...build.entry, module: { ...build.entry.module, default: capture } };
  const context = new RouterContextProvider();
  context.set(contentContext, content.reader());
  const drawing = createRequestHandler({ ...forDocuments(build), entry }, "production");
  await drawing(new Request(url), context);
  const known = await promise;
  // What is sent for React in the browser can be read once only.
  const { serverHandoffStream: _, ...again } = known;
  return () => createElement(ServerRouter, { context: again, url });
}

function drawBare(tree: Awaited<ReturnType<typeof treeOf>>): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(tree(), {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

async function cpuMs(draw: () => Promise<string>): Promise<number> {
  const before = process.cpuUsage();
  for (let index = 0; index < drawsPerRound; index += 1) {
    await draw();
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / drawsPerRound;
}

console.log(
  `\nDrawing, and React alone drawing the same (target: ${target} of its rate; CPU time, without compressing)`,
);
for (const [name, address] of Object.entries(pages)) {
  const url = `http://localhost${address}`;
  const tree = await treeOf(url);
  const ways = {
    product: async () => (await renderer.draw(new Request(url))).html ?? "",
    bare: () => drawBare(tree),
  };
  const [page, alone] = [await ways.product(), await ways.bare()];
  if (!alone.includes("</footer>") || page.length < alone.length) {
    throw new Error(`${address} was not drawn whole`);
  }
  const all = { product: [] as number[], bare: [] as number[] };
  // The first is for the compiler to learn.
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of ["product", "bare"] as const) {
      const ms = await cpuMs(ways[way]);
      if (round > 0) {
        all[way].push(ms);
      }
    }
  }
  // The quickest round of each is the one that other work on the machine held up least.
  const [product, bare] = [Math.min(...all.product), Math.min(...all.bare)];
  const ratio = bare / product;
  console.log(
    `  ${name.padEnd(10)} ${product.toFixed(2)} ms, alone ${bare.toFixed(2)} ms: ${ratio.toFixed(2)}, ${ratio >= target ? "met" : "MISSED"}`,
  );
}
