import type { CollectionConfig, DateFieldValidation, Field } from "payload";
import { date } from "payload/shared";
import { getRequestDatabase } from "../../platform/database.ts";
import { localizedParagraphField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { createPanelField } from "../../platform/publishing/panel-fields.ts";
import { richTextField } from "../../rich-text/rich-text.ts";
import { storeLegalVersion, takesEffectContextKey } from "../../schedule/legal/store-version.ts";
import { findVersionInForce } from "../../schedule/legal/version-store.ts";
import { dayField, rejectFutureDay } from "../fields/day.ts";
import { addressedCollection } from "./addressed-collection.ts";

const otherDayError = label(
  "Publicar corrige a versão em vigor, que é de outro dia. Para outra data, use “Versões”, ao lado.",
  "Publishing corrects the version in force, which is of another day. For another date use “Versions”, beside the form.",
  "Publicar corrige la versión en vigor, que es de otro día. Para otra fecha, use «Versiones», al lado.",
);

const futureDayError = label(
  "A primeira versão não pode ser de um dia que ainda não chegou.",
  "The first version cannot be of a day that is still to come.",
  "La primera versión no puede ser de un día que aún no ha llegado.",
);

/**
 * Rejects an effective date other than that of the version in force. A publish corrects the version in force and must
 * not create a new version by accident.
 */
const validateEffectiveDate: DateFieldValidation = async (value, options) => {
  const { data, id, req } = options;
  const isPublished = (data as { _status?: unknown })._status === "published";
  if (!(req.user && isPublished && id) || req.context[takesEffectContextKey] === true) {
    return date(value, options);
  }
  const current = await findVersionInForce(await getRequestDatabase(req), String(id));
  if (!current) {
    return rejectFutureDay(futureDayError)(value, options);
  }
  const day = new Date(value ?? "").toISOString().slice(0, 10);
  return current.effectiveOn === day || otherDayError[textLanguage(req.i18n.language)];
};

const effectiveDate: Field = {
  ...dayField({
    name: "effectiveDate",
    label: label("Em vigor desde", "In force since", "En vigor desde"),
    description: label(
      "Preencha na primeira publicação. Depois, a data muda com cada nova versão.",
      "Fill it in for the first publication. After that, it changes with each new version.",
      "Complétela en la primera publicación. Después, la fecha cambia con cada nueva versión.",
    ),
  }),
  validate: validateEffectiveDate,
};

const versionsPanel = createPanelField(
  "legalVersions",
  "/schedule/legal/admin/index.ts#LegalVersionsPanel",
);

/** Collection of legal documents, such as the privacy policy, each with the date on which it takes effect. */
export function legalCollection(publicUrl: string): CollectionConfig {
  const collection = addressedCollection({
    slug: "legal",
    publicUrl,
    labels: {
      singular: label("Documento legal", "Legal document", "Documento legal"),
      plural: label("Documentos legais", "Legal documents", "Documentos legales"),
    },
    defaultColumns: ["title", "languages", "effectiveDate", "updatedAt"],
    hooks: { afterChange: [storeLegalVersion] },
    fields: [
      effectiveDate,
      {
        type: "checkbox",
        name: "tellsCustomers",
        label: label(
          "Avisar os clientes por e-mail de cada nova versão",
          "Tell customers of each new version by e-mail",
          "Avisar a los clientes por correo de cada nueva versión",
        ),
        defaultValue: false,
        admin: { position: "sidebar" },
      },
      {
        ...localizedParagraphField({
          name: "changes",
          required: false,
          label: label("O que mudou", "What changed", "Qué ha cambiado"),
          description: label(
            "Em poucas frases, o que esta versão muda em relação à anterior. Aparece na página das mudanças e no e-mail aos clientes.",
            "In a few sentences, what this version changes from the one before. Shown on the page of changes and in the e-mail to customers.",
            "En pocas frases, qué cambia esta versión respecto de la anterior. Aparece en la página de cambios y en el correo a los clientes.",
          ),
        }),
        maxLength: 1_000,
      },
      richTextField({ name: "body", label: label("Texto", "Body", "Texto"), required: true }),
    ],
  });
  // Shows the versions panel first, because only the panel creates a new version. A publish corrects the version in
  // force.
  return { ...collection, fields: [versionsPanel, ...collection.fields] };
}
