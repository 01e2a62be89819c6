import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const directory = new URL("./", import.meta.url);
const repository = new URL("../../../../", import.meta.url);
const files = readdirSync(directory).filter((file) => !file.endsWith(".test.ts"));

const installed: string = JSON.parse(
  readFileSync(new URL("node_modules/payload/package.json", repository), "utf8"),
).version;

/** Returns the paragraph that follows a keyword such as "Upstream" in the comment at the top of a workaround. */
function headerOf(file: string, name: string): string | undefined {
  const source = readFileSync(new URL(file, directory), "utf8");
  return source.match(new RegExp(`^ \\* ${name}:? (.+)$`, "m"))?.[1];
}

it.each(files)("%s was tried with the installed version of Payload", (file) => {
  expect(headerOf(file, "Workaround, tried with Payload")).toBe(`${installed}.`);
});

it.each(files)("%s states what is missing upstream, and when it can be removed", (file) => {
  expect(headerOf(file, "Missing")).toBeDefined();
  expect(headerOf(file, "Upstream")).toMatch(
    /^(https:\/\/github\.com\/payloadcms\/payload\/(issues|pull)\/\d+|none found)$/,
  );
  expect(headerOf(file, "Remove when")).toBeDefined();
});

it.each(files)("%s names an existing test", (file) => {
  const test = headerOf(file, "Test");
  expect(test).toMatch(/\.(test|spec)\.ts$/);
  expect(existsSync(new URL(test ?? "", repository))).toBe(true);
});
