import type { AdminUserDetail, FieldProblem } from "contracts";
import type { ReactNode } from "react";
import { Outlet, Route, Routes } from "react-router";
import { AccountPage } from "stories/account-page";
import { expectToFitWindow } from "stories/fits-window";
import {
  sampleAdmin,
  sampleListPage,
  samplePlan,
  sampleStaff,
  sampleStatusDashboard,
  sampleUser,
  sampleUserPage,
} from "stories/fixtures/panel.ts";
import preview from "stories/preview";
import { expect, waitFor } from "storybook/test";
import { AdminFrame } from "#app/features/admin/admin-frame.tsx";
import { CustomerScreen } from "#app/features/admin/customer-screen.tsx";
import { PanelScreen } from "#app/features/admin/panel-screen.tsx";
import { StaffScreen } from "#app/features/admin/staff-screen.tsx";
import { StatusScreen } from "#app/features/admin/status-screen.tsx";
import DeactivatePlan from "./plans.$id.deactivate.tsx";
import EditPlan from "./plans.$id.edit.tsx";
import RemovePlan from "./plans.$id.remove.tsx";
import NewPlan from "./plans.new.tsx";
import DisableStaff from "./staff.$id.disable.tsx";
import ChangeRole from "./staff.$id.role.tsx";
import ResetStaffSecondFactor from "./staff.$id.second-factor.tsx";
import InviteStaff from "./staff.new.tsx";
import EditUpdate from "./status.$id.edit.tsx";
import RemoveIncident from "./status.$id.remove.tsx";
import AddUpdate from "./status.$id.update.tsx";
import RecordDays from "./status.days.tsx";
import NewIncident from "./status.new.tsx";
import EditUser from "./users.$id.edit.tsx";
import CancelSubscription from "./users.$id.plans.$subscription.cancel.tsx";
import ReceivePayment from "./users.$id.plans.$subscription.payment.tsx";
import RenamePlan from "./users.$id.plans.$subscription.rename.tsx";
import AddPlan from "./users.$id.plans.new.tsx";
import RemoveUser from "./users.$id.remove.tsx";
import SendResetLink from "./users.$id.reset-link.tsx";
import ResetSecondFactor from "./users.$id.second-factor.tsx";
import NewUser from "./users.new.tsx";

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

const meta = preview.meta({
  component: NewUser,
  parameters: {
    guidance: {
      use: "What an administrator changes, over the list that it belongs to.",
      avoid: "For what a customer changes: that is in the client area.",
    },
  },
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  decorators: [
    (Story, { parameters }) => (
      <AccountPage path={parameters.path ?? "/admin"}>
        <Story />
      </AccountPage>
    ),
  ],
});

/** Waits until the dialog is visible. */
function expectSeen(element: HTMLElement): Promise<void> {
  return waitFor(() => expect(element).toBeVisible());
}

/** Renders the panel behind a dialog. */
function OverPanel({ children }: { children: ReactNode }) {
  return (
    <AdminFrame admin={sampleAdmin}>
      <PanelScreen
        users={sampleUserPage(1)}
        plans={sampleListPage(1, samplePlan)}
        due={undefined}
        refusal={undefined}
      />
      {children}
    </AdminFrame>
  );
}

/** Renders a screen that passes context to the dialog over it, at the story's URL. */
function Over({ screen, path, context, children }: OverProps) {
  return (
    <AdminFrame admin={sampleAdmin}>
      {screen}
      <Routes>
        <Route element={<Outlet context={context} />}>
          <Route path={path} element={children} />
        </Route>
      </Routes>
    </AdminFrame>
  );
}

interface OverProps {
  screen: ReactNode;
  path: string;
  context: unknown;
  children: ReactNode;
}

/** Returns the rejection of a form with invalid fields. */
function invalid<Field extends string>(
  fields: { [Name in Field]?: FieldProblem },
  values: { [Name in Field]?: string } = {},
) {
  return { code: "invalid" as const, intent: "", fields, values };
}

function refused<Code extends string>(code: Code) {
  return { code, intent: "", fields: {}, values: {} };
}

export const NewUserRefused = meta.story({
  render: () => (
    <OverPanel>
      <NewUser
        actionData={invalid(
          { fullname: "too-short", email: "invalid", phone: "too-short", password: "too-short" },
          { fullname: "An", email: "ana@", phone: "123" },
        )}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    for (const problem of [
      "Nome deve ter no mínimo 3 caracteres",
      "E-mail inválido",
      "Telefone inválido",
      "A senha deve ter no mínimo 6 caracteres",
    ]) {
      await expectSeen(canvas.getByText(problem));
    }
  },
});
export const NewUserOnAPhone = NewUserRefused.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const NewUserWithTakenEmail = meta.story({
  render: () => (
    <OverPanel>
      <NewUser
        actionData={{
          ...refused("email-taken"),
          values: { fullname: "Ana Souza", email: "ana@example.com", phone: "11 95550-0142" },
        }}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/e-mail/i);
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("ana@example.com");
  },
});

