import { z } from "zod";

const percent = z.coerce.number().min(0).max(100);

const point = z.object({ x: percent, y: percent });

/** Edits of the "Edit image" dialog, which the CMS sends in the query of a save. */
const uploadEdits = z
  .object({
    crop: z.record(z.string(), z.unknown()).optional(),
    focalPoint: point.optional().catch(undefined),
    heightInPixels: z.coerce.number().optional(),
    widthInPixels: z.coerce.number().optional(),
  })
  .catch({});

export type UploadEdits = z.infer<typeof uploadEdits>;

interface SaveRequest {
  query: unknown;
  data: unknown;
}

/** Returns the edits of a save; API clients send the focal point in the data instead. */
export function readUploadEdits({ query, data }: SaveRequest): UploadEdits {
  const edits = uploadEdits.parse(query ?? {});
  const focalPointInData = z.object({ focalX: percent, focalY: percent }).safeParse(data);
  const focalPoint =
    edits.focalPoint ??
    (focalPointInData.success
      ? { x: focalPointInData.data.focalX, y: focalPointInData.data.focalY }
      : undefined);
  return { ...edits, ...(focalPoint ? { focalPoint } : {}) };
}

interface StoredPicture {
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
}

/** Returns true if the edits change the files of a stored image. */
export function doEditsChangeFiles(
  { crop, focalPoint, heightInPixels, widthInPixels }: UploadEdits,
  { focalX, focalY }: StoredPicture,
): boolean {
  const isCropped = Boolean(crop ?? heightInPixels ?? widthInPixels);
  const isMoved =
    focalPoint !== undefined &&
    (Math.round(focalPoint.x) !== (focalX ?? 50) || Math.round(focalPoint.y) !== (focalY ?? 50));
  return isCropped || isMoved;
}
