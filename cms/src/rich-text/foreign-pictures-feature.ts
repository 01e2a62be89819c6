import { createServerFeature } from "@payloadcms/richtext-lexical";

/** Editor feature that drops pasted pictures of other sites and reports them (admin/foreign-pictures.tsx). */
export const ForeignPicturesFeature = createServerFeature({
  feature: {
    ClientFeature: "/rich-text/admin/foreign-pictures.tsx#ForeignPicturesClientFeature",
  },
  key: "foreignPictures",
});
