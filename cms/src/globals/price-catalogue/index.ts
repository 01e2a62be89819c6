import type { Field, GlobalConfig, NumberField } from "payload";
import { list } from "../../fields/text.ts";
import { type Label, label } from "../../i18n/label.ts";
import { contentGlobal } from "../content-global.ts";

const maxPrice = 1_000_000;

/** A price in R$ with at most four decimals. */
function price(name: string, priceLabel: Label): NumberField {
  return {
    type: "number",
    name,
    label: priceLabel,
    required: true,
    min: 0,
    max: maxPrice,
    validate: (value: number | null | undefined) =>
      (typeof value === "number" &&
        value >= 0 &&
        value <= maxPrice &&
        Number(value.toFixed(4)) === value) ||
      "0 – 1 000 000, 4 casas decimais / decimals / decimales",
  };
}

function wholeNumber(name: string, numberLabel: Label | string, min = 0): NumberField {
  return {
    type: "number",
    name,
    label: numberLabel,
    required: true,
    validate: (value: number | null | undefined) =>
      (Number.isSafeInteger(value) && (value as number) >= min) || `≥ ${min}`,
  };
}

/** Smallest and largest value of one input of the calculator, and the step between them. */
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
          wholeNumber("step", label("Passo", "Step", "Paso"), 1),
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

/** The calculator's base prices (R$ a month) and the policy they are combined by. */
export const PriceCatalogue: GlobalConfig = contentGlobal({
  slug: "price-catalogue",
  label: label("Tabela de preços", "Price catalogue", "Tabla de precios"),
  fields: [
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
            "Windows licence per server",
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
              1,
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
            {
              ...price(
                "blockPrice",
                label(
                  "Valor fixo por bloco (R$)",
                  "Fixed amount per block (R$)",
                  "Importe fijo por bloque (R$)",
                ),
              ),
              admin: { condition: (_, siblings) => siblings?.rule === "fixed" },
            },
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
        list({
          name: "terms",
          label: label("Prazos", "Terms", "Plazos"),
          minRows: 1,
          fields: [
            {
              type: "row",
              fields: [
                wholeNumber("months", label("Meses", "Months", "Meses"), 1),
                {
                  type: "number",
                  name: "discountPercent",
                  label: label("Desconto (%)", "Discount (%)", "Descuento (%)"),
                  required: true,
                  min: 0,
                  max: 100,
                },
              ],
            },
          ],
        }),
        {
          ...wholeNumber(
            "defaultTerm",
            label("Prazo inicial (meses)", "Default term (months)", "Plazo inicial (meses)"),
            1,
          ),
          validate: (
            value: number | null | undefined,
            { siblingData }: { siblingData: { terms?: { months?: number }[] } },
          ) => siblingData.terms?.some(({ months }) => months === value) || "≠ terms",
        } as NumberField,
      ],
    },
  ],
});
