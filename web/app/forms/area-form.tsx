import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Form, type FormProps } from "react-router";
import type { Refusal } from "./refusal.ts";

/** Where to put right what was refused: the first wrong field, or the box that says why. */
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

/** React may come late: whoever has begun to put it right is not led elsewhere. */
function isTypedIn(form: HTMLFormElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement?.matches("input, select, textarea") === true &&
    form?.contains(activeElement) === true
  );
}

export interface AreaFormProps extends Pick<FormProps, "action" | "className" | "onSubmit"> {
  /** What the server said of it: another object each time that it was sent. */
  refusal?: Pick<Refusal, "code"> | undefined;
  ref?: RefObject<HTMLFormElement | null>;
  /** The screen stays where it is, such as behind a dialog. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/**
 * A form of login, customer area or panel. Whoever sent it is led to what is wrong, which a field's
 * description and the red box say aloud; the browser's own checks would say it in words of its own.
 */
export function AreaForm({ refusal, ref, ...form }: AreaFormProps) {
  const ownRef = useRef<HTMLFormElement>(null);
  const element = ref ?? ownRef;
  const isNew = useRef(true);
  // Before a dialog around it takes the focus, which it then leaves where it is.
  useLayoutEffect(() => {
    if (refusal && !(isNew.current && isTypedIn(element.current))) {
      focusProblem(element.current);
    }
    isNew.current = false;
  }, [refusal, element]);
  return <Form {...form} ref={element} method="post" noValidate />;
}
