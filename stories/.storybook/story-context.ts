import type { Parameters } from "storybook/internal/csf";
import type { TestContext } from "vitest";

/** The test context with the fields that addon-vitest adds. */
export interface StoryContext extends TestContext {
  story?: { id: string; parameters: Parameters };
}
