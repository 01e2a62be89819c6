import { shareImageName, shareImagesApi } from "contracts";
import type { Endpoint } from "payload";
import { fileResponse } from "../media/picture-files.ts";
import { withoutApiPrefix } from "../platform/request/below-api.ts";

/** Serves a share image. */
export const shareImageFile: Endpoint = {
  path: `${withoutApiPrefix(shareImagesApi)}/:name`,
  method: "get",
  handler: async ({ routeParams }) => {
    const name = shareImageName.safeParse(routeParams?.name);
    const response = name.success ? await fileResponse(name.data) : undefined;
    return response ?? Response.json({ error: "Not found" }, { status: 404 });
  },
};
