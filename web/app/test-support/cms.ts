import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { env } from "#app/env.server.ts";

interface CmsResponse {
  status?: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Responses of a fake CMS by method and path without query. */
type CmsResponses = Record<string, (body: unknown) => CmsResponse | Promise<CmsResponse>>;

export interface FakeCms {
  /** Received calls in order, each as method and path with query. */
  calls: string[];
}

/** Starts a fake CMS for one test, over HTTP. Calls without a response in `responses` get a 500. */
export async function startFakeCms(responses: CmsResponses): Promise<FakeCms> {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    calls.push(`${method} ${url}`);
    const text = (await request.toArray()).join("");
    const respond = responses[`${method} ${url.replace(/\?.*/, "")}`];
    const {
      status = 200,
      body,
      headers,
    } = respond ? await respond(text ? JSON.parse(text) : undefined) : { status: 500, body: {} };
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  env.CMS_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { calls };
}

/** Site settings with every field that pages require. */
export const sampleSettings = {
  brandName: "Araucária Cloud",
  tagline: "Nuvem em São Paulo",
  footerYear: 2022,
  rightsNotice: "Todos os direitos reservados.",
  chatNumber: "5511955500142",
  chatGreeting: "Olá!",
  telephone: "+55 11 5550-0142",
  email: "contato@example.com",
  address: "São Paulo",
  quoteValidityDays: 30,
  cookieNotice: "Este site usa cookies.",
  cookieAccept: "Aceitar",
  cookieDecline: "Recusar",
};
