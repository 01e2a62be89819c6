import { runCommand } from "./command.ts";
import { product } from "./product.ts";
import { runWithDatabase } from "./run-with-database.ts";

await runCommand(() =>
  runWithDatabase({
    product,
    environment: process.env,
    args: process.argv.slice(2),
    script: "cms/scripts/restore.ts",
    shouldPrepare: false,
  }),
);
