import { and, eq, isNull, ne } from "drizzle-orm";
import { type PayloadRequest, ValidationError } from "payload";
import { media } from "../payload-schema.ts";
import { type Database, getRequestDatabase } from "../platform/database.ts";
import { label } from "../platform/i18n/label.ts";
import { textLanguage } from "../platform/i18n/text-language.ts";

export interface DuplicatePicture {
  id: string;
  filename: string;
}

const duplicateMessage = label(
  "Esta imagem já está na biblioteca, como “{name}”. Use essa, ou marque que quer as duas.",
  "This picture is in the library already, as “{name}”. Use that one, or say that you want both.",
  "Esta imagen ya está en la biblioteca, como «{name}». Use esa o marque que quiere las dos.",
);

const pictureLabel = label("Imagem", "Picture", "Imagen");

/** Returns the oldest image that was uploaded with the same bytes and is not in the trash. */
export async function findDuplicatePicture(
  database: Database,
  hash: string,
  butNot?: string,
): Promise<DuplicatePicture | undefined> {
  const [found] = await database
    .select({ id: media.id, filename: media.filename })
    .from(media)
    .where(
      and(
        eq(media.hash, hash),
        isNull(media.deletedAt),
        butNot === undefined ? undefined : ne(media.id, butNot),
      ),
    )
    .orderBy(media.id)
    .limit(1);
  return found && { id: found.id, filename: found.filename ?? "" };
}

interface IncomingFile {
  hash: string;
  /** Id of the image whose file is replaced; undefined for a new image. */
  id: string | undefined;
  /** True if the editor has confirmed the duplicate. */
  isConfirmed: boolean;
}

export async function rejectDuplicatePicture(
  req: PayloadRequest,
  { hash, id, isConfirmed }: IncomingFile,
): Promise<void> {
  const duplicate = isConfirmed
    ? undefined
    : await findDuplicatePicture(await getRequestDatabase(req), hash, id);
  if (duplicate) {
    const language = textLanguage(req.i18n.language);
    const message = duplicateMessage[language].replace("{name}", duplicate.filename);
    const errors = [{ path: "keepBoth", label: pictureLabel, message }];
    throw new ValidationError({ collection: "media", errors, req }, req.t);
  }
}
