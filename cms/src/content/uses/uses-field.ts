import type { UIField } from "payload";

/** Shows where a document is used; holds nothing. */
export const usesField: UIField = {
  type: "ui",
  name: "uses",
  admin: {
    position: "sidebar",
    components: { Field: "/content/uses/admin/uses.tsx#Uses" },
  },
};
