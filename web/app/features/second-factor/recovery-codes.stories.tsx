import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, userEvent } from "storybook/test";
import { RecoveryCodesScreen, type RecoveryCodesScreenProps } from "./recovery-codes-screen.tsx";

const meta = preview.meta({
  component: RecoveryCodesScreen,
  parameters: {
    guidance: {
      use: "The recovery codes of an account with an authenticator app or a passkey.",
      avoid: "For accounts without a second factor, which have no recovery codes.",
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
    codes: undefined,
    left: 10,
    hasPasskey: false,
    refusal: undefined,
  } as RecoveryCodesScreenProps,
});

/** The screen after new codes were created: the only time at which the codes are shown. */
export const New = meta.story({
  args: {
    codes: Array.from({ length: 10 }, (_, index) => `7K2M-QX4${index}-9TBV-3HNE-5RW8-ZD6J`),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^7K2M-QX4\d-9TBV-3HNE-5RW8-ZD6J$/)).toHaveLength(10);
    const download = canvas.getAllByRole("link").find((link) => link.hasAttribute("download"));
    await expect(download?.getAttribute("href")).toContain(
      "7K2M-QX40-9TBV-3HNE-5RW8-ZD6J%0A7K2M-QX41",
    );
    await expectToFitWindow();
  },
});

export const OneLeft = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { left: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Resta 1 código de recuperação.")).toBeVisible();
    const renew = canvas.getByText("Criar códigos");
    await expect(renew).not.toBeVisible();
    await userEvent.click(canvas.getByText("Criar novos códigos de recuperação"));
    await expect(renew).toBeVisible();
  },
});

/** Uses a passkey instead of password and code. */
export const PasskeyRejected = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    hasPasskey: true,
    refusal: { intent: "renew-by-passkey", code: "passkey-rejected", values: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Confirmar com passkey" })).toBeVisible();
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
  },
});

/** After too many passkey attempts, the error is next to the passkey button, not in the password form. */
export const PasskeyLimited = meta.story({
  args: {
    hasPasskey: true,
    refusal: { intent: "renew-by-passkey", code: "rate-limited", values: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert").closest("form")).toBeNull();
  },
});

export const NoneLeft = meta.story({ args: { left: 0 } });

export const WrongCode = meta.story({
  args: {
    refusal: {
      intent: "renew",
      code: "invalid",
      values: {},
      fields: { secondFactorCode: "wrong" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("aria-invalid", "true");
  },
});
