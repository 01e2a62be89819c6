import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Types are checked by `npm run check`, once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Closes /_next/image, which makes requests of its own; Payload resizes the site's pictures.
  images: { unoptimized: true },
  // It has a client for every store there is; bundling it would look for them all.
  serverExternalPackages: ["rate-limiter-flexible"],
};

export default withPayload(config, { devBundleServerPackages: false });
