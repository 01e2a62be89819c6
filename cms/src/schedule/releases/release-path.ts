/** Path of the screen with all schedules and releases. */
export const releasesPath = "/cms/releases";

/** Returns the path of a release's screen. */
export const releasePath = (id: string) => `${releasesPath}/${id}`;
