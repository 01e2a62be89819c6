import type { Configuration, Limits, Policy } from "pricing-engine";

/** The choices made on a slider, and those counted one by one. */
export const sliderInputs = ["vcpus", "ramGb", "storageGb", "bandwidthGb"] as const;
export const countInputs = ["linuxServers", "windowsServers", "ipv4Addresses"] as const;
export const switchInputs = ["dailyBackup", "ddosProtection"] as const;

export type NumberInput = keyof Limits;
export type SwitchInput = (typeof switchInputs)[number];

/** The input's choices in GB are shown with their unit. */
export function isInGb(input: NumberInput): boolean {
  return input === "ramGb" || input === "storageGb" || input === "bandwidthGb";
}

/** What the calculator starts with (specification, section 4); the term is the catalogue's. */
export function startingConfiguration({ defaultTerm }: Policy): Configuration {
  return {
    vcpus: 4,
    ramGb: 8,
    storageGb: 100,
    bandwidthGb: 1000,
    linuxServers: 0,
    windowsServers: 0,
    ipv4Addresses: 0,
    dailyBackup: true,
    ddosProtection: true,
    termMonths: defaultTerm,
  };
}
