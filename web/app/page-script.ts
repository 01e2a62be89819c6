/** All the script that a content page begins with. */
import "./chrome/enhance.ts";
import "./islands.ts";
import "./ui/tooltip/tooltips.ts";
