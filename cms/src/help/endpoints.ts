import { staffOnly } from "../audit/staff-access.ts";
import { endpoint } from "../platform/request/endpoint.ts";
import { notFound } from "../platform/request/refusal.ts";
import { readGuidePicture } from "./guide-files.ts";
import { guidePicturePath } from "./help-paths.ts";

const headers = { "content-type": "image/webp", "cache-control": "private, max-age=86400" };

const picture = endpoint({
  path: guidePicturePath(":name"),
  method: "get",
  access: staffOnly,
  handle: async ({ params: { name = "" } }) => {
    const file = await readGuidePicture(name);
    return file ? new Response(file, { headers }) : notFound;
  },
});

export const helpEndpoints = [picture];
