import {
  type AdminPlan,
  adminApi,
  authApi,
  emailLinkResponse,
  linkTokenHeader,
  type ProfileResponse,
  profileResponse,
} from "contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningCms, readSessionCookie, startCms } from "./support/cms.ts";
import {
  createBasicHeaders,
  createRegistration,
  createUniqueEmail,
  findMessagesTo,
  findTokenInEmail,
  newClientHeaders,
  newCustomer,
  newStaff,
  newVerifiedCustomer,
  readFailure,
  type TestAccount,
  waitForMessageTo,
} from "./support/people.ts";

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

type Body = ReturnType<typeof createRegistration>;

const confirmSubject = /Subject: Confirme o seu e-mail/;
const existingSubject = /=\?UTF-8\?\S+_uma_conta|Subject: Voc\S+ j/;
const changedSubject = /Subject: O e-mail da sua conta foi alterado/;

function register(body: Body) {
  return cms.request(authApi.register, { body, headers: newClientHeaders() });
}

function logIn({ email, password }: Pick<TestAccount, "email" | "password">) {
  return cms.request(authApi.login, { body: { email, password }, headers: newClientHeaders() });
}

/** Opens the e-mailed link of a page; returns the state of the link. */
async function openLink(path: string, message: string): Promise<"usable" | "done" | "over"> {
  const headers = { ...newClientHeaders(), [linkTokenHeader]: findTokenInEmail(message) };
  const response = await cms.request(path, { headers });
  if (!response.ok) {
    expect(await readFailure(response)).toMatchObject({ status: 400, code: "invalid-token" });
    return "over";
  }
  return emailLinkResponse.parse(await response.json()).isDone ? "done" : "usable";
}

function followLink(path: string, message: string) {
  return cms.request(path, {
    body: { token: findTokenInEmail(message) },
    headers: newClientHeaders(),
  });
}

async function profileOf({ cookie }: Pick<TestAccount, "cookie">): Promise<ProfileResponse> {
  return profileResponse.parse(await (await cms.request(authApi.profile, { cookie })).json());
}

function update(person: TestAccount, body: object) {
  return cms.request(authApi.profile, { method: "PATCH", body, cookie: person.cookie });
}

const changeEmail = (person: TestAccount, email: string) =>
  update(person, { email, currentPassword: person.password });

const newVerified = () => newVerifiedCustomer(cms);

/** Returns every response that a client gets when it registers and logs in. */
async function seenBy(body: Body) {
  const registered = await register(body);
  const login = await logIn(body);
  const cookie = readSessionCookie(login);
  const status = await cms.request(authApi.status, { cookie });
  const again = await cms.request(authApi.sendVerification, { method: "POST", cookie });
  const renamed = await cms.request(authApi.profile, {
    method: "PATCH",
    body: { fullname: "Outro Nome" },
    cookie,
  });
  const wished = await cms.request(authApi.deletionRequest, { method: "POST", cookie });
  const byBasic = await cms.request(authApi.profile, {
    headers: { ...createBasicHeaders(body), ...newClientHeaders() },
  });
  const wrong = await logIn({ ...body, password: "não é esta" });
  const responses = [registered, login, status, again, renamed, wished, byBasic, wrong];
  const texts = await Promise.all(
    responses.map(async (response) => {
      const cookies = response.headers.getSetCookie().map((set) => set.split("=")[0]);
      return `${response.status} ${cookies} ${await response.text()}`;
    }),
  );
  return texts.map((text) =>
    text
      .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "ID")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
      .replaceAll(body.email, "EMAIL"),
  );
}

