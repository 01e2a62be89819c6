import type { UploadField } from "payload";
import { label } from "../../platform/i18n/label.ts";

/** Field for a photograph that replaces the illustration. */
export function pictureField(): UploadField {
  return {
    type: "upload",
    name: "picture",
    label: label("Foto", "Photo", "Foto"),
    relationTo: "media",
    admin: {
      description: label(
        "Toma o lugar da ilustração.",
        "Takes the place of the illustration.",
        "Ocupa el lugar de la ilustración.",
      ),
    },
  };
}
