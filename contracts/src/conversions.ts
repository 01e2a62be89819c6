import { z } from "zod";
import { maxPathLength } from "./content.ts";

/** Longest body of POST conversionsApi, in bytes. */
export const maxConversionBytes = 1_024;

/** Nothing in it is of the visitor: what, on which page, of which campaign. */
export const conversionRequest = z.strictObject({
  event: z.enum(["calculator-begun", "chat-opened"]),
  path: z
    .string()
    .regex(/^\/[a-z0-9_./-]*$/)
    .max(maxPathLength),
  campaign: z.string().max(200).optional(),
});

/** Names a campaign: as its pages say it, and as `utm_campaign` does in a link to the site. */
export const campaignName = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
  .max(60);
