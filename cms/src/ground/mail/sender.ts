/** Says that no person wrote the message, so that no holiday reply answers it (RFC 3834). */
export const automaticHeaders = { "Auto-Submitted": "auto-generated" };

interface SenderSettings {
  MAIL_FROM: string | undefined;
  PUBLIC_URL: string;
}

/**
 * Where messages come from: MAIL_FROM, or an address of the site's own host. Their sender's name is the
 * brand's (brand.ts).
 */
export function senderAddress({ MAIL_FROM, PUBLIC_URL }: SenderSettings): string {
  const { hostname } = new URL(PUBLIC_URL);
  return MAIL_FROM ?? `no-reply@${hostname.replace(/^www\./, "")}`;
}
