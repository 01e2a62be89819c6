/** Services with an SLA. Names of the fields `offer.sla` of the site settings, and of placeholders. */
export const serviceLevelNames = [
  "cloudServer",
  "virtualDatacenter",
  "cloudCenterStartup",
  "cloudCenterEnterprise",
  "privateCloud",
  "dedicatedServer",
  "backup",
  "telephony",
] as const;

export type ServiceLevelName = (typeof serviceLevelNames)[number];

/** Facts of the offer. Names of the fields `offer` of the site settings, and of placeholders. */
export const offerFactNames = [
  "maintenanceHours",
  "support",
  "taxes",
  "invoice",
  "payment",
  "activation",
  "network",
  "ipv6",
  "trial",
  "visits",
] as const;

export type OfferFactName = (typeof offerFactNames)[number];

/**
 * Placeholders of the offer in copy (docs/decisions/0026): `{sla:cloudServer}` is the SLA of a service,
 * `{minutes:cloudServer}` the downtime that it allows in a month of 30 days, `{fact:payment}` a fact of the site
 * settings.
 */
export const factPlaceholder = /\{(sla|minutes|fact):([^{}]*)\}/g;

/** The CNPJ that Brazilian documentation uses as an example; it belongs to no company. */
export const exampleTaxId = "11.222.333/0001-81";
