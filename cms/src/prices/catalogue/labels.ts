import type { QuoteConfiguration } from "contracts";
import type { QuoteLineCode } from "pricing-engine";
import { type Label, label } from "../../platform/i18n/label.ts";

/** Labels of the calculator's inputs in the admin screens. */
export const inputLabels: Record<Exclude<keyof QuoteConfiguration, "plan">, Label> = {
  vcpus: label("vCPUs", "vCPUs", "vCPU"),
  ramGb: label("RAM", "RAM", "RAM"),
  storageGb: label("Armazenamento", "Storage", "Almacenamiento"),
  bandwidthGb: label("Transferência", "Transfer", "Transferencia"),
  linuxServers: label("Servidores Linux", "Linux servers", "Servidores Linux"),
  windowsServers: label("Servidores Windows", "Windows servers", "Servidores Windows"),
  ipv4Addresses: label("IPv4 dedicados", "Dedicated IPv4", "IPv4 dedicadas"),
  dailyBackup: label("Backup diário", "Daily backup", "Copia diaria"),
  ddosProtection: label("Proteção DDoS", "DDoS protection", "Protección DDoS"),
  termMonths: label("Prazo", "Term", "Plazo"),
};

/** Labels of the lines of a quote in the admin screens. */
export const quoteLineLabels: Record<QuoteLineCode, Label> = {
  vcpus: label("vCPUs", "vCPUs", "vCPU"),
  ram: label("RAM", "RAM", "RAM"),
  storage: label("Armazenamento", "Storage", "Almacenamiento"),
  storageOverage: label("Armazenamento excedente", "Storage overage", "Almacenamiento excedente"),
  bandwidthOverage: label("Transferência excedente", "Transfer overage", "Transferencia excedente"),
  dailyBackup: label("Backup diário", "Daily backup", "Copia diaria"),
  ipv4Addresses: label("IPv4 dedicados", "Dedicated IPv4", "IPv4 dedicadas"),
  windowsServers: label("Licenças Windows", "Windows licenses", "Licencias de Windows"),
  linuxServers: label("Servidores Linux", "Linux servers", "Servidores Linux"),
};
