import { sql } from "@payloadcms/db-postgres";
import type { AdminPlan, planQuery, planSorts } from "contracts";
import type { Payload } from "payload";
import type { z } from "zod";
import { database, type SQL } from "../../ground/database.ts";
import { containingWords, type Page, pageOf, pageWindow } from "../../ground/page.ts";
import { adminPlan, type PlanRow, planColumns } from "./plan-rows.ts";

const maxPlainList = 1_000;

type Sort = (typeof planSorts)[number];

export type PlanQuery = z.output<typeof planQuery>;

const orders: Record<Sort, SQL> = {
  id: sql`length(p.id), p.id`,
  name: sql`lower(p.name) collate "pt-BR-x-icu"`,
  price: sql`p.price`,
  status: sql`p.status`,
  createdAt: sql`p.created_at`,
};

function orderBy(sort: Sort | `-${Sort}`): SQL {
  const isDescending = sort.startsWith("-");
  const order = orders[sort.replace("-", "") as Sort];
  return sql`order by (${order}) ${isDescending ? sql`desc` : sql`asc`}, p.id`;
}

/** SQL: plans `p` of the status whose id, name or description has the text. */
function matching({ search, status }: Pick<PlanQuery, "search" | "status">): SQL {
  const found =
    containingWords(sql`p.id || ' ' || p.name || ' ' || p.description`, search) ?? sql`true`;
  return status === undefined ? found : sql`${found} and p.status = ${status}`;
}

export async function listPlans(payload: Payload, query: PlanQuery): Promise<Page<AdminPlan>> {
  const { sort = "id" } = query;
  const matches = matching(query);
  const db = database(payload);
  const [{ rows: counted }, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from plans p where ${matches}`),
    db.execute<PlanRow>(sql`
      select ${planColumns} from plans p where ${matches} ${orderBy(sort)} ${pageWindow(query)}`),
  ]);
  return pageOf(rows.map(adminPlan), counted[0]?.total ?? 0, query);
}

/** Every plan in the order of its id, without pages. */
export async function listAllPlans(payload: Payload): Promise<AdminPlan[]> {
  const { rows } = await database(payload).execute<PlanRow>(sql`
    select ${planColumns} from plans p ${orderBy("id")} limit ${maxPlainList}`);
  return rows.map(adminPlan);
}

export async function findPlan(payload: Payload, id: string): Promise<AdminPlan | undefined> {
  const { rows } = await database(payload).execute<PlanRow>(
    sql`select ${planColumns} from plans p where p.id = ${id}`,
  );
  return rows[0] && adminPlan(rows[0]);
}
