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

/** One calm line: the label at once, the duration when the work is done. */
export async function printStep<Result>(
  label: string,
  work: () => Promise<Result>,
): Promise<Result> {
  process.stdout.write(`${label} ... `);
  const start = performance.now();
  try {
    const result = await work();
    print(seconds(start));
    return result;
  } catch (error) {
    print("not finished");
    throw error;
  }
}
