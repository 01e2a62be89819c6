import { refuse } from "./refuse.ts";

/** One of the texts on offer. */
export function readChoice<const Choice extends string>(
  value: unknown,
  path: string,
  choices: readonly Choice[],
): Choice {
  const choice = choices.find((each) => each === value);
  return choice ?? refuse(value, path, { code: "not-offered", allowed: [...choices] });
}
