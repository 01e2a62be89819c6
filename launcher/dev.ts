import { runCommand } from "./command.ts";
import { launchProduct } from "./launch.ts";
import { product } from "./product.ts";

await runCommand(() => launchProduct({ product, mode: "development", environment: process.env }));
