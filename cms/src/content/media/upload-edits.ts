import { z } from "zod";

const percent = z.coerce.number().min(0).max(100);

const point = z.object({ x: percent, y: percent });

/** What an editor asked for in "Edit image", as the screens put it into the address of a save. */
const uploadEdits = z
  .object({
    crop: z.record(z.string(), z.unknown()).optional(),
    focalPoint: point.optional().catch(undefined),
    heightInPixels: z.coerce.number().optional(),
    widthInPixels: z.coerce.number().optional(),
  })
  .catch({});

export type UploadEdits = z.infer<typeof uploadEdits>;

interface Asked {
  query: unknown;
  data: unknown;
}

/** The edits of a save; a program says the focal point among its data. */
export function editsOf({ query, data }: Asked): UploadEdits {
  const edits = uploadEdits.parse(query ?? {});
  const inData = z.object({ focalX: percent, focalY: percent }).safeParse(data);
  const focalPoint =
    edits.focalPoint ??
    (inData.success ? { x: inData.data.focalX, y: inData.data.focalY } : undefined);
  return { ...edits, ...(focalPoint ? { focalPoint } : {}) };
}

interface Stored {
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
}

/** Whether the edits make other files of a stored picture. */
export function changesFiles(
  { crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits,
  { focalX, focalY }: Stored,
): boolean {
  const isCut = Boolean(crop ?? heightInPixels ?? widthInPixels);
  const isMoved =
    focalPoint !== undefined &&
    (Math.round(focalPoint.x) !== (focalX ?? 50) || Math.round(focalPoint.y) !== (focalY ?? 50));
  return isCut || isMoved;
}
