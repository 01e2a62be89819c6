import { defaultLocale, impacts, locales } from "contracts";
import { useIntl } from "react-intl";
import { useFormatDay, useFormatMoment } from "#app/i18n/dates.ts";
import { localeNames } from "#app/i18n/locale-names.ts";
import type { MessageId } from "#app/i18n/messages.ts";
import { useFormatMoney } from "#app/i18n/money.ts";
import { serviceStateNames, statusKindNames, updateStateNames } from "#app/i18n/status-names.ts";

/** Message ids of the fields that audit entries record (cms/src/audit). */
const fieldIds: Record<string, MessageId> = {
  accessTokens: "audit.field.accessTokens",
  action: "audit.field.action",
  at: "audit.field.at",
  cancelledAt: "account.column.cancelledAt",
  customer: "audit.field.customer",
  description: "admin.column.description",
  disabled: "audit.field.disabled",
  duplicates: "audit.field.duplicates",
  dueAt: "audit.field.dueAt",
  effectiveOn: "audit.field.effectiveOn",
  email: "admin.column.email",
  emptyDrafts: "audit.field.emptyDrafts",
  endsAt: "admin.status.endsAt",
  expiresAt: "accessTokens.expires",
  from: "admin.status.days.from",
  fullname: "admin.column.name",
  idleAccounts: "audit.field.idleAccounts",
  impacts: "audit.field.impacts",
  kind: "audit.field.kind",
  label: "audit.field.label",
  locale: "admin.customer.locale",
  messages: "audit.field.messages",
  name: "admin.column.name",
  nextPayment: "account.column.nextPayment",
  notes: "audit.field.notes",
  phone: "field.phone",
  plan: "account.column.plan",
  plans: "admin.column.plans",
  price: "admin.column.price",
  priceFor: "admin.plan.priceFor",
  "prices.backupPrice": "calculator.price.backupPrice",
  "prices.bandwidthPrice": "calculator.price.bandwidthPrice",
  "prices.cpuPrice": "calculator.price.cpuPrice",
  "prices.ipv4Price": "calculator.price.ipv4Price",
  "prices.ramPrice": "calculator.price.ramPrice",
  "prices.storagePrice": "calculator.price.storagePrice",
  "prices.windowsLicensePrice": "calculator.price.windowsLicensePrice",
  probeIntervals: "audit.field.probeIntervals",
  publishedAt: "audit.field.publishedAt",
  reason: "audit.field.reason",
  role: "staff.role",
  scope: "accessTokens.scope",
  senders: "audit.field.senders",
  startsAt: "admin.status.startsAt",
  state: "admin.column.status",
  status: "admin.column.status",
  support: "admin.plan.support",
  subscriptions: "audit.field.subscriptions",
  tellsCustomers: "audit.field.tellsCustomers",
  text: "audit.field.text",
  title: "audit.field.title",
  to: "admin.status.days.to",
  told: "audit.field.told",
  unconfirmedAlerts: "audit.field.unconfirmedAlerts",
  unsubscribed: "audit.field.unsubscribed",
  updates: "admin.status.column.updates",
};

const wordIds: Record<string, MessageId> = {
  ativo: "status.active",
  inativo: "status.inactive",
  all: "audit.value.all",
  chat: "support.chat",
  email: "support.email",
  admin: "staff.role.admin",
  editor: "staff.role.editor",
  writer: "staff.role.writer",
  ...statusKindNames,
  ...updateStateNames,
  publish: "audit.value.publish",
  read: "accessTokens.scope.read",
  unpublish: "audit.value.unpublish",
  write: "accessTokens.scope.write",
};

/**
 * Returns the label of an audit field; a field unknown to this release is labelled with its
 * technical name.
 */
export function useFieldLabel(): (field: string) => string {
  const intl = useIntl();
  return (field) => {
    const id = Object.hasOwn(fieldIds, field) ? fieldIds[field] : undefined;
    return id ? intl.formatMessage({ id }) : field;
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Formats a field's value in the page's language. */
export function useFormatFieldValue(): (field: string, value: unknown) => string {
  const intl = useIntl();
  const money = useFormatMoney();
  const day = useFormatDay();
  const moment = useFormatMoment();
  const formatWord = (value: string) => {
    const id = Object.hasOwn(wordIds, value) ? wordIds[value] : undefined;
    return id ? intl.formatMessage({ id }) : value;
  };
  const formatLanguage = (value: string) => {
    const knownLocale = locales.find((locale) => locale === value);
    return knownLocale ? localeNames[knownLocale].name : value;
  };
  const textFormatters: Record<string, (value: string) => string> = {
    at: (value) => moment(value, true),
    cancelledAt: (value) => moment(value, true),
    dueAt: (value) => moment(value, true),
    effectiveOn: day,
    endsAt: (value) => moment(value, true),
    expiresAt: (value) => moment(value, true),
    from: day,
    to: day,
    startsAt: (value) => moment(value, true),
    publishedAt: (value) => moment(value, true),
    kind: formatWord,
    locale: formatLanguage,
    nextPayment: day,
    priceFor: formatWord,
    role: formatWord,
    scope: formatWord,
    state: formatWord,
    status: formatWord,
    support: formatWord,
  };
  /**
   * Formats the impacts of an incident as a count per impact, because entries do not record the
   * names of components.
   */
  const formatImpacts = (value: object) => {
    const impactsOfComponents = Object.values(value);
    const counts = impacts.flatMap((impact) => {
      const count = impactsOfComponents.filter((each) => each === impact).length;
      const name = intl.formatMessage({ id: serviceStateNames[impact] });
      return count > 0 ? [`${name} (${intl.formatNumber(count)})`] : [];
    });
    return counts.length > 0
      ? intl.formatList(counts)
      : intl.formatMessage({ id: serviceStateNames.operational });
  };
  /** Formats a localized text: the text of each language after the name of the language. */
  const formatByLanguage = (value: object) =>
    Object.entries(value)
      .map(([locale, text]) => `${formatLanguage(locale)}: ${String(text)}`)
      .join(" · ");
  return (field, value) => {
    if (field === "impacts" && isRecord(value)) {
      return formatImpacts(value);
    }
    if (isRecord(value) && defaultLocale in value) {
      return formatByLanguage(value);
    }
    if (typeof value === "boolean") {
      return intl.formatMessage({ id: value ? "audit.yes" : "audit.no" });
    }
    if (field.startsWith("prices.")) {
      return money(Number(value), 4);
    }
    if (typeof value === "number") {
      return field === "price" ? money(value) : intl.formatNumber(value);
    }
    if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
      return intl.formatList(value.map(String));
    }
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return Object.hasOwn(textFormatters, field) ? (textFormatters[field]?.(text) ?? text) : text;
  };
}
