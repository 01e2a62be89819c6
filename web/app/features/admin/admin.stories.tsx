import type {
  AdminUserDetail,
  AuditEntry,
  CustomerPlan,
  Replica,
  ServiceName,
  SystemState,
} from "contracts";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import {
  sampleAdmin,
  sampleCreatedAt,
  sampleId,
  sampleListPage,
  sampleOpenTasks,
  samplePlan,
  sampleStaff,
  sampleStatusDashboard,
  sampleUser,
  sampleUserPage,
} from "stories/fixtures/panel.ts";
import preview from "stories/preview";
import { expect, userEvent, within } from "storybook/test";
import { AdminFrame } from "./admin-frame.tsx";
import { AdminSignIn } from "./admin-sign-in.tsx";
import { AuditScreen } from "./audit-screen.tsx";
import { CustomerScreen } from "./customer-screen.tsx";
import { PanelScreen } from "./panel-screen.tsx";
import { StaffScreen } from "./staff-screen.tsx";
import { StatusScreen } from "./status-screen.tsx";
import { SystemScreen } from "./system-screen.tsx";

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
      <AccountPage path={parameters.path ?? "/admin"}>
        <Story />
      </AccountPage>
    ),
  ],
  render: (args) => (
    <AdminFrame admin={sampleAdmin}>
      <PanelScreen {...args} />
    </AdminFrame>
  ),
  args: {
    users: sampleUserPage(5),
    plans: sampleListPage(5, samplePlan),
    due: sampleOpenTasks,
    refusal: undefined,
  },
});

export const Panel = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  play: async ({ canvas }) => {
    const users = canvas.getByRole("table", { name: "Usuários" });
    await expect(users.querySelectorAll("tbody tr")).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "Novo Usuário" })).toHaveAttribute(
      "href",
      "/admin/users/new",
    );
    await expect(canvas.getByRole("heading", { name: /^Usuários 5$/ })).toBeVisible();
    for (const [name, href] of [
      ["Contatos", "/cms/collections/leads"],
      ["CMS", "/cms"],
    ] as const) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", href);
    }
  },
});

export const Empty = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { users: sampleUserPage(0), plans: sampleListPage(0, samplePlan) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nenhum plano cadastrado")).toBeVisible();
  },
});
/** A page of a long list: its rows, the total, and links to the other pages. */
export const FirstPageOfAThousandUsers = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: { users: sampleUserPage(1_234), plans: sampleListPage(1_234, samplePlan) },
  play: async ({ canvas }) => {
    const users = canvas.getByRole("table", { name: "Usuários" });
    await expect(users.querySelectorAll("tbody tr")).toHaveLength(20);
    await expect(canvas.getAllByRole("link", { name: "Página 62" })).toHaveLength(2);
  },
});
/** Filtered by payment: one row per payment, with date and amount. */
export const PaymentsOverdue = meta.story({
  parameters: { path: "/admin?due=overdue&choose=all" },
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  args: {
    users: {
      ...sampleUserPage(5),
      docs: sampleUserPage(5).docs.map((each) => ({
        ...each,
        plans: each.plans.map((its, index) => ({
          ...its,
          nextPayment: index === 0 ? "2020-01-10T00:00:00.000Z" : null,
        })),
      })),
    },
  },
  play: async ({ canvas }) => {
    const rows = canvas.getByRole("table", { name: "Usuários" }).querySelectorAll("tbody tr");
    // Three of the five customers have a plan, each with one overdue payment.
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/10\/01\/2020.*R\$\s320,00/s);
    for (const box of canvas.getAllByRole("checkbox")) {
      await expect(box).toBeChecked();
    }
  },
});
export const OneUserAndOnePlan = meta.story({
  args: { users: sampleUserPage(1), plans: sampleListPage(1, samplePlan) },
});
export const Failed = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
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

