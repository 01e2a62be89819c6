import { runCommand } from "../../command.ts";
import { runWithDatabase } from "../../run-with-database.ts";
import { product } from "./product.ts";

await runCommand(() =>
  runWithDatabase({
    product,
    environment: process.env,
    args: process.argv.slice(2),
    script: product.createStaffScript,
    shouldPrepare: true,
  }),
);
