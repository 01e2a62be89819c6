import type { PricingError } from "pricing-engine";
import { type Label, label } from "../../platform/i18n/label.ts";

function describe(problem: PricingError): Label {
  switch (problem.code) {
    case "wrong-type":
      return label("Valor ausente ou inválido", "Missing or invalid", "Valor ausente o no válido");
    case "out-of-range": {
      const { min, max } = problem.allowed;
      return label(`De ${min} a ${max}`, `From ${min} to ${max}`, `De ${min} a ${max}`);
    }
    case "off-step": {
      const { min, max, step } = problem.allowed;
      return label(
        `De ${min} a ${max}, de ${step} em ${step}`,
        `From ${min} to ${max} in steps of ${step}`,
        `De ${min} a ${max}, de ${step} en ${step}`,
      );
    }
    case "too-many-decimals": {
      const { decimals } = problem.allowed;
      return label(
        `No máximo ${decimals} casas decimais`,
        `At most ${decimals} decimals`,
        `Como máximo ${decimals} decimales`,
      );
    }
    case "not-offered": {
      const choices = problem.allowed.join(", ");
      return label(`Um destes: ${choices}`, `One of: ${choices}`, `Uno de estos: ${choices}`);
    }
    case "listed-twice":
      return problem.allowed === "each plan once"
        ? label("Código repetido", "The code is used twice", "Código repetido")
        : label("Prazo repetido", "The term is listed twice", "Plazo repetido");
  }
}

interface Named {
  name?: string;
  label?: unknown;
  fields?: readonly Named[];
}

/** Returns the labels of a field path: "Preços base: vCPU" for `prices.cpuPrice`. */
export function describeFieldPath(
  fields: readonly Named[],
  path: string,
  language: string,
): string {
  const [name = "", ...rest] = path.split(".");
  // Searches the children of fields without a name: layout fields, such as rows.
  const field = fields
    .flatMap((each) => (each.name === undefined ? (each.fields ?? []) : each))
    .find((each) => each.name === name);
  if (!field) {
    return path;
  }
  const text = field.label as Partial<Label> | string | undefined;
  const called = typeof text === "string" ? text : text?.[language as keyof Label];
  const [index = "", ...below] = rest;
  const isRow = /^\d+$/.test(index);
  const own = `${called ?? name}${isRow ? ` ${Number(index) + 1}` : ""}`;
  const inside = (isRow ? below : rest).join(".");
  return inside ? `${own}: ${describeFieldPath(field.fields ?? [], inside, language)}` : own;
}

/** Describes a problem in a language of the admin screens. */
export function describeProblem(problem: PricingError, language: string): string {
  const text = describe(problem);
  return `${text[language as keyof Label] ?? text.pt} (${problem.got})`;
}
