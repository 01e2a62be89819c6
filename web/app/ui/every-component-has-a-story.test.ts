import { globSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const app = fileURLToPath(new URL("../", import.meta.url));

function read(path: string): string {
  return readFileSync(`${app}${path}`, "utf8");
}

function sources(pattern: string): string[] {
  return globSync(pattern, { cwd: app }).filter((path) => !path.includes(".stories."));
}

/** Each folder of these layers is a component. */
const components = ["ui", "cms", "blocks", "features"].flatMap((layer) =>
  readdirSync(`${app}${layer}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${layer}/${entry.name}`),
);

test.each(components)("%s has a story", (component) => {
  expect(globSync("*.stories.tsx", { cwd: app + component })).not.toEqual([]);
});

test.each(globSync("**/*.stories.tsx", { cwd: app }))("%s has guidance", (story) => {
  expect(read(story)).toMatch(/guidance: \{\s+use: "[^"]+[.]",\s+avoid:\s+"[^"]+[.]"/);
});

test.each(sources("documents/*.tsx"))("%s is in a story of a whole page", (path) => {
  expect(read("documents/documents.stories.tsx")).toContain(`".${path.slice("documents".length)}"`);
});

/** Returns the source of all stories of a feature. */
function storiesOf(feature: string): string {
  return globSync(`features/${feature}/*.stories.tsx`, { cwd: app }).map(read).join("\n");
}

test.each(sources("features/*/*-screen.tsx"))("%s has a story", (path) => {
  const [, feature = "", file = ""] = path.split("/");
  expect(storiesOf(feature)).toContain(`"./${file}"`);
});

const dialogs = sources("routes/panel/*.tsx").filter((path) =>
  /<(DialogForm|StaffDialog)/.test(read(path)),
);

test.each(dialogs)("the dialog %s has a story", (path) => {
  expect(read("routes/panel/dialogs.stories.tsx")).toContain(
    `".${path.slice("routes/panel".length)}"`,
  );
});

test.each(sources("ui/*/*.tsx"))("%s contains no text of the product", (path) => {
  const ids = [...read(path).matchAll(/\bid(?:=|: )"(\w+\.[\w.]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id) => !id?.startsWith("ui."))).toEqual([]);
});
