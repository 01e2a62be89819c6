import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Feature that updates the form with typed text before the user presses a button in it (admin/keep-up.tsx). */
export const KeepUpFeature = createServerFeature({
  feature: { ClientFeature: "/rich-text/admin/keep-up.tsx#KeepUpClientFeature" },
  key: "keepUp",
});
