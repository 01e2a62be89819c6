export { DeliveriesListActions } from "./deliveries-list-actions.tsx";
export { LeadsListActions } from "./leads-list-actions.tsx";
export { ClearSuspicion, RetryDelivery } from "./post-buttons.tsx";
export { ReachLead } from "./reach-lead.tsx";
export { UnsubscribeLink } from "./unsubscribe-link.tsx";
