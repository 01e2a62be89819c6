import type { AnchorPriceName, OfferFactName, ServiceLevelName } from "contracts";
import { type Label, label } from "../../../platform/i18n/label.ts";

export const serviceLevelLabels: Record<ServiceLevelName, Label> = {
  cloudServer: label("Cloud Server", "Cloud Server", "Cloud Server"),
  virtualDatacenter: label("Datacenter Virtual", "Virtual Datacenter", "Centro de datos virtual"),
  cloudCenterStartup: label(
    "Cloud Center para startups",
    "Cloud Center for startups",
    "Cloud Center para startups",
  ),
  cloudCenterEnterprise: label(
    "Cloud Center para grandes empresas",
    "Cloud Center for enterprise",
    "Cloud Center para grandes empresas",
  ),
  privateCloud: label("Nuvem privada", "Private cloud", "Nube privada"),
  dedicatedServer: label("Servidor dedicado", "Dedicated server", "Servidor dedicado"),
  backup: label("Backup em nuvem", "Cloud backup", "Copia de seguridad en la nube"),
  telephony: label("Telefonia IP", "IP telephony", "Telefonía IP"),
};

export const anchorPriceLabels: Record<AnchorPriceName, Label> = {
  cloudCenter: label("Cloud Center", "Cloud Center", "Cloud Center"),
  privateCloud: serviceLevelLabels.privateCloud,
  dedicatedServer: serviceLevelLabels.dedicatedServer,
  telephony: serviceLevelLabels.telephony,
  consulting: label("Consultoria em cloud", "Cloud consulting", "Consultoría cloud"),
};

export const offerFactLabels: Record<OfferFactName, Label> = {
  maintenanceHours: label(
    "Manutenção avisada fora do SLA (horas por mês)",
    "Announced maintenance outside the SLA (hours a month)",
    "Mantenimiento avisado fuera del SLA (horas al mes)",
  ),
  support: label("Suporte", "Support", "Soporte"),
  taxes: label("Impostos", "Taxes", "Impuestos"),
  invoice: label("Nota fiscal", "Invoice", "Factura"),
  payment: label("Formas de pagamento", "Payment methods", "Formas de pago"),
  activation: label("Prazo de ativação", "Activation time", "Plazo de activación"),
  network: label("Porta de rede", "Network port", "Puerto de red"),
  ipv6: label("IPv6 e IPv4", "IPv6 and IPv4", "IPv6 e IPv4"),
  trial: label("Período de teste", "Trial", "Período de prueba"),
  visits: label("Visitas ao datacenter", "Datacenter visits", "Visitas al centro de datos"),
  snapshots: label("Snapshots sob demanda", "On-demand snapshots", "Instantáneas bajo demanda"),
  api: label("API e Terraform", "API and Terraform", "API y Terraform"),
  ownImages: label(
    "Imagem de sistema própria",
    "Your own system image",
    "Imagen de sistema propia",
  ),
  ownLicenses: label(
    "Licenças próprias da Microsoft",
    "Your own Microsoft licenses",
    "Licencias propias de Microsoft",
  ),
  cpuSharing: label("vCPUs por núcleo físico", "vCPUs per physical core", "vCPU por núcleo físico"),
  ddosCapacity: label(
    "Capacidade da proteção contra DDoS",
    "Capacity of the DDoS protection",
    "Capacidad de la protección contra DDoS",
  ),
  testAddress: label(
    "IP de teste do datacenter",
    "Test IP of the datacenter",
    "IP de prueba del centro de datos",
  ),
};
