import { runCommand } from "../../command.ts";
import { createStaff } from "../../create-staff.ts";
import { product } from "./product.ts";

await runCommand(() =>
  createStaff({ product, environment: process.env, args: process.argv.slice(2) }),
);
