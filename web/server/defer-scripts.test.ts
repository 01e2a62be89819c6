import { expect, it } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

it("moves the names of a page's modules to data attributes", () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></head><script nonce="n" type="module" async="">import "/a.js";</script>';
  expect(deferScripts(html)).toBe(
    '<head></head><script nonce="n" type="text/plain" data-late-module="" data-preload="/a.js /b.js">import "/a.js";</script>',
  );
});

it("returns a page without React unchanged", () => {
  const html =
    '<link rel="modulepreload" href="/a.js"/><script type="module" src="/a.js"></script>';
  expect(deferScripts(html)).toBe(html);
});
