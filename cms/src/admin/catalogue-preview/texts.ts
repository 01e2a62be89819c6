import { type Label, label } from "../../i18n/label.ts";
import type { SampleName } from "./samples.ts";

interface SampleTexts {
  name: Label;
  contents: Label;
}

const samples: Record<SampleName, SampleTexts> = {
  small: {
    name: label("Pequena", "Small", "Pequeña"),
    contents: label(
      "2 vCPUs, 4 GB, 50 GB, 1 TB",
      "2 vCPUs, 4 GB, 50 GB, 1 TB",
      "2 vCPU, 4 GB, 50 GB, 1 TB",
    ),
  },
  medium: {
    name: label("Média", "Medium", "Mediana"),
    contents: label(
      "8 vCPUs, 16 GB, 500 GB, 2 TB",
      "8 vCPUs, 16 GB, 500 GB, 2 TB",
      "8 vCPU, 16 GB, 500 GB, 2 TB",
    ),
  },
  large: {
    name: label("Grande", "Large", "Grande"),
    contents: label(
      "24 vCPUs, 96 GB, 1500 GB, 5 TB, 2 Windows, 4 IPv4",
      "24 vCPUs, 96 GB, 1500 GB, 5 TB, 2 Windows, 4 IPv4",
      "24 vCPU, 96 GB, 1500 GB, 5 TB, 2 Windows, 4 IPv4",
    ),
  },
};

export const previewTexts = {
  title: label(
    "O que muda, por mês, no prazo inicial e com backup",
    "What changes, a month, for the default term and with backup",
    "Qué cambia, al mes, en el plazo inicial y con copia diaria",
  ),
  sample: label("Configuração", "Configuration", "Configuración"),
  published: label("Publicado", "Published", "Publicado"),
  edited: label("Neste formulário", "In this form", "En este formulario"),
  difference: label("Diferença", "Difference", "Diferencia"),
  invalid: label("Valor não aceito em", "Value not accepted in", "Valor no aceptado en"),
  samples,
};
