import type { Media } from "cms/payload-types";

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#d6eade"/><path d="M0 800L600 260 1200 800z" fill="#0d5c3a"/></svg>`;

/** For stories: an uploaded picture as the CMS returns it, with the file as a data URL. */
export function uploadedPicture(alt: string): Media {
  return {
    id: "picture",
    alt,
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: 1200,
    height: 800,
    createdAt: "2026-11-22T12:00:00.000Z",
    updatedAt: "2026-11-22T12:00:00.000Z",
  };
}
