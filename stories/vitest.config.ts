import { mergeConfig } from "vitest/config";
import { storiesProject } from "./stories-project.ts";

/** Every story logs no error and breaks no accessibility rule, in either colour scheme. */
export default mergeConfig(storiesProject({ name: "stories", globals: {} }), {
  test: {
    setupFiles: ["forced-states", "vitest"].map(
      (setup) => `${import.meta.dirname}/.storybook/${setup}.setup.ts`,
    ),
  },
});
