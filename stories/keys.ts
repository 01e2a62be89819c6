/**
 * Presses real keys, in vitest's notation, because native elements ignore simulated keys. Works only in tests, so a
 * story that calls this function is tagged `!dev` and `!autodocs`.
 */
export async function pressKeys(keys: string): Promise<void> {
  const { userEvent } = await import("vitest/browser");
  await userEvent.keyboard(keys);
}
