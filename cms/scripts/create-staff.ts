import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { emailField, lineField, newPasswordField, staffRoles } from "contracts";
import { staffCreateUsage } from "contracts/staff-usage";
import { getPayload } from "payload";
import { z } from "zod";
import { createStaff } from "../src/accounts/staff/create-staff.ts";
import config from "../src/payload.config.ts";

/** `npm run staff:create -- --email you@example.com --role admin`: creates a staff account. */

const options = z.strictObject({
  email: emailField,
  name: lineField({ max: 120 }).optional(),
  password: newPasswordField.optional(),
  role: z.enum(staffRoles).default("admin"),
});

const { values } = parseArgs({
  options: {
    email: { type: "string" },
    name: { type: "string" },
    password: { type: "string" },
    role: { type: "string" },
  },
  // Accepts unknown options, because the schema `options` rejects them and then shows the usage.
  strict: false,
});
const parsed = options.safeParse(values);
if (!parsed.success) {
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  ${path.length > 0 ? `--${path.join(".")}: ` : ""}${message}`,
  );
  console.error(`${staffCreateUsage}\n\n${problems.join("\n")}`);
  process.exit(1);
}

const { email, role, name = email.split("@")[0] ?? email } = parsed.data;
const password = parsed.data.password ?? randomBytes(12).toString("base64url");
const payload = await getPayload({ config });
const created = await createStaff(payload, { email, name, password, role });
if (!created.ok) {
  const problems = {
    "email-taken": `There is already a staff account for ${email}.`,
    "too-common": "  --password: too-common",
  };
  console.error(problems[created.code]);
  process.exit(1);
}
console.log(`Created the ${role} account ${email}.`);
if (!parsed.data.password) {
  console.log(`Its password, shown only now: ${password}`);
}
process.exit(0);
