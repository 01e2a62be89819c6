/**
 * The largest values a catalogue may hold. They keep every number the engine makes below 2^53, where
 * each integer is exact: eight charged lines of 100 000 units at R$ 1 000 000 for 100 months are
 * 8 x 10^15 centavos, and 2^53 is 9.007 x 10^15.
 */
export const maxQuantity = 100_000;
export const maxMonths = 100;
/** R$, counted in ten-thousandths. */
export const priceFormat = { decimals: 4, scale: 10_000, max: 1_000_000 };
/** Percent, counted in hundredths: basis points. */
export const percentFormat = { decimals: 2, scale: 100, max: 100 };
