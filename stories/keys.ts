/**
 * Presses real keys, in vitest's notation: native elements answer no others. Only a test has them, so
 * the story is tagged `!dev` and `!autodocs`.
 */
export async function press(keys: string): Promise<void> {
  const { userEvent } = await import("vitest/browser");
  await userEvent.keyboard(keys);
}
