/**
 * Services with an SLA: keys of `offer.sla` in the site settings, and names in the placeholders `{sla:…}` and
 * `{minutes:…}`.
 */
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

/**
 * Facts about the offer, such as taxes and payment: keys of `offer` in the site settings, and names in the placeholder
 * `{fact:…}`.
 */
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
  "snapshots",
  "api",
  "ownImages",
  "ownLicenses",
  "cpuSharing",
  "ddosCapacity",
  "testAddress",
] as const;

export type OfferFactName = (typeof offerFactNames)[number];

/** Services priced by quote. Names of the fields `offer.anchors` of the site settings, and of placeholders. */
export const anchorPriceNames = [
  "cloudCenter",
  "privateCloud",
  "dedicatedServer",
  "telephony",
  "consulting",
] as const;

export type AnchorPriceName = (typeof anchorPriceNames)[number];

/**
 * Matches placeholders in copy for facts about the offer (docs/decisions/0026): `{sla:cloudServer}` is the SLA of a
 * service, `{minutes:cloudServer}` the downtime that this SLA allows in a month of 30 days, `{fact:payment}` the text
 * of the site settings about payment. `{anchor:telephony}` is a sentence with the guide price of a service that is
 * priced by quote.
 */
export const factPlaceholderPattern = /\{(sla|minutes|fact|anchor):([^{}]*)\}/g;

/** The CNPJ that Brazilian documentation uses as an example; it belongs to no company. */
export const exampleTaxId = "11.222.333/0001-81";
