import type { Endpoint } from "payload";
import { authEndpoints } from "./accounts/auth.ts";
import { customerEndpoints } from "./accounts/customers.ts";
import { planEndpoints } from "./accounts/plans.ts";
import { staffEndpoints } from "./accounts/staff.ts";
import { unknownCallEndpoints } from "./accounts/unknown-calls.ts";
import { contentEndpoints } from "./content.ts";
import { newsletterEndpoints } from "./newsletter.ts";
import { priceEndpoints } from "./prices.ts";
import { quoteEndpoints } from "./quotes.ts";

/** The product's own endpoints that belong to no collection; each asks who calls by itself. */
export const rootEndpoints: Endpoint[] = [
  ...contentEndpoints,
  ...quoteEndpoints,
  ...priceEndpoints,
  ...newsletterEndpoints,
  ...authEndpoints,
  ...staffEndpoints,
  ...customerEndpoints,
  ...planEndpoints,
  // The last: they answer what none of those does.
  ...unknownCallEndpoints,
];
