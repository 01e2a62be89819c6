import { label } from "../platform/i18n/label.ts";

/** Accepted MIME types. Browsers receive this list too, to check files before an upload. */
export const pictureTypes = [
  "image/avif",
  "image/jpeg",
  "image/png",
  "image/svg+xml",
  "image/webp",
] as const;

const mebibyte = 1024 * 1024;
export const maxPictureMebibytes = 20;
export const maxPictureBytes = maxPictureMebibytes * mebibyte;
/** Maximum number of pixels of an image (width times height): 16,383 squared, the default limit of sharp. */
export const maxPicturePixels = 0x3f_ff ** 2;

/** Maximum size of all files that one user may upload per day, in GiB. */
export const maxDailyGibibytes = 2;

/** Size of images for social networks, in pixels. Networks show images of this ratio, 1.91 to 1, uncropped. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export const fileProblems = {
  type: label(
    "Este arquivo não é uma imagem que o site mostra. Envie AVIF, JPEG, PNG, SVG ou WebP.",
    "This file is not a picture that the site can show. Send AVIF, JPEG, PNG, SVG or WebP.",
    "Este archivo no es una imagen que el sitio pueda mostrar. Envíe AVIF, JPEG, PNG, SVG o WebP.",
  ),
  size: label(
    `Esta imagem passa de ${maxPictureMebibytes} MB, o limite. Reduza-a e envie de novo.`,
    `This picture is over ${maxPictureMebibytes} MB, the limit. Make it smaller and send it again.`,
    `Esta imagen supera los ${maxPictureMebibytes} MB, el límite. Redúzcala y envíela de nuevo.`,
  ),
  script: label(
    "Este SVG contém código, que o site não publica. Exporte só o desenho.",
    "This SVG contains code, which the site does not publish. Export the drawing alone.",
    "Este SVG contiene código, que el sitio no publica. Exporte solo el dibujo.",
  ),
  pixels: label(
    "Esta imagem tem pixels demais: mais de 268 milhões. Reduza-a e envie de novo.",
    "This picture has too many pixels: over 268 million. Make it smaller and send it again.",
    "Esta imagen tiene demasiados píxeles: más de 268 millones. Redúzcala y envíela de nuevo.",
  ),
  broken: label(
    "Este arquivo está incompleto ou corrompido. Exporte a imagem de novo e envie.",
    "This file is incomplete or damaged. Export the picture again and send it.",
    "Este archivo está incompleto o dañado. Exporte la imagen de nuevo y envíela.",
  ),
  quota: label(
    `Você já enviou ${maxDailyGibibytes} GB em imagens nas últimas 24 horas, o limite. Continue amanhã.`,
    `You have uploaded ${maxDailyGibibytes} GB of pictures in the last 24 hours, the limit. Continue tomorrow.`,
    `Ya ha subido ${maxDailyGibibytes} GB de imágenes en las últimas 24 horas, el límite. Continúe mañana.`,
  ),
  room: label(
    "O servidor está quase sem espaço para imagens. Avise quem o administra.",
    "The server is almost out of space for pictures. Tell whoever runs it.",
    "El servidor casi no tiene espacio para imágenes. Avise a quien lo administra.",
  ),
  dimensions: label(
    "Este SVG não diz seu tamanho. Exporte-o com viewBox ou com largura e altura.",
    "This SVG does not state its size. Export it with a viewBox or with width and height.",
    "Este SVG no indica su tamaño. Expórtelo con viewBox o con ancho y alto.",
  ),
};

export type FileProblem = keyof typeof fileProblems;

/**
 * Checks a file by its declared size and type. Accepts a file whose type the browser does not know; the server checks
 * it.
 */
export function findFileProblem({
  size,
  type,
}: {
  size: number;
  type: string;
}): FileProblem | undefined {
  if (type !== "" && !pictureTypes.some((known) => known === type)) {
    return "type";
  }
  return size > maxPictureBytes ? "size" : undefined;
}
