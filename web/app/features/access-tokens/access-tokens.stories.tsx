import type { AccessToken } from "contracts";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { AccessTokensScreen, type AccessTokensScreenProps } from "./access-tokens-screen.tsx";

const meta = preview.meta({
  component: AccessTokensScreen,
  parameters: {
    guidance: {
      use: "The access tokens of the account that is logged in, of customers and of staff.",
      avoid: "For the tokens of somebody else: nobody sees or revokes these one by one.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/client-area/security">
        <Story />
      </AccountPage>
    ),
  ],
  args: { tokens: [], result: undefined } as AccessTokensScreenProps,
});

const unused: AccessToken = {
  id: "0197a3f0-0000-4000-8000-000000000001",
  name: "Backup noturno",
  scope: "read",
  createdAt: "2026-11-20T13:00:00.000Z",
  expiresAt: "2027-02-18T13:00:00.000Z",
  lastUsedAt: null,
  network: null,
};

const used: AccessToken = {
  ...unused,
  id: "0197a3f0-0000-4000-8000-000000000002",
  name: "Integração do financeiro com o ERP da empresa, com um nome longo",
  scope: "write",
  lastUsedAt: "2026-11-27T09:30:00.000Z",
  network: "2001:db8:1234:abcd::/64",
};

const ownButtons = () =>
  [...document.querySelectorAll("section[aria-labelledby=access_tokens] button")].map((button) =>
    button.getAttribute("value"),
  );

export const None = meta.story({
  play: async () => {
    await expect(ownButtons()).toEqual(["create-token"]);
  },
});

export const Several = meta.story({
  args: { tokens: [unused, used] },
  play: async ({ canvas }) => {
    await expect(ownButtons()).toEqual(["create-token", "revoke-token", "revoke-token"]);
    await expect(canvas.getByText(/2001:db8:1234:abcd::\/64/)).toBeVisible();
    await expectToFitWindow();
  },
});

const token = "pat_0197a3f000004000800000000000000a_0123456789abcdefghjkmnpqrstvwxyz01234567";

/** The screen after a token was created: the only time at which the token is shown. */
export const Created = meta.story({
  args: { tokens: [unused], result: { token } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(token)).toBeVisible();
    await expectToFitWindow();
  },
});

export const InvalidName = meta.story({
  args: {
    result: {
      intent: "create-token",
      code: "invalid",
      values: { name: "", scope: "write", days: "365" },
      fields: { name: "required" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
});

export const TooMany = meta.story({
  args: {
    tokens: [used],
    result: {
      intent: "create-token",
      code: "too-many-tokens",
      values: { name: "Mais um", scope: "read", days: "30" },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  args: { tokens: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});
