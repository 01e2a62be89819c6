import type { AdminPlan, AdminUser, AuditEntry, StaffAccount, UserPage } from "contracts";
import { OwnArea } from "stories/area";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, userEvent, waitFor } from "storybook/test";
import { AdminFrame } from "./admin-frame.tsx";
import { AdminSignIn } from "./admin-sign-in.tsx";
import { AuditScreen } from "./audit-screen.tsx";
import type { ListPage } from "./panel.ts";
import { PanelScreen } from "./panel-screen.tsx";
import { StaffScreen } from "./staff-screen.tsx";

const createdAt = "2026-10-01T12:00:00.000Z";
const admin = { id: "00000000-0000-4000-8000-00000000000a", email: "rita@example.com" };

function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

function userNumber(index: number): AdminUser {
  return {
    id: idOf(index),
    fullname: index === 1 ? "Maria Aparecida dos Santos Albuquerque e Silva" : "Ana Souza",
    email: `customer-${index}@example.com`,
    phone: "11 95550-0142",
    createdAt,
    deletionRequestedAt: index === 2 ? createdAt : null,
    plans: Array.from({ length: index % 3 }, (_, plan) => ({
      id: String(100 + plan),
      subscriptionId: idOf(1_000 * (index + 1) + plan),
      name: plan === 0 ? "Cloud Pro" : "Datacenter virtual",
      price: 320,
      status: "ativo" as const,
      since: createdAt,
      nextPayment: null,
      cancelledAt: null,
    })),
  };
}

function usersPage(count: number): UserPage {
  return { ...pageOf(count, userNumber), deletionRequests: count > 2 ? 1 : 0 };
}

function planNumber(index: number): AdminPlan {
  return {
    id: String(100 + index),
    name: `Cloud Pro ${index}`,
    description: index === 1 ? "8 vCPUs, 16 GB de RAM, 200 GB NVMe, 5 TB. ".repeat(6) : "4 vCPUs",
    price: 320 + index,
    status: index % 2 ? "inativo" : "ativo",
    created_by: admin.id,
    createdAt,
    subscriptions: index,
  };
}

function pageOf<Row>(count: number, row: (index: number) => Row): ListPage<Row> {
  const docs = Array.from({ length: count }, (_, index) => row(index));
  return { docs, total: count, page: 1, pages: Math.max(1, Math.ceil(count / 20)) };
}

const meta = preview.meta({
  component: PanelScreen,
  parameters: {
    guidance: {
      use: "Users, plans, staff and the log, for administrators.",
      avoid: "For content and prices: those are edited in the CMS.",
    },
  },
  decorators: [
    (Story, { parameters }) => (
      <OwnArea path={parameters.path ?? "/admin"}>
        <Story />
      </OwnArea>
    ),
  ],
  render: (args) => (
    <AdminFrame admin={admin}>
      <PanelScreen {...args} />
    </AdminFrame>
  ),
  args: {
    users: usersPage(5),
    plans: pageOf(5, planNumber),
    dialog: undefined,
    refusal: undefined,
  },
});

export const Panel = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    const users = canvas.getByRole("table", { name: "Usuários" });
    await expect(users.querySelectorAll("tbody tr")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "Novo Usuário" })).toHaveAttribute(
      "href",
      "/admin?dialog=new-user",
    );
  },
});

export const Empty = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  args: { users: usersPage(0), plans: pageOf(0, planNumber) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nenhum plano cadastrado")).toBeVisible();
  },
});
export const OneOfEach = meta.story({
  args: { users: usersPage(1), plans: pageOf(1, planNumber) },
});
export const Failed = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  args: { users: undefined, plans: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Failed to load users/)).toBeVisible();
    await expect(canvas.getByText(/Falha ao carregar planos/)).toBeVisible();
  },
});
export const OnAPhone = Panel.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const InEnglish = Panel.extend({ globals: { locale: "en-US" }, play: expectToFitWindow });
export const InSpanish = Panel.extend({ globals: { locale: "es-ES" }, play: expectToFitWindow });

export const NewPlanRefused = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  parameters: { path: "/admin?dialog=new-plan" },
  args: {
    dialog: { kind: "new-plan" },
    refusal: {
      intent: "create-plan",
      code: "invalid",
      values: { name: "Cloud Max", price: "muito" },
      fields: { price: "invalid", description: "required" },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole("dialog", { name: "Novo Plano" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(canvas.getByText("Por favor insira um preço válido")).toBeVisible();
  },
});

export const SignIn = meta.story({
  // Its play reads Portuguese.
  globals: { locale: "pt-BR" },
  render: () => <AdminSignIn staff={{ state: "login", isUnsure: false }} refusal={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    await expect(await canvas.findByRole("button", { name: "Entrando..." })).toBeDisabled();
  },
});
export const SignInRefused = meta.story(() => (
  <AdminSignIn
    staff={{ state: "login", isUnsure: false }}
    refusal={{ intent: "login", code: "invalid-credentials", values: { email: "rita@" } }}
  />
));
export const Setup = meta.story(() => (
  <AdminSignIn staff={{ state: "setup", tokenRequired: true }} refusal={undefined} />
));
export const ForAnEditor = meta.story(() => (
  <AdminSignIn staff={{ state: "editor" }} refusal={undefined} />
));

const staff: StaffAccount[] = (["active", "invited", "disabled"] as const).map((status, index) => ({
  id: idOf(index),
  name: "Rita Lemos",
  email: `staff-${index}@example.com`,
  role: index === 0 ? "admin" : "editor",
  status,
  createdAt,
}));

export const Staff = meta.story({
  parameters: { path: "/admin/staff" },
  render: () => (
    <AdminFrame admin={admin}>
      <StaffScreen
        ownId={idOf(0)}
        staff={staff}
        dialog={undefined}
        aboutId={undefined}
        refusal={undefined}
      />
    </AdminFrame>
  ),
});

const entries: AuditEntry[] = [
  {
    id: idOf(1),
    at: createdAt,
    action: "plan.update",
    actor: admin,
    target: { kind: "plan", id: "214", name: "Cloud Pro" },
    before: { price: 320, status: "ativo" },
    after: { price: 349, status: "ativo" },
  },
  {
    id: idOf(2),
    at: createdAt,
    action: "user.delete",
    actor: null,
    target: { kind: "customer", id: idOf(9), name: null },
    before: { plans: ["214", "305"] },
    after: null,
  },
  {
    id: idOf(3),
    at: createdAt,
    action: "subscription.update",
    actor: admin,
    target: { kind: "subscription", id: idOf(8), name: "Cloud Pro" },
    before: { nextPayment: null, cancelledAt: null },
    after: { nextPayment: "2026-12-10T00:00:00.000Z", cancelledAt: null },
  },
  {
    id: idOf(4),
    at: createdAt,
    action: "staff.update",
    actor: admin,
    target: { kind: "staff", id: idOf(7), name: "Edu Lima" },
    before: { role: "editor", disabled: false },
    after: { role: "admin", disabled: true },
  },
];

export const AuditLog = meta.story({
  parameters: { path: "/admin/audit" },
  render: () => (
    <AdminFrame admin={admin}>
      <AuditScreen list={{ docs: entries, total: 4, page: 1, pages: 1 }} />
    </AdminFrame>
  ),
});
