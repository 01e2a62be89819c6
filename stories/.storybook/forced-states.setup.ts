import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

/**
 * Rewrites the style sheets before each story. storybook-addon-pseudo-states does this on STORY_RENDERED, which tests
 * do not emit; all sheets are loaded before a story renders.
 */
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
