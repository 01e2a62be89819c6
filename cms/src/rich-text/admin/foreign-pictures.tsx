"use client";
import {
  $isUploadNode,
  createClientFeature,
  UploadNode,
} from "@payloadcms/richtext-lexical/client";
import {
  $createParagraphNode,
  COMMAND_PRIORITY_NORMAL,
  PASTE_COMMAND,
} from "@payloadcms/richtext-lexical/lexical";
import { useLexicalComposerContext } from "@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext";
import { toast, useTranslation } from "@payloadcms/ui";
import { useEffectEvent, useLayoutEffect } from "react";
import { label } from "../../platform/i18n/label.ts";
import { textLanguage } from "../../platform/i18n/text-language.ts";
import { isForeignPicture } from "../foreign-pictures.ts";

/** Duration for which the message is shown, in ms. */
const messageMs = 20_000;

const texts = {
  one: label(
    "1 imagem não veio com o texto",
    "1 picture was left out of the text",
    "1 imagen no vino con el texto",
  ),
  many: label(
    "{count} imagens não vieram com o texto",
    "{count} pictures were left out of the text",
    "{count} imágenes no vinieron con el texto",
  ),
  instruction: label(
    "O site só mostra imagens da biblioteca. Copie cada imagem e cole-a à parte, ou digite / e escolha “Imagem” para enviar o arquivo.",
    "The site shows only pictures of the library. Copy each picture and paste it by itself, or type / and choose “Picture” to upload its file.",
    "El sitio solo muestra imágenes de la biblioteca. Copie cada imagen y péguela aparte, o escriba / y elija «Imagen» para subir el archivo.",
  ),
};

/**
 * Returns the file of a paste that consists of one picture without text, as after “Copy image” in a browser; otherwise
 * undefined.
 */
function pictureAlone({ files, html }: { files: FileList; html: Document }): File | undefined {
  const isAlone = html.images.length === 1 && html.body.textContent.trim() === "";
  return isAlone && files.length === 1 ? files[0] : undefined;
}

/**
 * Drops pasted pictures whose file is not in the paste, and reports their number. Payload would fetch these pictures
 * from the other site now and each time the draft is opened, and would store their URL.
 */
function ForeignPictures() {
  const [editor] = useLexicalComposerContext();
  const { i18n } = useTranslation();

  const report = useEffectEvent((count: number) => {
    const language = textLanguage(i18n.language);
    const message = texts[count === 1 ? "one" : "many"][language];
    toast.warning(message.replace("{count}", String(count)), {
      description: texts.instruction[language],
      duration: messageMs,
    });
  });

  // Uses a layout effect, to run before the effects of Payload's upload plugin, whose transform would fetch the
  // picture.
  useLayoutEffect(() => {
    const takesPictures = editor.hasNodes([UploadNode]);
    let dropped = 0;
    const endings = [
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const clipboard = event instanceof ClipboardEvent ? event.clipboardData : null;
          if (!clipboard?.types.includes("text/html")) {
            return false;
          }
          const { files } = clipboard;
          // Uses DOMParser, because its documents load no pictures.
          const html = new DOMParser().parseFromString(clipboard.getData("text/html"), "text/html");
          if (!takesPictures) {
            dropped += html.images.length;
            return false;
          }
          const file = pictureAlone({ files, html });
          if (!file) {
            return false;
          }
          // Repeats the paste with only the file, because Payload does not upload a pasted file if the paste contains
          // HTML.
          const clipboardData = new DataTransfer();
          clipboardData.items.add(file);
          event.preventDefault();
          return editor.dispatchCommand(
            PASTE_COMMAND,
            new ClipboardEvent("paste", { clipboardData }),
          );
        },
        COMMAND_PRIORITY_NORMAL,
      ),
      editor.registerUpdateListener(() => {
        if (dropped > 0) {
          report(dropped);
          dropped = 0;
        }
      }),
    ];
    if (takesPictures) {
      endings.push(
        editor.registerNodeTransform(UploadNode, (node) => {
          if (!($isUploadNode(node) && isForeignPicture(node.getData()))) {
            return;
          }
          dropped += 1;
          if (node.getParent()?.getChildrenSize() === 1) {
            node.replace($createParagraphNode());
          } else {
            node.remove();
          }
        }),
      );
    }
    return () => {
      for (const end of endings) {
        end();
      }
    };
  }, [editor]);
  return null;
}

export const ForeignPicturesClientFeature = createClientFeature({
  plugins: [{ Component: ForeignPictures, position: "normal" }],
});
