import { conversionsSection } from "./conversions.ts";
import { missedSearchesSection } from "./missed-searches.ts";
import { newContactsSection } from "./new-contacts.ts";
import { pendingWorkSection } from "./pending-work.ts";
import { problemsSection } from "./problems.ts";
import { recentChangesSection } from "./recent-changes.ts";
import type { DashboardSection } from "./section.ts";

/** Sections of the dashboard from top to bottom. */
export const dashboardSections: readonly DashboardSection[] = [
  pendingWorkSection,
  problemsSection,
  newContactsSection,
  missedSearchesSection,
  recentChangesSection,
  conversionsSection,
];
