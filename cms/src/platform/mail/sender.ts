/** Marks automatic messages, so that out-of-office replies do not answer them (RFC 3834). */
export const automaticHeaders = { "Auto-Submitted": "auto-generated" };

interface SenderSettings {
  MAIL_FROM: string | undefined;
  PUBLIC_URL: string;
}

/**
 * Returns the sender's address: MAIL_FROM, or an address of the site's host. The sender's name is the brand's
 * (brand.ts).
 */
export function senderAddress({ MAIL_FROM, PUBLIC_URL }: SenderSettings): string {
  const { hostname } = new URL(PUBLIC_URL);
  return MAIL_FROM ?? `no-reply@${hostname.replace(/^www\./, "")}`;
}
