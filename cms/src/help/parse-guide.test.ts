import { RuleType } from "markdown-to-jsx/react";
import { expect, it } from "vitest";
import { parseGuide } from "./parse-guide.ts";

it("parseGuide omits the title and gives each section a different id", () => {
  const { nodes, sections } = parseGuide(
    "# Guia\n\nUm texto.\n\n## Primeiro dia\n\n### Papéis\n\n## Traduções\n\n## Traduções\n",
  );
  expect(sections.map(({ id }) => id)).toEqual(["primeiro-dia", "traducoes", "traducoes-1"]);
  const headings = nodes.filter(({ type }) => type === RuleType.heading);
  expect(headings).toHaveLength(4);
  expect(nodes).toHaveLength(5);
});
