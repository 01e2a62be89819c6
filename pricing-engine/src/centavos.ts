declare const unit: unique symbol;

/**
 * A whole number of centavos (R$ 1 is 100). The brand makes the compiler reject an amount in R$, or a count, where
 * centavos are expected.
 */
export type Centavos = number & { readonly [unit]: "centavos" };

/** Brands a number as centavos, such as the sum of several amounts. */
export function asCentavos(amount: number): Centavos {
  return amount as Centavos;
}

/**
 * Converts centavos to decimal R$, for display and storage. Never calculate with the result: it is
 * a floating-point number.
 */
export function toReais(amount: Centavos): number {
  return amount / 100;
}
