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

/** Name of a campaign. Editors set it on the campaign's landing pages; links to the site carry it as `utm_campaign`. */
export const campaignName = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
  .max(60);
