import type { ComponentState } from "contracts";
import type { IconName } from "#app/ui/index.ts";

export const stateIcons: Record<ComponentState, IconName> = {
  operational: "circle-check",
  maintenance: "wrench",
  degraded: "gauge",
  partial: "circle-alert",
  major: "x",
};
