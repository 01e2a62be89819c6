export { LegalVersionsPanel } from "./legal-versions-panel.tsx";
