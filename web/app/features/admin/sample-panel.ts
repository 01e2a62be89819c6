import type {
  AdminPlan,
  AdminUser,
  DueWork,
  StaffAccount,
  StatusDashboard,
  UserPage,
} from "contracts";
import type { ListPage } from "./list-query.ts";

/** Sample data of the panel's lists, for stories only. */
export const createdAt = "2026-10-01T12:00:00.000Z";
export const admin = { id: "00000000-0000-4000-8000-00000000000a", email: "rita@example.com" };

export function idOf(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

export function userNumber(index: number): AdminUser {
  return {
    id: idOf(index),
    fullname: index === 1 ? "Maria Aparecida dos Santos Albuquerque e Silva" : "Ana Souza",
    email: `customer-${index}@example.com`,
    phone: "+5511955500142",
    phoneExtension: null,
    createdAt,
    deletionRequestedAt: index === 2 ? createdAt : null,
    plans: Array.from({ length: index % 3 }, (_, plan) => ({
      id: String(100 + plan),
      subscriptionId: idOf(1_000 * (index + 1) + plan),
      name: plan === 0 ? "Cloud Pro" : "Datacenter virtual",
      description: "4 vCPUs, 8 GB de RAM",
      support: "email" as const,
      price: 320,
      status: "ativo" as const,
      since: createdAt,
      nextPayment: null,
      cancelledAt: null,
    })),
  };
}

export function planNumber(index: number): AdminPlan {
  return {
    id: String(100 + index),
    name: `Cloud Pro ${index}`,
    description: index === 1 ? "8 vCPUs, 16 GB de RAM, 200 GB NVMe, 5 TB. ".repeat(6) : "4 vCPUs",
    price: 320 + index,
    status: index % 2 ? "inativo" : "ativo",
    support: "email",
    version: String(index),
    created_by: admin.id,
    createdAt,
    subscriptions: index,
  };
}

export function pageOf<Row>(count: number, row: (index: number) => Row): ListPage<Row> {
  const docs = Array.from({ length: Math.min(count, 20) }, (_, index) => row(index));
  return { docs, total: count, page: 1, pages: Math.max(1, Math.ceil(count / 20)) };
}

export function usersPage(count: number): UserPage {
  return { ...pageOf(count, userNumber), deletionRequests: count > 2 ? 1 : 0, hasMore: false };
}

export const staff: StaffAccount[] = (["active", "invited", "disabled"] as const).map(
  (status, index) => ({
    id: idOf(index),
    name: "Rita Lemos",
    email: `staff-${index}@example.com`,
    role: index === 0 ? "admin" : "editor",
    status,
    createdAt,
  }),
);

export const due: DueWork = {
  paymentsOverdue: 2,
  paymentsThisWeek: 5,
  payments: [
    {
      customerId: idOf(1),
      fullname: "Maria Aparecida dos Santos Albuquerque e Silva",
      plan: "Cloud Pro",
      price: 320,
      nextPayment: "2020-01-10T00:00:00.000Z",
    },
    {
      customerId: idOf(2),
      fullname: "Ana Souza",
      plan: "Datacenter virtual",
      price: 1249.9,
      nextPayment: "2099-01-10T00:00:00.000Z",
    },
  ],
  newCustomers: 12,
  deletionRequests: 1,
  leadsWaiting: 7,
};

export const desk: StatusDashboard = {
  components: [
    { id: idOf(70), name: "Cloud Server" },
    { id: idOf(71), name: "Rede e internet" },
  ],
  incidents: [
    {
      id: idOf(80),
      kind: "incident",
      title: { "pt-BR": "Discos lentos em parte dos servidores", "en-US": "Slow disks" },
      startsAt: null,
      endsAt: null,
      updates: [
        {
          id: idOf(81),
          state: "identified",
          text: { "pt-BR": "Um nó de armazenamento responde devagar." },
          impacts: { [idOf(70)]: "partial" },
          at: createdAt,
        },
      ],
    },
  ],
  today: "2026-10-02",
  recordedUntil: "2026-10-01",
  subscribers: 12,
};
