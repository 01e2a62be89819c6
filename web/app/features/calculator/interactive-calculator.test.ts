import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

it("creates no formatter of dates or numbers before the calculator is rendered", async () => {
  // Loads React Aria first, which creates a formatter when it is loaded. `ui/index.ts` imports React Aria, but the
  // calculator's bundle does not contain it.
  await import("#app/ui/index.ts");
  const formatterCounts = [
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "PluralRules"),
    vi.spyOn(Intl, "DisplayNames"),
  ];
  // Resets the modules, because an earlier test of this process may have loaded them already.
  vi.resetModules();
  await import("./interactive-calculator.tsx");
  for (const each of formatterCounts) {
    expect(each).not.toHaveBeenCalled();
  }
});
