import type { Catalogue } from "../catalogue.ts";
import { deepFreeze } from "./deep-freeze.ts";
import { standard } from "./standard.ts";

/** The specification's default prices (section 9), combined by the policy `standard`. */
export const defaultCatalogue: Catalogue = deepFreeze({
  prices: {
    cpuPrice: 25,
    ramPrice: 12.5,
    storagePrice: 0.8,
    bandwidthPrice: 299,
    backupPrice: 0.4,
    ipv4Price: 25,
    windowsLicensePrice: 170,
  },
  policy: standard,
});
