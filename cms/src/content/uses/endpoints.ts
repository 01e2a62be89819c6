import { z } from "zod";
import { byStaff } from "../../audit/by-staff.ts";
import { endpoint, parse } from "../../ground/request/endpoint.ts";
import { answer } from "../../ground/request/refusal.ts";
import { findUses, usedCollections } from "./find-uses.ts";

const subject = z.object({ collection: z.enum(usedCollections), id: z.uuid() });

const uses = endpoint({
  path: "/api/uses/:collection/:id",
  method: "get",
  access: byStaff,
  handle: async ({ payload, params, req }) => {
    const request = parse(subject, params);
    return request.ok
      ? answer({ uses: await findUses(payload, request.body.id, req.i18n.language) })
      : request;
  },
});

export const useEndpoints = [uses];
