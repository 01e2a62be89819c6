import { runCommand } from "./command.ts";
import { launch } from "./launch.ts";
import { product } from "./product.ts";

await runCommand(() => launch({ product, mode: "production", environment: process.env }));
