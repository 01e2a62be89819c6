import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { createUniqueId } from "./cms/rich-text/content.ts";

/** Source files that render around the running text of articles, legal texts and pages. */
const folders = "{root.tsx,{chrome,documents,blocks,cms}/**/*.tsx}";

it("ids in templates contain an underscore, and ids of headings never do", () => {
  const ids = globSync(folders, { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith(".stories.tsx"))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(import.meta.dirname, file), "utf8").matchAll(
          /<(?!FormattedMessage)[a-zA-Z0-9.]+(?:\s[^<>]*)?\sid="([^"]+)"|\b\w+Id = "([^"]+)"/g,
        ),
      ].map(([, inTag, named]) => inTag ?? named ?? ""),
    )
    .filter((id) => !id.includes("."));
  expect(ids).toContain("next_step");
  expect(ids.filter((id) => !id.includes("_"))).toEqual([]);
  for (const heading of [
    "Next step",
    "next_step",
    "Related articles",
    "Page content",
    "É _ isso",
  ]) {
    expect(createUniqueId(heading, new Set())).not.toContain("_");
  }
});
