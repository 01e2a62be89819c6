import { leadsApi } from "contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "../src/platform/database.ts";
import { type RunningCms, startCms } from "./support/cms.ts";
import { newClientHeaders, newCustomer, waitForMessageTo } from "./support/people.ts";
import { accountApiPaths, addSecondFactor } from "./support/second-factors.ts";

const previous = "a former secret of more than thirty-two letters";
const older = "an even older secret of more than thirty-two letters";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms({ PAYLOAD_SECRET_PREVIOUS: previous });
});
afterAll(() => cms?.stop());

// Imported dynamically, because these modules read the settings when they are loaded.
const sealedText = () => import("../src/platform/sealed-text.ts");

it("unsubscribe links work if encrypted with the previous secret, but not with an older secret", async () => {
  const { sealText } = await sealedText();
  const leave = async (secret: string) => {
    const token = sealText("ana@example.com", "unsubscribe", secret).toString("hex");
    return (await cms.request(`${leadsApi.unsubscribe}/${token}`, { method: "POST" })).status;
  };
  expect(await leave(previous)).toBe(200);
  expect(await leave(older)).toBe(404);
});

it("queued e-mails encrypted with the previous secret are sent", async () => {
  const { sealText, unsealText } = await sealedText();
  const email = "espera@example.com";
  const { queueMails } = await import("../src/platform/mail/mail-queue.ts");
  const { createExampleEmails } = await import("../src/accounts/emails/example-emails.ts");
  const { welcome } = createExampleEmails("pt-BR");
  if (!welcome) {
    throw new Error("There is no example of the welcome e-mail");
  }
  const about = "rotation";
  await queueMails(database(cms.payload), [{ ...welcome, to: email }], { about, delayMinutes: 60 });
  const { rows } = await cms.query<{ sealed: string }>(
    `select sealed from mails where about = '${about}'`,
  );
  const content = unsealText(Buffer.from(rows[0]?.sealed ?? "", "base64"), "mail") ?? "";
  expect(content).toContain(email);
  const resealed = sealText(content, "mail", previous).toString("base64");
  await cms.query(
    `update mails set sealed = '${resealed}', next_attempt_at = now() where about = '${about}'`,
  );
  expect(await waitForMessageTo(email)).toContain(email);
});

it("second factors encrypted with the previous secret work, and are re-encrypted once with the current secret", async () => {
  const { sealText, unsealText } = await sealedText();
  const { resealSecondFactors } = await import(
    "../src/accounts/credentials/reseal-second-factors.ts"
  );
  const person = await newCustomer(cms);
  const { secret, freshCode } = await addSecondFactor(cms, "customer", person);
  const sealed = sealText(secret, "second-factor", previous).toString("base64");
  await cms.query(
    `update second_factors set sealed_secret = '${sealed}' where customer_id = '${person.id}'`,
  );
  const logIn = async () => {
    const { email, password } = person;
    const body = { email, password, secondFactorCode: await freshCode() };
    const headers = newClientHeaders();
    return (await cms.request(accountApiPaths.customer.login, { body, headers })).status;
  };
  expect(await logIn()).toBe(200);

  const db = database(cms.payload);
  expect(await resealSecondFactors(db)).toBe(1);
  const { rows } = await cms.query<{ sealed: string }>(
    `select sealed_secret as sealed from second_factors where customer_id = '${person.id}'`,
  );
  const bytes = Buffer.from(rows[0]?.sealed ?? "", "base64");
  expect(unsealText(bytes, "second-factor", [process.env.PAYLOAD_SECRET ?? ""])).toBe(secret);
  expect(await logIn()).toBe(200);
  expect(await resealSecondFactors(db)).toBe(0);
});
