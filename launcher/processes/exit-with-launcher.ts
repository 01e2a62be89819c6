/**
 * Preloaded into steps that know nothing of the launcher, such as a build: without it a step would
 * go on, and write into the build output, after its launcher was killed.
 */
process.on("disconnect", () => process.exit(1));
