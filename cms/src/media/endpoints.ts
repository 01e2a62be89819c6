import { z } from "zod";
import { allowStaff } from "../audit/staff-access.ts";
import { database } from "../platform/database.ts";
import { defineEndpoint } from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { findDuplicatePicture } from "./duplicates.ts";

const hashParameter = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) });

/** Returns the stored image with the same bytes as a file that a form is about to upload. */
const pictureOf = defineEndpoint({
  path: "/api/picture-of/:hash",
  method: "get",
  access: allowStaff,
  query: hashParameter,
  handle: async ({ payload, query: { hash } }) =>
    jsonResponse({ picture: (await findDuplicatePicture(database(payload), hash)) ?? null }),
});

export const pictureEndpoints = [pictureOf];
