import {
  APIError,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
} from "payload";
import { allowPublishedGlobalOrStaff } from "../access/published.ts";
import { isEditorOrAdmin, isStaff } from "../access/roles.ts";
import { type Label, label } from "../i18n/label.ts";
import { autosaveOptions } from "./autosave-options.ts";
import { documentTabs } from "./document-tabs.ts";
import { publishPanelGroup } from "./panel-fields.ts";
import { globalPublishEventHooks } from "./publish-events.ts";
import { restoreGlobalVersionAsDraft } from "./restore-as-draft.ts";

type ContentGlobalOptions = Pick<GlobalConfig, "label" | "fields" | "hooks"> & { slug: GlobalSlug };

const unpublishError = label(
  "O site inteiro usa este documento: não dá para tirá-lo do site. Altere-o e publique.",
  "The whole site uses this document: it cannot be unpublished. Change it and publish.",
  "Todo el sitio usa este documento: no se puede retirar del sitio. Cámbielo y publíquelo.",
);

/** Rejects the unpublish of a global, because every page needs its content. Drafts are allowed. */
const preventUnpublish: GlobalBeforeOperationHook = ({ args, operation, req }) => {
  const isUnpublish =
    operation === "update" &&
    (args.unpublishAllLocales || (args.data?._status === "draft" && !args.draft));
  if (isUnpublish) {
    const language = req.i18n.language as keyof Label;
    throw new APIError(unpublishError[language] ?? unpublishError.pt, 409, null, true);
  }
};

/** Defines a global that the whole site uses, with drafts and versions. */
export function contentGlobal({
  slug,
  label: globalLabel,
  fields,
  hooks,
}: ContentGlobalOptions): GlobalConfig {
  return {
    slug,
    ...(globalLabel ? { label: globalLabel } : {}),
    access: {
      read: allowPublishedGlobalOrStaff(slug),
      readVersions: isStaff,
      update: isEditorOrAdmin,
    },
    admin: {
      group: label("Site", "Site", "Sitio"),
      components: {
        elements: {
          UnpublishButton: "/platform/admin/render-nothing.tsx#RenderNothing",
          beforeDocumentControls: [
            "/translations/admin/index.ts#TranslationNotice",
            "/content/admin/index.ts#NewRowExpander",
          ],
        },
        views: { edit: documentTabs },
      },
    },
    endpoints: [restoreGlobalVersionAsDraft(slug)],
    fields: [...fields, publishPanelGroup],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        preventUnpublish,
        ...globalPublishEventHooks.beforeOperation,
      ],
      afterChange: [...(hooks?.afterChange ?? []), ...globalPublishEventHooks.afterChange],
    },
    versions: { drafts: autosaveOptions, max: 50 },
  };
}
