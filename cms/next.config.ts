import { withPayload } from "@payloadcms/next/withPayload";
import type { NextConfig } from "next";

const config: NextConfig = {
  // Types are checked by `npm run check`, once for the whole repository.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
};

export default withPayload(config, { devBundleServerPackages: false });
