import { campaignName } from "contracts";
import type { Field, TextFieldSingleValidation } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { timeSpanField } from "./time-span.ts";

const campaignNameError = label(
  "Só letras minúsculas sem acento, números, hifens e sublinhados: migracao-2027.",
  "Only lower-case unaccented letters, digits, hyphens and underscores: migration-2027.",
  "Solo letras minúsculas sin acentos, números, guiones y guiones bajos: migracion-2027.",
);

const validateCampaign: TextFieldSingleValidation = (value, { req }) =>
  !value ||
  campaignName.safeParse(value).success ||
  campaignNameError[textLanguage(req.i18n.language)];

const landingLabel = label("Página de campanha", "Campaign page", "Página de campaña");

const unitPrices = [
  { value: "cpuPrice", label: label("vCPU", "vCPU", "vCPU") },
  { value: "ramPrice", label: label("GB de memória", "GB of memory", "GB de memoria") },
  { value: "storagePrice", label: label("GB de disco", "GB of storage", "GB de disco") },
  { value: "backupPrice", label: label("GB de backup", "GB of backup", "GB de copia") },
];

/** Fields for the page of a service and for the landing page of a campaign. */
export const landingPageFields: Field[] = [
  {
    type: "checkbox",
    name: "isService",
    label: label("Apresenta um serviço", "Presents a service", "Presenta un servicio"),
    admin: {
      position: "sidebar",
      description: label(
        "Os avisos “Serviços” aparecem nela.",
        "Announcements for “Services” are shown on it.",
        "Los anuncios “Servicios” aparecen en ella.",
      ),
    },
  },
  {
    type: "select",
    name: "servicePrice",
    label: label("Preço por unidade", "Price per unit", "Precio por unidad"),
    options: unitPrices,
    admin: {
      position: "sidebar",
      condition: (page) => Boolean(page?.isService),
      description: label(
        "Para buscadores, se a página mostra este preço. Com calculadora, vale o menor preço dela.",
        "For search engines, if the page shows this price. With a calculator, its lowest price applies.",
        "Para los buscadores, si la página muestra este precio. Con calculadora, vale su precio más bajo.",
      ),
    },
  },
  {
    type: "collapsible",
    label: landingLabel,
    admin: {
      initCollapsed: true,
      description: label(
        "Vazio em páginas comuns do site.",
        "Empty on ordinary pages of the site.",
        "Vacío en las páginas comunes del sitio.",
      ),
    },
    fields: [
      {
        type: "group",
        name: "landing",
        // Label for the history and error messages. Hidden in the form, where the collapsible's heading has the same
        // text.
        label: landingLabel,
        admin: { components: { Label: "/platform/admin/render-nothing.tsx#RenderNothing" } },
        fields: [
          {
            type: "text",
            name: "campaign",
            label: label("Campanha", "Campaign", "Campaña"),
            validate: validateCampaign,
            index: true,
            admin: {
              description: label(
                "Vai com os contatos e orçamentos que começam aqui, a não ser que o endereço do visitante traga outra (utm_campaign).",
                "Goes with the contacts and quotes that begin here, unless the visitor's address brings another (utm_campaign).",
                "Acompaña a los contactos y presupuestos que empiezan aquí, salvo que la dirección del visitante traiga otra (utm_campaign).",
              ),
            },
          },
          {
            type: "row",
            fields: [
              {
                type: "checkbox",
                name: "hidesNavigation",
                label: label(
                  "Sem menu: logotipo, um botão e o rodapé legal",
                  "Without the menu: logo, one button and the legal footer",
                  "Sin menú: logotipo, un botón y el pie legal",
                ),
              },
              {
                type: "checkbox",
                name: "isUnlisted",
                label: label(
                  "Não indexar (noindex)",
                  "Do not index (noindex)",
                  "No indexar (noindex)",
                ),
                admin: {
                  description: label(
                    "Fica fora dos buscadores, do mapa do site e da busca do site.",
                    "Kept out of search engines, the sitemap and the site's search.",
                    "Queda fuera de los buscadores, del mapa del sitio y de la búsqueda del sitio.",
                  ),
                },
              },
            ],
          },
          timeSpanField(),
          {
            type: "relationship",
            name: "elsewhere",
            label: label(
              "Fora do período, redirecionar para",
              "Outside this time, redirect to",
              "Fuera de este periodo, redirigir a",
            ),
            relationTo: "pages",
            filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
            admin: {
              description: label(
                "Vazio: a página não existe fora do período (404).",
                "Empty: outside its time the page does not exist (404).",
                "Vacío: fuera de su periodo la página no existe (404).",
              ),
            },
          },
        ],
      },
    ],
  },
];
