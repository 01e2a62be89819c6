import type { Configuration } from "../configuration.ts";
import { readBoolean } from "./read-boolean.ts";
import { readCount } from "./read-count.ts";
import { readObject } from "./read-object.ts";
import type { ExactPolicy } from "./read-policy.ts";
import { readTerm } from "./read-term.ts";
import type { ExactTerm } from "./read-terms.ts";

/** A configuration that was checked against a policy, each of its values read once. */
export interface ExactConfiguration extends Omit<Configuration, "termMonths"> {
  readonly term: ExactTerm;
}

// Written out where a loop would do: this runs for every quote.
export function readConfiguration(value: unknown, policy: ExactPolicy): ExactConfiguration {
  const asked = readObject(value, "configuration");
  const { limits, terms } = policy;
  return {
    vcpus: readCount(asked.vcpus, "configuration.vcpus", limits.vcpus),
    ramGb: readCount(asked.ramGb, "configuration.ramGb", limits.ramGb),
    storageGb: readCount(asked.storageGb, "configuration.storageGb", limits.storageGb),
    bandwidthGb: readCount(asked.bandwidthGb, "configuration.bandwidthGb", limits.bandwidthGb),
    linuxServers: readCount(asked.linuxServers, "configuration.linuxServers", limits.linuxServers),
    windowsServers: readCount(
      asked.windowsServers,
      "configuration.windowsServers",
      limits.windowsServers,
    ),
    ipv4Addresses: readCount(
      asked.ipv4Addresses,
      "configuration.ipv4Addresses",
      limits.ipv4Addresses,
    ),
    dailyBackup: readBoolean(asked.dailyBackup, "configuration.dailyBackup"),
    ddosProtection: readBoolean(asked.ddosProtection, "configuration.ddosProtection"),
    term: readTerm(asked.termMonths, "configuration.termMonths", terms),
  };
}
