export { PanelLink } from "./panel-link.tsx";
