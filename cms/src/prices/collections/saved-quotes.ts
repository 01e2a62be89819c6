import { type Locale, localePrefix, quoteSegments } from "contracts";
import type { CollectionConfig, Field, NumberField } from "payload";
import { denyEveryone, isEditorOrAdmin } from "../../platform/access/roles.ts";
import { type Label, label } from "../../platform/i18n/label.ts";
import { localeOptions } from "../../platform/i18n/locales.ts";
import { hiddenInListsOptions } from "../../platform/publishing/panel-fields.ts";

function count(name: string, numberLabel: Label | string): NumberField {
  return { type: "number", name, label: numberLabel, required: true };
}

function row(...fields: Field[]): Field {
  return { type: "row", fields };
}

/** Quotes that visitors saved, with the prices they saw; written by the saveQuote operation only. */
export function savedQuotesCollection(publicUrl: string): CollectionConfig {
  return {
    slug: "saved-quotes",
    labels: {
      singular: label("Orçamento", "Quote", "Presupuesto"),
      plural: label("Orçamentos", "Quotes", "Presupuestos"),
    },
    access: {
      create: denyEveryone,
      delete: denyEveryone,
      read: isEditorOrAdmin,
      update: denyEveryone,
      unlock: denyEveryone,
    },
    admin: {
      useAsTitle: "code",
      listSearchableFields: ["number", "code"],
      defaultColumns: [
        "code",
        "number",
        "createdAt",
        "expiresAt",
        "monthlyTotal",
        "contractTotal",
        "locale",
      ],
      group: label("Vendas", "Sales", "Ventas"),
      preview: ({ code, locale }) =>
        `${publicUrl}${localePrefix(locale as Locale)}/${quoteSegments[locale as Locale]}/${code}`,
    },
    defaultSort: "-createdAt",
    disableDuplicate: true,
    fields: [
      row(
        {
          type: "text",
          name: "number",
          label: label("Número", "Number", "Número"),
          // Optional, because releases without this field also save quotes during a rolling upgrade.
          required: false,
          unique: true,
          index: true,
        },
        {
          type: "text",
          name: "code",
          label: label("Código", "Code", "Código"),
          required: true,
          unique: true,
          index: true,
        },
        {
          type: "select",
          name: "locale",
          label: label("Idioma", "Language", "Idioma"),
          required: true,
          options: localeOptions,
        },
        {
          type: "date",
          name: "expiresAt",
          label: label("Válido até", "Valid until", "Válido hasta"),
          required: true,
          admin: { date: { pickerAppearance: "dayAndTime" } },
        },
      ),
      row(
        count("monthlyTotal", label("Por mês (R$)", "Per month (R$)", "Al mes (R$)")),
        count("contractTotal", label("Contrato (R$)", "Contract (R$)", "Contrato (R$)")),
      ),
      {
        type: "group",
        name: "configuration",
        label: label("Configuração", "Configuration", "Configuración"),
        fields: [
          row(
            count("vcpus", "vCPUs"),
            count("ramGb", "RAM (GB)"),
            count("storageGb", label("Armazenamento (GB)", "Storage (GB)", "Almacenamiento (GB)")),
            count(
              "bandwidthGb",
              label("Transferência (GB)", "Transfer (GB)", "Transferencia (GB)"),
            ),
          ),
          row(
            count("linuxServers", label("Servidores Linux", "Linux servers", "Servidores Linux")),
            count(
              "windowsServers",
              label("Servidores Windows", "Windows servers", "Servidores Windows"),
            ),
            count("ipv4Addresses", label("IPv4 dedicados", "Dedicated IPv4", "IPv4 dedicadas")),
            count("termMonths", label("Prazo (meses)", "Term (months)", "Plazo (meses)")),
          ),
          row(
            {
              type: "checkbox",
              name: "dailyBackup",
              label: label("Backup diário", "Daily backup", "Copia diaria"),
            },
            {
              type: "checkbox",
              name: "ddosProtection",
              label: label("Proteção DDoS", "DDoS protection", "Protección DDoS"),
            },
            { type: "text", name: "plan", label: label("Plano", "Plan", "Plan") },
          ),
        ],
      },
      row(
        { type: "text", name: "page", label: label("Página", "Page", "Página") },
        { type: "text", name: "campaign", label: label("Campanha", "Campaign", "Campaña") },
      ),
      {
        type: "text",
        name: "catalogueVersion",
        label: label(
          "Versão da tabela de preços",
          "Version of the price catalogue",
          "Versión de la tabla de precios",
        ),
        required: true,
      },
      {
        type: "json",
        name: "quote",
        label: label("Valores", "Figures", "Importes"),
        required: true,
        admin: { components: { Field: "/prices/admin/quote-figures/index.ts#QuoteFigures" } },
      },
      {
        type: "json",
        name: "catalogue",
        label: label("Tabela de preços usada", "Price catalog used", "Tabla de precios usada"),
        required: true,
        // Hidden, because Payload's JSON editor is loaded from another server.
        admin: { hidden: true, ...hiddenInListsOptions },
      },
    ],
  };
}
