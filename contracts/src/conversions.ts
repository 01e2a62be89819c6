import { z } from "zod";
import { maxPathLength } from "./content.ts";

/** Maximum body of POST conversionsApi, in bytes. */
export const maxConversionBytes = 1_024;

/** Contains no data about the visitor: only the event, the page and the campaign. */
export const conversionRequest = z.strictObject({
  event: z.enum(["calculator-begun", "chat-opened"]),
  path: z
    .string()
    .regex(/^\/[a-z0-9_./-]*$/)
    .max(maxPathLength),
  campaign: z.string().max(200).optional(),
});

/** Name of a campaign, which editors set on its landing pages. Links to the site contain the name as `utm_campaign`. */
export const campaignName = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
  .max(60);
