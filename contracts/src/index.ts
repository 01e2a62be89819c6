export * from "./addresses.ts";
export * from "./content.ts";
export * from "./locales.ts";
export * from "./quote-addresses.ts";
export * from "./quotes.ts";
