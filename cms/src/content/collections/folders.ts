import type { Config, Field, SanitizedConfig } from "payload";
import { denyEveryone, isEditorOrAdmin, isStaff } from "../../platform/access/roles.ts";
import { label } from "../../platform/i18n/label.ts";

const folderNameLabel = label("Nome da pasta", "Folder name", "Nombre de la carpeta");

function localized(field: Field): Field {
  return "name" in field && field.name === "name"
    ? Object.assign(field, { label: folderNameLabel })
    : field;
}

/** Folders of the image library. No URL contains a folder, so images can be moved freely. */
export const mediaFolders: Exclude<NonNullable<Config["folders"]>, false> = {
  slug: "folders",
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) => ({
      ...collection,
      labels: {
        singular: label("Pasta", "Folder", "Carpeta"),
        plural: label("Pastas", "Folders", "Carpetas"),
      },
      access: {
        create: isStaff,
        delete: isEditorOrAdmin,
        read: isStaff,
        readVersions: denyEveryone,
        unlock: denyEveryone,
        update: isEditorOrAdmin,
      },
      fields: collection.fields.map(localized),
    }),
  ],
};

/** Translates the label of the folder field, which Payload adds in English only. */
export function translateFolderField(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of config.collections) {
    for (const field of fields) {
      if ("relationTo" in field && field.relationTo === mediaFolders.slug) {
        Object.assign(field, { label: label("Pasta", "Folder", "Carpeta") });
      }
    }
  }
  return config;
}
