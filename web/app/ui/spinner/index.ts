export { Loading, type LoadingProps, Spinner, type SpinnerProps } from "./spinner.tsx";
