import {
  type AfterChangesOptions,
  keepAfterChanges,
} from "../../ground/publishing/after-changes.ts";
import { drawImages } from "./draw-images.ts";

/** Draws share images soon after each publish and whatever was missed, for as long as it is let. */
export function keepDrawingImages(options: AfterChangesOptions): Promise<void> {
  const { pool, log, signal } = options;
  return keepAfterChanges(options, {
    name: "share-images",
    lookMs: 2_000,
    failure: "Cannot draw share images",
    run: () => drawImages({ pool, log, signal }),
  });
}
