import { expect, it } from "vitest";
import { clientAction } from "#app/forms/client-action.ts";
import type { RouteHandle } from "#app/route-handle.ts";

/** Every route module, by file. */
const files = import.meta.glob<Record<string, unknown>>(["./**/*.{ts,tsx}", "!./**/*.test.ts"]);

/** Folders of the routes below account-pages.tsx, which React hydrates; other forms are plain HTML. */
const hydrated = /^\.\/(auth|account|panel)\//;

const modules = await Promise.all(
  Object.entries(files)
    .filter(([file]) => !/\.stories\.tsx$|\.server\.ts$/.test(file))
    .map(async ([file, load]) => ({ file, module: await load() })),
);
const actions = modules.filter(({ module }) => "action" in module);

it("every route with an action on a page with React exports clientAction", () => {
  const submitted = actions.filter(({ file }) => hydrated.test(file));
  expect(submitted.length).toBeGreaterThan(30);
  const withoutClientAction = submitted.filter(
    ({ module }) => module.clientAction !== clientAction,
  );
  expect(withoutClientAction.map(({ file }) => file)).toEqual([]);
});

it("routes with an action outside auth, account and panel do not load React", () => {
  const plainActions = actions.filter(({ file }) => !hydrated.test(file));
  const withReact = plainActions.filter(({ module }) => (module.handle as RouteHandle)?.hydrates);
  expect(plainActions.length).toBeGreaterThan(3);
  expect(withReact.map(({ file }) => file)).toEqual([]);
});
