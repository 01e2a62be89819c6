import { quoteQueryKeys } from "contracts";
import { type Configuration, clampConfiguration, type Policy } from "pricing-engine";
import { startingConfiguration } from "./inputs.ts";

export interface ReadConfiguration {
  configuration: Configuration;
  /** What the query asked for and cannot be had: another value stands in its place. */
  adjusted: (keyof Configuration)[];
}

const inputs = Object.keys(quoteQueryKeys) as (keyof Configuration)[];
const plainNumber = /^-?\d{1,12}(?:\.\d{1,6})?$/;

function readNumber(text: string): number | undefined {
  return plainNumber.test(text.trim()) ? Number(text) : undefined;
}

function readSwitch(text: string): boolean | undefined {
  return text === "1" ? true : text === "0" ? false : undefined;
}

/** The configuration that a query string asks for, within what the policy offers. */
export function readConfiguration(search: string, policy: Policy): ReadConfiguration {
  const query = new URLSearchParams(search);
  const starting = startingConfiguration(policy);
  const asked: Configuration = { ...starting };
  const adjusted = new Set<keyof Configuration>();
  for (const input of inputs) {
    // A switch of the plain form sends 0, and 1 after it when it is on: the last value counts.
    const text = query.getAll(quoteQueryKeys[input]).at(-1);
    if (text === undefined) {
      continue;
    }
    const value = typeof starting[input] === "boolean" ? readSwitch(text) : readNumber(text);
    if (value === undefined) {
      adjusted.add(input);
    } else {
      Object.assign(asked, { [input]: value });
    }
  }
  if (!policy.terms.some(({ months }) => months === asked.termMonths)) {
    adjusted.add("termMonths");
    Object.assign(asked, { termMonths: policy.defaultTerm });
  }
  const clamped = clampConfiguration({ configuration: asked, limits: policy.limits });
  // Fails only for values of the wrong type, and there is none by now.
  const configuration = clamped.ok ? clamped.configuration : starting;
  for (const input of inputs) {
    // The starting values may lie outside an unusual policy's limits: nobody asked for those.
    if (configuration[input] !== asked[input] && query.has(quoteQueryKeys[input])) {
      adjusted.add(input);
    }
  }
  return { configuration, adjusted: inputs.filter((input) => adjusted.has(input)) };
}

/** The query string of a configuration, with every choice in it: `vcpus=4&ram=8&...`. */
export function configurationQuery(configuration: Configuration): string {
  const query = new URLSearchParams();
  for (const input of inputs) {
    query.set(quoteQueryKeys[input], String(Number(configuration[input])));
  }
  return query.toString();
}

/** The choices that the fields of a plain form hold now, as a query. */
export function formQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    query.append(name, String(value));
  }
  return query.toString();
}
