import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Updates the form with typed text before anything else in it is pressed (admin/keep-up.tsx). */
export const KeepUpFeature = createServerFeature({
  feature: { ClientFeature: "/rich-text/admin/keep-up.tsx#KeepUpClientFeature" },
  key: "keepUp",
});
