import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { getPayload } from "payload";
import { z } from "zod";
import config from "../src/payload.config.ts";

/** `npm run staff:create -- --email you@example.com --role admin`: makes a staff account. */

const options = z.object({
  email: z.email(),
  name: z.string().min(1).optional(),
  password: z.string().min(6).max(128).optional(),
  role: z.enum(["admin", "editor"]).default("admin"),
});

const { values } = parseArgs({
  options: {
    email: { type: "string" },
    name: { type: "string" },
    password: { type: "string" },
    role: { type: "string" },
  },
});
const parsed = options.safeParse(values);
if (!parsed.success) {
  const problems = parsed.error.issues.map(
    ({ path, message }) => `  --${path.join(".")}: ${message}`,
  );
  console.error(
    `Usage: npm run staff:create -- --email you@example.com [--role admin|editor] [--name "Your Name"] [--password ...]\n${problems.join("\n")}`,
  );
  process.exit(1);
}

const { email, role, name = email.split("@")[0] ?? email } = parsed.data;
const password = parsed.data.password ?? randomBytes(12).toString("base64url");
const payload = await getPayload({ config });
const { totalDocs } = await payload.count({
  collection: "staff",
  where: { email: { equals: email } },
});
if (totalDocs > 0) {
  console.error(`There is already a staff account for ${email}.`);
  process.exit(1);
}
await payload.create({ collection: "staff", data: { email, name, password, role } });
console.log(`Created the ${role} account ${email}.`);
if (!parsed.data.password) {
  console.log(`Its password, shown only now: ${password}`);
}
process.exit(0);
