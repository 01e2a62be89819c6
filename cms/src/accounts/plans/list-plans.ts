import type { AdminPlan, planQuery, planSortKeys } from "contracts";
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Payload } from "payload";
import type { z } from "zod";
import { plans } from "../../payload-schema.ts";
import { type Database, database } from "../../platform/database.ts";
import { containsWords, createResultPage, type ResultPage } from "../../platform/result-page.ts";
import { planColumns, toAdminPlan } from "./plan-rows.ts";

const maxPlainList = 1_000;

type Sort = (typeof planSortKeys)[number];

export type PlanQuery = z.output<typeof planQuery>;

const orders: Record<Sort, SQLWrapper> = {
  id: sql`(length(${plans.id}), ${plans.id})`,
  name: sql`lower(${plans.name}) collate "pt-BR-x-icu"`,
  price: plans.price,
  status: plans.status,
  createdAt: plans.createdAt,
};

function orderOf(sort: Sort | `-${Sort}`): SQL[] {
  const order = orders[sort.replace("-", "") as Sort];
  return [sort.startsWith("-") ? desc(order) : asc(order), asc(plans.id)];
}

/** SQL condition: the plan has the status, and contains the search text in id, name or description. */
function matching({ search, status }: Pick<PlanQuery, "search" | "status">): SQL | undefined {
  const { id, name, description } = plans;
  return and(
    containsWords(sql`${id} || ' ' || ${name} || ' ' || ${description}`, search),
    status === undefined ? undefined : eq(plans.status, status),
  );
}

export async function listPlans(
  payload: Payload,
  query: PlanQuery,
): Promise<ResultPage<AdminPlan>> {
  const { sort = "id", page, limit } = query;
  const matches = matching(query);
  const db = database(payload);
  const [total, rows] = await Promise.all([
    db.$count(plans, matches),
    db
      .select(planColumns)
      .from(plans)
      .where(matches)
      .orderBy(...orderOf(sort))
      .limit(limit)
      .offset((page - 1) * limit),
  ]);
  return createResultPage(rows.map(toAdminPlan), total, query);
}

/** Returns every plan ordered by id, without pages. */
export async function listAllPlans(payload: Payload): Promise<AdminPlan[]> {
  const rows = await database(payload)
    .select(planColumns)
    .from(plans)
    .orderBy(...orderOf("id"))
    .limit(maxPlainList);
  return rows.map(toAdminPlan);
}

export async function findPlan(db: Database, id: string): Promise<AdminPlan | undefined> {
  const [row] = await db.select(planColumns).from(plans).where(eq(plans.id, id));
  return row && toAdminPlan(row);
}
