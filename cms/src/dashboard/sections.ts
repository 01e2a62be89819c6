import { broken } from "./broken.ts";
import { cameIn } from "./came-in.ts";
import { conversionsSection } from "./conversions.ts";
import { recentChanges } from "./recent-changes.ts";
import { searchedFor } from "./searched-for.ts";
import type { DashboardSection } from "./section.ts";
import { waiting } from "./waiting.ts";

/** Sections of the dashboard from top to bottom. */
export const dashboardSections: readonly DashboardSection[] = [
  waiting,
  broken,
  cameIn,
  searchedFor,
  recentChanges,
  conversionsSection,
];
