export { ReleasePanel } from "./release-panel.tsx";
