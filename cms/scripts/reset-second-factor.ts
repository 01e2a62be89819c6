import { emailField } from "contracts";
import { staffResetSecondFactorUsage } from "contracts/staff-usage";
import { eq } from "drizzle-orm";
import { getPayload } from "payload";
import { resetSecondFactor } from "../src/accounts/credentials/manage-second-factor.ts";
import config from "../src/payload.config.ts";
import { staff } from "../src/payload-schema.ts";
import { database } from "../src/platform/database.ts";

/** `npm run staff:reset-second-factor -- you@example.com`: removes the second factor of a staff account. */

const args = process.argv.slice(2);
const email = emailField.safeParse(args[0]).data;
if (email === undefined || args.length !== 1) {
  console.error(staffResetSecondFactorUsage);
  process.exit(1);
}

const payload = await getPayload({ config });
const [account] = await database(payload)
  .select({ id: staff.id })
  .from(staff)
  .where(eq(staff.email, email));
if (!account) {
  console.error(`There is no staff account for ${email}.`);
  process.exit(1);
}
const reset = await resetSecondFactor(payload, { actor: undefined, kind: "staff", id: account.id });
if (!reset.ok) {
  console.error(`The account ${email} has no second factor.`);
  process.exit(1);
}
console.log(`Removed the second factor of ${email}. Its password is enough to log in now.`);
process.exit(0);
