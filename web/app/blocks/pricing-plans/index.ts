export { PricingPlans, type PricingPlansProps } from "./pricing-plans.tsx";
