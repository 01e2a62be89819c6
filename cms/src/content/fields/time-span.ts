import type { DateField, DateFieldValidation, Field } from "payload";
import { date } from "payload/shared";
import { type Label, label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";

const endError = label(
  "O fim deve vir depois do início.",
  "The end must come after the beginning.",
  "El final debe ser posterior al inicio.",
);

const validateEnd: DateFieldValidation = (value, options) => {
  const { from } = options.siblingData as { from?: string | Date | null };
  return value && from && new Date(value) <= new Date(from)
    ? endError[textLanguage(options.req.i18n.language)]
    : date(value, options);
};

function instantField(name: string, instantLabel: Label, description: Label): DateField {
  return {
    type: "date",
    name,
    label: instantLabel,
    index: true,
    admin: {
      width: "50%",
      description,
      components: { afterInput: ["/content/admin/index.ts#BrasiliaClock"] },
      date: {
        pickerAppearance: "dayAndTime",
        displayFormat: "dd/MM/yyyy HH:mm",
        timeIntervals: 15,
      },
    },
  };
}

/** Start and end of the period in which the site shows the content. Either date may be empty (content/dates). */
export function timeSpanField(): Field {
  return {
    type: "row",
    fields: [
      instantField(
        "from",
        label("No ar a partir de", "On the site from", "En el sitio desde"),
        label(
          "Deixe em branco para começar na publicação.",
          "Leave blank to start when it is published.",
          "Déjelo en blanco para empezar al publicar.",
        ),
      ),
      {
        ...instantField(
          "until",
          label("No ar até", "On the site until", "En el sitio hasta"),
          label("Vazio: sem fim.", "Empty: no end.", "Vacío: sin final."),
        ),
        validate: validateEnd,
      },
    ],
  };
}
