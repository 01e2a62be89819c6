/** Window event: React has hydrated the page and handles events. */
export const hydratedEvent = "react-hydrated";
