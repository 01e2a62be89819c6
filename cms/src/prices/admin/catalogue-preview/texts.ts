import { type Label, label } from "../../../platform/i18n/label.ts";
import { type SampleName, sampleConfigurations } from "./samples.ts";

const sampleNames: Record<SampleName, Label> = {
  small: label("Pequena", "Small", "Pequeña"),
  medium: label("Média", "Medium", "Mediana"),
  large: label("Grande", "Large", "Grande"),
};

/** Describes a sample: `8 vCPUs, 16 GB, 500 GB, 2 TB`. */
export function describeSample(sample: SampleName, language: keyof Label): string {
  const { vcpus, ramGb, storageGb, bandwidthGb, windowsServers, ipv4Addresses } =
    sampleConfigurations[sample];
  return [
    `${vcpus} ${language === "es" ? "vCPU" : "vCPUs"}`,
    `${ramGb} GB`,
    `${storageGb} GB`,
    `${bandwidthGb / 1000} TB`,
    ...(windowsServers > 0 ? [`${windowsServers} Windows`] : []),
    ...(ipv4Addresses > 0 ? [`${ipv4Addresses} IPv4`] : []),
  ].join(", ");
}

export const previewTexts = {
  title: label(
    "O que muda, por mês, no prazo inicial e com backup",
    "Effect on the monthly price, for the default term and with backup",
    "Qué cambia, al mes, en el plazo inicial y con copia diaria",
  ),
  sample: label("Configuração", "Configuration", "Configuración"),
  published: label("Publicado", "Published", "Publicado"),
  edited: label("Neste formulário", "In this form", "En este formulario"),
  difference: label("Diferença", "Difference", "Diferencia"),
  invalid: label("Valor não aceito em", "Value not accepted in", "Valor no aceptado en"),
  sampleNames,
};
