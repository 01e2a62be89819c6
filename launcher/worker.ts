import { runCommand } from "./command.ts";
import { product } from "./product.ts";
import { runWorker } from "./run-worker.ts";

await runCommand(() => runWorker({ product, environment: process.env }));
