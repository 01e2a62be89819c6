import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";

/** Compose keys that `docker stack deploy` silently ignores (docs/operations/containers.md, "Swarm"). */
const ignoredByStack = [
  "tmpfs",
  "devices",
  "links",
  "external_links",
  "network_mode",
  "container_name",
];

it("docker-compose.yml contains no key that a Docker stack ignores", () => {
  const compose = readFileSync(path.join(import.meta.dirname, "../docker-compose.yml"), "utf8");
  const keys = new Set([...compose.matchAll(/^ +([a-z_]+):/gm)].map(([, key]) => key));
  expect(keys).toContain("read_only");
  expect(ignoredByStack.filter((key) => keys.has(key))).toEqual([]);
});

interface Service {
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
}

/** Capabilities that a service does not drop, each with its reason. */
const keptCapabilities: Record<string, Record<string, string>> = {
  edge: { NET_BIND_SERVICE: "the file of Caddy's program asks for it" },
  backup: {
    CHOWN: "restored pictures belong to the CMS's user",
    DAC_OVERRIDE: "the folder of the backups is anybody's",
  },
};

it("docker-compose.yml drops the privileges of every service", () => {
  const compose = readFileSync(path.join(import.meta.dirname, "../docker-compose.yml"), "utf8");
  const services: Record<string, Service> = parse(compose, { merge: true }).services;
  for (const [name, service] of Object.entries(services)) {
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ["ALL"],
      security_opt: ["no-new-privileges:true"],
    });
    expect(service.cap_add ?? [], name).toEqual(Object.keys(keptCapabilities[name] ?? {}));
  }
});
