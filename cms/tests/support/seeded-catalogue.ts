import { type Catalogue, defaultCatalogue } from "pricing-engine";

/** The catalogue of the seed: the default prices and policy, with three plans. */
export const seededCatalogue: Catalogue = {
  ...defaultCatalogue,
  plans: [
    {
      code: "cloud-start",
      name: "Cloud Start",
      vcpus: 2,
      ramGb: 4,
      storageGb: 50,
      dailyBackup: false,
      includedTransferGb: 1024,
    },
    {
      code: "cloud-pro",
      name: "Cloud Pro",
      vcpus: 4,
      ramGb: 8,
      storageGb: 100,
      dailyBackup: true,
      includedTransferGb: 3000,
    },
    {
      code: "cloud-enterprise",
      name: "Cloud Enterprise",
      vcpus: 8,
      ramGb: 16,
      storageGb: 200,
      dailyBackup: true,
      includedTransferGb: 5000,
    },
  ],
};
