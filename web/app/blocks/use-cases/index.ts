export { UseCases, type UseCasesProps } from "./use-cases.tsx";
