import { broken } from "./broken.ts";
import { conversionsSection } from "./conversions.ts";
import { incoming } from "./incoming.ts";
import { recentChanges } from "./recent-changes.ts";
import { searchedFor } from "./searched-for.ts";
import type { DashboardSection } from "./section.ts";
import { waiting } from "./waiting.ts";

/** Sections of the dashboard from top to bottom. */
export const dashboardSections: readonly DashboardSection[] = [
  waiting,
  broken,
  incoming,
  searchedFor,
  recentChanges,
  conversionsSection,
];
