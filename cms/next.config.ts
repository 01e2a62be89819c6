import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Skips the type check of the build, because `npm run check` checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Disables /_next/image, through which clients could make the server send requests. Payload resizes the site's
  // images.
  images: { unoptimized: true },
  // Excludes this package from the bundle. It imports a client for every supported store, and the bundler would try to
  // resolve all these clients.
  serverExternalPackages: ["rate-limiter-flexible"],
};

export default withPayload(config, { devBundleServerPackages: false });
