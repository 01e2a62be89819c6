"use client";
import { useFormFields, useTranslation } from "@payloadcms/ui";
import { type Locale, localePrefix, locales, quoteSegments } from "contracts";
import { ActionLink } from "../../platform/admin/action-button.tsx";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { toInternationalDigits } from "./phone-digits.ts";
import { leadTexts } from "./texts.ts";

function useText(name: string): string {
  return useFormFields(([fields]) => {
    const value: unknown = fields[name]?.value;
    return typeof value === "string" ? value : "";
  });
}

function quotePath(code: string, language: string): string {
  const locale: Locale = locales.find((each) => each === language) ?? "pt-BR";
  return `${localePrefix(locale)}/${quoteSegments[locale]}/${code}`;
}

/** Links of a lead: call, write, open the quote. */
export function LeadContactLinks() {
  const { i18n } = useTranslation();
  const [phone, email, code, locale] = [
    useText("phone"),
    useText("email"),
    useText("quoteCode"),
    useText("locale"),
  ];
  const language = textLanguage(i18n.language);
  const digits = toInternationalDigits(phone);
  const contactLinks = [
    ...(digits
      ? [
          { href: `tel:+${digits}`, text: leadTexts.call },
          { href: `https://wa.me/${digits}`, text: leadTexts.writeOnWhatsApp },
        ]
      : []),
    ...(email ? [{ href: `mailto:${email}`, text: leadTexts.writeEmail }] : []),
    ...(code ? [{ href: quotePath(code, locale), text: leadTexts.openQuote }] : []),
  ];
  return contactLinks.length > 0 ? (
    <nav className="leads-reach" aria-label={leadTexts.reach[language]}>
      {contactLinks.map(({ href, text }) => (
        <ActionLink key={href} href={href} newTab>
          {text[language]}
        </ActionLink>
      ))}
    </nav>
  ) : null;
}