export const AddPlanRefused = meta.story({
  render: () => (
    <OverPanel>
      <AddPlan
        params={{ id: user.id }}
        loaderData={{ user, plans: sampleListPage(3, samplePlan), searched: "" }}
        actionData={invalid({ planId: "required", nextPayment: "invalid" })}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText("ID do plano inválido"));
  },
});
export const AddPlanWithoutPlans = meta.story({
  render: () => (
    <OverPanel>
      <AddPlan
        params={{ id: user.id }}
        loaderData={{ user, plans: sampleListPage(0, samplePlan), searched: "" }}
      />
    </OverPanel>
  ),
});
export const NoSuchUser = meta.story({
  render: () => (
    <OverPanel>
      <RemoveUser params={{ id: user.id }} loaderData={{ user: undefined }} />
    </OverPanel>
  ),
});
export const RemoveUserRefused = meta.story({
  render: () => (
    <OverPanel>
      <RemoveUser
        params={{ id: user.id }}
        loaderData={{ user }}
        actionData={refused("unavailable")}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
    await expectSeen(canvas.getByRole("alert"));
  },
});

export const NewPlanRefused = meta.story({
  render: () => (
    <OverPanel>
      <NewPlan
        actionData={invalid(
          { name: "required", price: "invalid", description: "required" },
          { price: "muito" },
        )}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText("Por favor insira um preço válido"));
  },
});
export const NewPlanWithTakenId = meta.story({
  render: () => (
    <OverPanel>
      <NewPlan
        actionData={{ ...refused("plan-id-taken"), values: { name: "Cloud", price: "320" } }}
      />
    </OverPanel>
  ),
});
export const EditPlanRefused = meta.story({
  render: () => (
    <OverPanel>
      <EditPlan
        loaderData={{ plan: samplePlan(1) }}
        actionData={invalid(
          { price: "invalid", description: "required", status: "invalid" },
          { price: "-1", description: "", status: "" },
        )}
      />
    </OverPanel>
  ),
});
export const RemovePlanInUse = meta.story({
  render: () => (
    <OverPanel>
      <RemovePlan
        loaderData={{ plan: samplePlan(4) }}
        actionData={{ ...refused("plan-in-use"), subscriptions: 1_234 }}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText(/1\.234/));
  },
});

export const InvitationRefused = meta.story({
  parameters: { path: "/admin/staff/new" },
  render: () => (
    <AdminFrame admin={sampleAdmin}>
      <StaffScreen ownId={sampleAdmin.id} staff={sampleStaff} refusal={undefined} />
      <InviteStaff
        actionData={invalid(
          { name: "required", email: "invalid", role: "invalid" },
          { email: "rita@" },
        )}
      />
    </AdminFrame>
  ),
});
export const TheLastAdministratorStays = meta.story({
  parameters: { path: `/admin/staff/${sampleStaff[0]?.id}/role` },
  render: () => (
    <Over
      screen={<StaffScreen ownId={sampleAdmin.id} staff={sampleStaff} refusal={undefined} />}
      path="/admin/staff/:id/role"
      context={sampleStaff}
    >
      <ChangeRole actionData={refused("last-administrator")} />
    </Over>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
    await expectSeen(canvas.getByRole("alert"));
  },
});

export const RevokeInvitation = meta.story({
  parameters: { path: `/admin/staff/${sampleStaff[1]?.id}/disable` },
  render: () => (
    <Over
      screen={<StaffScreen ownId={sampleAdmin.id} staff={sampleStaff} refusal={undefined} />}
      path="/admin/staff/:id/disable"
      context={sampleStaff}
    >
      <DisableStaff />
    </Over>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("button", { name: "Revogar convite" }));
  },
});

export const ResetColleaguesSecondFactor = meta.story({
  parameters: { path: `/admin/staff/${sampleStaff[0]?.id}/second-factor` },
  // Renders in Portuguese, because the play function looks for Portuguese texts.
  globals: { locale: "pt-BR" },
  render: () => (
    <Over
      screen={<StaffScreen ownId={sampleAdmin.id} staff={sampleStaff} refusal={undefined} />}
      path="/admin/staff/:id/second-factor"
      context={sampleStaff}
    >
      <ResetStaffSecondFactor />
    </Over>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("button", { name: "Remover verificação em duas etapas" }));
  },
});

export const ResetCustomersSecondFactor = meta.story({
  parameters: { path: `/admin/users/${user.id}/second-factor` },
  render: () => (
    <OverCustomer end="second-factor">
      <ResetSecondFactor actionData={refused("not-found")} />
    </OverCustomer>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
  },
});

export const CancelRefused = meta.story({
  parameters: { path: `/admin/users/${user.id}/plans/${user.plans[0]?.subscriptionId}/cancel` },
  render: () => (
    <Over
      screen={<CustomerScreen user={user} refusal={undefined} />}
      path="/admin/users/:id/plans/:subscription/cancel"
      context={user}
    >
      <CancelSubscription
        params={{ id: user.id, subscription: user.plans[0]?.subscriptionId ?? "" }}
        actionData={refused("already-cancelled")}
      />
    </Over>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
    await expectSeen(canvas.getByRole("alert"));
  },
});

const paying = {
  ...user,
  plans: user.plans.map((each) => ({ ...each, nextPayment: "2026-11-10T00:00:00.000Z" })),
};

