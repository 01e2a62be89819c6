import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

/** What `docker stack deploy` passes over without failing (docs/operations.md, "Swarm"), and a part would miss. */
const passedOver = [
  "tmpfs",
  "devices",
  "links",
  "external_links",
  "network_mode",
  "container_name",
];

it("docker-compose.yml gives parts nothing by a word that a stack passes over", () => {
  const compose = readFileSync(path.join(import.meta.dirname, "../docker-compose.yml"), "utf8");
  const keys = new Set([...compose.matchAll(/^ +([a-z_]+):/gm)].map(([, key]) => key));
  expect(keys).toContain("read_only");
  expect(passedOver.filter((key) => keys.has(key))).toEqual([]);
});
