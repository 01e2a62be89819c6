import type { ComponentState, DayState, StatusKind, UpdateState } from "contracts";
import type { MessageId } from "./messages.ts";

export const componentStates: Record<ComponentState, MessageId> = {
  operational: "status.state.operational",
  maintenance: "status.state.maintenance",
  degraded: "status.state.degraded",
  partial: "status.state.partial",
  major: "status.state.major",
};

export const dayStateNames: Record<DayState, MessageId> = {
  ...componentStates,
  operational: "status.day.operational",
  unknown: "status.day.unknown",
};

/** Messages of the status page about all components together. */
export const overallStates: Record<ComponentState, MessageId> = {
  operational: "status.all.operational",
  maintenance: "status.all.maintenance",
  degraded: "status.all.degraded",
  partial: "status.all.partial",
  major: "status.all.major",
};

export const kindNames: Record<StatusKind, MessageId> = {
  incident: "status.kind.incident",
  maintenance: "status.kind.maintenance",
};

export const updateStateNames: Record<UpdateState, MessageId> = {
  investigating: "status.update.investigating",
  identified: "status.update.identified",
  monitoring: "status.update.monitoring",
  resolved: "status.update.resolved",
  planned: "status.update.planned",
  "in-progress": "status.update.inProgress",
  done: "status.update.done",
};
