import { startTransition, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessagesAndStyles } from "#app/prepare-render.ts";
import { Toaster } from "#app/ui/index.ts";
import { readIslandData } from "../island-data.tsx";
import { type LeadFormState, readFormValues } from "./form-values.ts";
import { InteractiveLeadForm } from "./interactive-lead-form.tsx";
import type { LeadFormProps } from "./lead-form.tsx";

interface FormIsland {
  /** The server-rendered form, and the element that replaces it. */
  plain: HTMLElement;
  container: HTMLElement;
  props: LeadFormProps;
}

function formIslands(): FormIsland[] {
  return [...document.querySelectorAll<HTMLElement>("[data-island=leads]")].flatMap((island) => {
    const plain = island.querySelector<HTMLElement>("[data-lead-root]");
    const props = readIslandData<LeadFormProps>(island);
    const container = document.createElement("div");
    container.dataset.leadRoot = "";
    return plain && props ? [{ plain, container, props }] : [];
  });
}

interface EnteredValues {
  values: LeadFormState["values"];
  /** Id of the field that had the focus in the server-rendered form. */
  focused: string;
}

/** Returns the entered values of the server-rendered form, and the focused field. */
function readEnteredValues(plain: HTMLElement, form: LeadFormProps["data"]["form"]): EnteredValues {
  const { activeElement } = document;
  const fields = plain.querySelector("form");
  return {
    values: fields ? readFormValues(form, new FormData(fields)) : {},
    focused: (plain.contains(activeElement) && activeElement?.id) || "",
  };
}

/**
 * Renders the form outside the document, in time slices. Once complete, replaces the
 * server-rendered form and copies its entered values and focus.
 */
function InteractiveIsland({ plain, container, props }: FormIsland) {
  const [typed, setTyped] = useState<EnteredValues>();
  const { data, state } = props;
  useLayoutEffect(() => {
    setTyped(readEnteredValues(plain, data.form));
    plain.replaceWith(container);
  }, [plain, container, data]);
  useLayoutEffect(() => {
    if (typed) {
      document.getElementById(typed.focused)?.focus();
    }
  }, [typed]);
  const values = typed?.values ?? state?.values ?? {};
  // A new key renders the form again with the entered values.
  const content = JSON.stringify(Object.entries(values).filter(([, value]) => value !== ""));
  return createPortal(
    <InteractiveLeadForm key={content} {...props} state={{ ...state, values }} />,
    container,
  );
}

/** Replaces all forms of the page by interactive forms, with one container for toasts. */
async function mount(forms: FormIsland[]): Promise<void> {
  const [first] = forms;
  if (!first) {
    return;
  }
  const { locale } = first.props.data;
  const messages = await loadMessagesAndStyles(locale, "site");
  const toasts = document.createElement("div");
  document.body.append(toasts);
  // Renders in a transition, which React splits into time slices, so that the page stays responsive.
  startTransition(() =>
    createRoot(toasts).render(
      <IntlProvider locale={locale} messages={messages}>
        <Toaster>
          {forms.map((form) => (
            <InteractiveIsland key={form.props.data.form} {...form} />
          ))}
        </Toaster>
      </IntlProvider>,
    ),
  );
}

void mount(formIslands());
