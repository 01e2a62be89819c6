import type { Configuration, InputLimits, PricingPolicy } from "pricing-engine";

/** Inputs by control: slider, stepper (counts), switch. */
export const sliderInputs = ["vcpus", "ramGb", "storageGb", "bandwidthGb"] as const;
export const countInputs = ["linuxServers", "windowsServers", "ipv4Addresses"] as const;
export const switchInputs = ["dailyBackup", "ddosProtection"] as const;

export type NumberInput = keyof InputLimits;
export type SwitchInput = (typeof switchInputs)[number];

/** Returns true for inputs in GB, whose unit is displayed. */
export function isGigabyteInput(input: NumberInput): boolean {
  return input === "ramGb" || input === "storageGb" || input === "bandwidthGb";
}

/**
 * Initial configuration of the calculator (specification, section 4); the catalogue defines the
 * term.
 */
export function initialConfiguration({ defaultTerm }: PricingPolicy): Configuration {
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
