import { SetDocumentStepNav } from "@payloadcms/ui";
import type { DocumentViewServerProps } from "payload";

/** Breadcrumbs of a custom screen about one document, such as its history. */
export function DocumentStepNav({
  view: { doc, initPageResult },
  heading,
}: {
  view: DocumentViewServerProps;
  heading: string;
}) {
  const { collectionConfig, globalConfig, req } = initPageResult;
  const plural = collectionConfig?.labels.plural ?? globalConfig?.label;
  return (
    <SetDocumentStepNav
      {...(collectionConfig ? { collectionSlug: collectionConfig.slug, id: doc.id } : {})}
      {...(globalConfig ? { globalSlug: globalConfig.slug } : {})}
      isTrashed={Boolean(doc.deletedAt)}
      pluralLabel={(typeof plural === "function" ? plural(req) : plural) ?? ""}
      useAsTitle={collectionConfig?.admin.useAsTitle ?? ""}
      view={heading}
    />
  );
}
