import { label } from "../../platform/i18n/label.ts";

export const pictureTexts = {
  isThere: label(
    "Esta imagem já está na biblioteca:",
    "This picture is in the library already:",
    "Esta imagen ya está en la biblioteca:",
  ),
  useThat: label("Usar essa", "Use that one", "Usar esa"),
  keepBoth: label(
    "Manter as duas mesmo assim",
    "Keep both all the same",
    "Conservar las dos de todos modos",
  ),
  choose: label(
    "Use a que já existe ou marque que quer as duas.",
    "Use the one that is there, or say that you want both.",
    "Use la que ya existe o marque que quiere las dos.",
  ),
};
