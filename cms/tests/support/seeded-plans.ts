/** The plans of the seeded price catalogue. */
export const seededPlans = [
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
];
