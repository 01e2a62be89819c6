import { expect } from "storybook/test";

/** Nothing sticks out: the page does not scroll sideways. For the end of a play function. */
export async function expectToFitWindow(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
}
