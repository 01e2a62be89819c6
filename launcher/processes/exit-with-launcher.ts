/**
 * Preloaded into steps that know nothing of the launcher, such as a build: without it a step would
 * go on, and write into the build output, after its launcher was killed. Workers that the step
 * forks inherit the preload; they have a channel to the step, which is none of our business.
 */
const launcher = Number(new URL(import.meta.url).searchParams.get("launcher"));

if (process.ppid === launcher) {
  process.on("disconnect", () => process.exit(1));
  // The listener alone would keep a finished step waiting for the end of its launcher.
  process.channel?.unref();
}
