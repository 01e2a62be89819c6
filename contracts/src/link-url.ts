/** Returns true if the site renders this URL in running text as a link; it renders any other URL as plain text. */
export function isFollowableUrl(url: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(url);
}

/** Adds `https://` to a bare domain ("example.com/x", "//example.com"); returns other texts unchanged. */
export function addUrlScheme(text: string): string {
  const url = text.trim();
  const [host = ""] = url.replace(/^\/\//, "").split(/[/?#]/, 1);
  const isDomain = /^[\p{L}\p{N}][\p{L}\p{N}.-]*\.\p{L}[\p{L}\p{N}-]+(?::\d+)?$/u.test(host);
  return isDomain ? `https://${url.replace(/^\/\//, "")}` : url;
}
