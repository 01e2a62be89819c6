import type { Limit, LimitedInput } from "../catalogue.ts";
import type { Configuration } from "../configuration.ts";
import type { Place } from "./place.ts";
import { readBoolean } from "./read-boolean.ts";
import { readObject } from "./read-object.ts";
import type { ExactPolicy } from "./read-policy.ts";
import { readTerm } from "./read-term.ts";
import type { ExactTerm } from "./read-terms.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** A configuration that was checked against a policy, each of its values read once. */
export interface ExactConfiguration extends Omit<Configuration, "termMonths"> {
  readonly term: ExactTerm;
}

// Written out where a loop would do, with a place made only for a refusal: this runs for every quote.
export function readConfiguration(
  value: unknown,
  place: Place,
  { limits, terms }: ExactPolicy,
): ExactConfiguration {
  const fields = readObject(value, place);
  return {
    vcpus: readCount(fields.vcpus, limits.vcpus, place, "vcpus"),
    ramGb: readCount(fields.ramGb, limits.ramGb, place, "ramGb"),
    storageGb: readCount(fields.storageGb, limits.storageGb, place, "storageGb"),
    bandwidthGb: readCount(fields.bandwidthGb, limits.bandwidthGb, place, "bandwidthGb"),
    linuxServers: readCount(fields.linuxServers, limits.linuxServers, place, "linuxServers"),
    windowsServers: readCount(
      fields.windowsServers,
      limits.windowsServers,
      place,
      "windowsServers",
    ),
    ipv4Addresses: readCount(fields.ipv4Addresses, limits.ipv4Addresses, place, "ipv4Addresses"),
    dailyBackup: readBoolean(fields.dailyBackup, place.at("dailyBackup")),
    ddosProtection: readBoolean(fields.ddosProtection, place.at("ddosProtection")),
    term: readTerm(fields.termMonths, place.at("termMonths"), terms),
  };
}

function readCount(value: unknown, limit: Limit, place: Place, key: LimitedInput): number {
  return isOffered(value, limit) ? value + 0 : refuseCount(value, limit, place.at(key));
}

function isOffered(value: unknown, { min, max, step }: Limit): value is number {
  if (typeof value !== "number" || !Number.isInteger(value)) return false;
  return value >= min && value <= max && Number.isInteger((value - min) / step);
}

function refuseCount(value: unknown, limit: Limit, place: Place): number {
  readWholeNumber(value, place, limit);
  place.refuse(value, { code: "off-step", allowed: { ...limit } });
  return limit.min;
}
