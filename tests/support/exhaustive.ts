/** Tag of a test that only `npm run test:exhaustive` runs: a combination that `npm test` omits. */
export const exhaustiveTag = { tag: "@exhaustive" };

/** Returns the options of a test in a matrix of combinations. `npm test` runs only representative combinations. */
export function matrixTestOptions({ isRepresentative }: { isRepresentative: boolean }): {
  tag?: string;
} {
  return isRepresentative ? {} : exhaustiveTag;
}
