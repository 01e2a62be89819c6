/** First words of the ids of texts that customer area, panel and logins alone show: no other page is sent them. */
export const areaSubjects = ["account", "admin", "audit", "auth", "done", "due", "staff", "system"];
