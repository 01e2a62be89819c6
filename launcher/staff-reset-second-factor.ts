import { staffResetSecondFactorUsage } from "contracts/staff-usage";
import { runCommand } from "./command.ts";
import { product } from "./product.ts";
import { runWithDatabase } from "./run-with-database.ts";

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  // Prints the help before the launcher parses settings or starts a database, because --help needs neither.
  console.log(staffResetSecondFactorUsage);
  process.exit(0);
}

await runCommand(() =>
  runWithDatabase({
    product,
    environment: process.env,
    args,
    script: "cms/scripts/reset-second-factor.ts",
    shouldPrepare: true,
  }),
);
