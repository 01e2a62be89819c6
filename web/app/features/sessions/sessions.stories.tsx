import type { AccountSession } from "contracts";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { SessionsScreen, type SessionsScreenProps } from "./sessions-screen.tsx";

const meta = preview.meta({
  component: SessionsScreen,
  parameters: {
    guidance: {
      use: "The sessions of the account that is logged in, of customers and of staff.",
      avoid: "For the sessions of somebody else: nobody sees or ends these one by one.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/client-area/security">
        <Story />
      </AccountPage>
    ),
  ],
  args: { sessions: [], refusal: undefined } as SessionsScreenProps,
});

const current: AccountSession = {
  id: "0197a3f0-0000-4000-8000-000000000001",
  browser: "Firefox",
  system: "Linux",
  network: "203.0.113.7",
  createdAt: "2026-11-20T13:00:00.000Z",
  lastUsedAt: "2026-11-28T12:00:00.000Z",
  isCurrent: true,
};

const phone: AccountSession = {
  ...current,
  id: "0197a3f0-0000-4000-8000-000000000002",
  browser: "Samsung Internet for Android",
  system: "Android",
  network: "2001:db8:1234:abcd::/64",
  lastUsedAt: "2026-11-27T09:30:00.000Z",
  isCurrent: false,
};

const unknown: AccountSession = {
  ...phone,
  id: "0197a3f0-0000-4000-8000-000000000003",
  browser: null,
  system: null,
  network: null,
};

/** The current session cannot be ended on this screen, because the menu of the account contains the logout. */
export const OnlyThisOne = meta.story({
  args: { sessions: [current] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("203.0.113.7")).toBeVisible();
    // Expects no button on the screen itself.
    await expect(
      document.querySelectorAll("section[aria-labelledby=sessions] button"),
    ).toHaveLength(0);
  },
});

export const Several = meta.story({
  args: { sessions: [current, phone, unknown] },
  play: async () => {
    const buttons = document.querySelectorAll("section[aria-labelledby=sessions] button");
    await expect([...buttons].map((button) => button.getAttribute("value"))).toEqual([
      "end-session",
      "end-session",
      "end-other-sessions",
    ]);
    await expectToFitWindow();
  },
});

export const NotLoaded = meta.story({
  args: { sessions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});

export const Refused = meta.story({
  args: {
    sessions: [current, phone],
    refusal: { intent: "end-other-sessions", code: "unavailable", values: {} },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
});
