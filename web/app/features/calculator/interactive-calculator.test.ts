import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

// Loading all modules takes long on a busy machine.
it("creates no formatter of dates or numbers before the calculator is rendered", {
  timeout: 120_000,
}, async () => {
  const made = [
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "PluralRules"),
    vi.spyOn(Intl, "DisplayNames"),
  ];
  // An earlier test of this process may have loaded the modules already.
  vi.resetModules();
  await import("./interactive-calculator.tsx");
  for (const each of made) {
    expect(each).not.toHaveBeenCalled();
  }
});
