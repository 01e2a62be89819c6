/** A release's screen. */
export const releasePath = (id: string) => `/cms/releases/${id}`;
