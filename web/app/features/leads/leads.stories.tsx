import preview from "stories/preview";
import { expect, userEvent } from "storybook/test";
import { Section } from "#app/ui/section/index.ts";
import { Toaster } from "#app/ui/toast/index.ts";
import { errorsOf, formFields } from "./form-values.ts";
import { InteractiveLeadForm } from "./interactive-lead-form.tsx";
import { LeadForm, type LeadFormData } from "./lead-form.tsx";

const data: LeadFormData = {
  form: "contact",
  locale: "pt-BR",
  notice: "Usamos estes dados só para responder ao seu contato.",
  noticeVersion: "2026-11-20T12:00:00.000Z",
  policy: { href: "/politica-de-privacidade", title: "Política de privacidade" },
};

const typed = {
  name: "Ana Souza",
  email: "ana@example.com",
  phone: "(11) 95550-0142",
  company: "Padaria Pão & Cia",
  service: "cloudServer",
  message: "Precisamos migrar dois servidores.",
};

const meta = preview.meta({
  component: InteractiveLeadForm,
  parameters: {
    guidance: {
      use: "Through the ContactForm and Newsletter blocks, and the pages that forms are sent to without scripts.",
      avoid: "For what a customer asks of their own account: the customer area knows who they are.",
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

export const Contact = meta.story({ args: { data } });
export const Newsletter = meta.story({ args: { data: { ...data, form: "newsletter" } } });
export const Filled = meta.story({ args: { data, values: typed } });
export const Sending = meta.story(() => <LeadForm data={data} values={typed} isSending />);

export const SaysWhatIsWrong = Contact.extend({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /enviar|send/i }));
    const wrong = canvas
      .getAllByRole("textbox")
      .filter((field) => field.getAttribute("aria-invalid") === "true");
    await expect(wrong).toHaveLength(5);
    await expect(canvas.getAllByRole("textbox")[0]).toHaveFocus();
  },
});

export const ChecksAgainWhileItIsPutRight = SaysWhatIsWrong.extend({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /enviar|send/i }));
    const [name] = canvas.getAllByRole("textbox");
    if (!name) throw new Error("there is no field");
    await userEvent.type(name, "Ana");
    await expect(name).not.toHaveAttribute("aria-invalid");
  },
});

export const EveryContactError = meta.story({
  args: { data, errors: errorsOf("contact", { values: {}, refused: formFields.contact }) },
});
export const EveryNewsletterError = meta.story({
  args: {
    data: { ...data, form: "newsletter" },
    errors: errorsOf("newsletter", { values: {}, refused: formFields.newsletter }),
  },
});
