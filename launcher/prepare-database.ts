import { join } from "node:path";
import { z } from "zod";
import { LaunchError } from "./launch-error.ts";
import { runScriptStep } from "./processes/run-step.ts";
import type { Product } from "./product.ts";
import { printStep } from "./terminal.ts";

const report = z.object({ staffAccounts: z.number().int().nonnegative() });
export type PreparationReport = z.infer<typeof report>;

function parseReport(stdout: string): PreparationReport {
  const lastLine = stdout.trimEnd().split("\n").at(-1) ?? "";
  try {
    return report.parse(JSON.parse(lastLine));
  } catch {
    throw new LaunchError(
      `Preparing the database ended without a report; its last line was "${lastLine}".`,
    );
  }
}

const progress = z.object({ part: z.string() });

/** Returns the step named by a line of the script's output, or undefined. */
function stepIn(line: string): string | undefined {
  try {
    return progress.parse(JSON.parse(line)).part;
  } catch {
    return undefined;
  }
}

/** Migrates the database, and seeds it if it is empty. */
export async function prepareDatabase(
  { root, prepareScript }: Product,
  { env, signal }: { env: NodeJS.ProcessEnv; signal: AbortSignal },
): Promise<PreparationReport> {
  const { isSuccess, stdout, stderr } = await printStep("Preparing the database", (reportStep) =>
    runScriptStep({ args: [join(root, prepareScript)], cwd: root, env }, signal, (line) => {
      const step = stepIn(line);
      if (step !== undefined) {
        reportStep(step);
      }
    }),
  );
  if (!isSuccess) {
    throw new LaunchError("Preparing the database failed; its output is above.", {
      details: `${stdout}${stderr}`,
    });
  }
  return parseReport(stdout);
}
