import { allowStaff } from "../audit/staff-access.ts";
import { defineEndpoint } from "../platform/request/endpoint.ts";
import { notFoundRefusal } from "../platform/request/refusal.ts";
import { readGuidePicture } from "./guide-files.ts";
import { guidePicturePath } from "./help-paths.ts";

const headers = { "content-type": "image/webp", "cache-control": "private, max-age=86400" };

const picture = defineEndpoint({
  path: guidePicturePath(":name"),
  method: "get",
  access: allowStaff,
  handle: async ({ params: { name = "" } }) => {
    const file = await readGuidePicture(name);
    return file ? new Response(file, { headers }) : notFoundRefusal;
  },
});

export const helpEndpoints = [picture];