export const PaymentReceived = meta.story({
  parameters: { path: `/admin/users/${user.id}/plans/${user.plans[0]?.subscriptionId}/payment` },
  render: () => (
    <Over
      screen={<CustomerScreen user={paying} refusal={undefined} />}
      path="/admin/users/:id/plans/:subscription/payment"
      context={paying}
    >
      <ReceivePayment params={{ id: user.id, subscription: user.plans[0]?.subscriptionId ?? "" }} />
    </Over>
  ),
});

/** Renders a dialog over the customer's screen, at its URL. */
function OverCustomer({ end, children }: { end: string; children: ReactNode }) {
  return (
    <Over
      screen={<CustomerScreen user={user} refusal={undefined} />}
      path={`/admin/users/:id/${end}`}
      context={user}
    >
      {children}
    </Over>
  );
}

export const EditCustomer = meta.story({
  parameters: { path: `/admin/users/${user.id}/edit` },
  render: () => (
    <OverCustomer end="edit">
      <EditUser actionData={invalid({ email: "invalid" }, { email: "ana@" })} />
    </OverCustomer>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("E-mail")).toHaveFocus());
  },
});
export const EditCustomerOnAPhone = EditCustomer.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const ResetLink = meta.story({
  parameters: { path: `/admin/users/${user.id}/reset-link` },
  render: () => (
    <OverCustomer end="reset-link">
      <SendResetLink actionData={refused("rate-limited")} />
    </OverCustomer>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
  },
});
export const Rename = meta.story({
  parameters: { path: `/admin/users/${user.id}/plans/${user.plans[0]?.subscriptionId}/rename` },
  render: () => (
    <OverCustomer end="plans/:subscription/rename">
      <RenamePlan
        params={{ id: user.id, subscription: user.plans[0]?.subscriptionId ?? "" }}
        actionData={invalid({ label: "too-long" })}
      />
    </OverCustomer>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText("Nome")).toHaveFocus());
  },
});
export const Deactivate = meta.story({
  render: () => (
    <OverPanel>
      <DeactivatePlan
        loaderData={{ plan: { ...samplePlan(2), subscriptions: 2 } }}
        actionData={refused("unavailable")}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText(/2 assinaturas usam o plano Cloud Pro 2/));
  },
});
export const EditPlanOfAnother = meta.story({
  render: () => (
    <OverPanel>
      <EditPlan
        loaderData={{ plan: samplePlan(2) }}
        actionData={{
          ...refused("plan-changed"),
          values: { price: "49,90", description: "8 vCPUs", status: "ativo" },
        }}
      />
    </OverPanel>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText(/Outra pessoa mudou este plano/));
    await expect(canvas.getByLabelText("Preço")).toHaveValue("49,90");
    await expect(canvas.getByText(/Todas, também as 2 assinaturas atuais/)).toBeInTheDocument();
  },
});

const [incident] = sampleStatusDashboard.incidents;
const updateId = incident?.updates[0]?.id ?? "";

/** Renders a dialog over the status screen, at its URL. */
function OverStatus({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Over
      screen={<StatusScreen dashboard={sampleStatusDashboard} />}
      path={`/admin/status/${path}`}
      context={sampleStatusDashboard}
    >
      {children}
    </Over>
  );
}

export const NewIncidentRefused = meta.story({
  parameters: { path: "/admin/status/new" },
  render: () => (
    <OverStatus path="new">
      <NewIncident actionData={invalid<string>({ "title.pt-BR": "required", at: "invalid" })} />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByLabelText("Impacto: Cloud Server"));
  },
});
export const NewIncidentOnAPhone = NewIncidentRefused.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const NewMaintenance = meta.story({
  parameters: { path: "/admin/status/new?kind=maintenance" },
  render: () => (
    <OverStatus path="new">
      <NewIncident />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByLabelText(/Início previsto/));
  },
});
export const UpdateIncident = meta.story({
  parameters: { path: `/admin/status/${incident?.id}/update` },
  render: () => (
    <OverStatus path=":id/update">
      <AddUpdate params={{ id: incident?.id ?? "" }} actionData={refused("unavailable")} />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Situação")).toHaveValue("identified");
    await expect(canvas.getByLabelText("Impacto: Cloud Server")).toHaveValue("partial");
  },
});
export const EditIncidentText = meta.story({
  parameters: { path: `/admin/status/${updateId}/edit` },
  render: () => (
    <OverStatus path=":id/edit">
      <EditUpdate params={{ id: updateId }} />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Título (English)")).toHaveValue("Slow disks");
  },
});
export const RemoveIncidentAsks = meta.story({
  parameters: { path: `/admin/status/${incident?.id}/remove` },
  render: () => (
    <OverStatus path=":id/remove">
      <RemoveIncident params={{ id: incident?.id ?? "" }} />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
  },
});
export const RecordDaysSinceTheLast = meta.story({
  parameters: { path: "/admin/status/days" },
  render: () => (
    <OverStatus path="days">
      <RecordDays />
    </OverStatus>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Do dia")).toHaveValue("2026-10-01");
  },
});
