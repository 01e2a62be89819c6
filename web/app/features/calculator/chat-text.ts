import type { CataloguePlan, Configuration, Quote } from "pricing-engine";
import type { IntlShape } from "react-intl";
import { createChatUrl } from "#app/cms/link.ts";
import { createCalculatorFormats } from "./formats.ts";

/** Maximum length, in characters, of a URL that chat services and browsers open reliably. */
const maxHrefLength = 2000;

export interface ChatQuote {
  intl: IntlShape;
  configuration: Configuration;
  quote: Quote;
  /** The plan that the price includes. */
  plan: CataloguePlan | undefined;
  /** URL of the quote. */
  url: string;
}

/** Returns the quote as text, one line per input, as the first message to sales. */
export function formatQuoteForChat({ intl, configuration, quote, plan, url }: ChatQuote): string {
  const { money, withUnit, number } = createCalculatorFormats(intl);
  const isCharged = quote.lines.some(
    ({ code, quantity }) => code === "bandwidthOverage" && quantity > 0,
  );
  const lines: (readonly [string, string])[] = [
    ...(plan ? [[intl.formatMessage({ id: "calculator.input.plan" }), plan.name] as const] : []),
    [intl.formatMessage({ id: "calculator.input.vcpus" }), number(configuration.vcpus)],
    [intl.formatMessage({ id: "calculator.input.ramGb" }), withUnit("ramGb", configuration.ramGb)],
    [
      intl.formatMessage({ id: "calculator.input.storageGb" }),
      withUnit("storageGb", configuration.storageGb),
    ],
    // Bandwidth is mentioned only if it changes the price or belongs to a plan.
    ...(isCharged || plan
      ? [
          [
            intl.formatMessage({ id: "calculator.input.bandwidthGb" }),
            withUnit("bandwidthGb", configuration.bandwidthGb),
          ] as const,
        ]
      : []),
    ...(configuration.windowsServers > 0
      ? [
          [
            intl.formatMessage({ id: "calculator.input.windowsServers" }),
            number(configuration.windowsServers),
          ] as const,
        ]
      : []),
    [
      intl.formatMessage({ id: "calculator.input.linuxServers" }),
      number(configuration.linuxServers),
    ],
    [
      intl.formatMessage({ id: "calculator.input.ipv4Addresses" }),
      number(configuration.ipv4Addresses),
    ],
    [
      intl.formatMessage({ id: "calculator.input.dailyBackup" }),
      configuration.dailyBackup
        ? intl.formatMessage({ id: "calculator.yes" })
        : intl.formatMessage({ id: "calculator.no" }),
    ],
    [
      intl.formatMessage({ id: "calculator.input.termMonths" }),
      intl.formatMessage({ id: "calculator.months" }, { months: configuration.termMonths }),
    ],
    [intl.formatMessage({ id: "calculator.monthlyPrice" }), money(quote.monthlyAfterDiscount)],
  ];
  const greeting = intl.formatMessage({ id: "calculator.chat.greeting" });
  return [greeting, ...lines.map(([name, value]) => `${name}: ${value}`), url]
    .join("\n")
    .replaceAll("\u00a0", " ");
}

/**
 * Returns a URL that opens the chat with the quote as text; omits the quote's own URL if the result
 * would be too long.
 */
export function createQuoteChatUrl(chatNumber: string, chat: ChatQuote): string {
  const href = (url: string) =>
    createChatUrl(chatNumber, formatQuoteForChat({ ...chat, url }).trim());
  const hrefWithUrl = href(chat.url);
  return hrefWithUrl.length <= maxHrefLength ? hrefWithUrl : href("");
}
