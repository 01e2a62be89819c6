import { expect } from "storybook/test";

/** Asserts that the page does not scroll horizontally; call it at the end of a play function. */
export async function expectToFitWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
