import type { GlobalConfig, PayloadRequest } from "payload";
import {
  listField,
  localizedLineField,
  localizedParagraphField,
} from "../../platform/fields/text.ts";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { contentGlobal } from "../../platform/publishing/content-global.ts";
import { linkUrlField } from "../../rich-text/link-url.ts";
import { checkGlobalPictures } from "../hooks/check-every-language.ts";
import { offerFactsTab } from "./site-settings/offer-tab.ts";
import { companyProofTab } from "./site-settings/proof-tab.ts";

const chatNumberError = label(
  "Escreva só os dígitos, com o código do país e o DDD: 5511955500142.",
  "Write the digits alone, with the country and area code: 5511955500142.",
  "Escriba solo los dígitos, con el código de país y de área: 5511955500142.",
);
const daysError = label(
  "Escreva um número inteiro de dias, de 1 a 365.",
  "Write a whole number of days, from 1 to 365.",
  "Escriba un número entero de días, de 1 a 365.",
);

/** Brand, contact channels, and the texts of header and footer. */
export const SiteSettings: GlobalConfig = contentGlobal({
  slug: "site-settings",
  label: label("Dados do site", "Site settings", "Datos del sitio"),
  hooks: { afterChange: [checkGlobalPictures] },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: label("Marca", "Brand", "Marca"),
          fields: [
            {
              type: "text",
              name: "brandName",
              label: label("Nome", "Name", "Nombre"),
              required: true,
            },
            {
              type: "upload",
              name: "logo",
              label: label("Logotipo", "Logo", "Logotipo"),
              relationTo: "media",
            },
            {
              type: "upload",
              name: "shareImage",
              label: label("Imagem ao compartilhar", "Share image", "Imagen al compartir"),
              relationTo: "media",
            },
            localizedLineField({ name: "tagline", label: label("Assinatura", "Tagline", "Lema") }),
            {
              type: "number",
              name: "footerYear",
              label: label("Ano no rodapé", "Footer year", "Año del pie"),
              required: true,
              admin: {
                description: label(
                  "Aparece ao lado do nome, no fim de todas as páginas: © 2026.",
                  "Shown beside the name at the end of every page: © 2026.",
                  "Aparece junto al nombre al final de todas las páginas: © 2026.",
                ),
              },
            },
            localizedLineField({
              name: "rightsNotice",
              label: label("Direitos autorais", "Rights notice", "Aviso de derechos"),
            }),
          ],
        },
        {
          label: label("Contato", "Contact", "Contacto"),
          fields: [
            {
              type: "text",
              name: "chatNumber",
              label: label("Número do chat", "Chat number", "Número del chat"),
              required: true,
              validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
                /^[1-9]\d{7,14}$/.test(value ?? "") ||
                chatNumberError[textLanguage(req.i18n.language)],
              admin: {
                description: label(
                  "Só dígitos, com o código do país: 5511955500142.",
                  "Digits only, with the country code: 5511955500142.",
                  "Solo dígitos, con el código de país: 5511955500142.",
                ),
              },
            },
            localizedParagraphField({
              name: "chatGreeting",
              label: label(
                "Mensagem padrão do chat",
                "Default chat message",
                "Mensaje predeterminado del chat",
              ),
            }),
            {
              type: "text",
              name: "telephone",
              label: label("Telefone", "Telephone", "Teléfono"),
              required: true,
            },
            {
              type: "email",
              name: "email",
              label: label("E-mail", "Email", "Correo electrónico"),
              required: true,
            },
            {
              type: "textarea",
              name: "address",
              label: label("Endereço do escritório", "Office address", "Dirección de la oficina"),
              required: true,
            },
            {
              ...listField({
                name: "socialLinks",
                label: label("Redes", "Social links", "Redes"),
                maxRows: 4,
                fields: [
                  {
                    type: "select",
                    name: "network",
                    label: label("Tipo", "Kind", "Tipo"),
                    required: true,
                    options: [
                      {
                        value: "social",
                        label: label("Rede social", "Social network", "Red social"),
                      },
                      { value: "microblog", label: label("Microblog", "Microblog", "Microblog") },
                      {
                        value: "professional",
                        label: label(
                          "Rede profissional",
                          "Professional network",
                          "Red profesional",
                        ),
                      },
                      { value: "photos", label: label("Fotos", "Photo sharing", "Fotos") },
                    ],
                  },
                  localizedLineField({ name: "name", label: label("Nome", "Name", "Nombre") }),
                  {
                    type: "text",
                    name: "url",
                    label: label("Link (https://…)", "Link (https://…)", "Enlace (https://…)"),
                    required: true,
                    ...linkUrlField,
                  },
                ],
              }),
            },
          ],
        },
        {
          label: label("Orçamentos", "Quotes", "Presupuestos"),
          fields: [
            {
              type: "number",
              name: "quoteValidityDays",
              label: label(
                "Validade de um orçamento (dias)",
                "Validity of a quote (days)",
                "Validez de un presupuesto (días)",
              ),
              required: true,
              defaultValue: 15,
              validate: (value: number | null | undefined, { req }: { req: PayloadRequest }) =>
                (Number.isInteger(value) && (value as number) >= 1 && (value as number) <= 365) ||
                daysError[textLanguage(req.i18n.language)],
            },
            {
              type: "relationship",
              name: "calculatorPage",
              label: label(
                "Página da calculadora",
                "Page with the calculator",
                "Página de la calculadora",
              ),
              relationTo: "pages",
              admin: {
                description: label(
                  "Para onde leva “calcular de novo” num orçamento.",
                  "Where “calculate again” on a quote leads.",
                  "Adónde lleva «volver a calcular» en un presupuesto.",
                ),
              },
            },
          ],
        },
        {
          label: label("Formulários", "Forms", "Formularios"),
          fields: [
            localizedParagraphField({
              name: "contactNotice",
              label: label(
                "Aviso do formulário de contato",
                "Contact form notice",
                "Aviso del formulario de contacto",
              ),
              required: false,
            }),
            localizedParagraphField({
              name: "newsletterNotice",
              label: label("Aviso da newsletter", "Newsletter notice", "Aviso del boletín"),
              required: false,
            }),
            localizedLineField({
              name: "whatsappConsent",
              label: label(
                "Aceite de ofertas pelo WhatsApp",
                "Consent to offers on WhatsApp",
                "Consentimiento de ofertas por WhatsApp",
              ),
              required: false,
              description: label(
                "Texto ao lado da caixa no formulário da newsletter. Sem texto, a caixa não aparece e ninguém aceita.",
                "Text beside the box in the newsletter form. Without it there is no box, and nobody agrees.",
                "Texto junto a la casilla del formulario del boletín. Sin texto no hay casilla y nadie acepta.",
              ),
            }),
            {
              type: "relationship",
              name: "privacyPolicy",
              label: label("Política de privacidade", "Privacy policy", "Política de privacidad"),
              relationTo: "legal",
            },
            {
              type: "relationship",
              name: "termsOfService",
              label: label("Termos de serviço", "Terms of service", "Términos de servicio"),
              relationTo: "legal",
            },
          ],
        },
        offerFactsTab,
        companyProofTab,
        {
          label: label("Verificação de links", "Link checking", "Verificación de enlaces"),
          fields: [
            {
              type: "checkbox",
              name: "checkExternalLinks",
              label: label(
                "Conferir também os links para outros sites",
                "Also check links to other sites",
                "Revisar también los enlaces a otros sitios",
              ),
              defaultValue: false,
              admin: {
                description: label(
                  "Uma vez por dia, cada endereço é pedido uma vez. Os links do próprio site são sempre conferidos.",
                  "Once a day each address is asked for once. Links within the site are always checked.",
                  "Una vez al día se pide cada dirección una vez. Los enlaces del propio sitio se revisan siempre.",
                ),
              },
            },
          ],
        },
        {
          label: label("Cookies", "Cookies", "Cookies"),
          fields: [
            localizedParagraphField({
              name: "cookieNotice",
              label: label("Aviso de cookies", "Cookie notice", "Aviso de cookies"),
            }),
            localizedLineField({
              name: "cookieAccept",
              label: label("Botão aceitar", "Accept button", "Botón aceptar"),
            }),
            localizedLineField({
              name: "cookieDecline",
              label: label("Botão recusar", "Decline button", "Botón rechazar"),
            }),
            {
              type: "relationship",
              name: "cookiePolicy",
              label: label("Política de cookies", "Cookie policy", "Política de cookies"),
              relationTo: "legal",
            },
          ],
        },
      ],
    },
  ],
});
