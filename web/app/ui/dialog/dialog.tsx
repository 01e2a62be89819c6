import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { IconLink } from "#app/ui/icon-button/icon-button.tsx";
import * as styles from "./dialog.css.ts";

export interface DialogProps {
  title: string;
  /**
   * URL of the page without the dialog. The server renders the dialog open, and this link
   * closes it.
   */
  closeHref: string;
  /** Confirms a destructive action, with the role alertdialog. */
  isConfirmation?: boolean;
  children: ReactNode;
}

/**
 * A native dialog that is open while it is rendered. Render the dialog depending on the URL: then it works without
 * scripts, and the Back button closes it. With scripts the dialog is modal.
 */
export function Dialog({ title, closeHref, isConfirmation = false, children }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const closeLink = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    // Keeps the focus of a user who began typing before the scripts were loaded.
    const focusedBefore = document.activeElement;
    const address = window.location.href;
    element?.close();
    element?.showModal();
    // Focuses the first field, or the cancel button of a confirmation; browsers would focus the
    // close button.
    const field = body.current?.querySelector<HTMLElement>(
      "input:not([type=hidden]), select, textarea",
    );
    const isFocusInside =
      focusedBefore instanceof HTMLElement && body.current?.contains(focusedBefore);
    const first = field ?? body.current?.querySelector<HTMLElement>("a, button");
    (isFocusInside ? focusedBefore : first)?.focus();
    return () => {
      // Returns the focus to the element that opened the dialog, or, on a page loaded with the
      // dialog open, to the link that opens it.
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
      <div className={styles.content}>
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
      </div>
    </dialog>
  );
}

/** The buttons of a dialog: the cancel button first, the button of the main action last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
