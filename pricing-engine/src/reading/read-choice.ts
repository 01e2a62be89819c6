import type { Place } from "./place.ts";

/** One of the texts on offer. */
export function readChoice<const Choice extends string>(
  value: unknown,
  place: Place,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const choice = choices.find((each) => each === value);
  if (choice !== undefined) return choice;
  place.refuse(value, { code: "not-offered", allowed: [...choices] });
  return choices[0];
}
