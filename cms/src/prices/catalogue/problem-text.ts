import type { PricingError } from "pricing-engine";
import { type Label, label } from "../../ground/i18n/label.ts";

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
      return label("Prazo repetido", "The term is listed twice", "Plazo repetido");
  }
}

/** What is wrong with a value, in a language of the admin screens. */
export function problemText(problem: PricingError, language: string): string {
  const text = describe(problem);
  return `${text[language as keyof Label] ?? text.pt} (${problem.got})`;
}
