// Ignores write errors of a closed terminal or pipe, which must not end the services or interrupt their shutdown.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

/** Prints a line of the launcher itself, not of a service. */
export function printLauncherLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

function formatSeconds(since: number): string {
  return `${Math.max(1, Math.round((performance.now() - since) / 1000))} s`;
}

/** Reports that the next step of a longer task begins and the previous step has ended. */
export type ReportStep = (label: string) => void;

/**
 * Prints the label, and on the same line the duration once the work is done. Work that reports steps gets one line per
 * step.
 */
export async function printStep<Result>(
  label: string,
  work: (reportStep: ReportStep) => Promise<Result>,
): Promise<Result> {
  process.stdout.write(`${label} ... `);
  let start = performance.now();
  let hasSteps = false;
  const reportStep = (step: string) => {
    printLauncherLine(hasSteps ? formatSeconds(start) : "");
    hasSteps = true;
    start = performance.now();
    process.stdout.write(`  ${step} ... `);
  };
  try {
    const result = await work(reportStep);
    printLauncherLine(formatSeconds(start));
    return result;
  } catch (error) {
    printLauncherLine("not finished");
    throw error;
  }
}
