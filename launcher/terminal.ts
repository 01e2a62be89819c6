// A closed terminal or pipe takes no more lines; that must not end the servers, or their shutdown.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", () => {});
}

/** What the launcher says, apart from the lines of the servers it hands on. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function seconds(since: number): string {
  return `${Math.max(1, Math.round((performance.now() - since) / 1000))} s`;
}

/** Begins a part of the work, which ends the one before it. */
export type ReportPart = (label: string) => void;

/**
 * One calm line: the label at once, the duration when the work is done. Work that reports its parts has
 * a line for each instead.
 */
export async function printStep<Result>(
  label: string,
  work: (reportPart: ReportPart) => Promise<Result>,
): Promise<Result> {
  process.stdout.write(`${label} ... `);
  let start = performance.now();
  let hasParts = false;
  const reportPart = (part: string) => {
    print(hasParts ? seconds(start) : "");
    hasParts = true;
    start = performance.now();
    process.stdout.write(`  ${part} ... `);
  };
  try {
    const result = await work(reportPart);
    print(seconds(start));
    return result;
  } catch (error) {
    print("not finished");
    throw error;
  }
}