describe("a registration", () => {
  it("gets the same response if the e-mail address already has an account, without changing that account", async () => {
    const owner = await newVerified();
    const taken = { ...createRegistration(), email: owner.email };
    expect(await seenBy(taken)).toEqual(await seenBy(createRegistration()));
    expect((await logIn(owner)).status).toBe(200);
    expect(await profileOf(owner)).toMatchObject({ id: owner.id, fullname: "Ana Souza" });
    const message = await waitForMessageTo(owner.email, existingSubject);
    expect(message).toContain("/auth");
    expect(message).not.toContain("token=");
  });

  it("has no effect after five registrations per e-mail address and day, with an unchanged response", async () => {
    const owner = await newVerified();
    for (const email of [createUniqueEmail(), owner.email]) {
      const bodies = Array.from({ length: 6 }, () => ({ ...createRegistration(), email }));
      const statuses: number[] = [];
      const logins: number[] = [];
      for (const body of bodies) {
        statuses.push((await register(body)).status);
        logins.push((await logIn(body)).status);
      }
      expect(statuses).toEqual(Array(6).fill(201));
      // The owner's registration was one of the five, so only four more registrations succeeded.
      expect(logins.filter((status) => status === 200)).toHaveLength(email === owner.email ? 4 : 5);
      expect(logins.at(-1)).toBe(401);
    }
  });

  it("is hidden from staff while another account holds its e-mail address", async () => {
    const [owner, admin] = [await newVerified(), await newStaff(cms, "admin")];
    const count = async () => {
      const response = await cms.request(`${adminApi.users}?page=1`, { cookie: admin.cookie });
      return ((await response.json()) as { total: number }).total;
    };
    const before = await count();
    const { user } = (await (
      await register({ ...createRegistration(), email: owner.email })
    ).json()) as {
      user: { id: string };
    };
    expect(await count()).toBe(before);
    const asAdmin = (path: string) => cms.request(path, { cookie: admin.cookie });
    const found = await asAdmin(`${adminApi.users}?search=${owner.email}`);
    expect((await found.json()) as object).toMatchObject({ total: 1, docs: [{ id: owner.id }] });
    expect((await asAdmin(adminApi.user(user.id))).status).toBe(404);
    expect((await asAdmin(`/api/customers/${user.id}`)).status).toBe(404);
  });

  it("with the address of an existing account does not help to guess that account's password", async () => {
    const owner = await newVerified();
    const guesser = { ...createRegistration(), email: owner.email };
    await register(guesser);
    const login = await cms.request(authApi.login, { body: guesser, headers: newClientHeaders() });
    const cookie = readSessionCookie(login);
    const device = login.headers.getSetCookie()[1]?.split(";")[0] ?? "";
    const { hashVisitorKey } = await import("../src/platform/rate-limit.ts");
    const key = `login-account:${hashVisitorKey(cms.payload, `customer ${owner.email}`)}`;
    const guess = (password: string) =>
      cms.request(authApi.login, {
        body: { email: owner.email, password },
        headers: { ...newClientHeaders(), cookie: device },
      });
    // Attempts on the owner's account by the browser of the second account count as attempts of an unknown client.
    expect((await guess("não é esta")).status).toBe(401);
    const { rows } = await cms.query(`select points from rate_limits where key = '${key}'`);
    expect(rows).toEqual([{ points: 1 }]);
    await cms.query(`update rate_limits set points = 100 where key = '${key}'`);
    expect((await guess(owner.password)).status).toBe(401);
    expect((await guess(guesser.password)).status).toBe(200);
    await cms.query(`delete from rate_limits where key = '${key}'`);
    const change = await cms.request(authApi.password, {
      body: { currentPassword: owner.password, password: "outra senha boa" },
      cookie,
    });
    expect(await readFailure(change)).toMatchObject({ fields: { currentPassword: "wrong" } });
    expect((await logIn(owner)).status).toBe(200);
  });

  it("is deleted as a duplicate once the owner verifies the mailbox, by link or by password reset", async () => {
    for (const prove of ["link", "reset"] as const) {
      const stranger = createRegistration();
      await register(stranger);
      const second = { ...createRegistration(), email: stranger.email };
      await register(second);
      if (prove === "link") {
        await followLink(
          authApi.verifyEmail,
          await waitForMessageTo(stranger.email, confirmSubject),
        );
      } else {
        await cms.request(authApi.forgotPassword, {
          body: { email: stranger.email },
          headers: newClientHeaders(),
        });
        const token = findTokenInEmail(await waitForMessageTo(stranger.email, /\/auth\/reset/));
        const body = { token, password: "senha do dono" };
        expect((await cms.request(authApi.resetPassword, { body })).status).toBe(200);
      }
      expect((await logIn(second)).status).toBe(401);
      const owner = prove === "link" ? stranger : { ...stranger, password: "senha do dono" };
      const login = await logIn(owner);
      expect(login.status).toBe(200);
      expect(
        (await profileOf({ cookie: readSessionCookie(login) })).emailVerifiedAt,
      ).not.toBeNull();
    }
  });
});

