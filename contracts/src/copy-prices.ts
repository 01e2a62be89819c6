/**
 * Price placeholders in copy (docs/decisions/0026): `{price:vcpus=2&ram=4&term=12}` is the monthly price of a
 * configuration, `{unit:cpuPrice}` a base price, `{discount:12}` the discount of a term of 12 months.
 */
export const pricePlaceholder = /\{(price|unit|discount):([^{}]*)\}/g;
