import type { AuthStatusResponse, CustomerPlan, PlanRequest } from "contracts";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect } from "storybook/test";
import { AccountFrame } from "./account-frame.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { PlansScreen } from "./plans-screen.tsx";

const user: AuthStatusResponse["user"] = {
  id: "5d5e2c2e-6f0f-4d7b-9d44-0c6f1a3f0a01",
  fullname: "Ana Beatriz de Souza",
  email: "ana@example.com",
  phone: "+5511955500142",
  phoneExtension: null,
  locale: "pt-BR",
  emailVerifiedAt: "2026-01-10T12:00:00.000Z",
  pendingEmail: null,
  deletionRequestedAt: null,
  deletionLinkSentAt: null,
};

function samplePlan(index: number): CustomerPlan {
  const isActive = index % 4 !== 3;
  return {
    id: String(100 + index),
    subscriptionId: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    name: index === 1 ? "Datacenter virtual com replicação entre dois prédios" : "Cloud Pro",
    description:
      index % 2 ? "8 vCPUs, 16 GB de RAM\n200 GB NVMe" : "4 vCPUs, 8 GB de RAM, 100 GB NVMe",
    support: index % 2 ? "chat" : "email",
    price: 320 + index * 12.5,
    status: isActive ? "ativo" : "inativo",
    since: "2026-01-10T12:00:00.000Z",
    nextPayment: isActive ? "2026-12-10T00:00:00.000Z" : null,
    cancelledAt: isActive ? null : "2026-08-02T15:30:00.000Z",
  };
}

/** Returns where each column of a table starts, in px. */
function columnStarts(table: HTMLElement): number[] {
  return [...table.querySelectorAll("th[scope=col]")].map((head) =>
    Math.round(head.getBoundingClientRect().left),
  );
}

const meta = preview.meta({
  component: PlansScreen,
  parameters: {
    guidance: {
      use: "What a customer has, and their own details.",
      avoid: "For what can be bought: that is on the public pages.",
    },
  },
  decorators: [
    (Story) => (
      <AccountPage path="/client-area">
        <AccountFrame fullname={user.fullname}>
          <Story />
        </AccountFrame>
      </AccountPage>
    ),
  ],
  args: {
    user,
    plans: Array.from({ length: 8 }, (_, index) => samplePlan(index)),
    planRequests: [
      {
        subscriptionId: samplePlan(0).subscriptionId,
        wish: "change",
        message: "",
        requestedAt: "2026-11-20T12:00:00.000Z",
        state: "open",
      } satisfies PlanRequest,
    ] as PlanRequest[],
  },
});

export const Plans = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(/^Bem-vindo/);
    await expect(canvas.getAllByRole("cell", { name: /R\$\s320,00/ }).length).toBeGreaterThan(0);
    const [active, cancelled] = canvas.getAllByRole("table").map(columnStarts);
    await expect(cancelled).toEqual(active);
  },
});

export const NoPlan = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nenhum plano ativo")).toBeVisible();
    await expect(canvas.getByText("Nenhum plano cancelado")).toBeVisible();
  },
});

export const OnePlan = meta.story({ args: { plans: [samplePlan(1)] } });

export const OnAPhone = Plans.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const InEnglish = Plans.extend({
  globals: { locale: "en-US" },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("cell", { name: /R\$320\.00/ }).length).toBeGreaterThan(0);
  },
});
export const InSpanish = NoPlan.extend({ globals: { locale: "es-ES" }, play: expectToFitWindow });

export const Account = meta.story(() => <AccountScreen user={user} refusal={undefined} />);
export const AccountRefused = meta.story(() => (
  <AccountScreen
    user={{ ...user, deletionRequestedAt: "2026-11-01T12:00:00.000Z" }}
    refusal={{
      intent: "profile",
      code: "invalid",
      values: { fullname: "A", email: "ana@", phone: "1" },
      fields: { fullname: "too-short", email: "invalid", phone: "too-short" },
    }}
  />
));
export const PasswordRefused = meta.story(() => (
  <AccountScreen
    user={user}
    refusal={{
      intent: "password",
      code: "invalid",
      values: {},
      fields: { currentPassword: "wrong", password: "too-short" },
    }}
  />
));
export const Unverified = meta.story({ args: { user: { ...user, emailVerifiedAt: null } } });
export const LongAddressOnAPhone = Unverified.extend({
  globals: { viewport: { value: "phone" } },
  args: {
    user: {
      ...user,
      email: "financeiro.contas.a.pagar.e.receber@cooperativa-agroindustrial.example",
      emailVerifiedAt: null,
    },
  },
  play: expectToFitWindow,
});
export const NewEmailPending = meta.story(() => (
  <AccountScreen user={{ ...user, pendingEmail: "outra@example.com" }} refusal={undefined} />
));