describe("the link to verify an e-mail address", () => {
  it("works once, and can be requested again at most five times an hour", async () => {
    const person = await newCustomer(cms);
    expect(await profileOf(person)).toMatchObject({ emailVerifiedAt: null, pendingEmail: null });
    const first = await waitForMessageTo(person.email, confirmSubject);
    expect(first).toContain("http://localhost:3000/auth/confirm-email?token=");
    for (let time = 0; time < 8; time += 1) {
      const sent = await cms.request(authApi.sendVerification, {
        method: "POST",
        cookie: person.cookie,
      });
      expect(sent.status).toBe(200);
    }
    await expect
      .poll(async () => (await findMessagesTo(person.email, confirmSubject)).length)
      .toBe(5);
    const messages = await findMessagesTo(person.email, confirmSubject);
    const statuses: number[] = [];
    for (const message of [...messages, ...messages]) {
      statuses.push((await followLink(authApi.verifyEmail, message)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await profileOf(person)).emailVerifiedAt).not.toBeNull();
    await cms.request(authApi.sendVerification, { method: "POST", cookie: person.cookie });
    expect(await readFailure(await followLink(authApi.verifyEmail, "token=x"))).toMatchObject({
      status: 400,
    });
  });
});

describe("a verification link that was used or replaced", () => {
  const ask = (person: Pick<TestAccount, "cookie">) =>
    cms.request(authApi.sendVerification, { method: "POST", cookie: person.cookie });

  it("reports that the e-mail address is verified, even if a password reset verified it", async () => {
    const person = await newCustomer(cms);
    const replaced = await waitForMessageTo(person.email, confirmSubject);
    await ask(person);
    await expect
      .poll(async () => (await findMessagesTo(person.email, confirmSubject)).length)
      .toBe(2);
    const links = await findMessagesTo(person.email, confirmSubject);
    const link = links.find((each) => findTokenInEmail(each) !== findTokenInEmail(replaced)) ?? "";
    // The first link is no longer valid. The second link is valid until the e-mail address is verified.
    expect(await openLink(authApi.verifyEmail, replaced)).toBe("over");
    expect(await openLink(authApi.verifyEmail, link)).toBe("usable");
    expect(await openLink(authApi.verifyEmail, link), "opening uses nothing").toBe("usable");
    expect((await followLink(authApi.verifyEmail, link)).status).toBe(200);
    expect(await openLink(authApi.verifyEmail, link)).toBe("done");
    expect(await openLink(authApi.verifyEmail, replaced)).toBe("done");
    expect(await openLink(authApi.undoEmail, link), "for another purpose").toBe("over");
    expect((await followLink(authApi.verifyEmail, link)).status).toBe(400);

    const other = await newCustomer(cms);
    const unused = await waitForMessageTo(other.email, confirmSubject);
    const body = { email: other.email };
    await cms.request(authApi.forgotPassword, { body, headers: newClientHeaders() });
    const token = findTokenInEmail(await waitForMessageTo(other.email, /\/auth\/reset/));
    const reset = { token, password: "senha do dono" };
    expect((await cms.request(authApi.resetPassword, { body: reset })).status).toBe(200);
    expect(await openLink(authApi.verifyEmail, unused)).toBe("done");
  });

  it("is reported as expired if it belongs to a former e-mail address of the account", async () => {
    const person = await newCustomer(cms);
    const first = await waitForMessageTo(person.email, confirmSubject);
    await followLink(authApi.verifyEmail, first);
    const email = createUniqueEmail();
    await changeEmail(person, email);
    const second = await waitForMessageTo(email, confirmSubject);
    await followLink(authApi.verifyEmail, second);
    expect(await openLink(authApi.verifyEmail, first)).toBe("over");
    expect(await openLink(authApi.verifyEmail, second)).toBe("done");
    await cms.query(`update account_links set expires_at = now()`);
    expect(await openLink(authApi.verifyEmail, second)).toBe("over");
  });
});

describe("a deletion request of an account whose e-mail address is not verified", () => {
  const confirmDeletionSubject = /auth\/confirm-deletion\?token=/;
  const request = async ({ cookie }: Pick<TestAccount, "cookie">): Promise<ProfileResponse> =>
    profileResponse.parse(
      await (await cms.request(authApi.deletionRequest, { method: "POST", cookie })).json(),
    );
  const linkTo = (email: string) => waitForMessageTo(email, confirmDeletionSubject);
  const leadsOf = async (email: string) =>
    (await cms.query(`select kind, state from leads where email = '${email}'`)).rows;
  /** Registers a second account with the e-mail address of another; returns the second account's session. */
  async function newBeside(email: string): Promise<Pick<TestAccount, "cookie" | "password">> {
    const body = { ...createRegistration(), email };
    await register(body);
    return { cookie: readSessionCookie(await logIn(body)), password: body.password };
  }

  it("is confirmed by an e-mailed link, which also verifies the e-mail address", async () => {
    const person = await newCustomer(cms);
    expect(await request(person)).toMatchObject({
      deletionRequestedAt: null,
      deletionLinkSentAt: expect.any(String),
    });
    expect(await leadsOf(person.email)).toEqual([]);
    const link = await linkTo(person.email);
    expect(await openLink(authApi.confirmDeletion, link)).toBe("usable");
    expect((await followLink(authApi.confirmDeletion, link)).status).toBe(200);
    expect(await profileOf(person)).toMatchObject({
      deletionRequestedAt: expect.any(String),
      deletionLinkSentAt: null,
      emailVerifiedAt: expect.any(String),
    });
    expect(await leadsOf(person.email)).toEqual([{ kind: "deletion", state: "new" }]);
    expect(await openLink(authApi.confirmDeletion, link)).toBe("done");
    expect((await followLink(authApi.confirmDeletion, link)).status).toBe(400);
  });

  it("applies to the account that holds the e-mail address, even if a duplicate requested it", async () => {
    const owner = await newVerified();
    const beside = await newBeside(owner.email);
    expect(await request(beside)).toMatchObject({ deletionRequestedAt: null });
    const link = await linkTo(owner.email);
    expect((await followLink(authApi.confirmDeletion, link)).status).toBe(200);
    expect((await profileOf(owner)).deletionRequestedAt).not.toBeNull();
    expect(await profileOf(beside)).toMatchObject({
      deletionRequestedAt: null,
      emailVerifiedAt: null,
    });
    expect(await leadsOf(owner.email)).toEqual([{ kind: "deletion", state: "new" }]);
    expect(await openLink(authApi.confirmDeletion, link)).toBe("done");
  });

  it("applies to the account with plans when several unverified accounts share the e-mail address", async () => {
    const [owner, admin] = [await newCustomer(cms), await newStaff(cms, "admin")];
    const { cookie } = admin;
    const plan = { name: "Plano", description: "Um plano", price: 1, status: "ativo" };
    const { id } = (await (
      await cms.request(adminApi.plans, { body: plan, cookie })
    ).json()) as AdminPlan;
    const subscribed = await cms.request(adminApi.userPlans(owner.id), {
      body: { planId: id },
      cookie,
    });
    expect(subscribed.status).toBe(201);
    await request(await newBeside(owner.email));
    expect((await followLink(authApi.confirmDeletion, await linkTo(owner.email))).status).toBe(200);
    expect((await profileOf(owner)).deletionRequestedAt).not.toBeNull();
  });

  it("remains when another link is used, or when the account that made the request is deleted", async () => {
    // Verifies the e-mail address with the verification link.
    const person = await newCustomer(cms);
    await request(person);
    await followLink(authApi.verifyEmail, await waitForMessageTo(person.email, confirmSubject));
    const link = await linkTo(person.email);
    expect((await followLink(authApi.confirmDeletion, link)).status).toBe(200);
    expect((await profileOf(person)).deletionRequestedAt).not.toBeNull();

    // Resets the password of the first account. This deletes the second account with the same e-mail address.
    const first = await newCustomer(cms);
    const beside = await newBeside(first.email);
    await request(beside);
    const body = { email: first.email };
    await cms.request(authApi.forgotPassword, { body, headers: newClientHeaders() });
    const token = findTokenInEmail(await waitForMessageTo(first.email, /\/auth\/reset/));
    await cms.request(authApi.resetPassword, { body: { token, password: "senha do dono" } });
    expect((await cms.request(authApi.profile, { cookie: beside.cookie })).status).toBe(401);
    const inherited = await linkTo(first.email);
    expect((await followLink(authApi.confirmDeletion, inherited)).status).toBe(200);
    expect(await leadsOf(first.email)).toEqual([{ kind: "deletion", state: "new" }]);
  });

  it("does not restore a former e-mail address when it is confirmed", async () => {
    const person = await newCustomer(cms);
    await request(person);
    const email = createUniqueEmail();
    await changeEmail(person, email);
    await followLink(authApi.verifyEmail, await waitForMessageTo(email, confirmSubject));
    expect((await followLink(authApi.confirmDeletion, await linkTo(person.email))).status).toBe(
      200,
    );
    expect(await profileOf(person)).toMatchObject({
      email,
      deletionRequestedAt: expect.any(String),
    });
  });

  it("is limited to three e-mailed links, which expire when the request is withdrawn", async () => {
    const person = await newCustomer(cms);
    const send = (method: string) =>
      cms.request(authApi.deletionRequest, { method, cookie: person.cookie });
    for (let time = 0; time < 3; time += 1) {
      expect((await send("POST")).status).toBe(200);
    }
    const refused = await send("POST");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await readFailure(refused)).toMatchObject({ status: 429, code: "rate-limited" });
    const link = await linkTo(person.email);
    expect(await (await send("DELETE")).json()).toMatchObject({ deletionLinkSentAt: null });
    expect(await openLink(authApi.confirmDeletion, link)).toBe("over");
    expect((await followLink(authApi.confirmDeletion, link)).status).toBe(400);
  });
});

