import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

/**
 * The style sheets learn of forced states when Storybook says that a story stands, which nobody says
 * in a test. They are all here before the story is drawn.
 */
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
