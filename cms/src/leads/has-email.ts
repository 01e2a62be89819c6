import { type SQL, sql } from "drizzle-orm";
import { leads } from "../payload-schema.ts";

/** SQL condition: the lead has this e-mail address, ignoring case (index `leads_email_lower_idx`). */
export function matchesLeadEmail(email: string | null): SQL {
  return sql`lower(${leads.email}) = lower(${email})`;
}
