import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Form, type FormProps } from "react-router";
import type { Refusal } from "./refusal.ts";

/** Focuses the first wrong field, or the error box if no field is wrong. */
function focusProblem(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const box = form?.querySelector<HTMLElement>("[role=alert]");
  if (wrong) {
    wrong.focus();
  } else if (box) {
    box.tabIndex = -1;
    box.focus();
  }
}

/** Returns whether the visitor is typing in the form. In this case, late hydration must not move the focus. */
function isUserTyping(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches("input, select, textarea") === true &&
    form?.contains(activeElement) === true
  );
}

export interface AccountFormProps extends Pick<FormProps, "action" | "className" | "onSubmit"> {
  /** The server's rejection; a new object for each submission. */
  refusal?: Pick<Refusal, "code"> | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  /** Keeps the scroll position, for example of the screen behind a dialog. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/**
 * Form of login, client area or panel. After a rejection, focuses the first problem, so that screen readers announce
 * the problem. Disables browser validation, whose messages differ from those of the specification.
 */
export function AccountForm({ refusal, ref, ...form }: AccountFormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  const element = ref ?? ownRef;
  const isNew = useRef(true);
  // A layout effect runs before the effect of a surrounding dialog. The dialog then does not move the focus, which is
  // already inside the dialog.
  useLayoutEffect(() => {
    if (refusal && !(isNew.current && isUserTyping(element.current))) {
      focusProblem(element.current);
    }
    isNew.current = false;
  }, [refusal, element]);
  return <Form {...form} ref={element} method="post" noValidate />;
}
