import type { Product } from "../../product.ts";

export const product: Product = {
  root: import.meta.dirname,
  builds: [],
  prepareScript: "prepare-database.ts",
  createStaffScript: "create-staff.ts",
  services: [
    {
      name: "cms",
      label: "The CMS",
      script: "cms-server.ts",
      readyUrl: ({ cmsPort }) => `http://127.0.0.1:${cmsPort}/readyz`,
    },
    {
      name: "web",
      label: "The website",
      script: "web-server.ts",
      readyUrl: ({ port }) => `http://127.0.0.1:${port}/readyz`,
    },
  ],
  addresses: [
    { label: "Site", path: "/" },
    { label: "CMS", path: "/cms" },
  ],
};
