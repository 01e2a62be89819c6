export { PasswordLink } from "./password-link.tsx";
