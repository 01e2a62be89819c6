export { Newsletter } from "./newsletter.tsx";
