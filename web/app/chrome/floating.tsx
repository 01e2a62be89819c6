import { type Alternates, documentPath, homeSlug, locales } from "contracts";
import { useIntl } from "react-intl";
import { useLocation } from "react-router";
import { companyChatUrl } from "#app/cms/link.ts";
import { useSite } from "#app/cms/site-context.tsx";
import { localeNames } from "#app/i18n/locale-names.ts";
import { Icon, newTabAttributes } from "#app/ui/index.ts";
import { ConsentButtons } from "./consent.tsx";
import * as styles from "./floating.css.ts";

const languagesId = "site_languages";

export interface LanguageSelectorProps {
  alternates: Alternates;
  /**
   * Classes of a selector in a toolbar; if undefined, the selector is in a corner of the screen.
   */
  toolbarClasses?: { button: string; list: string };
}

/**
 * Links to the same page in each language, or to the language's home page if the page has no translation. The links
 * keep the query, such as a calculation or a search. A cached page was rendered without the query, so the page's script
 * adds the query (enhance.ts).
 */
export function LanguageSelector({ alternates, toolbarClasses }: LanguageSelectorProps) {
  const { locale } = useSite();
  const { search } = useLocation();
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: "language.navigation" })}>
      {toolbarClasses ? null : <div className={styles.buttonDock} />}
      <button
        type="button"
        className={toolbarClasses?.button ?? styles.languageButton}
        data-tip=""
        popoverTarget={languagesId}
        aria-label={intl.formatMessage(
          { id: "language.choose" },
          { language: localeNames[locale].name, short: localeNames[locale].short },
        )}
      >
        <Icon name="globe" />
        <span aria-hidden="true">{localeNames[locale].short}</span>
      </button>
      <div id={languagesId} popover="auto" className={toolbarClasses?.list ?? styles.languageMenu}>
        <ul>
          {locales.map((other) => (
            <li key={other}>
              <a
                className={styles.languageLink}
                href={
                  alternates[other] === undefined
                    ? documentPath({ collection: "pages", slug: homeSlug, locale: other })
                    : alternates[other] + search
                }
                data-keeps-query={alternates[other] === undefined ? undefined : ""}
                hrefLang={other}
                lang={other}
                aria-current={other === locale ? "true" : undefined}
              >
                {localeNames[other].name}
                {other === locale ? <Icon name="check" size="small" /> : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function ChatButton() {
  const site = useSite();
  const intl = useIntl();
  return (
    <a
      className={styles.chatButton}
      data-tip=""
      href={companyChatUrl(site)}
      {...newTabAttributes}
      aria-label={intl.formatMessage({ id: "chat.open" })}
    >
      <Icon name="message-circle" />
    </a>
  );
}

function BackToTop() {
  const intl = useIntl();
  return (
    <div className={styles.backToTopTrack}>
      <a
        className={styles.backToTopButton}
        href="#page_top"
        data-tip=""
        aria-label={intl.formatMessage({ id: "backToTop" })}
      >
        <Icon name="arrow-up" />
      </a>
    </div>
  );
}

/** Buttons on every page: chat, and back to top. */
export function FloatingButtons() {
  const intl = useIntl();
  return (
    <aside aria-label={intl.formatMessage({ id: "shortcuts" })}>
      <ChatButton />
      <BackToTop />
    </aside>
  );
}

/** Banner that requests the choice about cookies. Hidden until the inline script finds that no choice is stored. */
export function CookieBanner() {
  const { locale, settings } = useSite();
  const intl = useIntl();
  const cookiePolicy = typeof settings.cookiePolicy === "object" ? settings.cookiePolicy : null;
  return (
    <section
      className={styles.cookieBanner}
      aria-label={intl.formatMessage({ id: "cookies.banner" })}
    >
      <p>
        {settings.cookieNotice}{" "}
        {cookiePolicy?.slug ? (
          <a href={documentPath({ collection: "legal", slug: cookiePolicy.slug, locale })}>
            {cookiePolicy.title}
          </a>
        ) : null}
      </p>
      <ConsentButtons />
    </section>
  );
}
