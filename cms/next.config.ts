import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  // `npm run check` checks types for the whole repository.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Disables /_next/image, which would let the server send requests; Payload resizes the site's images.
  images: { unoptimized: true },
  // Not bundled: this package imports a client for every supported store, which the bundler would try to resolve.
  serverExternalPackages: ["rate-limiter-flexible"],
};

export default withPayload(config, { devBundleServerPackages: false });
