import { anchorPriceNames, serviceLevelNames } from "contracts";
import type { Field, NumberField, PayloadRequest, Tab } from "payload";
import { localizedLineField, localizedParagraphField } from "../../../platform/fields/text.ts";
import { type Label, label } from "../../../platform/i18n/label.ts";
import { textLanguage } from "../../../platform/i18n/text-language.ts";
import { anchorPriceLabels, offerFactLabels, serviceLevelLabels } from "./offer-labels.ts";

const percentageError = label(
  "Escreva uma porcentagem acima de 0 e até 100, como 99,9.",
  "Write a percentage above 0 and up to 100, such as 99.9.",
  "Escriba un porcentaje superior a 0 y de hasta 100, por ejemplo 99,9.",
);

/** Monthly availability that the terms of service promise for a service, in percent. */
function serviceLevelField(name: (typeof serviceLevelNames)[number]): NumberField {
  return {
    type: "number",
    name,
    label: serviceLevelLabels[name],
    validate: (value: number | null | undefined, { req }: { req: PayloadRequest }) =>
      value === null ||
      value === undefined ||
      (value > 0 && value <= 100) ||
      percentageError[textLanguage(req.i18n.language)],
  };
}

type Fact = Exclude<keyof typeof offerFactLabels, "maintenanceHours">;

/** Field for a fact in each language. While a fact is empty, the site shows "on request" instead. */
function factField(name: Fact, description?: Label): Field {
  return localizedParagraphField({
    name,
    label: offerFactLabels[name],
    required: false,
    ...(description ? { description } : {}),
  });
}

/**
 * Facts about the offer. Texts contain them as placeholders: `{sla:cloudServer}`, `{minutes:cloudServer}`,
 * `{fact:payment}`, `{anchor:telephony}` (contracts/src/fact-text.ts).
 */
export const offerFactsTab: Tab = {
  label: label("Condições", "Terms of sale", "Condiciones"),
  description: label(
    "Os textos do site citam estes dados por marcadores, como {fact:payment}. Campo vazio aparece no site como “Sob consulta”.",
    "The site's texts refer to these facts by placeholders such as {fact:payment}. An empty field reads “On request” on the site.",
    "Los textos del sitio citan estos datos mediante marcadores, como {fact:payment}. Un campo vacío aparece en el sitio como «A consultar».",
  ),
  fields: [
    {
      type: "group",
      name: "offer",
      label: label("Condições", "Terms of sale", "Condiciones"),
      interfaceName: "Offer",
      fields: [
        {
          type: "group",
          name: "sla",
          label: label(
            "SLA por serviço (% por mês)",
            "SLA per service (% a month)",
            "SLA por servicio (% al mes)",
          ),
          admin: {
            description: label(
              "Mude também os termos de serviço, que fazem parte do contrato.",
              "Change the terms of service too: they are part of the contract.",
              "Cambie también los términos de servicio, que forman parte del contrato.",
            ),
          },
          fields: serviceLevelNames.map(serviceLevelField),
        },
        {
          type: "number",
          name: "maintenanceHours",
          label: offerFactLabels.maintenanceHours,
          min: 0,
        },
        factField("support"),
        factField("taxes"),
        factField("invoice"),
        factField("payment"),
        factField("activation"),
        factField("network"),
        factField("ipv6"),
        factField("trial"),
        factField("visits"),
        factField("snapshots"),
        factField("api"),
        factField("ownImages"),
        factField("ownLicenses"),
        factField("cpuSharing"),
        factField("ddosCapacity"),
        factField("testAddress"),
        {
          type: "group",
          name: "anchors",
          label: label(
            "Preço de referência dos serviços por proposta",
            "Guide price of services priced by quote",
            "Precio de referencia de los servicios por propuesta",
          ),
          admin: {
            description: label(
              "Uma frase com o menor preço ou a faixa, como “Ramais a partir de R$ 30,00 por mês.”. Aparece na abertura da página do serviço. Vazia, nada aparece.",
              "A sentence with the lowest price or the range, such as “Extensions from R$30.00 a month.”. It is shown in the opening of the service's page. Empty, nothing is shown.",
              "Una frase con el precio más bajo o el rango, como «Extensiones desde 30,00 R$ al mes.». Aparece en la apertura de la página del servicio. Vacía, no aparece nada.",
            ),
          },
          fields: anchorPriceNames.map((name) =>
            localizedLineField({ name, label: anchorPriceLabels[name], required: false }),
          ),
        },
        {
          type: "checkbox",
          name: "isConfirmed",
          label: label(
            "A empresa confirmou estes dados",
            "The company has confirmed these facts",
            "La empresa ha confirmado estos datos",
          ),
          defaultValue: false,
          admin: {
            description: label(
              "Enquanto não estiver marcado, o painel lembra de confirmá-los.",
              "Until it is ticked, the dashboard reminds you to confirm them.",
              "Mientras no esté marcado, el panel recuerda que hay que confirmarlos.",
            ),
          },
        },
      ],
    },
  ],
};
