import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { ConfirmationScreen, type ConfirmationScreenProps } from "./confirmation-screen.tsx";

const meta = preview.meta({
  component: ConfirmationScreen,
  parameters: {
    guidance: {
      use: "Before an action that the API allows only ten minutes after a login or a confirmation.",
      avoid: "For actions whose own form asks for the password.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/client-area/confirm">
        <Story />
      </AccountPage>
    ),
  ],
  args: {
    kind: "customer",
    needsCode: false,
    hasPasskey: false,
    backHref: "/client-area/account",
    refusal: undefined,
  } as ConfirmationScreenProps,
});

export const Password = meta.story({
  play: async () => {
    await expect(document.querySelector("[name=currentPassword]")).toBeVisible();
    await expect(document.querySelector("[name=secondFactorCode]")).toBeNull();
    await expectToFitWindow();
  },
});

export const PasswordAndCode = meta.story({
  args: { needsCode: true },
  play: async () => {
    await expect(document.querySelector("[name=secondFactorCode]")).toBeVisible();
  },
});

/** The code field appears once the API requires a code, even if the page was loaded without the field. */
export const MissingCode = meta.story({
  args: {
    refusal: {
      intent: "",
      code: "invalid",
      values: {},
      fields: { secondFactorCode: "required" },
    },
  },
  play: async () => {
    await expect(document.querySelector("[name=secondFactorCode]")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
});

export const PasskeyOrPassword = meta.story({
  args: { needsCode: true, hasPasskey: true },
  play: expectToFitWindow,
});

export const PasskeyRejected = meta.story({
  args: {
    hasPasskey: true,
    refusal: { intent: "passkey", code: "passkey-rejected", values: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("alert")).toHaveLength(1);
  },
});

export const WrongPassword = meta.story({
  args: {
    refusal: { intent: "", code: "invalid", values: {}, fields: { currentPassword: "wrong" } },
  },
  play: async () => {
    await expect(document.querySelector("[name=currentPassword]")).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  },
});