describe("a change of e-mail address", () => {
  it("takes effect once the new address is verified, and requires the password", async () => {
    const person = await newVerified();
    const email = createUniqueEmail();
    expect(await readFailure(await update(person, { email }))).toMatchObject({
      status: 400,
      fields: { currentPassword: "required" },
    });
    const wrong = await update(person, { email, currentPassword: "não é esta" });
    expect(await readFailure(wrong)).toMatchObject({ fields: { currentPassword: "wrong" } });
    const asked = await changeEmail(person, email);
    expect(await asked.json()).toMatchObject({ email: person.email, pendingEmail: email });
    expect(await profileOf(person)).toMatchObject({ email: person.email, pendingEmail: email });
    expect((await logIn({ ...person, email })).status).toBe(401);
    await followLink(authApi.verifyEmail, await waitForMessageTo(email, confirmSubject));
    expect(await profileOf(person)).toMatchObject({ email, pendingEmail: null });
    expect((await logIn({ ...person, email })).status).toBe(200);
    expect((await logIn(person)).status).toBe(401);
  });

  it("gets the same response if another account has the new address, and notifies that account's owner", async () => {
    const [person, owner] = [await newVerified(), await newVerified()];
    const [taken, free] = [owner.email, createUniqueEmail()];
    const responses = [await changeEmail(person, free), await changeEmail(person, taken)];
    const [first, second] = (await Promise.all(
      responses.map((response) => response.json()),
    )) as object[];
    expect(second).toEqual({ ...first, pendingEmail: taken });
    await waitForMessageTo(owner.email, existingSubject);
    expect(await findMessagesTo(owner.email, /confirm-email/)).toHaveLength(1);
    // The link of the earlier change of the e-mail address is no longer valid.
    const link = await waitForMessageTo(free, confirmSubject);
    expect((await followLink(authApi.verifyEmail, link)).status).toBe(400);
  });

  it("fails if another account has taken the address before the link is used", async () => {
    const person = await newVerified();
    const email = createUniqueEmail();
    await changeEmail(person, email);
    const link = await waitForMessageTo(email, confirmSubject);
    const quicker = { ...createRegistration(), email };
    await register(quicker);
    await cms.query(
      `update customers set email_verified_at = now() where email = '${email}' and not is_duplicate`,
    );
    expect(await readFailure(await followLink(authApi.verifyEmail, link))).toMatchObject({
      status: 409,
      code: "email-taken",
      error: "Este e-mail já está cadastrado",
    });
  });

  it("can be undone with a link sent to the former address, which ends a thief's access", async () => {
    const person = await newVerified();
    const email = createUniqueEmail();
    await changeEmail(person, email);
    await followLink(authApi.verifyEmail, await waitForMessageTo(email, confirmSubject));
    const undo = await waitForMessageTo(person.email, changedSubject);
    expect(undo).toContain("/auth/undo-email?token=");
    // The attacker changes the e-mail address again, and registers a new account with the former address.
    const another = createUniqueEmail();
    await changeEmail({ ...person, email }, another);
    await followLink(authApi.verifyEmail, await waitForMessageTo(another, confirmSubject));
    await register({ ...createRegistration(), email: person.email });
    await cms.query(`update account_links set expires_at = expires_at - interval '6 days'
      where customer_id = '${person.id}'`);
    expect((await followLink(authApi.undoEmail, undo)).status).toBe(200);
    expect((await followLink(authApi.undoEmail, undo)).status).toBe(400);
    expect((await cms.request(authApi.status, { cookie: person.cookie })).status).toBe(401);
    for (const each of [person.email, email, another]) {
      expect((await logIn({ ...person, email: each })).status).toBe(401);
    }
    const token = findTokenInEmail(await waitForMessageTo(person.email, /\/auth\/reset/));
    const body = { token, password: "de volta ao dono" };
    expect((await cms.request(authApi.resetPassword, { body })).status).toBe(200);
    const login = await logIn({ ...person, password: "de volta ao dono" });
    expect(await profileOf({ cookie: readSessionCookie(login) })).toMatchObject({
      id: person.id,
      email: person.email,
    });
    const { rows } = await cms.query<{ total: string; real: string }>(
      `select total, (select count(*) from customers where not is_duplicate) as real
       from customer_count`,
    );
    expect(rows[0]?.total).toBe(rows[0]?.real);
  });

  it("makes a duplicate account a regular account", async () => {
    const owner = await newVerified();
    const beside = { ...createRegistration(), email: owner.email };
    await register(beside);
    const cookie = readSessionCookie(await logIn(beside));
    const email = createUniqueEmail();
    await changeEmail({ ...beside, id: "", cookie }, email);
    await followLink(authApi.verifyEmail, await waitForMessageTo(email, confirmSubject));
    expect(await profileOf({ cookie })).toMatchObject({ email, pendingEmail: null });
    expect(await findMessagesTo(owner.email, changedSubject)).toEqual([]);
    const { rows } = await cms.query<{ total: string; real: string }>(
      `select total, (select count(*) from customers where not is_duplicate) as real
       from customer_count`,
    );
    expect(rows[0]?.total).toBe(rows[0]?.real);
  });
});

