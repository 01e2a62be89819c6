import { shareImageName, shareImagesApi } from "contracts";
import type { Endpoint } from "payload";
import { belowApi } from "../../ground/request/below-api.ts";
import { pictureFiles } from "./picture-files.ts";

/** A drawn share image. Its name is of these bytes alone, so whoever has it never asks again. */
export const shareImageFile: Endpoint = {
  path: `${belowApi(shareImagesApi)}/:name`,
  method: "get",
  handler: async ({ routeParams }) => {
    const name = shareImageName.safeParse(routeParams?.name);
    const bytes = name.success ? await (await pictureFiles()).read(name.data) : undefined;
    return bytes
      ? new Response(bytes, {
          headers: {
            "content-type": "image/png",
            "content-length": String(bytes.byteLength),
            "cache-control": "public, max-age=31536000, immutable",
          },
        })
      : Response.json({ error: "Not found" }, { status: 404 });
  },
};
