import { personalSegments, splitLocalePath } from "contracts";
import { type ReactNode, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigation } from "react-router";
import { type Flash, FlashProvider, flashMessage } from "#app/forms/flash.ts";
import { isDialogPath } from "#app/session/personal-path.ts";
import { type LinkProps, LinkProvider, Loading, Notice, Toaster, useToast } from "#app/ui/index.ts";
import * as styles from "./personal-frame.css.ts";
import { ScreenAnnouncer } from "./screen-announcer.tsx";

function pathOf(href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  return path;
}

/** Whether a link leads to another personal screen, which needs no new page. */
function staysInside(href: string): boolean {
  const [first = ""] = splitLocalePath(pathOf(href)).rest.slice(1).split("/");
  return (
    href.startsWith("?") ||
    (href.startsWith("/") && (personalSegments as readonly string[]).includes(first))
  );
}

/** What a dialog is opened over, and closed over, stays where it is. */
function PersonalLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const isSameScreen = href.startsWith("?") || isDialogPath(pathOf(href)) || isDialogPath(pathname);
  return staysInside(href) ? (
    <Link
      {...rest}
      to={href}
      preventScrollReset={isSameScreen}
      // Back leads to what was before a dialog, not into the dialog that was closed.
      replace={isDialogPath(pathname) && !isDialogPath(pathOf(href))}
    />
  ) : (
    <a {...rest} href={href} />
  );
}

/** Says what the form before did: in a toast, or in the page where there are no scripts. */
function FlashNotice({ flash }: { flash: Flash }) {
  const intl = useIntl();
  const show = useToast();
  const [shown, setShown] = useState<Flash>();
  // Login says by itself why one is there.
  const id = flash.key && flash.key !== "session-ended" ? flashMessage(flash.key) : undefined;

  useEffect(() => {
    if (id) {
      show({ title: intl.formatMessage({ id }) });
      setShown(flash);
    }
  }, [flash, id, intl, show]);

  return id && shown !== flash ? (
    <div className={styles.done}>
      <Notice tone="success">
        <FormattedMessage id={id} />
      </Notice>
    </div>
  ) : null;
}

/** Waiting for another screen: not for a form, a dialog or another page of the same list. */
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

export interface PersonalFrameProps {
  flash: Flash;
  children: ReactNode;
}

/** Around the screens of customer area and panel, which navigate without loading a new page. */
export function PersonalFrame({ flash, children }: PersonalFrameProps) {
  const intl = useIntl();
  const isLeaving = useIsLeaving();
  return (
    <LinkProvider value={PersonalLink}>
      <FlashProvider value={flash}>
        <Toaster>
          <FlashNotice flash={flash} />
          <ScreenAnnouncer />
          {isLeaving ? <Loading label={intl.formatMessage({ id: "area.loading" })} /> : children}
        </Toaster>
      </FlashProvider>
    </LinkProvider>
  );
}
