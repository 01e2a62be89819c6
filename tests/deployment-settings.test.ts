import { readFileSync } from "node:fs";
import path from "node:path";
import { type Audience, isFor, type SettingName, settingNames } from "contracts/settings";
import { expect, it } from "vitest";
import { parse } from "yaml";

/** Every setting reaches the containers, or is listed here with the reason why it does not. */

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, "..", file), "utf8");
}

interface Service {
  image?: string;
  environment?: Record<string, string | null>;
}

/** `!reset` and `!override` are Compose's own. */
function servicesIn(file: string): Record<string, Service> {
  return parse(read(file), { merge: true, logLevel: "silent" }).services;
}

const services = servicesIn("docker-compose.yml");
const stack = servicesIn("deploy/swarm.yml");
const variablesOf = (service: string) => Object.keys(services[service]?.environment ?? {});

/** Settings that a service's process reads. The worker and the commands load the CMS's configuration. */
const readers: Record<string, Audience[]> = {
  prepare: ["cms"],
  cms: ["cms"],
  worker: ["cms", "worker"],
  backup: ["cms"],
  web: ["web"],
};

/** Settings that no service passes on. */
const notPassed: Partial<Record<SettingName, string>> = {
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

/** Settings that services pass on with a value of the deployment's own, which .env does not set. */
const composed: Partial<Record<SettingName, string>> = {
  CMS_URL: "the edge",
  TRUSTED_PROXIES: "the edge's network and EDGE_TRUSTED_PROXIES",
};

/** Variables of the deployment itself that .env.example leaves out. */
const notOffered: Record<string, string> = {
  COMPOSE_PROJECT_NAME: "Compose sets it",
  VERSION: "set for a build, not kept",
};

const offered = new Set(
  [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
);

/** Names that Compose takes from .env: `NAME:` alone, and `${NAME…}`. */
function takenFrom(file: string): string[] {
  const bare = [...read(file).matchAll(/^ {2,}([A-Z][A-Z0-9_]+):\s*$/gm)];
  const inText = [...read(file).matchAll(/\$\{([A-Z][A-Z0-9_]+)/g)];
  return [...new Set([...bare, ...inText].map(([, name = ""]) => name))];
}

it("knows who reads what in every service that runs the site's code", () => {
  const own = Object.entries(services).filter(([, { image }]) => image?.startsWith("site/"));
  expect(own.map(([name]) => name).toSorted()).toEqual(Object.keys(readers).toSorted());
});

it.each(Object.entries(readers))(
  "%s is given every setting that it reads, and no other",
  (service, audiences) => {
    const isRead = (name: SettingName) => audiences.some((reader) => isFor(name, reader));
    const expected = settingNames.filter((name) => isRead(name) && !(name in notPassed));
    expect(variablesOf(service).toSorted()).toEqual(expected.toSorted());
  },
);

it("lists no setting as left out that a service passes on", () => {
  const passed = Object.keys(readers).flatMap(variablesOf);
  expect(Object.keys(notPassed).filter((name) => passed.includes(name))).toEqual([]);
});

it(".env.example offers every setting and variable that docker-compose.yml and deploy/swarm.yml take", () => {
  const taken = ["docker-compose.yml", "deploy/swarm.yml"].flatMap(takenFrom);
  const left = { ...notOffered, ...composed };
  expect(taken.filter((name) => !offered.has(name) && !(name in left))).toEqual([]);
  expect([...offered].filter((name) => name === undefined || !taken.includes(name))).toEqual([]);
});

it("the edge is given every variable that its Caddyfile takes, and deploy/swarm.yml changes no other", () => {
  const taken = new Set(
    [...read("deploy/edge/Caddyfile").matchAll(/\{\$([A-Z_]+)/g)].map(([, name = ""]) => name),
  );
  const given = new Set([...variablesOf("edge"), ...Object.keys(stack.edge?.environment ?? {})]);
  expect([...given].toSorted()).toEqual([...taken].toSorted());
  const others = Object.entries(stack).filter(([name]) => name !== "edge");
  expect(others.filter(([, { environment }]) => environment !== undefined)).toEqual([]);
});
