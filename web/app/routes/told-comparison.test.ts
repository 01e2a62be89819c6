import type { LegalComparison } from "contracts";
import { expect, it } from "vitest";
import { toldComparison } from "./told-comparison.ts";

type State = "same" | "added" | "removed";
const passage = (state: State, ...texts: string[]) => ({
  state,
  sentences: texts.map((text) => ({ state, text })),
});

it("leaves out of a comparison what the versions leave out, and the headings of nothing", () => {
  const kept = passage("added", "Cobramos por dia.", "");
  const compared: LegalComparison = {
    before: "2026-01-01",
    sections: [
      { heading: passage("same", "Preços"), passages: [passage("removed", "")] },
      { heading: passage("added", "Cobrança"), passages: [] },
      { heading: null, passages: [kept, passage("added", "")] },
    ],
  };
  expect(toldComparison(compared)).toEqual({
    before: "2026-01-01",
    sections: [
      { heading: passage("added", "Cobrança"), passages: [] },
      { heading: null, passages: [passage("added", "Cobramos por dia.")] },
    ],
  });
});
