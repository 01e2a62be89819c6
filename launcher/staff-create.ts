import { staffCreateUsage } from "contracts/staff-usage";
import { runCommand } from "./command.ts";
import { product } from "./product.ts";
import { runWithDatabase } from "./run-with-database.ts";

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  // Printed before settings are parsed or a database is started, which --help does not need.
  console.log(staffCreateUsage);
  process.exit(0);
}

await runCommand(() =>
  runWithDatabase({
    product,
    environment: process.env,
    args,
    script: product.createStaffScript,
    isPrepared: true,
  }),
);
