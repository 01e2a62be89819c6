/** Event of the window: React has taken the page over, and answers. */
export const reactCame = "react-came";
