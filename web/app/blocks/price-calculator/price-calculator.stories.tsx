import preview from "stories/preview";
import { PriceCalculator } from "./price-calculator.tsx";

const meta = preview.meta({ component: PriceCalculator });

export const Absent = meta.story({});
