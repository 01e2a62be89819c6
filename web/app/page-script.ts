/** The initial script of every content page. */
import { staffMarkerCookieName } from "contracts";
import "./chrome/conversions.ts";
import "./chrome/enhance.ts";
import "./chrome/hide-on-scroll.ts";
import "./chrome/search-keys.ts";
import "./islands.ts";
import "./start-react.ts";
import "./ui/tooltip/tooltips.ts";

// Disables zod's JIT compiler in scripts loaded later: the CSP forbids compiling code from text
// (security-headers.ts), and browsers report each attempt.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// Skips drafts, which have their own bar, and hydrated pages, which are not documents of the CMS.
const isCmsDocument =
  document.documentElement.dataset.draft === undefined &&
  document.querySelector("template[data-late-scripts]") === null;

// A forged cookie has no effect, because the CMS rejects it.
if (isCmsDocument && document.cookie.includes(`${staffMarkerCookieName()}=`)) {
  void import("./chrome/staff-island.tsx")
    .then(({ mountStaffBar }) => mountStaffBar())
    .catch(() => undefined);
}
