import { type AccountKind, passkeysResponse } from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Cms, cookieOf, startCms } from "./support/cms.ts";
import { addPasskey, loginChallenge, sendLogin } from "./support/passkeys.ts";
import { newStaff, newVerifiedCustomer, type Person } from "./support/people.ts";
import { pathsOf } from "./support/second-factors.ts";

let cms: Cms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

const newPerson = {
  customer: () => newVerifiedCustomer(cms),
  staff: () => newStaff(cms, "admin"),
} as const satisfies Record<AccountKind, () => Promise<Person>>;

describe.each(["customer", "staff"] as const)("passkey of a %s", (kind) => {
  it("logs in", async () => {
    const person = await newPerson[kind]();
    const { authenticator, passkey } = await addPasskey(cms, kind, person);
    const answer = authenticator.get(await loginChallenge(cms, kind));
    const login = await sendLogin(cms, kind, answer);
    expect(login.status, await login.clone().text()).toBe(200);
    const list = await cms.request(pathsOf[kind].passkeys, { cookie: cookieOf(login) });
    const { passkeys } = passkeysResponse.parse(await list.json());
    expect(passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
  });
});
