/**
 * Tags a test that only `npm run test:exhaustive` runs: a combination that `npm test` does not
 * sample.
 */
export const exhaustive = { tag: "@exhaustive" };

/** Options for the tests of a matrix: `npm test` runs only the representatives. */
export function matrixTest({ isRepresentative }: { isRepresentative: boolean }): { tag?: string } {
  return isRepresentative ? {} : exhaustive;
}
