import { createServerFeature } from "@payloadcms/richtext-lexical";

/** The form knows what was typed into a text before anything else in it is pressed. */
export const KeepUpFeature = createServerFeature({
  feature: { ClientFeature: "/content/running-text/admin/keep-up.tsx#KeepUpClientFeature" },
  key: "keepUp",
});
