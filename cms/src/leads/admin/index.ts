export { DeliveriesListActions } from "./deliveries-list-actions.tsx";
export { LeadContactLinks } from "./lead-contact-links.tsx";
export { LeadsListActions } from "./leads-list-actions.tsx";
export { ClearSuspicionButton, RetryDeliveryButton } from "./post-buttons.tsx";
export { UnsubscribeLink } from "./unsubscribe-link.tsx";
