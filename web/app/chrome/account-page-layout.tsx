import { splitLocalePath, uncachedSegments } from "contracts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Form, Link, useLocation, useNavigation, useSubmit } from "react-router";
import { accountPath, isDialogPath } from "#app/session/account-path.ts";
import { type Flash, type FlashKey, FlashProvider, findFlashMessage } from "#app/session/flash.ts";
import {
  Button,
  type LinkProps,
  LinkProvider,
  LoadingPlaceholder,
  Notice,
  Toaster,
  useToast,
} from "#app/ui/index.ts";
import * as styles from "./account-page-layout.css.ts";
import { ScreenAnnouncer } from "./screen-announcer.tsx";

function pathnameOf(href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  return path;
}

/**
 * Returns whether a link leads to another account page, which React Router opens without a page
 * load.
 */
function isAccountPageHref(href: string): boolean {
  const [first = ""] = splitLocalePath(pathnameOf(href)).rest.slice(1).split("/");
  return (
    href.startsWith("?") ||
    (href.startsWith("/") && (uncachedSegments as readonly string[]).includes(first))
  );
}

/** Link to an account page. Keeps the scroll position if the link opens or closes a dialog. */
function AccountPageLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isSameScreen =
    href.startsWith("?") || isDialogPath(pathnameOf(href)) || isDialogPath(pathname);
  return isAccountPageHref(href) ? (
    <Link
      {...rest}
      to={href}
      preventScrollReset={isSameScreen}
      // Replaces the history entry of a closed dialog, so that Back does not reopen the dialog.
      replace={isDialogPath(pathname) && !isDialogPath(pathnameOf(href))}
    />
  ) : (
    <a {...rest} href={href} />
  );
}

/**
 * Flash messages that a screen shows in its own content. The login screen shows why the visitor must log in; the screen
 * "forgot password" confirms that the e-mail was sent.
 */
const shownByScreens: ReadonlySet<FlashKey> = new Set([
  "session-ended",
  "draft-lost",
  "reset-sent",
]);

/** Returns the fields of the form that undoes a change of a plan's status or recorded payments. */
function undoFields(flash: Flash): Record<string, string> | undefined {
  const { key, plan, payments } = flash;
  if (key === "payments-recorded" && payments?.batch) {
    const { batch, user = "" } = payments;
    return { intent: "undo-payments", batch, user };
  }
  return plan && (key === "plan-deactivated" || key === "plan-activated")
    ? {
        intent: "undo-toggle",
        id: plan.id,
        status: key === "plan-deactivated" ? "ativo" : "inativo",
      }
    : undefined;
}

/** Returns the panel's URL, with the current query string if the visitor is on the panel. */
function panelHref(panel: string, { pathname, search }: { pathname: string; search: string }) {
  return pathname === panel ? `${panel}${search}` : panel;
}

/** Shows the result of the last form in a toast or, without scripts, in the page. */
function FlashNotice({ flash }: { flash: Flash }) {
  const intl = useIntl();
  const { show, close } = useToast();
  const submit = useSubmit();
  const location = useLocation();
  const { locale, rest } = splitLocalePath(location.pathname);
  const panel = accountPath(locale, "/admin");
  const isLogin = rest.startsWith("/auth");
  const [shown, setShown] = useState<Flash>();
  const id = flash.key && !shownByScreens.has(flash.key) ? findFlashMessage(flash.key) : undefined;
  const values = useMemo(() => {
    const { name = "", subscriptions = 0 } = flash.plan ?? {};
    const { recorded = 0, repeated = 0, changed = 0 } = flash.payments ?? {};
    return { name, subscriptions, recorded, repeated, changed };
  }, [flash]);
  const undo = undoFields(flash);

  // Closes the toasts of the login page when the visitor leaves that page.
  useEffect(() => (isLogin ? close : undefined), [isLogin, close]);

  useEffect(() => {
    if (!id) {
      return;
    }
    const fields = undoFields(flash);
    show({
      title: intl.formatMessage({ id }, values),
      ...(fields
        ? {
            action: {
              label: intl.formatMessage({ id: "form.undo" }),
              onPress: () =>
                void submit(fields, {
                  method: "post",
                  action: panelHref(panel, window.location),
                  preventScrollReset: true,
                }),
            },
          }
        : {}),
    });
    setShown(flash);
  }, [flash, id, intl, values, panel, show, submit]);

  return id && shown !== flash ? (
    <div className={styles.flashNotice}>
      <Notice tone="success">
        <FormattedMessage id={id} values={values} />
        {undo ? (
          <Form method="post" action={panelHref(panel, location)}>
            {Object.entries(undo).map(([field, value]) => (
              <input key={field} type="hidden" name={field} value={value} />
            ))}
            <Button type="submit" size="small" tone="secondary">
              <FormattedMessage id="form.undo" />
            </Button>
          </Form>
        ) : null}
      </Notice>
    </div>
  ) : null;
}

/** Returns whether another screen is loading; false for forms, dialogs and pages of the same list. */
function useIsLeaving(): boolean {
  const { pathname } = useLocation();
  const { state, location, formMethod } = useNavigation();
  return (
    state === "loading" &&
    !formMethod &&
    location.pathname !== pathname &&
    !isDialogPath(location.pathname) &&
    !isDialogPath(pathname)
  );
}

export interface AccountPageLayoutProps {
  flash: Flash;
  children: ReactNode;
}

/** Layout of account pages, between which React Router navigates without page loads. */
export function AccountPageLayout({ flash, children }: AccountPageLayoutProps) {
  const intl = useIntl();
  const isLeaving = useIsLeaving();
  return (
    <LinkProvider value={AccountPageLink}>
      <FlashProvider value={flash}>
        <Toaster>
          <FlashNotice flash={flash} />
          <ScreenAnnouncer />
          {isLeaving ? (
            <LoadingPlaceholder label={intl.formatMessage({ id: "area.loading" })} />
          ) : (
            children
          )}
        </Toaster>
      </FlashProvider>
    </LinkProvider>
  );
}
