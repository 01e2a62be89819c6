import { mergeConfig } from "vitest/config";
import { storiesProject } from "./stories-project.ts";

/**
 * Asserts that every story logs no error and violates no accessibility rule, in both colour
 * schemes.
 */
export default mergeConfig(storiesProject({ name: "stories", globals: {} }), {
  test: {
    setupFiles: ["forced-states", "vitest"].map(
      (setup) => `${import.meta.dirname}/.storybook/${setup}.setup.ts`,
    ),
  },
});
