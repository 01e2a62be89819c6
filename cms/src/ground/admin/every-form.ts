import type { Config } from "payload";
import { everyCollection } from "../every-collection.ts";

const ofEveryForm = [
  "/content/preview/admin/index.ts#ReadyLanguages",
  "/content/preview/admin/index.ts#TellPreview",
  "/ground/admin/keep-typed.tsx#KeepTyped",
  "/ground/admin/press-once-saved.tsx#PressOnceSaved",
  "/ground/admin/show-refused.tsx#ShowRefused",
];

/** Applies what all forms share, and hides the API tab, which is of no use to editors. */
export function everyForm(config: Config): Config {
  return {
    ...everyCollection(config, (collection) => {
      const { admin } = collection;
      const edit = admin?.components?.edit;
      return {
        ...collection,
        admin: {
          ...admin,
          hideAPIURL: true,
          components: {
            ...admin?.components,
            edit: {
              ...edit,
              beforeDocumentControls: [...(edit?.beforeDocumentControls ?? []), ...ofEveryForm],
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
        admin: {
          ...admin,
          hideAPIURL: true,
          components: {
            ...admin?.components,
            elements: {
              ...elements,
              beforeDocumentControls: [...(elements?.beforeDocumentControls ?? []), ...ofEveryForm],
            },
          },
        },
      };
    }),
  };
}
