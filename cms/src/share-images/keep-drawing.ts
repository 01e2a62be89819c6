import {
  type AfterChangesOptions,
  keepAfterChanges,
} from "../platform/publishing/after-changes.ts";
import { drawImages } from "./draw-images.ts";

/** Renders share images soon after each publish, and those that were missed, until `signal` aborts. */
export function keepDrawingImages(options: AfterChangesOptions): Promise<void> {
  const { pool, log, signal } = options;
  return keepAfterChanges(options, {
    name: "share-images",
    lookMs: 2_000,
    failure: "Cannot draw share images",
    run: () => drawImages({ pool, log, signal }),
  });
}
