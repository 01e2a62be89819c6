import type { AdminPlan, AdminUserDetail, UserPage } from "contracts";

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
  | {
      kind: "add-plan";
      user: AdminUserDetail;
      /** The active ones that were searched for, as many as one page holds. */
      plans: ListPage<AdminPlan> | undefined;
      searched: string;
    }
  | { kind: "remove-user"; user: AdminUserDetail }
  | { kind: "edit-plan"; plan: AdminPlan }
  | { kind: "remove-plan"; plan: AdminPlan }
  /** What the dialog is about could not be had. */
  | { kind: "failed"; list: "users" | "plans" };

export interface Panel {
  users: UserPage | undefined;
  plans: ListPage<AdminPlan> | undefined;
  dialog: PanelDialog | undefined;
}
