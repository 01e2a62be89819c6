import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { SecondFactorScreen, type SecondFactorScreenProps } from "./second-factor-screen.tsx";

const meta = preview.meta({
  component: SecondFactorScreen,
  parameters: {
    guidance: {
      use: "The authenticator app of the account that is logged in, of customers and of staff.",
      avoid: "For the second factor of somebody else: administrators reset it by a dialog.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/client-area/security">
        <Story />
      </AccountPage>
    ),
  ],
  args: {
    kind: "customer",
    secondFactor: null,
    hasPasskey: false,
    result: undefined,
  } as SecondFactorScreenProps,
});

const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const uri = `otpauth://totp/Arauc%C3%A1ria%20Cloud:ana%40example.com?secret=${secret}&issuer=Arauc%C3%A1ria%20Cloud`;
/** A finder pattern of a QR code, instead of a complete code. */
const qrCode = { size: 7, path: "M0 0h7v7h-7zM1 1v5h5v-5zM2 2h3v3h-3z" };
const enrolment = { uri, qrCode };

export const Off = meta.story({});

/** A staff account before the day from which it needs a second factor. */
export const RequiredLater = meta.story({
  args: { requiredFrom: "2999-12-31" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/2999/);
  },
});

/** A staff account that can only add its second factor. */
export const Required = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { requiredFrom: "2026-01-01" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/Ative-a agora/);
  },
});

export const WrongPassword = meta.story({
  args: {
    result: {
      intent: "enrol",
      code: "invalid",
      values: {},
      fields: { currentPassword: "wrong" },
    },
  },
});

export const Enrolment = meta.story({
  args: { result: { enrolment } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(secret.replaceAll(/(.{4})(?=.)/g, "$1 "))).toBeVisible();
    await expect(canvas.getByRole("img")).toBeVisible();
    await expectToFitWindow();
  },
});

/** Shows the same QR code again after a wrong code. */
export const WrongCode = meta.story({
  args: {
    result: {
      intent: "confirm",
      code: "invalid",
      values: { uri },
      fields: { secondFactorCode: "wrong" },
      enrolment,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  },
});

/**
 * If confirming the code fails with "unavailable", the QR code is gone, but the secret stays visible, to be typed into
 * the authenticator app.
 */
export const Unanswered = meta.story({
  args: { result: { intent: "confirm", code: "unavailable", values: { uri } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^GEZD GNBV/)).toBeVisible();
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

const secondFactor = {
  confirmedAt: "2026-11-20T13:00:00.000Z",
  lastUsedAt: "2026-11-28T09:30:00.000Z",
};

export const On = meta.story({ args: { secondFactor } });

/** A passkey satisfies the requirement of a second factor for staff. */
export const RequiredWithPasskey = meta.story({
  args: { requiredFrom: "2026-01-01", hasPasskey: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("status")).toBeNull();
  },
});

/** Uses a passkey instead of password and code. */
export const PasskeyRejected = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    secondFactor,
    hasPasskey: true,
    result: { intent: "remove-by-passkey", code: "passkey-rejected", values: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Confirmar com passkey" })).toBeVisible();
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expectToFitWindow();
  },
});

/** The form in which a wrong code was entered is open. */
export const WrongCodeOfRemoval = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    secondFactor,
    result: {
      intent: "remove",
      code: "invalid",
      values: {},
      fields: { secondFactorCode: "wrong" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Desativar" })).toBeVisible();
    await expect(canvas.getByText("Código incorreto ou já usado")).toBeVisible();
  },
});
