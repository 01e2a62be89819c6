import type { AdminPlan, AdminUser, AdminUserDetail } from "contracts";

/** One page of a list; undefined when it could not be had. */
export interface ListPage<Row> {
  docs: Row[];
  total: number;
  page: number;
  pages: number;
}

/** The dialog that the address asks for, with what it is about. */
export type PanelDialog =
  | { kind: "new-user" }
  | { kind: "new-plan" }
  | { kind: "add-plan"; user: AdminUserDetail; plans: AdminPlan[] }
  | { kind: "remove-user"; user: AdminUserDetail }
  | { kind: "edit-plan"; plan: AdminPlan }
  | { kind: "remove-plan"; plan: AdminPlan };

export interface Panel {
  users: ListPage<AdminUser> | undefined;
  plans: ListPage<AdminPlan> | undefined;
  dialog: PanelDialog | undefined;
}
