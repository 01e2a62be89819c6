import type { Passkey } from "contracts";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { PasskeysScreen, type PasskeysScreenProps } from "./passkeys-screen.tsx";

const meta = preview.meta({
  component: PasskeysScreen,
  parameters: {
    guidance: {
      use: "The passkeys of the account that is logged in, of customers and of staff.",
      avoid:
        "For the passkeys of somebody else: administrators remove them with the second factor.",
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
    passkeys: [],
    needsPassword: false,
    refusal: undefined,
  } as PasskeysScreenProps,
});

const unused: Passkey = {
  id: "0197a3f0-0000-4000-8000-000000000001",
  name: "Celular pessoal",
  createdAt: "2026-11-20T13:00:00.000Z",
  lastUsedAt: null,
  isSynced: true,
};

const used: Passkey = {
  ...unused,
  id: "0197a3f0-0000-4000-8000-000000000002",
  name: "Computador do escritório em Curitiba, com um nome longo",
  lastUsedAt: "2026-11-27T09:30:00.000Z",
  isSynced: false,
};

const buttons = () =>
  [...document.querySelectorAll("section[aria-labelledby=passkeys] button")].map((button) =>
    button.getAttribute("value"),
  );

const passwordField = () => document.querySelector("input[name=currentPassword]");

/** The first second factor of an account needs the password. */
export const None = meta.story({
  args: { needsPassword: true },
  play: async () => {
    await expect(buttons()).toContain("add-passkey");
    await expect(passwordField()).toBeVisible();
  },
});

/** The account has an authenticator app. */
export const NoneWithApp = meta.story({
  play: async () => {
    await expect(buttons()).toEqual(["add-passkey"]);
    await expect(passwordField()).toBeNull();
  },
});

/** A customer whose e-mail address is not verified. */
export const Unverified = meta.story({
  args: { needsPassword: true, isUnverified: true },
  play: async () => {
    await expect(buttons()).toEqual([]);
    await expectToFitWindow();
  },
});

export const WrongPassword = meta.story({
  args: {
    needsPassword: true,
    refusal: {
      intent: "add-passkey",
      code: "invalid",
      values: { passkeyName: "Celular pessoal" },
      fields: { currentPassword: "wrong" },
    },
  },
  play: async ({ canvas }) => {
    await expect(passwordField()).toBeInvalid();
    await expect(canvas.getByRole("textbox")).toHaveValue("Celular pessoal");
  },
});

export const Several = meta.story({
  args: { passkeys: [unused, used] },
  play: async () => {
    await expect(buttons()).toEqual(["add-passkey", "remove-passkey", "remove-passkey"]);
    await expectToFitWindow();
  },
});

export const NotLoaded = meta.story({
  args: { passkeys: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

export const InvalidName = meta.story({
  args: {
    refusal: {
      intent: "add-passkey",
      code: "invalid",
      values: { passkeyName: "" },
      fields: { passkeyName: "required" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const Rejected = meta.story({
  args: {
    refusal: {
      intent: "add-passkey",
      code: "passkey-rejected",
      values: { passkeyName: "Celular pessoal" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
    await expect(canvas.getByRole("textbox")).toHaveValue("Celular pessoal");
  },
});

export const TooMany = meta.story({
  args: {
    passkeys: [used],
    refusal: {
      intent: "add-passkey",
      code: "too-many-passkeys",
      values: { passkeyName: "Mais uma" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

export const WithoutSupport = meta.story({
  beforeEach: () => {
    const { PublicKeyCredential } = window;
    Reflect.deleteProperty(window, "PublicKeyCredential");
    return () => {
      window.PublicKeyCredential = PublicKeyCredential;
    };
  },
  play: async () => {
    await expect(buttons()).toEqual([]);
    await expectToFitWindow();
  },
});

const challenge = {
  token: "sample",
  options: {
    challenge: "c2FtcGxl",
    rp: { name: "Araucária Cloud" },
    user: { id: "c2FtcGxl", name: "ana@example.com", displayName: "Ana Souza" },
    pubKeyCredParams: [{ alg: -7, type: "public-key" }],
  },
};

/** The form keeps the entered name after the visitor has closed the browser's dialog. */
export const Cancelled = meta.story({
  beforeEach: () => {
    const { fetch } = window;
    const { create } = navigator.credentials;
    window.fetch = async (input, init) =>
      String(input).endsWith("/passkeys/challenge") ? Response.json(challenge) : fetch(input, init);
    navigator.credentials.create = async () => {
      throw new DOMException("The visitor closed the dialog", "NotAllowedError");
    };
    return () => {
      window.fetch = fetch;
      navigator.credentials.create = create;
    };
  },
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox");
    await userEvent.type(name, "Celular{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toBeVisible());
    await expect(name).toHaveValue("Celular");
  },
});
