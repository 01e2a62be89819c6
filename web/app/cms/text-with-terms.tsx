import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";
import { Term, UnbrokenText } from "#app/ui/index.ts";

const meanings: readonly (readonly [RegExp, MessageId])[] = [
  [/^SLA$/, "terms.sla"],
  [/^vCPUs?$/, "terms.vcpu"],
  [/^DDoS$/, "terms.ddos"],
  [/^IPv4$/, "terms.ipv4"],
];
const terms = /\b(SLA|vCPUs?|DDoS|IPv4)\b/;

/** Text in which the first occurrence of each technical term has a tooltip. */
export function TextWithTerms({ text }: { text: string }): ReactNode {
  const intl = useIntl();
  const explainedTerms = new Set<MessageId>();
  // Parts at odd indexes are terms, because the expression has one capturing group.
  return text.split(terms).map((part, index) => {
    const meaning = index % 2 === 1 && meanings.find(([word]) => word.test(part))?.[1];
    if (!meaning || explainedTerms.has(meaning)) {
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      return <UnbrokenText key={index}>{part}</UnbrokenText>;
    }
    explainedTerms.add(meaning);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never move
      <Term key={index} meaning={intl.formatMessage({ id: meaning })}>
        {part}
      </Term>
    );
  });
}
