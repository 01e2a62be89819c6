import { defaultLocale, splitLocalePath } from "contracts";
import type { MetaDescriptor } from "react-router";
import { intlOf } from "#app/i18n/intl.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** What a meta function is given, of any route below personal.tsx. */
interface ScreenMetaArgs {
  location: { pathname: string };
  matches: ReadonlyArray<{ meta: MetaDescriptor[] } | undefined>;
}

function isTitle(descriptor: MetaDescriptor): descriptor is { title: string } {
  return "title" in descriptor;
}

interface ScreenMetaOptions {
  /** Of the title. */
  values?: Record<string, string>;
  /** What a shared link to the screen is shown with: for those that anybody may open. */
  description?: MessageId;
}

/** The title of a personal screen before the brand's name; the rest is as personal.tsx says. */
export function screenMeta(
  { location, matches }: ScreenMetaArgs,
  id: MessageId,
  { values, description }: ScreenMetaOptions = {},
): MetaDescriptor[] {
  const { locale = defaultLocale } = splitLocalePath(location.pathname);
  // The outermost that says one: a dialog does not stand behind the title of its screen.
  const site = matches.find((match) => match?.meta.some(isTitle))?.meta ?? [];
  const brand = site.find(isTitle)?.title;
  const intl = intlOf(locale);
  const screen = intl.formatMessage({ id }, values);
  return [
    ...site.filter((descriptor) => !isTitle(descriptor)),
    { title: brand ? `${screen} · ${brand}` : screen },
    ...(description
      ? [{ name: "description", content: intl.formatMessage({ id: description }) }]
      : []),
  ];
}

/** The meta function of a screen that is always called the same. */
export function titled(id: MessageId, options?: Pick<ScreenMetaOptions, "description">) {
  return (args: ScreenMetaArgs) => screenMeta(args, id, options);
}
