import type { Configuration, QuoteLineCode } from "pricing-engine";
import type { IntlShape } from "react-intl";
import type { MessageId } from "#app/i18n/messages.ts";

/** An editor's labels in the page's language, which replace the default labels. */
export interface CalculatorLabels {
  inputs: Record<string, string>;
  lines: Record<string, string>;
}

const inputIds: Record<keyof Configuration, MessageId> = {
  vcpus: "calculator.input.vcpus",
  ramGb: "calculator.input.ramGb",
  storageGb: "calculator.input.storageGb",
  bandwidthGb: "calculator.input.bandwidthGb",
  linuxServers: "calculator.input.linuxServers",
  windowsServers: "calculator.input.windowsServers",
  ipv4Addresses: "calculator.input.ipv4Addresses",
  dailyBackup: "calculator.input.dailyBackup",
  ddosProtection: "calculator.input.ddosProtection",
  termMonths: "calculator.input.termMonths",
  plan: "calculator.input.plan",
};

const lineIds: Record<QuoteLineCode, MessageId> = {
  vcpus: "calculator.line.vcpus",
  ram: "calculator.line.ram",
  storage: "calculator.line.storage",
  storageOverage: "calculator.line.storageOverage",
  bandwidthOverage: "calculator.line.bandwidthOverage",
  dailyBackup: "calculator.line.dailyBackup",
  ipv4Addresses: "calculator.line.ipv4Addresses",
  windowsServers: "calculator.line.windowsServers",
  linuxServers: "calculator.line.linuxServers",
};

export interface CalculatorTexts {
  input: (input: keyof Configuration) => string;
  line: (code: QuoteLineCode) => string;
}

export function createCalculatorTexts(intl: IntlShape, labels: CalculatorLabels): CalculatorTexts {
  return {
    input: (input) => labels.inputs[input] || intl.formatMessage({ id: inputIds[input] }),
    line: (code) => labels.lines[code] || intl.formatMessage({ id: lineIds[code] }),
  };
}
