import type { Field, GlobalConfig, NumberField, TextField } from "payload";
import { listField, localizedLineField } from "../../platform/fields/text.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { contentGlobal } from "../../platform/publishing/content-global.ts";
import { validatePlanCode } from "../configuration.ts";
import { checkCatalogue, rejectTruncatedNumbers } from "./check-catalogue.ts";
import { inputLabels, quoteLineLabels } from "./labels.ts";
import { capturePublishedPrices, recordPublishedPrices } from "./record-published.ts";

/** Field for a number with comma or point. The pricing engine validates the number. */
function decimal(
  name: string,
  decimalLabel: Label,
  admin: Pick<NonNullable<NumberField["admin"]>, "condition"> = {},
): NumberField {
  const Field = "/prices/admin/decimal-field/index.ts#DecimalField";
  return {
    type: "number",
    name,
    label: decimalLabel,
    required: true,
    admin: { ...admin, components: { Field } },
  };
}

/** Field for a price in R$ a month. */
const price = decimal;

function wholeNumber(name: string, numberLabel: Label | string): NumberField {
  return { type: "number", name, label: numberLabel, required: true };
}

/** Minimum, maximum and step of an input of the calculator. */
function limit(name: string, limitLabel: Label): Field {
  return {
    type: "group",
    name,
    label: limitLabel,
    fields: [
      {
        type: "row",
        fields: [
          wholeNumber("min", label("Mínimo", "Minimum", "Mínimo")),
          wholeNumber("max", label("Máximo", "Maximum", "Máximo")),
          wholeNumber("step", label("Passo", "Step", "Paso")),
        ],
      },
    ],
  };
}

const scopes = [
  { value: "compute", label: label("Só computação", "Compute only", "Solo cómputo") },
  {
    value: "monthly",
    label: label("Todo o valor mensal", "The whole monthly amount", "Todo el importe mensual"),
  },
];

/** Field for a label that replaces the site's default. */
function ownWord([name, wordLabel]: [string, Label]): TextField {
  return {
    ...localizedLineField({ name, label: wordLabel, required: false }),
    maxLength: 60,
  } as TextField;
}

