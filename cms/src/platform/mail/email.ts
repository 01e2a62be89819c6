import { locales } from "contracts";
import { z } from "zod";

/**
 * Content of an e-mail without its layout, rendered by {@link renderEmail}. In every text, `{brand}` is replaced by
 * the brand's name when the e-mail is sent.
 */
const emailContent = z.object({
  subject: z.string(),
  greeting: z.string(),
  body: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  action: z.object({ label: z.string(), url: z.url() }).optional(),
  /** Additional notes: validity of the link, advice for recipients who did not request it. */
  notes: z.array(z.string()),
  /** Omits the contact details, for e-mails to the team itself. */
  isForTeam: z.boolean().optional(),
});

export type EmailContent = z.infer<typeof emailContent>;

/** An e-mail with its recipient. The queue stores the content as `letter`. */
export const envelope = z
  .object({
    to: z.string(),
    locale: z.enum(locales),
    letter: emailContent,
    /** URL for one-click unsubscribe (RFC 8058), for recurring e-mails. */
    unsubscribeUrl: z.url().optional(),
  })
  .transform(({ letter: content, ...rest }) => ({ ...rest, content }));

export type Envelope = z.infer<typeof envelope>;

/** Serializes an e-mail for the queue; `envelope` parses the result. */
export function serializeEnvelope({ content, ...rest }: Envelope): string {
  return JSON.stringify({ ...rest, letter: content } satisfies z.input<typeof envelope>);
}
