import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

/**
 * Makes storybook-addon-pseudo-states rewrite the style sheets before each story. The addon does so on STORY_RENDERED,
 * which tests do not emit. All sheets are loaded before a story renders.
 */
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
