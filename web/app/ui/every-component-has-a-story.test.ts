import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const app = new URL("../", import.meta.url);

/** Folders of `ui` and `blocks`, each a component. */
const components = ["ui", "blocks"].flatMap((layer) =>
  readdirSync(new URL(`${layer}/`, app), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${layer}/${entry.name}`),
);

test.each(components)("%s has a story", (component) => {
  const files = readdirSync(new URL(`${component}/`, app));
  expect(files.filter((file) => file.endsWith(".stories.tsx"))).not.toEqual([]);
});
