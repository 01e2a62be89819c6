import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { IconLink } from "#app/ui/icon-button/icon-button.tsx";
import * as styles from "./dialog.css.ts";

export interface DialogProps {
  title: string;
  /** Where the page is without the dialog: the server draws it open, and a link closes it. */
  closeHref: string;
  /** Asks before something is taken away: it interrupts. */
  isConfirmation?: boolean;
  children: ReactNode;
}

/**
 * A native dialog that is open for as long as it is drawn. Whether it is drawn belongs in the
 * address, so that it works without scripts and Back closes it; with scripts it is modal.
 */
export function Dialog({ title, closeHref, isConfirmation = false, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const closeLink = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Who began to type before the scripts came goes on there.
    const held = document.activeElement;
    const address = window.location.href;
    element?.close();
    element?.showModal();
    // Not the cross, which the browser would take: what is to be filled in, or the way out of a question.
    const field = body.current?.querySelector<HTMLElement>(
      "input:not([type=hidden]), select, textarea",
    );
    const isHeld = held instanceof HTMLElement && body.current?.contains(held);
    const first = field ?? body.current?.querySelector<HTMLElement>("a, button");
    (isHeld ? held : first)?.focus();
    return () => {
      // Gives the focus back to what opened it; of a page that was loaded with it, to what leads to it.
      element?.close();
      const focused = document.activeElement;
      if (focused === document.body || element?.contains(focused)) {
        [...document.links].find(({ href }) => href === address)?.focus();
      }
    };
  }, []);

  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      role={isConfirmation ? "alertdialog" : undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        closeLink.current?.querySelector("a")?.click();
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <span ref={closeLink}>
          <IconLink icon="x" label={intl.formatMessage({ id: "ui.close" })} href={closeHref} />
        </span>
      </div>
      <div className={styles.body} ref={body}>
        {children}
      </div>
    </dialog>
  );
}

/** The buttons that end a dialog: the way out first, what it is for last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
