// A closed terminal or pipe causes write errors; they must not end the servers or interrupt their
// shutdown.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

/** Prints a line of the launcher itself, not of a service. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${Math.max(1, Math.round((performance.now() - since) / 1000))} s`;
}

/** Starts the next step of a longer task, and ends the one before it. */
export type ReportStep = (label: string) => void;

/**
 * Prints the label at once and the duration when the work is done, on one line. Work that reports
 * steps gets one line per step.
 */
export async function printStep<Result>(
  label: string,
  work: (reportStep: ReportStep) => Promise<Result>,
): Promise<Result> {
  process.stdout.write(`${label} ... `);
  let start = performance.now();
  let hasParts = false;
  const reportStep = (step: string) => {
    print(hasParts ? seconds(start) : "");
    hasParts = true;
    start = performance.now();
    process.stdout.write(`  ${step} ... `);
  };
  try {
    const result = await work(reportStep);
    print(seconds(start));
    return result;
  } catch (error) {
    print("not finished");
    throw error;
  }
}
