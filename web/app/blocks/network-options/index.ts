export { NetworkOptions, type NetworkOptionsProps } from "./network-options.tsx";
