/** Path of the screen with all that is planned: schedules and releases. */
export const releasesPath = "/cms/releases";

/** Returns the path of a release's screen. */
export const releasePath = (id: string) => `${releasesPath}/${id}`;
