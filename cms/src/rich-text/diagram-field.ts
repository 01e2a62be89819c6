import { type DiagramName, diagramNames } from "contracts";
import type { SelectField } from "payload";
import { type Label, label } from "../platform/i18n/label.ts";

const diagramTitles: Record<DiagramName, Label> = {
  backup: label("Cópias 3-2-1", "3-2-1 copies", "Copias 3-2-1"),
  hybrid: label("Nuvem híbrida", "Hybrid cloud", "Nube híbrida"),
  power: label(
    "Caminhos de energia (TIER 3)",
    "Power paths (TIER 3)",
    "Caminos de energía (TIER 3)",
  ),
  migration: label("Etapas de uma migração", "Stages of a migration", "Etapas de una migración"),
  voice: label("Caminho de uma chamada", "Path of a call", "Camino de una llamada"),
  panel: label("Painel de controle", "Control panel", "Panel de control"),
  restore: label("Restauração de uma cópia", "Restore of a copy", "Restauración de una copia"),
};

/** Select field for a diagram. */
export function diagramField(): SelectField {
  return {
    type: "select",
    name: "diagram",
    label: label("Diagrama", "Diagram", "Diagrama"),
    options: diagramNames.map((value) => ({ value, label: diagramTitles[value] })),
  };
}
