import { startTransition, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { Toaster } from "#app/ui/index.ts";
import { readIslandData } from "../island-data.tsx";
import { type FormState, readValues } from "./form-values.ts";
import { InteractiveLeadForm } from "./interactive-lead-form.tsx";
import type { LeadFormProps } from "./lead-form.tsx";

interface DrawnForm {
  /** What the server drew, and what takes its place. */
  plain: HTMLElement;
  drawn: HTMLElement;
  props: LeadFormProps;
}

function drawnForms(): DrawnForm[] {
  return [...document.querySelectorAll<HTMLElement>("[data-island=leads]")].flatMap((island) => {
    const plain = island.querySelector<HTMLElement>("[data-lead-root]");
    const props = readIslandData<LeadFormProps>(island);
    const drawn = document.createElement("div");
    drawn.dataset.leadRoot = "";
    return plain && props ? [{ plain, drawn, props }] : [];
  });
}

interface Typed {
  values: FormState["values"];
  /** Id of the field that had the focus. */
  focused: string;
}

/** What was typed into a plain form, and where. */
function typedInto(plain: HTMLElement, form: LeadFormProps["data"]["form"]): Typed {
  const { activeElement } = document;
  const fields = plain.querySelector("form");
  return {
    values: fields ? readValues(form, new FormData(fields)) : {},
    focused: (plain.contains(activeElement) && activeElement?.id) || "",
  };
}

/** Drawn apart, in slices; once whole it takes the plain form's place, with what was typed and the focus. */
function TakenOver({ plain, drawn, props }: DrawnForm) {
  const [typed, setTyped] = useState<Typed>();
  const { data, state } = props;
  useLayoutEffect(() => {
    setTyped(typedInto(plain, data.form));
    plain.replaceWith(drawn);
  }, [plain, drawn, data]);
  useLayoutEffect(() => {
    if (typed) {
      document.getElementById(typed.focused)?.focus();
    }
  }, [typed]);
  const values = typed?.values ?? state?.values ?? {};
  // Otherwise filled in, it is drawn anew.
  const content = JSON.stringify(Object.entries(values).filter(([, value]) => value !== ""));
  return createPortal(
    <InteractiveLeadForm key={content} {...props} state={{ ...state, values }} />,
    drawn,
  );
}

/** Takes all forms of the page over from the server, and makes one place for toasts. */
async function mount(forms: DrawnForm[]): Promise<void> {
  const [first] = forms;
  if (!first) {
    return;
  }
  const { locale } = first.props.data;
  const messages = await loadMessages(locale, "site");
  const toasts = document.createElement("div");
  document.body.append(toasts);
  // A transition is what React draws in slices, between which the page answers.
  startTransition(() =>
    createRoot(toasts).render(
      <IntlProvider locale={locale} messages={messages}>
        <Toaster>
          {forms.map((form) => (
            <TakenOver key={form.props.data.form} {...form} />
          ))}
        </Toaster>
      </IntlProvider>,
    ),
  );
}

void mount(drawnForms());
