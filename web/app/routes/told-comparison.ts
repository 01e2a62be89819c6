import type { ComparedPassage, LegalComparison } from "contracts";

function toldPassage({ state, sentences }: ComparedPassage): ComparedPassage {
  return { state, sentences: sentences.filter(({ text }) => text !== "") };
}

/** Without the sentences that have a price nobody can tell: the versions themselves leave them out too. */
export function toldComparison({ before, sections }: LegalComparison): LegalComparison {
  const told = sections.map(({ heading, passages }) => ({
    heading: heading && toldPassage(heading),
    passages: passages.map(toldPassage).filter(({ sentences }) => sentences.length > 0),
  }));
  const isChanged = ({ heading, passages }: LegalComparison["sections"][number]) =>
    passages.length > 0 || (heading !== null && heading.state !== "same");
  return { before, sections: told.filter(isChanged) };
}
