import { STORY_RENDERED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { beforeEach } from "vitest";

/**
 * storybook-addon-pseudo-states rewrites the style sheets on STORY_RENDERED, which tests do not
 * emit. All sheets are loaded before the story renders.
 */
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
