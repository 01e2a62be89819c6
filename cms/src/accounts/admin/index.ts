export { PanelLink } from "./panel-link.tsx";
export { PasswordLink } from "./password-link.tsx";
