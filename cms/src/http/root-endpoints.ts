import type { Endpoint } from "payload";
import { authEndpoints } from "../accounts/endpoints/auth.ts";
import { customerEndpoints } from "../accounts/endpoints/customers.ts";
import { planEndpoints } from "../accounts/endpoints/plans.ts";
import { staffEndpoints } from "../accounts/endpoints/staff.ts";
import { unknownCallEndpoints } from "../accounts/endpoints/unknown-calls.ts";
import { contentEndpoints } from "../content/endpoints.ts";
import { conversionEndpoints } from "../conversions/endpoints.ts";
import { helpEndpoints } from "../help/endpoints.ts";
import { newsletterEndpoints } from "../leads/endpoints/newsletter.ts";
import { pictureEndpoints } from "../media/endpoints.ts";
import { previewEndpoints } from "../preview/endpoints.ts";
import { priceEndpoints } from "../prices/endpoints/prices.ts";
import { quoteEndpoints } from "../prices/endpoints/quotes.ts";
import { referenceEndpoints } from "../references/endpoints.ts";
import { reviewEndpoints } from "../reviews/endpoints.ts";
import { scheduleEndpoints } from "../schedule/endpoints.ts";
import { legalVersionEndpoints } from "../schedule/legal/endpoints.ts";
import { releaseEndpoints } from "../schedule/releases/endpoints.ts";
import { searchEndpoints } from "../search/endpoints.ts";
import { statusEndpoints } from "../status/endpoints.ts";
import { systemEndpoints } from "../system/endpoints.ts";
import { translationEndpoints } from "../translations/endpoints.ts";

/** Endpoints of the product that belong to no collection. Each endpoint authenticates its requests. */
export const rootEndpoints: Endpoint[] = [
  ...contentEndpoints,
  ...searchEndpoints,
  ...previewEndpoints,
  ...scheduleEndpoints,
  ...releaseEndpoints,
  ...legalVersionEndpoints,
  ...reviewEndpoints,
  ...translationEndpoints,
  ...referenceEndpoints,
  ...pictureEndpoints,
  ...helpEndpoints,
  ...quoteEndpoints,
  ...priceEndpoints,
  ...newsletterEndpoints,
  ...conversionEndpoints,
  ...authEndpoints,
  ...staffEndpoints,
  ...customerEndpoints,
  ...planEndpoints,
  ...statusEndpoints,
  ...systemEndpoints,
  // Must be last, because these endpoints match every remaining path.
  ...unknownCallEndpoints,
];
