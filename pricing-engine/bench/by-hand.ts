import type { Configuration } from "../src/index.ts";

// The formula of the policy `standard`, written by hand for speed. Prices are whole numbers, the numbers of the
// policy are constants, and nothing is validated. The benchmark compares the engine with this code.

/** Prices in ten-thousandths of R$, per unit and month. */
export interface ScaledPrices {
  readonly cpu: number;
  readonly ram: number;
  readonly storage: number;
  readonly bandwidthBlock: number;
  readonly backup: number;
  readonly ipv4: number;
  readonly windowsLicense: number;
}

function roundHalfEven(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  const doubledRemainder = 2 * (numerator - quotient * denominator);
  if (doubledRemainder === denominator) {
    return quotient + (quotient % 2);
  }
  return doubledRemainder > denominator ? quotient + 1 : quotient;
}

export function calculateQuoteByHand(requested: Configuration, prices: ScaledPrices) {
  const months = requested.termMonths;
  const percent =
    months === 48 ? 20 : months === 36 ? 15 : months === 24 ? 10 : months === 12 ? 5 : 0;
  const storageOverage = requested.storageGb > 1024 ? requested.storageGb - 1024 : 0;
  const overageBlocks =
    requested.bandwidthGb > 1024 ? Math.ceil((requested.bandwidthGb - 1024) / 500) : 0;
  const backedUpGb = requested.dailyBackup ? requested.storageGb : 0;
  const cpu = roundHalfEven(requested.vcpus * prices.cpu, 100);
  const ram = roundHalfEven(requested.ramGb * prices.ram, 100);
  const storage = roundHalfEven(requested.storageGb * prices.storage, 100);
  const overage = roundHalfEven(storageOverage * prices.storage, 100);
  const bandwidth = roundHalfEven(overageBlocks * prices.bandwidthBlock, 100);
  const backups = roundHalfEven(backedUpGb * prices.backup, 100);
  const ipv4 = roundHalfEven(requested.ipv4Addresses * prices.ipv4, 100);
  const windows = roundHalfEven(requested.windowsServers * prices.windowsLicense, 100);
  const compute = cpu + ram + storage;
  const extras = overage + bandwidth + backups + ipv4 + windows;
  const beforeDiscount = compute + extras;
  const discount = roundHalfEven(beforeDiscount * percent, 100);
  const afterDiscount = beforeDiscount - discount;
  return {
    lines: [
      {
        code: "vcpus",
        group: "compute",
        quantity: requested.vcpus,
        unitPrice: prices.cpu,
        amount: cpu,
      },
      {
        code: "ram",
        group: "compute",
        quantity: requested.ramGb,
        unitPrice: prices.ram,
        amount: ram,
      },
      {
        code: "storage",
        group: "compute",
        quantity: requested.storageGb,
        unitPrice: prices.storage,
        amount: storage,
      },
      {
        code: "storageOverage",
        group: "extras",
        quantity: storageOverage,
        unitPrice: prices.storage,
        amount: overage,
      },
      {
        code: "bandwidthOverage",
        group: "extras",
        quantity: overageBlocks,
        unitPrice: prices.bandwidthBlock,
        amount: bandwidth,
      },
      {
        code: "dailyBackup",
        group: "extras",
        quantity: backedUpGb,
        unitPrice: prices.backup,
        amount: backups,
      },
      {
        code: "ipv4Addresses",
        group: "extras",
        quantity: requested.ipv4Addresses,
        unitPrice: prices.ipv4,
        amount: ipv4,
      },
      {
        code: "windowsServers",
        group: "extras",
        quantity: requested.windowsServers,
        unitPrice: prices.windowsLicense,
        amount: windows,
      },
      {
        code: "linuxServers",
        group: "extras",
        quantity: requested.linuxServers,
        unitPrice: 0,
        amount: 0,
      },
    ],
    computeSubtotal: compute,
    extrasSubtotal: extras,
    termMonths: months,
    discountPercent: percent,
    discountAmount: discount,
    monthlyBeforeDiscount: beforeDiscount,
    monthlyAfterDiscount: afterDiscount,
    extrasApart: 0,
    contractTotal: afterDiscount * months,
  };
}

export function compareTermsByHand(requested: Configuration, prices: ScaledPrices) {
  const storageOverage = requested.storageGb > 1024 ? requested.storageGb - 1024 : 0;
  const overageBlocks =
    requested.bandwidthGb > 1024 ? Math.ceil((requested.bandwidthGb - 1024) / 500) : 0;
  const list =
    roundHalfEven(requested.vcpus * prices.cpu, 100) +
    roundHalfEven(requested.ramGb * prices.ram, 100) +
    roundHalfEven(requested.storageGb * prices.storage, 100) +
    roundHalfEven(storageOverage * prices.storage, 100) +
    roundHalfEven(overageBlocks * prices.bandwidthBlock, 100) +
    roundHalfEven(requested.dailyBackup ? requested.storageGb * prices.backup : 0, 100) +
    roundHalfEven(requested.ipv4Addresses * prices.ipv4, 100) +
    roundHalfEven(requested.windowsServers * prices.windowsLicense, 100);
  return {
    baselineMonths: 1,
    terms: [
      offerByHand(list, 1, 0),
      offerByHand(list, 12, 5),
      offerByHand(list, 24, 10),
      offerByHand(list, 36, 15),
      offerByHand(list, 48, 20),
    ],
  };
}

function offerByHand(list: number, termMonths: number, discountPercent: number) {
  const monthlySaving = roundHalfEven(list * discountPercent, 100);
  const monthly = list - monthlySaving;
  return {
    termMonths,
    discountPercent,
    monthly,
    contractTotal: monthly * termMonths,
    monthlySaving,
    contractSaving: monthlySaving * termMonths,
    savingPercent: roundHalfEven(monthlySaving * 10_000, list) / 100,
  };
}
