/**
 * Places in copy where the price catalogue is told (docs/decisions/0026): `{price:vcpus=2&ram=4&term=12}`
 * a month of a configuration, `{unit:cpuPrice}` a base price, `{discount:12}` what a term of so many
 * months takes off.
 */
export const pricePlaceholder = /\{(price|unit|discount):([^{}]*)\}/g;
