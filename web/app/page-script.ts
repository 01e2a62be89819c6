/** All the script that a content page begins with. */
import { staffMarkerCookieName } from "contracts";
import "./chrome/enhance.ts";
import "./islands.ts";
import "./ui/tooltip/tooltips.ts";

const isDraft = document.documentElement.dataset.draft !== undefined;

// The bar of a draft comes with it. A cookie that somebody made up is told nothing by the CMS.
if (!isDraft && document.cookie.includes(`${staffMarkerCookieName()}=`)) {
  void import("./chrome/staff-island.tsx")
    .then(({ mountStaffBar }) => mountStaffBar())
    .catch(() => undefined);
}
