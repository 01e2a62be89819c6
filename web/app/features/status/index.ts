export { AlertForm } from "./alert-form.tsx";
export { IncidentPage, StatusPage } from "./status-page.tsx";
