/** Headers that mark automatic messages, so that out-of-office programs do not reply to them (RFC 3834). */
export const automaticHeaders = { "Auto-Submitted": "auto-generated" };

interface SenderSettings {
  MAIL_FROM: string | undefined;
  PUBLIC_URL: string;
}

/**
 * Returns the sender's e-mail address: MAIL_FROM, or else an e-mail address at the site's host. The sender's name is
 * the name of the brand (brand.ts).
 */
export function senderAddress({ MAIL_FROM, PUBLIC_URL }: SenderSettings): string {
  const { hostname } = new URL(PUBLIC_URL);
  return MAIL_FROM ?? `no-reply@${hostname.replace(/^www\./, "")}`;
}
