import { readFileSync } from "node:fs";
import path from "node:path";
import { isReadBy, type SettingName, type SettingReader, settingNames } from "contracts/settings";
import { expect, it } from "vitest";
import { parse } from "yaml";

/** Tests that every setting reaches the containers. Exceptions are listed in this file with a reason. */

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, "..", file), "utf8");
}

interface Service {
  image?: string;
  environment?: Record<string, string | null>;
}

/** Parses a Compose file; `!reset` and `!override` are Compose's own tags. */
function servicesIn(file: string): Record<string, Service> {
  return parse(read(file), { merge: true, logLevel: "silent" }).services;
}

const services = servicesIn("docker-compose.yml");
const stack = servicesIn("deploy/swarm.yml");
const variablesOf = (service: string) => Object.keys(services[service]?.environment ?? {});

/**
 * Processes whose settings each service of the deployment needs. The worker and the commands also load the CMS's
 * configuration.
 */
const audiencesByService: Record<string, SettingReader[]> = {
  prepare: ["cms", "owner"],
  cms: ["cms"],
  worker: ["cms", "worker"],
  backup: ["cms", "owner"],
  web: ["web"],
};

/** Settings that no service of the deployment gets, with the reason. */
const withheldSettings: Partial<Record<SettingName, string>> = {
  PORT: "the edge knows web by its default port",
  CMS_PORT: "the edge knows the CMS by its default port",
  CMS_HOST: "set in the image",
  NODE_ENV: "set in the image",
  DATA_DIR: "set in the image, where the volume is",
  LOG_FORMAT: "set in the image",
  METRICS_PORT: "set in the image, where the health checks ask",
  METRICS_HOST: "set in the image",
  VERSION: "a build argument of the images",
};

/** Settings whose value is fixed in the deployment's files instead of taken from .env. */
const setByDeployment: Partial<Record<SettingName, string>> = {
  CMS_URL: "the edge",
  TRUSTED_PROXIES: "the edge's network and EDGE_TRUSTED_PROXIES",
};

/** Variables of the deployment that .env.example omits, with the reason. */
const notInExample: Record<string, string> = {
  COMPOSE_PROJECT_NAME: "Compose sets it",
  VERSION: "set for a build, not kept",
};

const inExample = new Set(
  [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

/** Returns the names that Compose reads from .env: `NAME:` without a value, and `${NAME…}`. */
function variablesFromEnvFile(file: string): string[] {
  const bare = [...read(file).matchAll(/^ {2,}([A-Z][A-Z0-9_]+):\s*$/gm)];
  const inText = [...read(file).matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)];
  return [...new Set([...bare, ...inText].map(([, name = ""]) => name))];
}

it("audiencesByService lists every service of docker-compose.yml that runs the product's code", () => {
  const own = Object.entries(services).filter(([, { image }]) => image?.startsWith("site/"));
  expect(own.map(([name]) => name).toSorted()).toEqual(Object.keys(audiencesByService).toSorted());
});

it.each(Object.entries(audiencesByService))(
  "docker-compose.yml passes to %s exactly the settings that the service reads",
  (service, audiences) => {
    const isRead = (name: SettingName) => audiences.some((reader) => isReadBy(name, reader));
    const expected = settingNames.filter((name) => isRead(name) && !(name in withheldSettings));
    expect(variablesOf(service).toSorted()).toEqual(expected.toSorted());
  },
);

it("docker-compose.yml passes no setting of `withheldSettings` to a service", () => {
  const passed = Object.keys(audiencesByService).flatMap(variablesOf);
  expect(Object.keys(withheldSettings).filter((name) => passed.includes(name))).toEqual([]);
});

it(".env.example contains all variables of docker-compose.yml and deploy/swarm.yml except those in notInExample", () => {
  const variables = ["docker-compose.yml", "deploy/swarm.yml"].flatMap(variablesFromEnvFile);
  const omitted = { ...notInExample, ...setByDeployment };
  expect(variables.filter((name) => !inExample.has(name) && !(name in omitted))).toEqual([]);
  expect([...inExample].filter((name) => name === undefined || !variables.includes(name))).toEqual(
    [],
  );
});

it("the edge gets exactly the variables of its Caddyfile", () => {
  const variables = new Set(
    [...read("deploy/edge/Caddyfile").matchAll(/\{\$([A-Z_]+)/g)].map(([, name = ""]) => name),
  );
  const given = new Set([...variablesOf("edge"), ...Object.keys(stack.edge?.environment ?? {})]);
  expect([...given].toSorted()).toEqual([...variables].toSorted());
  const others = Object.entries(stack).filter(([name]) => name !== "edge");
  expect(others.filter(([, { environment }]) => environment !== undefined)).toEqual([]);
});
