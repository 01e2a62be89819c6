import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, userEvent, within } from "storybook/test";
import { AuthScreen, type AuthScreenProps } from "./auth-screen.tsx";
import { CodeScreen } from "./code-screen.tsx";
import { EmailLinkScreen } from "./email-link-screen.tsx";
import { ForgotPasswordScreen } from "./forgot-screen.tsx";
import { ResetPasswordScreen } from "./reset-screen.tsx";

const meta = preview.meta({
  component: AuthScreen,
  parameters: {
    guidance: {
      use: "Login, registration and forgotten passwords of customers.",
      avoid: "For the administrator, whose login is the panel's own.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/auth?token=sample">
        <Story />
      </AccountPage>
    ),
  ],
  args: { mode: "login", refusal: undefined } as AuthScreenProps,
});

export const Login = meta.story({});
export const Register = meta.story({ args: { mode: "register" } });

/** Registration collects personal data, so it links to the policies. */
export const RegisterWithPolicies = Register.extend({
  tags: ["!picture"],
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    const notice = within(canvas.getByText(/^Ao criar a conta/));
    const linkTo = (name: string) => notice.getByRole("link", { name });
    await expect(linkTo("Termos de serviço")).toHaveAttribute("href", "/termos-de-servico");
    await expect(linkTo("Política de privacidade")).toHaveAttribute(
      "href",
      "/politica-de-privacidade",
    );
  },
});

export const Pending = Login.extend({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText("E-mail"), "ana@example.com");
    await userEvent.type(canvas.getByLabelText("Senha"), "segredo{Enter}");
    await expect(await canvas.findByRole("button", { name: "Entrando..." })).toBeDisabled();
  },
});

export const NothingGiven = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    refusal: {
      intent: "login",
      code: "invalid",
      values: {},
      fields: { email: "required", password: "required" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("E-mail é obrigatório")).toBeVisible();
    await expect(canvas.getByText("Senha é obrigatória")).toBeVisible();
    await expect(canvas.getByLabelText("E-mail")).toHaveAttribute("aria-invalid", "true");
  },
});

export const EveryFieldInvalid = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    mode: "register",
    refusal: {
      intent: "register",
      code: "invalid",
      values: { fullname: "An", email: "ana@", phone: "123" },
      fields: {
        fullname: "too-short",
        email: "invalid",
        phone: "too-short",
        password: "too-short",
      },
    },
  },
  play: async ({ canvas }) => {
    for (const problem of [
      "Nome deve ter no mínimo 3 caracteres",
      "E-mail inválido",
      "Telefone inválido",
      "A senha deve ter no mínimo 6 caracteres",
    ]) {
      await expect(canvas.getByText(problem)).toBeVisible();
    }
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("ana@");
  },
});

export const WrongPassword = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    refusal: {
      intent: "login",
      code: "invalid-credentials",
      values: { email: "ana@example.com" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("E-mail ou senha inválidos");
  },
});

/** The message is next to the passkey button, and the form keeps the typed values. */
export const PasskeyRejected = meta.story({
  args: { refusal: { intent: "passkey", code: "passkey-rejected", values: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
    const form = document.querySelector("main form");
    await expect(form?.querySelector("[role=alert]")).toBeNull();
  },
});

export const OnAPhone = EveryFieldInvalid.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const InEnglish = Register.extend({ globals: { locale: "en-US" } });
export const InSpanish = Register.extend({ globals: { locale: "es-ES" } });

export const Forgot = meta.story(() => <ForgotPasswordScreen login="/auth" refusal={undefined} />);
export const Reset = meta.story(() => (
  <ResetPasswordScreen login="/auth" purpose="reset" isLinkInvalid={false} refusal={undefined} />
));

export const ConfirmEmail = meta.story(() => (
  <EmailLinkScreen purpose="confirm" link="open" refusal={undefined} />
));
export const UndoEmailLinkUsed = meta.story(() => (
  <EmailLinkScreen
    purpose="undo"
    link="open"
    refusal={{ intent: "", code: "invalid-token", values: {} }}
  />
));
export const EmailAlreadyConfirmed = meta.story(() => (
  <EmailLinkScreen purpose="confirm" link="done" refusal={undefined} />
));
export const ConfirmDeletionLink = meta.story(() => (
  <EmailLinkScreen purpose="deletion" link="open" refusal={undefined} />
));
export const ForgotRefused = meta.story(() => (
  <ForgotPasswordScreen
    login="/auth"
    refusal={{
      intent: "forgot",
      code: "invalid",
      values: { email: "ana@" },
      fields: { email: "invalid" },
    }}
  />
));
export const ForgotTooOften = meta.story(() => (
  <ForgotPasswordScreen
    login="/auth"
    refusal={{ intent: "forgot", code: "rate-limited", values: { email: "ana@example.com" } }}
  />
));
export const ResetRefused = meta.story(() => (
  <ResetPasswordScreen
    isLinkInvalid={false}
    login="/auth"
    purpose="reset"
    refusal={{ intent: "reset", code: "invalid", values: {}, fields: { password: "too-common" } }}
  />
));
export const ResetLinkUsed = meta.story(() => (
  <ResetPasswordScreen
    isLinkInvalid={false}
    login="/auth"
    purpose="reset"
    refusal={{ intent: "reset", code: "invalid-token", values: {} }}
  />
));

export const SecondStep = meta.story({
  render: () => <CodeScreen login="/auth" refusal={undefined} />,
});

export const SecondStepExpired = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <CodeScreen login="/admin" refusal={{ intent: "", code: "login-expired", values: {} }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Entre de novo com e-mail e senha");
  },
});
