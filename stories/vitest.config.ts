import { mergeConfig } from "vitest/config";
import { createStoriesProject } from "./stories-project.ts";

/**
 * Asserts that every story logs no error and violates no accessibility rule, in both colour
 * schemes.
 */
export default mergeConfig(createStoriesProject({ name: "stories", globals: {} }), {
  test: {
    setupFiles: ["forced-states", "vitest"].map(
      (setup) => `${import.meta.dirname}/.storybook/${setup}.setup.ts`,
    ),
  },
});
