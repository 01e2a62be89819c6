import { z } from "zod";
import { allowStaff } from "../audit/staff-access.ts";
import { defineEndpoint } from "../platform/request/endpoint.ts";
import { jsonResponse } from "../platform/request/refusal.ts";
import { findReferences, referencedCollections } from "./find-references.ts";

const subject = z.object({ collection: z.enum(referencedCollections), id: z.uuid() });

const list = defineEndpoint({
  path: "/api/uses/:collection/:id",
  method: "get",
  access: allowStaff,
  query: subject,
  handle: async ({ payload, query: { id }, req }) =>
    jsonResponse({ uses: await findReferences(payload, id, req.i18n.language) }),
});

export const referenceEndpoints = [list];
