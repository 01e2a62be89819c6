import { everythingTag } from "contracts";

/** Header between the renderer and the page cache: what content a page was drawn from. Not sent to visitors. */
export const dependsOnHeader = "x-depends-on";

/** Of a page that does not say: any change may change it. */
export function dependsOn({ headers }: Response): string[] {
  return headers.get(dependsOnHeader)?.split(" ") ?? [everythingTag];
}
