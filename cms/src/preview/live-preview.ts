import {
  type Locale,
  previewCollections,
  previewDocumentRef,
  previewGlobals,
  previewPath,
} from "contracts";
import type { RootLivePreviewConfig } from "payload";

/** Widths for which the site's layouts are designed, in CSS pixels. */
const widths = [360, 768, 1440] as const;

/** Shows the site's rendering of the draft next to the form, in the language that is being edited. */
export const livePreviewConfig: RootLivePreviewConfig = {
  breakpoints: widths.map((width) => ({
    name: String(width),
    label: `${width} px`,
    width,
    height: width === 360 ? 740 : 900,
  })),
  collections: [...previewCollections],
  globals: [...previewGlobals],
  url: ({ collectionConfig, globalConfig, data, locale }) => {
    const subject = previewDocumentRef.safeParse(
      collectionConfig
        ? { kind: collectionConfig.slug, id: data.id }
        : { kind: globalConfig?.slug },
    );
    return subject.success
      ? previewPath(subject.data, { locale: locale.code as Locale, isFramed: true })
      : null;
  },
};
