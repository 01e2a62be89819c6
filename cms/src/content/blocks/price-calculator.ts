import type { Block } from "payload";
import { label } from "../../platform/i18n/label.ts";
import { sectionFields } from "../fields/section.ts";

/** Shows the price calculator on a page. */
export const priceCalculatorBlock: Block = {
  slug: "priceCalculator",
  interfaceName: "PriceCalculatorBlock",
  labels: {
    singular: label("Calculadora de preços", "Price calculator", "Calculadora de precios"),
    plural: label("Calculadoras de preços", "Price calculators", "Calculadoras de precios"),
  },
  fields: [...sectionFields()],
};
