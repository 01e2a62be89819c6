/**
 * Presses real keys, in vitest's notation, because native elements ignore simulated ones. Works
 * only in tests, so the story is tagged `!dev` and `!autodocs`.
 */
export async function press(keys: string): Promise<void> {
  const { userEvent } = await import("vitest/browser");
  await userEvent.keyboard(keys);
}
