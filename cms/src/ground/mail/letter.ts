import { locales } from "contracts";
import { z } from "zod";

/**
 * What an e-mail says, without its looks: {@link drawLetter} makes text and HTML of it. `{brand}` in
 * any text is the brand's name as it is when the message is sent.
 */
const letter = z.object({
  subject: z.string(),
  greeting: z.string(),
  body: z.array(z.string()),
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  action: z.object({ label: z.string(), url: z.url() }).optional(),
  /** What is good to know: how long a link works, what to do if it was somebody else. */
  notes: z.array(z.string()),
  /** Nobody of the team is told how to reach it. */
  isForTeam: z.boolean().optional(),
});

export type Letter = z.infer<typeof letter>;

/** A letter and whom it is for, as the queue keeps it. */
export const envelope = z.object({
  to: z.string(),
  locale: z.enum(locales),
  letter,
  /** Of what is sent again and again: where a mail program ends that with one POST (RFC 8058). */
  unsubscribeUrl: z.url().optional(),
});

export type Envelope = z.infer<typeof envelope>;
