import { defaultLocale, splitLocalePath } from "contracts";
import { createIntl } from "react-intl";
import type { MetaDescriptor } from "react-router";
import { type MessageId, messagesOf } from "#app/i18n/messages.ts";

/** What a meta function is given, of any route below personal.tsx. */
interface ScreenMetaArgs {
  location: { pathname: string };
  matches: ReadonlyArray<{ meta: MetaDescriptor[] } | undefined>;
}

function isTitle(descriptor: MetaDescriptor): descriptor is { title: string } {
  return "title" in descriptor;
}

/** The title of a personal screen before the brand's name; the rest is as personal.tsx says. */
export function screenMeta(
  { location, matches }: ScreenMetaArgs,
  id: MessageId,
  values?: Record<string, string>,
): MetaDescriptor[] {
  const { locale = defaultLocale } = splitLocalePath(location.pathname);
  // The outermost that says one: a dialog does not stand behind the title of its screen.
  const site = matches.find((match) => match?.meta.some(isTitle))?.meta ?? [];
  const brand = site.find(isTitle)?.title;
  const screen = createIntl({ locale, messages: messagesOf(locale) }).formatMessage({ id }, values);
  return [
    ...site.filter((descriptor) => !isTitle(descriptor)),
    { title: brand ? `${screen} · ${brand}` : screen },
  ];
}

/** The meta function of a screen that is always called the same. */
export function titled(id: MessageId) {
  return (args: ScreenMetaArgs) => screenMeta(args, id);
}