describe("e-mails about an account", () => {
  it("contain no name until the e-mail address is verified", async () => {
    const bait = "Confirme em https://evil.example/conta";
    const person = await newCustomer(cms, { fullname: bait });
    await cms.request(authApi.forgotPassword, {
      body: { email: person.email },
      headers: newClientHeaders(),
    });
    const reset = await waitForMessageTo(person.email, /\/auth\/reset/);
    const body = { currentPassword: person.password, password: "outra senha boa" };
    const changed = await cms.request(authApi.password, { body, cookie: person.cookie });
    await waitForMessageTo(person.email, /Subject: Sua senha foi alterada/);
    expect(await findMessagesTo(person.email, /evil/)).toEqual([]);
    expect(reset).toMatch(/Ol=C3=A1!|Olá!/);
    await followLink(authApi.verifyEmail, await waitForMessageTo(person.email, confirmSubject));
    await update({ ...person, cookie: readSessionCookie(changed) }, { fullname: "Ana Souza" });
    await cms.request(authApi.forgotPassword, {
      body: { email: person.email },
      headers: newClientHeaders(),
    });
    await waitForMessageTo(person.email, /, Ana Souza!/);
  });

  it("are sent after a password change, to customers and staff", async () => {
    const admin = await newStaff(cms, "admin");
    const body = { currentPassword: admin.password, password: "outra senha boa" };
    expect((await cms.request(adminApi.password, { body, cookie: admin.cookie })).status).toBe(200);
    const message = await waitForMessageTo(admin.email, /Subject: Sua senha foi alterada/);
    expect(message).toContain("/admin/forgot");
  });
});
