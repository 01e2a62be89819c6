import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Shows the contact form on a page. */
export const contactFormBlock: Block = {
  slug: "contactForm",
  interfaceName: "ContactFormBlock",
  labels: {
    singular: label("Formulário de contato", "Contact form", "Formulario de contacto"),
    plural: label("Formulários de contato", "Contact forms", "Formularios de contacto"),
  },
  fields: [...sectionFields()],
};
