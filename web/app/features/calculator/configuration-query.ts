import { planQueryKey, quoteQueryKeys } from "contracts";
import {
  type Catalogue,
  type Configuration,
  calculatePlanOffer,
  clampConfiguration,
} from "pricing-engine";
import { initialConfiguration } from "./inputs.ts";

export interface ParsedConfiguration {
  configuration: Configuration;
  /** Inputs whose requested value is not available and was adjusted. */
  adjusted: (keyof Configuration)[];
}

const inputs = Object.keys(quoteQueryKeys) as (keyof typeof quoteQueryKeys)[];
const plainNumber = /^-?\d{1,12}(?:\.\d{1,6})?$/;

function parseNumber(text: string): number | undefined {
  return plainNumber.test(text.trim()) ? Number(text) : undefined;
}

function readSwitch(text: string): boolean | undefined {
  return text === "1" ? true : text === "0" ? false : undefined;
}

/** Parses a configuration from a query string, within the limits of the catalogue's policy. */
export function parseConfiguration(search: string, catalogue: Catalogue): ParsedConfiguration {
  const { policy } = catalogue;
  const query = new URLSearchParams(search);
  const initial = initialConfiguration(policy);
  const requested: Configuration = { ...initial };
  const adjusted = new Set<keyof Configuration>();
  for (const input of inputs) {
    // Reads the last value, because a ticked checkbox of the plain form submits 0 and then 1.
    const text = query.getAll(quoteQueryKeys[input]).at(-1);
    if (text === undefined) {
      continue;
    }
    const value = typeof initial[input] === "boolean" ? readSwitch(text) : parseNumber(text);
    if (value === undefined) {
      adjusted.add(input);
    } else {
      Object.assign(requested, { [input]: value });
    }
  }
  if (!policy.terms.some(({ months }) => months === requested.termMonths)) {
    adjusted.add("termMonths");
    Object.assign(requested, { termMonths: policy.defaultTerm });
  }
  const plan = query.get(planQueryKey);
  if (plan && calculatePlanOffer(plan, catalogue).ok) {
    Object.assign(requested, { plan });
  } else if (plan) {
    adjusted.add("plan");
  }
  const clamped = clampConfiguration({ configuration: requested, limits: policy.limits });
  // The call fails only for values of the wrong type, which the parsing above excludes.
  const configuration = clamped.ok ? clamped.configuration : initial;
  for (const input of inputs) {
    // Reports only inputs that the visitor set in the URL, although default values may also be outside the policy's
    // limits.
    if (configuration[input] !== requested[input] && query.has(quoteQueryKeys[input])) {
      adjusted.add(input);
    }
  }
  return {
    configuration,
    adjusted: [...inputs, "plan" as const].filter((each) => adjusted.has(each)),
  };
}

/** Returns the query string of a configuration: its plan and every input, `vcpus=4&ram=8&...`. */
export function createConfigurationQuery(configuration: Configuration): string {
  const query = new URLSearchParams(
    configuration.plan ? { [planQueryKey]: configuration.plan } : {},
  );
  for (const input of inputs) {
    query.set(quoteQueryKeys[input], String(Number(configuration[input])));
  }
  return query.toString();
}

/** Sets a configuration's inputs in a page's query, and keeps other parameters. */
export function setConfigurationInQuery(search: string, configuration: Configuration): string {
  const query = new URLSearchParams(search);
  if (!configuration.plan) {
    query.delete(planQueryKey);
  }
  for (const [name, value] of new URLSearchParams(createConfigurationQuery(configuration))) {
    query.set(name, value);
  }
  return `?${query}`;
}

/** Returns the value of a field of the plain form if it was changed. */
function changedValue(field: HTMLInputElement): string | undefined {
  const { type, value, checked } = field;
  if (type === "radio" || type === "checkbox") {
    const isOn = checked ? value : type === "checkbox" ? "0" : undefined;
    return checked === field.defaultChecked ? undefined : isOn;
  }
  return type === "hidden" || value === field.defaultValue ? undefined : value;
}

/** Returns the query of the URL with the fields that the visitor changed in the plain form. */
export function applyFormToQuery(search: string, form: HTMLFormElement): string {
  const query = new URLSearchParams(search);
  for (const field of form.querySelectorAll("input")) {
    const value = changedValue(field);
    if (value !== undefined) {
      query.set(field.name, value);
    }
  }
  return query.toString();
}
