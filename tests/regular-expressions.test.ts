import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkSync } from "recheck";
import { parseSync, Visitor } from "rolldown/utils";
import { describe, expect, it } from "vitest";

/**
 * Tests that every regular expression of the product takes linear time. With a backtracking expression, a single
 * request could block a process.
 */

/** Expressions that may take more than linear time, with the reason why their input is always short. */
const reviewed: Record<string, string> = {};

/** Timeout per expression, in ms; long enough that no test fails on a stalled machine. */
const timeoutMs = 60_000;

interface Expression {
  source: string;
  flags: string;
  /** Files that contain the expression. */
  files: string[];
}

const root = path.join(import.meta.dirname, "..");
const isNotProduct =
  /node_modules|\/(build|dist|\.next|\.react-router|tests?|test-fixtures)\/|\.(test|stories|bench)\.tsx?$/;

const files = globSync("{web,cms,contracts,launcher,pricing-engine}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !isNotProduct.test(file));

/**
 * Returns the regular expression literals of a file, and the positions at which code builds an expression from text.
 */
function expressionsOf(name: string, code: string) {
  const literals: { source: string; flags: string }[] = [];
  const computed: string[] = [];
  const noteComputed = (node: { callee: { type: string; name?: unknown }; start: number }) => {
    if (node.callee.type === "Identifier" && node.callee.name === "RegExp") {
      computed.push(`${name}:${code.slice(0, node.start).split("\n").length}`);
    }
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node) {
        literals.push({ source: node.regex.pattern, flags: node.regex.flags });
      }
    },
    NewExpression: noteComputed,
    CallExpression: noteComputed,
  }).visit(parseSync(name, code).program);
  return { literals, computed };
}

/**
 * Disables the timeouts of single matches, which would report an expression as slow on a stalled machine. The checker
 * counts steps instead.
 */
const withoutMatchTimeouts = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null };

function isLinear({ source, flags }: Pick<Expression, "source" | "flags">): boolean {
  const options = { timeout: timeoutMs, ...withoutMatchTimeouts };
  return checkSync(source, flags, options).status === "safe";
}

const found = files.map((file) => ({
  file,
  ...expressionsOf(file, readFileSync(path.join(root, file), "utf8")),
}));

const expressions = new Map<string, Expression>();
for (const { file, literals } of found) {
  for (const { source, flags } of literals) {
    const key = `/${source}/${flags}`;
    const known = expressions.get(key) ?? { source, flags, files: [] };
    expressions.set(key, { ...known, files: [...known.files, file] });
  }
}

describe("the regular expressions of the product", () => {
  it("are found as literals and as calls of RegExp", () => {
    expect(files.length).toBeGreaterThan(500);
    expect(expressions.size).toBeGreaterThan(50);
    expect(expressionsOf("a.ts", 'const a = /b+/g; new RegExp("c"); RegExp(d)')).toEqual({
      literals: [{ source: "b+", flags: "g" }],
      computed: ["a.ts:1", "a.ts:1"],
    });
  });

  it.each([...expressions].filter(([key]) => !(key in reviewed)))(
    "take linear time: %s",
    (_, expression) => {
      expect(isLinear(expression), expression.files.join(", ")).toBe(true);
    },
    2 * timeoutMs,
  );

  it("are never built at run time, because computed expressions cannot be checked", () => {
    expect(found.flatMap(({ computed }) => computed)).toEqual([]);
  });

  it("are removed from the list `reviewed` when the product no longer uses them", () => {
    expect(Object.keys(reviewed).filter((key) => !expressions.has(key))).toEqual([]);
  });

  // Expressions that earlier versions of the product contained.
  it.each([
    { source: String.raw`^\/(?:[a-z0-9_-]+(?:\.[a-z0-9]+)*\/?)*$`, flags: "" },
    { source: String.raw`((?:^|[;,\t\r\n])[\s"]*)([=+\-@])`, flags: "g" },
    { source: "=+$", flags: "" },
  ])(
    "are checked by a function that reports /$source/$flags as not linear",
    (expression) => {
      expect(isLinear(expression)).toBe(false);
    },
    2 * timeoutMs,
  );
});
