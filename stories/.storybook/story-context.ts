import type { Parameters } from "storybook/internal/csf";
import type { TestContext } from "vitest";

/** What addon-vitest leaves in the test's context. */
export interface StoryContext extends TestContext {
  story?: { id: string; parameters: Parameters };
}
