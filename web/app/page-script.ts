/** All the script that a content page begins with. */
import { staffMarkerCookieName } from "contracts";
import "./chrome/below-later.ts";
import "./chrome/conversions.ts";
import "./chrome/enhance.ts";
import "./chrome/hide-on-scroll.ts";
import "./chrome/same-lines.ts";
import "./chrome/search-keys.ts";
import "./islands.ts";
import "./start-react.ts";
import "./ui/tooltip/tooltips.ts";

// What comes later checks forms with zod, which would try to compile from text. The site's policy lets nobody do
// that (security-headers.ts), and browsers report each try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// A draft has its bar, and the pages that React runs in the browser are nobody's to edit.
const isOfCms =
  document.documentElement.dataset.draft === undefined && !("__reactRouterContext" in window);

// A cookie that somebody made up is told nothing by the CMS.
if (isOfCms && document.cookie.includes(`${staffMarkerCookieName()}=`)) {
  void import("./chrome/staff-island.tsx")
    .then(({ mountStaffBar }) => mountStaffBar())
    .catch(() => undefined);
}
