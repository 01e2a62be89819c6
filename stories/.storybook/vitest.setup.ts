import axe from "axe-core";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { StoryContext } from "./story-context.ts";

/** Accessibility rules that depend on colours. All other rules have the same result in both colour schemes. */
const colourRules = ["color-contrast", "link-in-text-block"];

beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(calls, "a story logs no error").toEqual([]);
});

/** Checks colours in the dark scheme; Storybook's addon checks them in the light scheme. */
afterEach(async ({ story }: StoryContext) => {
  const a11y = story?.parameters.a11y;
  const rules = colourRules.filter((rule) => a11y?.options?.rules?.[rule]?.enabled !== false);
  if (a11y?.test !== "error" || rules.length === 0) {
    return;
  }
  const { dataset } = document.documentElement;
  dataset.motion = "reduced";
  dataset.theme = "dark";
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ["violations"],
  });
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}: ${failureSummary}`),
  );
  expect(problems, "colours in the dark").toEqual([]);
});
