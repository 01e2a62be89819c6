import type { ComponentState, DaySource, DayState, StatusKind, UpdateState } from "contracts";
import type { MessageId } from "./messages.ts";

export const serviceStateNames: Record<ComponentState, MessageId> = {
  operational: "status.state.operational",
  maintenance: "status.state.maintenance",
  degraded: "status.state.degraded",
  partial: "status.state.partial",
  major: "status.state.major",
};

export const dayStateNames: Record<DayState, MessageId> = {
  ...serviceStateNames,
  operational: "status.day.operational",
  unknown: "status.day.unknown",
};

export const daySourceNames: Record<DaySource, MessageId> = {
  none: "status.day.unknown",
  staff: "status.source.staff",
  measured: "status.source.measured",
  "measured-in-part": "status.source.part",
  "staff-and-measured": "status.source.both",
};

/** State of a component while automatic checks get no answer from some or all of its addresses. */
export const measuredStateNames = {
  partial: "status.measured.partial",
  major: "status.measured.major",
} as const satisfies Record<string, MessageId>;

/** Messages of the status page about all components together. */
export const overallStateNames: Record<ComponentState, MessageId> = {
  operational: "status.all.operational",
  maintenance: "status.all.maintenance",
  degraded: "status.all.degraded",
  partial: "status.all.partial",
  major: "status.all.major",
};

export const statusKindNames: Record<StatusKind, MessageId> = {
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
