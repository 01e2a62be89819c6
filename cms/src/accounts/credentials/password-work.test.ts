import { availableParallelism } from "node:os";
import { expect, it } from "vitest";
import { inPasswordTurn, suspectNetworkOf } from "./password-work.ts";

it("serves whoever comes from elsewhere before a network from which a password was wrong", async () => {
  const held = Promise.withResolvers<void>();
  let turns = 0;
  const holding = Array.from({ length: 2 * availableParallelism() }, (_, index) =>
    inPasswordTurn({ address: `192.0.${index}.1`, standing: "familiar" }, async () => {
      turns += 1;
      await held.promise;
    }),
  );
  await expect.poll(() => turns).toBe(Math.max(1, availableParallelism() - 1));
  const order: string[] = [];
  const ask = (name: string, address: string) =>
    inPasswordTurn({ address }, async () => order.push(name));
  suspectNetworkOf("203.0.113.1");
  const asked = [ask("guesser", "203.0.113.2"), ask("somebody", "198.51.100.1")];
  held.resolve();
  await Promise.all([...holding, ...asked]);
  expect(order).toEqual(["somebody", "guesser"]);
});
