import { join } from "node:path";
import { expect, it } from "vitest";
import { listPlaywrightFailures, listVitestFailures } from "./list-failures.ts";

it("listVitestFailures lists failed tests and test files that failed to load", () => {
  const file = (name: string, status: string, tests: [string, string][]) => ({
    name: join(process.cwd(), name),
    status,
    assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
  });
  const testResults = [
    file("web/a.test.ts", "passed", [["works", "passed"]]),
    file("cms/b.test.ts", "failed", [
      ["saves", "passed"],
      ["publishes", "failed"],
    ]),
    file("cms/c.test.ts", "failed", []),
  ];
  expect(listVitestFailures(JSON.stringify({ testResults }))).toEqual([
    "cms/b.test.ts: publishes",
    "cms/c.test.ts: the file does not load",
  ]);
});

it("the lists of failures contain the first lines of an error without colours and stack", () => {
  const message = "\u001b[31mError: expected 1\u001b[39m\n\n  Received: 2\n    at run (a.ts:1:1)";
  const spec = { title: "opens", file: "e2e/menu.spec.ts", ok: false };
  const tests = [{ results: [{ errors: [{ message }] }] }];
  expect(
    listPlaywrightFailures(JSON.stringify({ suites: [{ specs: [{ ...spec, tests }] }] })),
  ).toEqual(["e2e/menu.spec.ts: opens\n      Error: expected 1\n      Received: 2"]);
  const failed = { fullName: "saves", status: "failed", failureMessages: [message] };
  const file = { name: join(process.cwd(), "cms/b.test.ts"), status: "failed" };
  const testResults = [{ ...file, assertionResults: [failed] }];
  expect(listVitestFailures(JSON.stringify({ testResults }))).toEqual([
    "cms/b.test.ts: saves\n      Error: expected 1\n      Received: 2",
  ]);
});

it("listPlaywrightFailures lists failed tests of nested groups too", () => {
  const file = "e2e/menu.spec.ts";
  const suites = [
    {
      specs: [
        { title: "opens", file, ok: true },
        { title: "closes", file, ok: false },
      ],
      suites: [{ specs: [{ title: "shows a count", file, ok: false }] }],
    },
  ];
  expect(listPlaywrightFailures(JSON.stringify({ suites }))).toEqual([
    "e2e/menu.spec.ts: closes",
    "e2e/menu.spec.ts: shows a count",
  ]);
});
