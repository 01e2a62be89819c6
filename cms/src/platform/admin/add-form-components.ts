import type { Config } from "payload";
import { mapCollections } from "../map-collections.ts";
import { autosaveLockOptions } from "../publishing/autosave-options.ts";

const commonFormComponents = [
  "/preview/admin/index.ts#PublishableLanguages",
  "/preview/admin/index.ts#PreviewSaveNotifier",
  "/platform/admin/form-id.tsx#FormIdSender",
  "/platform/payload-workarounds/save-before-leaving.tsx#SaveBeforeLeaving",
  "/platform/payload-workarounds/changed-fields-protector.tsx#ChangedFieldsProtector",
  "/platform/payload-workarounds/publish-after-autosave.tsx#PublishAfterAutosave",
  "/platform/payload-workarounds/show-rejected-fields.tsx#ShowRejectedFields",
];

const publishSelection =
  "/platform/payload-workarounds/publish-selection-dialog.tsx#PublishSelectionDialog";
const draftsList = { Component: "/platform/admin/list-view.tsx#DraftsListView" };

/**
 * Adds the components that all forms and lists share, hides the API tab, and shortens the locks of autosaved documents.
 */
export function addFormComponents(config: Config): Config {
  return {
    ...mapCollections(config, (collection) => {
      const { admin } = collection;
      const edit = admin?.components?.edit;
      const { beforeListTable = [] } = admin?.components ?? {};
      const hasDrafts = typeof collection.versions === "object" && collection.versions.drafts;
      return {
        ...collection,
        ...(hasDrafts ? { lockDocuments: autosaveLockOptions } : {}),
        admin: {
          ...admin,
          hideAPIURL: true,
          components: {
            ...admin?.components,
            beforeListTable: hasDrafts ? [...beforeListTable, publishSelection] : beforeListTable,
            views: {
              ...admin?.components?.views,
              ...(hasDrafts ? { list: { ...admin?.components?.views?.list, ...draftsList } } : {}),
            },
            edit: {
              ...edit,
              beforeDocumentControls: [
                ...(edit?.beforeDocumentControls ?? []),
                ...commonFormComponents,
              ],
            },
          },
        },
      };
    }),
    globals: (config.globals ?? []).map((global) => {
      const { admin } = global;
      const elements = admin?.components?.elements;
      return {
        ...global,
        ...(global.versions ? { lockDocuments: autosaveLockOptions } : {}),
        admin: {
          ...admin,
          hideAPIURL: true,
          components: {
            ...admin?.components,
            elements: {
              ...elements,
              beforeDocumentControls: [
                ...(elements?.beforeDocumentControls ?? []),
                ...commonFormComponents,
              ],
            },
          },
        },
      };
    }),
  };
}
