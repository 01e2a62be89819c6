/** Path of the screen with the editors' guide. */
export const helpPath = "/cms/help";

/** Returns the path of one of the guide's pictures. */
export const guidePicturePath = (name: string) => `/api/guide-pictures/${name}`;