export const SignIn = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <AdminSignIn
      staff={{ state: "login", isSetupUnknown: false, hasEnded: false }}
      refusal={undefined}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Admin Login" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Entrar" }));
    await expect(await canvas.findByRole("button", { name: "Entrando..." })).toBeDisabled();
  },
});
export const SignInRefused = meta.story(() => (
  <AdminSignIn
    staff={{ state: "login", isSetupUnknown: false, hasEnded: false }}
    refusal={{ intent: "login", code: "invalid-credentials", values: { email: "rita@" } }}
  />
));
export const Setup = meta.story(() => (
  <AdminSignIn staff={{ state: "setup", tokenRequired: true }} refusal={undefined} />
));
export const SetupRefused = meta.story(() => (
  <AdminSignIn
    staff={{ state: "setup", tokenRequired: true }}
    refusal={{
      intent: "setup",
      code: "invalid",
      values: { email: "rita@" },
      fields: { email: "invalid", password: "too-short", setupToken: "wrong" },
    }}
  />
));
export const ForAnEditor = meta.story(() => (
  <AdminSignIn staff={{ state: "editor" }} refusal={undefined} />
));

export const Staff = meta.story({
  parameters: { path: "/admin/staff" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <StaffScreen ownId={sampleId(0)} staff={sampleStaff} refusal={undefined} />
    </AdminFrame>
  ),
});

export const StaffFailed = meta.story({
  parameters: { path: "/admin/staff" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <StaffScreen ownId={sampleId(0)} staff={sampleStaff} refusal={{ code: "unavailable" }} />
    </AdminFrame>
  ),
});

export const Status = meta.story({
  parameters: { path: "/admin/status" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <StatusScreen dashboard={sampleStatusDashboard} />
    </AdminFrame>
  ),
});
export const StatusFailed = meta.story({
  tags: ["!picture"],
  parameters: { path: "/admin/status" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <StatusScreen dashboard={undefined} />
    </AdminFrame>
  ),
});

const entries: AuditEntry[] = [
  {
    id: sampleId(1),
    at: sampleCreatedAt,
    action: "plan.update",
    actor: sampleAdmin,
    target: { kind: "plan", id: "214", name: "Cloud Pro" },
    before: { price: 320, status: "ativo" },
    after: { price: 349, status: "ativo" },
  },
  {
    id: sampleId(2),
    at: sampleCreatedAt,
    action: "user.delete",
    actor: null,
    target: { kind: "customer", id: sampleId(9), name: null },
    before: { plans: ["214", "305"] },
    after: null,
  },
  {
    id: sampleId(3),
    at: sampleCreatedAt,
    action: "subscription.update",
    actor: sampleAdmin,
    target: { kind: "subscription", id: sampleId(8), name: "Cloud Pro" },
    before: { nextPayment: null, cancelledAt: null },
    after: { nextPayment: "2026-12-10T00:00:00.000Z", cancelledAt: null },
  },
  {
    id: sampleId(4),
    at: sampleCreatedAt,
    action: "staff.update",
    actor: sampleAdmin,
    target: { kind: "staff", id: sampleId(7), name: "Edu Lima" },
    before: { role: "editor", disabled: false },
    after: { role: "admin", disabled: true },
  },
];

export const AuditLog = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  parameters: { path: "/admin/audit" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <AuditScreen
        list={{ docs: entries, total: 4, page: 1, pages: 1 }}
        actors={[sampleAdmin.email]}
      />
    </AdminFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: /^Auditoria 4$/ })).toBeVisible();
    const times = [...canvasElement.querySelectorAll("time")];
    await expect(times).toHaveLength(4);
    for (const time of times) {
      await expect(time.getClientRects()).toHaveLength(1);
    }
  },
});

const incidentEntries: AuditEntry[] = [
  {
    id: sampleId(5),
    at: sampleCreatedAt,
    action: "status.update",
    actor: sampleAdmin,
    target: { kind: "status", id: sampleId(6), name: "Rede lenta" },
    before: {
      state: "investigating",
      impacts: { [sampleId(1)]: "partial", [sampleId(2)]: "partial" },
    },
    after: { state: "resolved", impacts: {} },
  },
  {
    id: sampleId(6),
    at: sampleCreatedAt,
    action: "legal.announce",
    actor: sampleAdmin,
    target: { kind: "content", id: `legal/${sampleId(3)}`, name: "Termos de serviço" },
    before: null,
    after: {
      effectiveOn: "2026-12-12",
      tellsCustomers: true,
      title: { "pt-BR": "Oi", "en-US": "Hi" },
    },
  },
];

