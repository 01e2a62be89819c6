import { shareImageName, shareImagesApi } from "contracts";
import type { Endpoint } from "payload";
import { fileResponse } from "../media/picture-files.ts";
import { belowApi } from "../platform/request/below-api.ts";

/** Serves a share image. */
export const shareImageFile: Endpoint = {
  path: `${belowApi(shareImagesApi)}/:name`,
  method: "get",
  handler: async ({ routeParams }) => {
    const name = shareImageName.safeParse(routeParams?.name);
    const response = name.success ? await fileResponse(name.data) : undefined;
    return response ?? Response.json({ error: "Not found" }, { status: 404 });
  },
};
