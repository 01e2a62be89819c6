import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
});

// Reading all its modules takes a busy machine its time.
it("makes no formatter of dates or numbers before the calculator is drawn", {
  timeout: 120_000,
}, async () => {
  const made = [
    vi.spyOn(Intl, "DateTimeFormat"),
    vi.spyOn(Intl, "NumberFormat"),
    vi.spyOn(Intl, "PluralRules"),
    vi.spyOn(Intl, "DisplayNames"),
  ];
  await import("./interactive-calculator.tsx");
  for (const each of made) {
    expect(each).not.toHaveBeenCalled();
  }
});