/** Shows no internal names or codes. */
export const AuditWithoutInternalNames = meta.story({
  tags: ["!picture"],
  globals: { locale: "pt-BR" },
  parameters: { path: "/admin/audit" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <AuditScreen list={{ docs: incidentEntries, total: 2, page: 1, pages: 1 }} actors={[]} />
    </AdminFrame>
  ),
  play: async ({ canvas }) => {
    const entryTexts = canvas.getAllByRole("listitem").map(({ textContent }) => textContent);
    await expect(entryTexts).toEqual(
      expect.arrayContaining([
        "Status: Investigando Resolvido",
        "Impacto: Parcialmente fora do ar (2) Sem problema em aberto",
        "Vale a partir de:  12/12/2026",
        "Avisa os clientes:  sim",
        "Título:  Português: Oi · English: Hi",
      ]),
    );
  },
});

const lastHeartbeatAt = "2026-11-22T14:30:00.000Z";

const replica = (part: ServiceName, host: string, changes: Partial<Replica> = {}): Replica => ({
  id: `${part}-${host}`,
  part,
  host,
  version: "v1.42.0",
  startedAt: sampleCreatedAt,
  seenAt: lastHeartbeatAt,
  isSilent: false,
  ...changes,
});

const system: SystemState = {
  checks: [
    { name: "web", finding: "part-alive", count: 2 },
    { name: "cms", finding: "part-silent", count: 1 },
    { name: "worker", finding: "part-missing" },
    { name: "database", finding: "database-roomy", count: 38, of: 200 },
    { name: "storage", finding: "storage-nearly-full", count: 7 },
    { name: "backup", finding: "backup-recent", at: sampleCreatedAt },
    { name: "deliveries", finding: "queue-stuck", count: 12, minutes: 48 },
    { name: "webhooks", finding: "webhooks-good" },
    { name: "mails", finding: "queue-moving", count: 3, minutes: 1 },
    { name: "mail-server", finding: "mail-server-good" },
  ],
  replicas: [
    replica("cms", "site-cms-1"),
    replica("cms", "site-cms-2", { isSilent: true }),
    replica("web", "site-web-1"),
    replica("web", "site-web-2"),
  ],
};

export const System = meta.story({
  parameters: { path: "/admin/system" },
  globals: { locale: "pt-BR" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <SystemScreen state={system} />
    </AdminFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "3 itens exigem atenção" })).toBeVisible();
    // Problems come first, with advice.
    const checks = within(canvas.getByRole("list", { name: "3 itens exigem atenção" }));
    const [first] = checks.getAllByRole("listitem");
    await expect(first).toHaveTextContent(/CMS.*1 réplica parou de dar sinal.*reports/s);
  },
});

const user: AdminUserDetail = {
  ...sampleUser(2),
  locale: "pt-BR",
  emailVerifiedAt: null,
  pendingEmail: null,
  deletionWithdrawnAt: null,
  planRequests: [],
  notes: "Prefere WhatsApp",
  hasSecondFactor: true,
};

const [plan] = user.plans;
/**
 * Maximum height, in px, of the row of an active plan. The wide button "Pagamento recebido" makes the button in the
 * date column wrap.
 */
const planRowHeight = 80;

function hasPlanRowHeight(row: HTMLElement): boolean {
  return within(row).queryByRole("link", { name: "Cancelar plano" }) !== null;
}

const overdue = { ...plan, nextPayment: "2020-01-10T00:00:00.000Z" } as CustomerPlan;

