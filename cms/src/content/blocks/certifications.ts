import type { Block } from "payload";
import { listField, textField, titleField } from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

export const certificationsBlock: Block = {
  slug: "certifications",
  interfaceName: "CertificationsBlock",
  labels: {
    singular: label("Certificações", "Certifications", "Certificaciones"),
    plural: label("Certificações", "Certifications", "Certificaciones"),
  },
  fields: [
    ...sectionFields(),
    listField({
      name: "certifications",
      label: label("Certificações", "Certifications", "Certificaciones"),
      minRows: 1,
      fields: [
        { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
        {
          type: "checkbox",
          name: "isLaw",
          label: label(
            "É uma lei, não um certificado: sem selo",
            "It is a law, not a certificate: without a seal",
            "Es una ley, no un certificado: sin sello",
          ),
        },
        titleField(),
        textField(),
      ],
    }),
  ],
};
