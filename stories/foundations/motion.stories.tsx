import preview from "stories/preview";
import { expect } from "storybook/test";
import { MeasuredValue } from "./measured-value.tsx";
import * as styles from "./motion.css.ts";
import { TokenPage, TokenTable } from "./token-page.tsx";

const meta = preview.meta({ title: "Motion" });

export const Durations = meta.story({
  render: () => (
    <TokenPage
      heading="Motion"
      lede="150 ms for what answers a pointer, 250 ms for what opens. One curve. Point at a track, or reach it with Tab."
    >
      <TokenTable
        caption="Durations"
        columns={["Duration", "Try it"]}
        rows={(["quick", "calm"] as const).map((name) => ({
          name,
          cells: [
            <MeasuredValue
              key="value"
              className={styles.movingDots[name]}
              property="transition-duration"
            />,
            <button
              key="track"
              type="button"
              className={styles.movementTrack}
              aria-label={`Move: ${name}`}
            >
              <span className={styles.movingDots[name]} />
            </button>,
          ],
        }))}
      />
    </TokenPage>
  ),
});

export const Reduced = Durations.extend({
  // Excludes this story from the documentation page, where it would stop the motion of all stories.
  tags: ["!autodocs"],
  globals: { motion: "reduced" },
  /** Asserts that nothing moves with reduced motion. */
  play: async ({ canvas }) => {
    for (const track of canvas.getAllByRole("button")) {
      const dot = track.firstElementChild;
      await expect(dot && getComputedStyle(dot).transitionProperty).toBe("none");
    }
  },
});
