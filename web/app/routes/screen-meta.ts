import { defaultLocale, splitLocalePath } from "contracts";
import type { MetaDescriptor } from "react-router";
import { getIntl } from "#app/i18n/intl.ts";
import type { MessageId } from "#app/i18n/messages.ts";

/** Arguments of the meta function of any route below account-pages.tsx. */
interface ScreenMetaArgs {
  location: { pathname: string };
  matches: ReadonlyArray<{ meta: MetaDescriptor[] } | undefined>;
}

function isTitle(descriptor: MetaDescriptor): descriptor is { title: string } {
  return "title" in descriptor;
}

interface ScreenMetaOptions {
  /** Values of the title's placeholders. */
  values?: Record<string, string>;
  /** Description for shared links, on screens that anyone may open. */
  description?: MessageId;
}

/**
 * Returns the metadata of an account page: its title, followed by the brand name, and the other
 * tags of account-pages.tsx.
 */
export function createScreenMeta(
  { location, matches }: ScreenMetaArgs,
  id: MessageId,
  { values, description }: ScreenMetaOptions = {},
): MetaDescriptor[] {
  const { locale = defaultLocale } = splitLocalePath(location.pathname);
  // The outermost title is the brand name. While a dialog is open, the page's title is that of the dialog with the
  // brand name, without the screen's title.
  const site = matches.find((match) => match?.meta.some(isTitle))?.meta ?? [];
  const brand = site.find(isTitle)?.title;
  const intl = getIntl(locale);
  const screen = intl.formatMessage({ id }, values);
  return [
    ...site.filter((descriptor) => !isTitle(descriptor)),
    { title: brand ? `${screen} · ${brand}` : screen },
    ...(description
      ? [{ name: "description", content: intl.formatMessage({ id: description }) }]
      : []),
  ];
}

/** Returns the meta function of a screen with a fixed title. */
export function createTitleMeta(id: MessageId, options?: Pick<ScreenMetaOptions, "description">) {
  return (args: ScreenMetaArgs) => createScreenMeta(args, id, options);
}
