import type { AdminUserDetail } from "contracts";
import { OwnArea } from "stories/area";
import { expectToFitWindow } from "stories/fits-window";
import preview from "stories/preview";
import { expect, waitFor } from "storybook/test";
import type { Refusal } from "#app/content/refusal.ts";
import { AdminFrame } from "./admin-frame.tsx";
import { CustomerScreen } from "./customer-screen.tsx";
import type { PanelDialog } from "./panel.ts";
import { PanelScreen } from "./panel-screen.tsx";
import { admin, pageOf, planNumber, userNumber, usersPage } from "./sample-panel.ts";

const user: AdminUserDetail = { ...userNumber(2), locale: "pt-BR" };

const meta = preview.meta({
  component: PanelScreen,
  parameters: {
    guidance: {
      use: "What an administrator changes, over the list that it belongs to.",
      avoid: "For what a customer changes: that is in the client area.",
    },
  },
  // Their plays read Portuguese.
  globals: { locale: "pt-BR" },
  decorators: [
    (Story, { parameters }) => (
      <OwnArea path={parameters.path ?? "/admin"}>
        <Story />
      </OwnArea>
    ),
  ],
});

/** Once the dialog has come up. */
function expectSeen(element: HTMLElement): Promise<void> {
  return waitFor(() => expect(element).toBeVisible(), { timeout: 5_000 });
}

/** A dialog over the panel, and why its form was not taken. */
function refused(dialog: PanelDialog, refusal?: Omit<Refusal, "values"> & Partial<Refusal>) {
  return () => (
    <AdminFrame admin={admin}>
      <PanelScreen
        users={usersPage(1)}
        plans={pageOf(1, planNumber)}
        dialog={dialog}
        refusal={refusal && { values: {}, ...refusal }}
      />
    </AdminFrame>
  );
}

export const NewUser = meta.story({
  render: refused(
    { kind: "new-user" },
    {
      intent: "create-user",
      code: "invalid",
      values: { fullname: "An", email: "ana@", phone: "123" },
      fields: {
        fullname: "too-short",
        email: "invalid",
        phone: "too-short",
        password: "too-short",
      },
    },
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
export const NewUserOnAPhone = NewUser.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const NewUserWithTakenEmail = meta.story({
  render: refused(
    { kind: "new-user" },
    {
      intent: "create-user",
      code: "email-taken",
      values: { fullname: "Ana Souza", email: "ana@example.com", phone: "11 95550-0142" },
    },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/e-mail/i);
    await expect(canvas.getByLabelText("E-mail")).toHaveValue("ana@example.com");
  },
});

export const AddPlan = meta.story({
  render: refused(
    { kind: "add-plan", user, plans: pageOf(3, planNumber), searched: "" },
    {
      intent: "add-plan",
      code: "invalid",
      fields: { planId: "required", nextPayment: "invalid" },
    },
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText("ID do plano inválido"));
  },
});
export const AddPlanWithoutPlans = meta.story({
  render: refused(
    { kind: "add-plan", user, plans: pageOf(0, planNumber), searched: "" },
    { intent: "add-plan", code: "no-active-plans" },
  ),
});

export const NoSuchUser = meta.story({
  render: refused({ kind: "failed", list: "users" }),
});

export const RemoveUser = meta.story({
  render: refused({ kind: "remove-user", user }, { intent: "remove-user", code: "unavailable" }),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
    await expectSeen(canvas.getByRole("alert"));
  },
});

export const NewPlan = meta.story({
  render: refused(
    { kind: "new-plan" },
    {
      intent: "create-plan",
      code: "invalid",
      values: { price: "muito" },
      fields: { name: "required", price: "invalid", description: "required" },
    },
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText("Por favor insira um preço válido"));
  },
});
export const NewPlanWithTakenId = meta.story({
  render: refused(
    { kind: "new-plan" },
    { intent: "create-plan", code: "plan-id-taken", values: { name: "Cloud", price: "320" } },
  ),
});

export const EditPlan = meta.story({
  render: refused(
    { kind: "edit-plan", plan: planNumber(1) },
    {
      intent: "edit-plan",
      code: "invalid",
      values: { price: "-1", description: "", status: "" },
      fields: { price: "invalid", description: "required", status: "invalid" },
    },
  ),
});

export const RemovePlan = meta.story({
  render: refused(
    { kind: "remove-plan", plan: planNumber(4) },
    { intent: "remove-plan", code: "plan-in-use", subscriptions: 1_234 },
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByText(/1\.234/));
  },
});

export const Customer = meta.story(() => (
  <AdminFrame admin={admin}>
    <CustomerScreen user={user} cancelId={undefined} refusal={undefined} />
  </AdminFrame>
));
export const CustomerOnAPhone = Customer.extend({
  globals: { viewport: { value: "phone" } },
  play: expectToFitWindow,
});
export const CustomerWithoutPlans = meta.story(() => (
  <AdminFrame admin={admin}>
    <CustomerScreen user={{ ...user, plans: [] }} cancelId={undefined} refusal={undefined} />
  </AdminFrame>
));
export const NoSuchCustomer = meta.story(() => (
  <AdminFrame admin={admin}>
    <CustomerScreen user="none" cancelId={undefined} refusal={undefined} />
  </AdminFrame>
));
export const CancelRefused = meta.story({
  render: () => (
    <AdminFrame admin={admin}>
      <CustomerScreen
        user={user}
        cancelId={user.plans[0]?.subscriptionId}
        refusal={{ intent: "cancel-subscription", code: "already-cancelled", values: {} }}
      />
    </AdminFrame>
  ),
  play: async ({ canvas }) => {
    await expectSeen(canvas.getByRole("alertdialog"));
    await expectSeen(canvas.getByRole("alert"));
  },
});