/** Base prices of the calculator (R$ a month), and the policy that combines them. */
export const PriceCatalogue: GlobalConfig = contentGlobal({
  slug: "price-catalogue",
  label: label("Tabela de preços", "Price catalog", "Tabla de precios"),
  fields: [
    {
      type: "ui",
      name: "preview",
      admin: { components: { Field: "/prices/admin/catalogue-preview/index.ts#CataloguePreview" } },
    },
    {
      type: "group",
      name: "prices",
      label: label(
        "Preços base (R$ por mês)",
        "Base prices (R$ a month)",
        "Precios base (R$ al mes)",
      ),
      fields: [
        price("cpuPrice", label("vCPU", "vCPU", "vCPU")),
        price("ramPrice", label("RAM por GB", "RAM per GB", "RAM por GB")),
        price(
          "storagePrice",
          label("Armazenamento por GB", "Storage per GB", "Almacenamiento por GB"),
        ),
        price(
          "bandwidthPrice",
          label(
            "Transferência por TB (lista)",
            "Transfer per TB (list)",
            "Transferencia por TB (lista)",
          ),
        ),
        price(
          "backupPrice",
          label("Backup diário por GB", "Daily backup per GB", "Copia diaria por GB"),
        ),
        price("ipv4Price", label("IPv4 dedicado", "Dedicated IPv4", "IPv4 dedicada")),
        price(
          "windowsLicensePrice",
          label(
            "Licença Windows por servidor",
            "Windows license per server",
            "Licencia de Windows por servidor",
          ),
        ),
      ],
    },
    {
      type: "group",
      name: "policy",
      label: label("Política", "Policy", "Política"),
      fields: [
        {
          type: "group",
          name: "limits",
          label: label("Limites", "Limits", "Límites"),
          fields: [
            limit("vcpus", label("vCPUs", "vCPUs", "vCPU")),
            limit("ramGb", label("RAM (GB)", "RAM (GB)", "RAM (GB)")),
            limit("storageGb", label("Armazenamento (GB)", "Storage (GB)", "Almacenamiento (GB)")),
            limit(
              "bandwidthGb",
              label("Transferência (GB)", "Transfer (GB)", "Transferencia (GB)"),
            ),
            limit("linuxServers", label("Servidores Linux", "Linux servers", "Servidores Linux")),
            limit(
              "windowsServers",
              label("Servidores Windows", "Windows servers", "Servidores Windows"),
            ),
            limit("ipv4Addresses", label("IPv4 dedicados", "Dedicated IPv4", "IPv4 dedicadas")),
          ],
        },
        wholeNumber(
          "storageIncludedGb",
          label(
            "Armazenamento sem acréscimo até (GB)",
            "Storage without surcharge up to (GB)",
            "Almacenamiento sin recargo hasta (GB)",
          ),
        ),
        {
          type: "group",
          name: "bandwidthOverage",
          label: label("Transferência excedente", "Transfer overage", "Transferencia excedente"),
          fields: [
            wholeNumber(
              "includedGb",
              label("Incluída até (GB)", "Included up to (GB)", "Incluida hasta (GB)"),
            ),
            wholeNumber(
              "blockGb",
              label("Bloco iniciado de (GB)", "Started block of (GB)", "Bloque iniciado de (GB)"),
            ),
            {
              type: "select",
              name: "rule",
              label: label("Preço do bloco", "Price of a block", "Precio del bloque"),
              required: true,
              options: [
                { value: "fixed", label: label("Valor fixo", "Fixed amount", "Importe fijo") },
                {
                  value: "half-list-price",
                  label: label(
                    "Metade do preço por TB",
                    "Half the price per TB",
                    "La mitad del precio por TB",
                  ),
                },
              ],
            },
            price(
              "blockPrice",
              label(
                "Valor fixo por bloco (R$)",
                "Fixed amount per block (R$)",
                "Importe fijo por bloque (R$)",
              ),
              { condition: (_, siblings) => siblings?.rule === "fixed" },
            ),
          ],
        },
        {
          type: "row",
          fields: [
            {
              type: "select",
              name: "discountScope",
              label: label("Desconto sobre", "Discount on", "Descuento sobre"),
              required: true,
              options: scopes,
            },
            {
              type: "select",
              name: "totalScope",
              label: label("Total mostra", "Total shows", "El total muestra"),
              required: true,
              options: scopes,
            },
          ],
        },
        listField({
          name: "terms",
          label: label("Prazos", "Terms", "Plazos"),
          minRows: 1,
          fields: [
            {
              type: "row",
              fields: [
                wholeNumber("months", label("Meses", "Months", "Meses")),
                decimal("discountPercent", label("Desconto (%)", "Discount (%)", "Descuento (%)")),
              ],
            },
          ],
        }),
        wholeNumber(
          "defaultTerm",
          label("Prazo inicial (meses)", "Default term (months)", "Plazo inicial (meses)"),
        ),
      ],
    },
    listField({
      name: "plans",
      label: label("Planos", "Plans", "Planes"),
      fields: [
        {
          type: "row",
          fields: [
            { type: "text", name: "name", label: label("Nome", "Name", "Nombre"), required: true },
            {
              type: "text",
              name: "code",
              label: label("Código", "Code", "Código"),
              required: true,
              validate: validatePlanCode,
              admin: {
                description: label(
                  "Identifica o plano nos endereços e nos cartões, como cloud-pro. Não mude depois de publicar.",
                  "Identifies the plan in URLs and on cards, such as cloud-pro. Do not change it once published.",
                  "Identifica el plan en las direcciones y las tarjetas, como cloud-pro. No lo cambie tras publicarlo.",
                ),
              },
            },
          ],
        },
        {
          type: "row",
          fields: [
            wholeNumber("vcpus", label("vCPUs", "vCPUs", "vCPU")),
            wholeNumber("ramGb", label("RAM (GB)", "RAM (GB)", "RAM (GB)")),
            wholeNumber(
              "storageGb",
              label("Armazenamento (GB)", "Storage (GB)", "Almacenamiento (GB)"),
            ),
            {
              ...wholeNumber(
                "includedTransferGb",
                label(
                  "Transferência incluída (GB)",
                  "Included transfer (GB)",
                  "Transferencia incluida (GB)",
                ),
              ),
              admin: {
                description: label(
                  "Até aqui não se cobram blocos. Fora dos limites da política, o plano não é vendido.",
                  "No blocks are charged up to this amount. Outside the policy's limits the plan is not sold.",
                  "Hasta aquí no se cobran bloques. Fuera de los límites de la política, el plan no se vende.",
                ),
              },
            },
          ],
        },
        {
          type: "checkbox",
          name: "dailyBackup",
          label: label("Com backup diário", "With daily backup", "Con copia diaria"),
          defaultValue: false,
        },
      ],
    }),
    {
      type: "group",
      name: "labels",
      label: label("Rótulos", "Labels", "Etiquetas"),
      admin: {
        description: label(
          "Se vazio, usa o texto padrão.",
          "If empty, uses the default text.",
          "Si está vacío, usa el texto predeterminado.",
        ),
      },
      fields: [
        {
          type: "group",
          name: "inputs",
          label: label("Escolhas", "Inputs", "Opciones"),
          fields: Object.entries(inputLabels).map(ownWord),
        },
        {
          type: "group",
          name: "lines",
          label: label("Linhas do orçamento", "Lines of the quote", "Líneas del presupuesto"),
          fields: Object.entries(quoteLineLabels).map(ownWord),
        },
      ],
    },
  ],
  hooks: {
    beforeOperation: [rejectTruncatedNumbers],
    beforeValidate: [checkCatalogue],
    beforeChange: [capturePublishedPrices],
    afterChange: [recordPublishedPrices],
  },
});
