import { type Label, label } from "../../platform/i18n/label.ts";

/** Patterns of the failure reasons that the worker stores, with texts for staff. `$1` is the number in the reason. */
const reasonTexts: readonly (readonly [RegExp, Label])[] = [
  [
    /^The receiver answered (\d+)$/,
    label("O destino respondeu $1", "The receiver answered $1", "El destino respondió $1"),
  ],
  [
    /^No answer within (\d+) s$/,
    label(
      "O destino não respondeu em $1 s",
      "The receiver gave no answer within $1 s",
      "El destino no respondió en $1 s",
    ),
  ],
  [
    /^The destination is no longer configured$/,
    label(
      "O destino deixou de ser configurado",
      "The destination is no longer configured",
      "El destino ya no está configurado",
    ),
  ],
  [
    /^The host is on a private network/,
    label(
      "O endereço do destino fica numa rede privada (ALLOW_PRIVATE_WEBHOOKS permite isso)",
      "The receiver's address is on a private network (ALLOW_PRIVATE_WEBHOOKS allows that)",
      "La dirección del destino está en una red privada (ALLOW_PRIVATE_WEBHOOKS lo permite)",
    ),
  ],
  [
    /\bECONNREFUSED\b/,
    label(
      "O destino não aceita conexões (ECONNREFUSED)",
      "The receiver accepts no connections (ECONNREFUSED)",
      "El destino no acepta conexiones (ECONNREFUSED)",
    ),
  ],
  [
    /\bENOTFOUND\b/,
    label(
      "O nome do destino não existe na internet (ENOTFOUND)",
      "The receiver's name does not exist on the internet (ENOTFOUND)",
      "El nombre del destino no existe en internet (ENOTFOUND)",
    ),
  ],
];

/** Returns a text for staff about a failure reason. Returns unknown reasons unchanged. */
export function describeFailureReason(reason: string, language: keyof Label): string {
  for (const [pattern, words] of reasonTexts) {
    const match = pattern.exec(reason);
    if (match) {
      return words[language].replace("$1", match[1] ?? "");
    }
  }
  return reason;
}
