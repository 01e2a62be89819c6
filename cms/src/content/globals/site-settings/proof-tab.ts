import { exampleTaxId } from "contracts";
import type { Tab } from "payload";
import { listField, localizedLineField } from "../../../platform/fields/text.ts";
import { label } from "../../../platform/i18n/label.ts";

/** Facts that prove the company's identity to customers. The site shows only facts that are filled in. */
export const companyProofTab: Tab = {
  label: label("Empresa e certificados", "Company and certificates", "Empresa y certificados"),
  description: label(
    "O que um cliente cuidadoso pede para ver. Cada campo aparece no site só depois de preenchido.",
    "What a careful customer asks to see. Each field appears on the site only once it is filled in.",
    "Lo que un cliente cuidadoso pide ver. Cada campo aparece en el sitio solo cuando está completo.",
  ),
  fields: [
    {
      type: "text",
      name: "legalName",
      label: label("Razão social", "Legal name", "Razón social"),
      admin: {
        description: label(
          "Aparece no rodapé, com o CNPJ (Decreto 7.962/2013, art. 2º).",
          "Appears in the footer, with the CNPJ (Decree 7.962/2013, art. 2).",
          "Aparece en el pie, con el CNPJ (Decreto 7.962/2013, art. 2).",
        ),
      },
    },
    {
      type: "text",
      name: "taxId",
      label: label("CNPJ", "CNPJ (Brazilian company ID)", "CNPJ (identificación fiscal)"),
      admin: { placeholder: exampleTaxId },
    },
    {
      type: "number",
      name: "foundingYear",
      label: label("Ano de fundação", "Founding year", "Año de fundación"),
      min: 1800,
      max: 2100,
      admin: {
        description: label(
          "Vai nos dados da empresa para buscadores.",
          "Part of the company's data for search engines.",
          "Va en los datos de la empresa para los buscadores.",
        ),
      },
    },
    {
      type: "text",
      name: "dataProtectionOfficer",
      label: label(
        "Encarregado pelos dados pessoais",
        "Data protection officer",
        "Delegado de protección de datos",
      ),
      admin: {
        placeholder: label("Nome a preencher", "Name to fill in", "Nombre por completar"),
        description: label(
          "Nome da pessoa ou da empresa. A LGPD manda divulgá-lo (art. 41, § 1º): aparece na política de privacidade.",
          "Name of the person or company. The LGPD requires it to be public (art. 41, § 1): it appears in the privacy policy.",
          "Nombre de la persona o de la empresa. La LGPD exige publicarlo (art. 41, § 1): aparece en la política de privacidad.",
        ),
      },
    },
    {
      type: "text",
      name: "datacenterCity",
      label: label("Cidade do datacenter", "Datacenter city", "Ciudad del centro de datos"),
      admin: {
        placeholder: label("Cidade a preencher", "City to fill in", "Ciudad por completar"),
        description: label(
          "Onde ficam os servidores, como “Tamboré, SP”. Aparece junto às certificações.",
          "Where the servers are, such as “Tamboré, SP”. Appears with the certifications.",
          "Dónde están los servidores, por ejemplo “Tamboré, SP”. Aparece junto a las certificaciones.",
        ),
      },
    },
    listField({
      name: "certificates",
      label: label("Certificados", "Certificates", "Certificados"),
      fields: [
        {
          type: "text",
          name: "name",
          label: label("Certificação", "Certification", "Certificación"),
          required: true,
          admin: { placeholder: "TIER 3" },
        },
        {
          type: "text",
          name: "issuer",
          label: label("Emitido por", "Issued by", "Emitido por"),
          required: true,
        },
        localizedLineField({
          name: "scope",
          label: label("Escopo", "Scope", "Alcance"),
          description: label(
            "O que o certificado cobre, como “instalação construída” ou “operação do datacenter”.",
            "What the certificate covers, such as “constructed facility” or “datacenter operations”.",
            "Qué cubre el certificado, por ejemplo “instalación construida” u “operación del centro de datos”.",
          ),
        }),
        {
          type: "date",
          name: "validUntil",
          label: label("Válido até", "Valid until", "Válido hasta"),
          required: true,
          admin: { date: { pickerAppearance: "dayOnly" } },
        },
      ],
    }),
    {
      ...localizedLineField({
        name: "maintenanceWindows",
        label: label("Janelas de manutenção", "Maintenance windows", "Ventanas de mantenimiento"),
        required: false,
      }),
      admin: {
        placeholder: label("Horário a preencher", "Time to fill in", "Horario por completar"),
        description: label(
          "Quando a manutenção programada costuma ocorrer, como “domingos, das 2h às 4h (Brasília)”. Aparece junto às certificações.",
          "When scheduled maintenance usually takes place, such as “Sundays, 2 to 4 a.m. (Brasília)”. Appears with the certifications.",
          "Cuándo suele hacerse el mantenimiento programado, por ejemplo “domingos, de 2 a 4 h (Brasilia)”. Aparece junto a las certificaciones.",
        ),
      },
    },
  ],
};
