import { adminApi } from "contracts";
import { StaffApi } from "../support/staff-api.ts";
import { findContainer, runDocker } from "./docker.ts";

export interface StaffCredentials {
  email: string;
  password: string;
}

/**
 * Returns an administrator of the running stack: the account of STAFF_EMAIL and STAFF_PASSWORD, or the first account of
 * a new stack. The first account is created with the stack's SETUP_TOKEN. Its password is derived from the token, so
 * that later runs can log in.
 */
export async function logInAdministrator(
  site: string,
): Promise<{ api: StaffApi; account: StaffCredentials }> {
  const account = await accountOf(site);
  return { api: await StaffApi.logIn({ url: site }, account), account };
}

async function accountOf(site: string): Promise<StaffCredentials> {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  if (email && password) {
    return { email, password };
  }
  const setupToken = await runDocker("exec", await findContainer("cms"), "printenv", "SETUP_TOKEN");
  const account = { email: "faults@example.com", password: `Faults-${setupToken}` };
  const setup = await fetch(site + adminApi.setup, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site },
    body: JSON.stringify({ ...account, setupToken }),
  });
  // Ignores a rejected setup: an administrator already exists, probably from an earlier run.
  await setup.body?.cancel();
  return account;
}
