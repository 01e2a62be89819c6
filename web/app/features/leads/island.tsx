import { Fragment } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { IntlProvider } from "react-intl";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { Toaster } from "#app/ui/index.ts";
import { readIslandData } from "../island-data.tsx";
import { readValues } from "./form-values.ts";
import { InteractiveLeadForm } from "./interactive-lead-form.tsx";
import type { LeadFormProps } from "./lead-form.tsx";

interface DrawnForm {
  root: HTMLElement;
  props: LeadFormProps;
}

function drawnForms(): DrawnForm[] {
  return [...document.querySelectorAll<HTMLElement>("[data-island=leads]")].flatMap((island) => {
    const root = island.querySelector<HTMLElement>("[data-lead-root]");
    const props = readIslandData<LeadFormProps>(island);
    return root && props ? [{ root, props }] : [];
  });
}

/** Empties a form's place for React; answers what the form held by now. */
function takeOver({ root, props }: DrawnForm): LeadFormProps {
  const form = root.querySelector("form");
  const values = form ? readValues(props.data.form, new FormData(form)) : {};
  root.replaceChildren();
  return { ...props, state: { ...props.state, values } };
}

/** Takes all forms of the page over from the server, with the focus, and one place for toasts. */
async function mount(forms: DrawnForm[]): Promise<void> {
  const [first] = forms;
  if (!first) {
    return;
  }
  const { locale } = first.props.data;
  const messages = await loadMessages(locale, "site");
  const focused = document.activeElement?.id;
  const taken = forms.map((drawn) => ({ root: drawn.root, props: takeOver(drawn) }));
  const toasts = document.createElement("div");
  document.body.append(toasts);
  flushSync(() =>
    createRoot(toasts).render(
      <IntlProvider locale={locale} messages={messages}>
        <Toaster>
          {taken.map(({ root, props }) => (
            <Fragment key={props.data.form}>
              {createPortal(<InteractiveLeadForm {...props} />, root)}
            </Fragment>
          ))}
        </Toaster>
      </IntlProvider>,
    ),
  );
  const again = focused ? document.getElementById(focused) : null;
  if (again && again !== document.activeElement) {
    again.focus();
  }
}

void mount(drawnForms());
