import { LaunchError } from "./launch-error.ts";

/**
 * Runs a terminal command and exits with its code. A LaunchError is printed to stderr as one
 * sentence and exits with 1.
 */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  try {
    process.exit(await command());
  } catch (error) {
    if (error instanceof LaunchError) {
      if (error.details) {
        process.stderr.write(`${error.details.trimEnd()}\n\n`);
      }
      process.stderr.write(`${error.message}\n`);
    } else {
      console.error(error);
    }
    process.exit(1);
  }
}