export const Customer = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR", viewport: { value: "desktop" } },
  parameters: { path: `/admin/users/${user.id}` },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <CustomerScreen
        user={{ ...user, plans: [overdue, ...user.plans.slice(1)] }}
        refusal={undefined}
      />
    </AdminFrame>
  ),
  play: async ({ canvas, canvasElement }) => {
    const current = canvasElement.querySelectorAll("[aria-current=page]");
    await expect([...current].map(({ textContent }) => textContent)).toEqual(["Usuários"]);
    const row = canvas.getByRole("row", { name: /Cloud Pro/ });
    await expect(row).toHaveTextContent("ID 100");
    await expect(row).toHaveTextContent("4 vCPUs, 8 GB de RAM");
    await expect(within(row).getByText("vencido")).toBeVisible();
    // Expects amounts and dates on one line, and rows that contain one line and the plan's description.
    for (const text of [/^R\$/, "01/10/2026"]) {
      const range = document.createRange();
      range.selectNodeContents(within(row).getByText(text));
      await expect(range.getClientRects()).toHaveLength(1);
    }
    for (const each of canvas.getAllByRole("row").slice(1)) {
      await expect(each.clientHeight).toBeLessThan(hasPlanRowHeight(each) ? planRowHeight : 64);
    }
  },
});
/** Expects rows to fit the width of their table's frame. Wider rows would make the frame scroll. */
async function expectWholeRows(rows: HTMLElement[]): Promise<void> {
  for (const row of rows) {
    const frame = row.closest("table")?.parentElement?.getBoundingClientRect();
    await expect(row.getBoundingClientRect().right).toBeLessThanOrEqual(frame?.right ?? 0);
  }
}

export const CustomerOnALaptop = Customer.extend({
  globals: { viewport: { value: "laptop" } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("row");
    await expectWholeRows(rows);
    for (const row of rows.slice(1)) {
      await expect(row.clientHeight).toBeLessThan(hasPlanRowHeight(row) ? planRowHeight : 48);
    }
  },
});
/** Uses Spanish, which has longer dates and button labels. */
export const CustomerOnALaptopInSpanish = Customer.extend({
  globals: { locale: "es-ES", viewport: { value: "laptop" } },
  play: ({ canvas }) => expectWholeRows(canvas.getAllByRole("row")),
});
export const CustomerOnAPhone = Customer.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const CustomerWithRequests = meta.story({
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  parameters: { path: `/admin/users/${user.id}` },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <CustomerScreen
        user={{
          ...user,
          deletionRequestedAt: "2026-11-25T12:00:00.000Z",
          deletionWithdrawnAt: "2026-11-10T12:00:00.000Z",
          planRequests: (["open", "replaced"] as const).map((state, index) => ({
            subscriptionId: plan?.subscriptionId ?? "",
            wish: index === 0 ? "cancel" : "change",
            message: index === 0 ? "" : "Preciso de mais memória.",
            requestedAt: `2026-11-2${1 - index}T12:00:00.000Z`,
            state,
          })),
        }}
        refusal={undefined}
      />
    </AdminFrame>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole("table", { name: "Pedidos do cliente" }));
    const rows = table.getAllByRole("row").slice(1);
    for (const [index, text] of [
      /^PedidoExcluir a conta.*25\/11\/2026.*em aberto$/,
      /^PedidoCancelar o plano: Cloud Pro.*21\/11\/2026.*em aberto$/,
      /^PedidoMudar de plano: Cloud Pro.*mais memória.*20\/11\/2026.*substituído$/,
      /^PedidoExcluir a conta.*10\/11\/2026.*retirado$/,
    ].entries()) {
      await expect(rows[index]).toHaveTextContent(text);
    }
    await expect(rows).toHaveLength(4);
  },
});
export const CustomerWithoutPlans = meta.story(() => (
  <AdminFrame admin={sampleAdmin}>
    <CustomerScreen user={{ ...user, plans: [] }} refusal={undefined} />
  </AdminFrame>
));
export const NoSuchCustomer = meta.story(() => (
  <AdminFrame admin={sampleAdmin}>
    <CustomerScreen user="none" refusal={undefined} />
  </AdminFrame>
));
