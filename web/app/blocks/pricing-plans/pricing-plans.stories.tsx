import preview from "stories/preview";
import { SeedBlock } from "../seed-block.tsx";
import { PricingPlans } from "./pricing-plans.tsx";

const meta = preview.meta({ component: PricingPlans });

export const Home = meta.story(() => <SeedBlock page="home" type="pricingPlans" />);
export const OnPaper = meta.story(() => <SeedBlock page="precos" type="pricingPlans" />);
