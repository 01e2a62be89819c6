/** Returns the path of a release's screen. */
export const releasePath = (id: string) => `/cms/releases/${id}`;
