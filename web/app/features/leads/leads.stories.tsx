import type { LeadFormName, Locale } from "contracts";
import type { ComponentProps } from "react";
import { useIntl } from "react-intl";
import { seedSettings } from "stories/fixtures/seed-content.ts";
import preview from "stories/preview";
import { expect, userEvent } from "storybook/test";
import { Section, Toaster } from "#app/ui/index.ts";
import { type LeadFormState, listFieldNames } from "./form-values.ts";
import { InteractiveLeadForm } from "./interactive-lead-form.tsx";
import { LeadForm, type LeadFormData } from "./lead-form.tsx";
import { createLeadFormData } from "./lead-form-data.ts";

const enteredValues = {
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "(11) 95550-0142",
  company: "Padaria Pão & Cia",
  service: "cloudServer",
  message: "Precisamos migrar dois servidores.",
};

/** Returns the form texts of the seeded site, in the toolbar's language. */
function useSeedData(form: LeadFormName): LeadFormData {
  const locale = useIntl().locale as Locale;
  return createLeadFormData(form, { locale, settings: seedSettings(locale) });
}

interface SeedFormProps extends Omit<ComponentProps<typeof InteractiveLeadForm>, "data"> {
  form: LeadFormName;
}

function SeedForm({ form, ...rest }: SeedFormProps) {
  return <InteractiveLeadForm data={useSeedData(form)} {...rest} />;
}

function SendingForm() {
  return <LeadForm data={useSeedData("contact")} state={{ values: enteredValues }} isSending />;
}

function allErrors(form: LeadFormData["form"]): NonNullable<LeadFormState["fields"]> {
  return Object.fromEntries(listFieldNames(form).map((name) => [name, "invalid"]));
}

const meta = preview.meta({
  component: InteractiveLeadForm,
  parameters: {
    guidance: {
      use: "Through the ContactForm and Newsletter blocks, and the pages that forms are sent to without scripts.",
      avoid: "For what a customer asks of their own account: the client area knows who they are.",
    },
  },
  decorators: [
    (Story) => (
      <Toaster>
        <Section>
          <Story />
        </Section>
      </Toaster>
    ),
  ],
});

export const Contact = meta.story(() => <SeedForm form="contact" />);
export const Newsletter = meta.story(() => <SeedForm form="newsletter" />);
export const Filled = meta.story(() => (
  <SeedForm form="contact" state={{ values: enteredValues }} />
));
export const Sending = meta.story(() => <SendingForm />);

export const ShowsErrors = Contact.extend({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /enviar|send/i }));
    const wrong = canvas
      .getAllByRole("textbox")
      .filter((field) => field.getAttribute("aria-invalid") === "true");
    await expect(wrong).toHaveLength(5);
    await expect(canvas.getAllByRole("textbox")[0]).toHaveFocus();
  },
});

export const RevalidatesWhileCorrected = ShowsErrors.extend({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /enviar|send/i }));
    const [name] = canvas.getAllByRole("textbox");
    if (!name) {
      throw new Error("there is no field");
    }
    await userEvent.type(name, "Ana");
    await expect(name).not.toHaveAttribute("aria-invalid");
  },
});

export const EveryContactError = meta.story(() => (
  <SeedForm
    form="contact"
    state={{
      fields: allErrors("contact"),
      values: {},
    }}
  />
));
export const EveryNewsletterError = meta.story(() => (
  <SeedForm
    form="newsletter"
    state={{
      fields: allErrors("newsletter"),
      values: {},
    }}
  />
));
export const InEnglish = EveryContactError.extend({ globals: { locale: "en-US" } });
export const InSpanish = EveryContactError.extend({ globals: { locale: "es-ES" } });
