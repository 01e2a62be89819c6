/** Leaves a test to `npm run test:exhaustive`: one more cell of a matrix that `npm test` samples. */
export const exhaustive = { tag: "@exhaustive" };

/** Details of a matrix's test: `npm test` runs the representatives alone. */
export function matrixTest({ isRepresentative }: { isRepresentative: boolean }): { tag?: string } {
  return isRepresentative ? {} : exhaustive;
}
