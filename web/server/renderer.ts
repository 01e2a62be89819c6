import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import sirv, { type RequestHandler as StaticHandler } from "sirv";
import type { WaitForPassword } from "../app/request-context.ts";
import { documentPaths, documentRoutes } from "./document-paths.ts";
import type { Drawing } from "./drawn-page.ts";
import type { KeptContent } from "./kept-content.ts";
import { lateScripts } from "./late-scripts.ts";
import { pageStyles } from "./page-styles.ts";

/** What a page that is drawn for one visitor is given. */
export interface Visit {
  /** Of the answer's scripts; without one it has none but the site's own. */
  nonce: string;
  waitForPassword: WaitForPassword;
}

/** Draws a page, and answers requests for static files. */
export interface Renderer {
  /** Without a visit, for everybody. */
  draw: (request: Request, visit?: Visit) => Promise<Drawing>;
  files: StaticHandler;
  /** Whether what is at a path is for the CMS to say: the route table has nothing of its own there. */
  isDocument: (path: string) => boolean;
  /** Names the build; development has none. */
  build?: string;
  /** Allows the pages' inline script in a security policy; development allows any script. */
  scriptHash?: string;
}

/** What Vite makes of web/app. */
interface AppBuild extends ServerBuild {
  entry: { module: typeof import("../app/entry.server.tsx") };
}

function drawWith(
  build: AppBuild,
  content: KeptContent,
  mode: "production" | "development",
): Renderer["draw"] {
  const handle = createRequestHandler(build, mode);
  const { contentContext, nonceContext, pageOf, readsQueryContext, waitForPasswordContext } =
    build.entry.module;
  return async (request, visit) => {
    const context = new RouterContextProvider();
    const reader = content.reader();
    context.set(nonceContext, visit?.nonce);
    if (visit) {
      context.set(waitForPasswordContext, visit.waitForPassword);
    }
    context.set(contentContext, reader);
    let readsQuery = false;
    context.set(readsQueryContext, () => {
      readsQuery = true;
    });
    const response = await handle(request, context);
    const html = pageOf(response);
    return Object.assign(response, { html, dependsOn: reader.dependsOn, readsQuery });
  };
}

/** Knows no other routes: React Router compares an address with every one, twice, and makes all anew. */
export function forDocuments<Build extends ServerBuild>(build: Build): Build {
  const assets = { ...build.assets, routes: documentRoutes(build.assets.routes) };
  return { ...build, assets, routes: documentRoutes(build.routes) };
}

const packageDirectory = path.dirname(import.meta.dirname);

/** The built application. */
export async function productionRenderer(content: KeptContent): Promise<Renderer> {
  const entry = path.join(packageDirectory, "build/server/index.js");
  const build: AppBuild = await import(entry);
  const [sheet = ""] = build.assets.routes.root?.css ?? [];
  const withStyles = await pageStyles(path.dirname(entry), sheet);
  const isDocument = documentPaths(build.routes);
  const drawAny = drawWith(build, content, "production");
  const drawDocument = drawWith(forDocuments(build), content, "production");
  return {
    build: createHash("sha256")
      .update(await readFile(entry))
      .digest("hex")
      .slice(0, 16),
    scriptHash: `'sha256-${createHash("sha256").update(build.entry.module.firstPaintScript).digest("base64")}'`,
    draw: async (request, visit) => {
      const isShared = !visit && isDocument(new URL(request.url).pathname);
      const page = await (isShared ? drawDocument : drawAny)(request, visit);
      if (page.html === undefined) {
        return page;
      }
      const { html, hash: inlineStyle } = withStyles(lateScripts(page.html));
      return Object.assign(page, { html, inlineStyle });
    },
    isDocument,
    // File names under /assets carry a hash of their content.
    files: sirv(path.join(packageDirectory, "build/client"), {
      etag: true,
      brotli: true,
      gzip: true,
      setHeaders: (response, file) => {
        const isHashed = file.startsWith("/assets/");
        response.setHeader(
          "cache-control",
          isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
        );
        if (file === "/speculation-rules.json") {
          response.setHeader("content-type", "application/speculationrules+json");
        }
      },
    }),
  };
}

/** The application as it is on disk, through Vite, with hot reload over the same port. */
export async function developmentRenderer(server: Server, content: KeptContent): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: packageDirectory,
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    draw: async (request, visit) => {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as AppBuild;
      const response = await drawWith(build, content, "development")(request, visit);
      // The code may have changed by the next request.
      response.headers.set("cache-control", "no-store");
      return response;
    },
    // The table may change by the next request.
    isDocument: () => false,
    files: (request, response, next) => vite.middlewares(request, response, next ?? (() => {})),
  };
}
