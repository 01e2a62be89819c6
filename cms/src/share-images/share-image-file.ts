import { shareImageName, shareImagesApi } from "contracts";
import type { Endpoint } from "payload";
import { respondWithPictureFile } from "../media/picture-files.ts";
import { removeApiPrefix } from "../platform/request/remove-api-prefix.ts";

/** Serves a share image. */
export const shareImageFile: Endpoint = {
  path: `${removeApiPrefix(shareImagesApi)}/:name`,
  method: "get",
  handler: async ({ routeParams }) => {
    const name = shareImageName.safeParse(routeParams?.name);
    const response = name.success ? await respondWithPictureFile(name.data) : undefined;
    return response ?? Response.json({ error: "Not found" }, { status: 404 });
  },
};
