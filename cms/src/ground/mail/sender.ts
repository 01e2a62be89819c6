export interface Sender {
  name: string;
  address: string;
}

/** Who messages come from: MAIL_FROM, or an address of the site's own host that takes no answers. */
export function mailSender(mailFrom: string | undefined, publicUrl: string): Sender {
  const { hostname } = new URL(publicUrl);
  const host = hostname.replace(/^www\./, "");
  return { name: host, address: mailFrom ?? `no-reply@${host}` };
}
