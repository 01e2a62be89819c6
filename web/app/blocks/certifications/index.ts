export { Certifications, type CertificationsProps } from "./certifications.tsx";
