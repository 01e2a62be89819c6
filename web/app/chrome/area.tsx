import {
  type Alternates,
  localePrefix,
  locales,
  personalSegments,
  splitLocalePath,
} from "contracts";
import { type ReactNode, useEffect } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate, useNavigation } from "react-router";
import { doneMessage } from "#app/i18n/done-messages.ts";
import { type LinkProps, LinkProvider } from "#app/ui/link/index.ts";
import { Notice } from "#app/ui/notice/index.ts";
import { Loading } from "#app/ui/spinner/index.ts";
import { Toaster, useToast } from "#app/ui/toast/index.ts";
import * as styles from "./area.css.ts";

/** Whether a link leads to another screen of the areas, which needs no new page. */
function staysInside(href: string): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  const [first = ""] = splitLocalePath(path).rest.slice(1).split("/");
  return (
    href.startsWith("?") ||
    (href.startsWith("/") && (personalSegments as readonly string[]).includes(first))
  );
}

function AreaLink({ href, ...rest }: LinkProps) {
  return staysInside(href) ? (
    <Link {...rest} to={href} preventScrollReset={href.startsWith("?")} />
  ) : (
    <a {...rest} href={href} />
  );
}

/** Says what the form before did: in a toast, or in the page where there are no scripts. */
function Done() {
  const intl = useIntl();
  const show = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const id = doneMessage(params.get("done"));

  useEffect(() => {
    if (!id) return;
    show({ title: intl.formatMessage({ id }) });
    const rest = new URLSearchParams(search);
    rest.delete("done");
    void navigate(
      { pathname, search: rest.toString() },
      { replace: true, preventScrollReset: true },
    );
  }, [id, intl, navigate, pathname, search, show]);

  return id ? (
    <div className={styles.done}>
      <Notice tone="success">
        <FormattedMessage id={id} />
      </Notice>
    </div>
  ) : null;
}

/** Waiting for another screen, not for a form or for another page of the same list. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  return state === "loading" && !formMethod && location.pathname !== pathname;
}

/** The same screen in every language. */
export function useOwnAlternates(): Alternates {
  const { rest } = splitLocalePath(useLocation().pathname);
  return Object.fromEntries(locales.map((locale) => [locale, localePrefix(locale) + rest]));
}

/** Around the screens of customer area and panel, which navigate without loading a new page. */
export function Area({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const isLeaving = useIsLeaving();
  return (
    <LinkProvider value={AreaLink}>
      <Toaster>
        <Done />
        {isLeaving ? <Loading label={intl.formatMessage({ id: "area.loading" })} /> : children}
      </Toaster>
    </LinkProvider>
  );
}
