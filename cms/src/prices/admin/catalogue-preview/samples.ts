import {
  type Catalogue,
  type Centavos,
  type Configuration,
  calculateQuote,
  clampConfiguration,
} from "pricing-engine";

const noExtras = { windowsServers: 0, ipv4Addresses: 0 };

/** Sample configurations of the preview. */
export const sampleConfigurations = {
  small: { ...noExtras, vcpus: 2, ramGb: 4, storageGb: 50, bandwidthGb: 1000, linuxServers: 1 },
  medium: { ...noExtras, vcpus: 8, ramGb: 16, storageGb: 500, bandwidthGb: 2000, linuxServers: 2 },
  large: {
    vcpus: 24,
    ramGb: 96,
    storageGb: 1500,
    bandwidthGb: 5000,
    linuxServers: 4,
    windowsServers: 2,
    ipv4Addresses: 4,
  },
} as const satisfies Record<string, Partial<Configuration>>;

export type SampleName = keyof typeof sampleConfigurations;
export const sampleNames = Object.keys(sampleConfigurations) as SampleName[];

/** Returns the monthly price of a sample for the catalogue's default term. */
export function calculateSamplePrice(
  sample: SampleName,
  catalogue: Catalogue,
): Centavos | undefined {
  const { limits, defaultTerm } = catalogue.policy;
  const clamped = clampConfiguration({
    configuration: {
      dailyBackup: true,
      ddosProtection: true,
      ...sampleConfigurations[sample],
      termMonths: defaultTerm,
    },
    limits,
  });
  if (!clamped.ok) {
    return undefined;
  }
  const result = calculateQuote({ configuration: clamped.configuration, catalogue });
  return result.ok ? result.quote.monthlyAfterDiscount : undefined;
}
