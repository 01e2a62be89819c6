declare const unit: unique symbol;

/** A whole number of centavos: an amount of money that cannot be taken for R$, nor for a count. */
export type Centavos = number & { readonly [unit]: "centavos" };

/** Says of a number that it counts centavos, such as the result of adding amounts. */
export function centavos(amount: number): Centavos {
  return amount as Centavos;
}

/** R$ as a decimal number, to be shown or stored; not to be calculated with. */
export function inReais(amount: Centavos): number {
  return amount / 100;
}
