import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import sirv, { type RequestHandler as StaticHandler } from "sirv";
import type { WaitForPassword } from "../app/request-context.ts";
import type { ContentCache } from "./cache/content-cache.ts";
import type { RenderedResponse } from "./cache/rendered-page.ts";
import { createStyleInliner, type StyledPage } from "./critical-styles.ts";
import { createDocumentPathMatcher } from "./document-paths.ts";

/** Context of a page that is rendered for one visitor. */
export interface Visit {
  /** CSP nonce of the page's scripts. A page without a nonce contains only the site's own scripts. */
  nonce: string;
  waitForPassword: WaitForPassword;
}

/** Renders pages, and serves static files. */
export interface Renderer {
  /** Renders a page for one visit; without `visit`, renders the page for all visitors. */
  render: (request: Request, visit?: Visit) => Promise<RenderedResponse>;
  files: StaticHandler;
  /**
   * Returns true if the CMS determines the content of a path, because no other route matches it.
   */
  isDocument: (path: string) => boolean;
  /** Identifies the build; absent in development. */
  build?: string;
  /**
   * CSP hashes of the pages' inline script and font faces. Absent in development, where the policy allows any inline
   * code.
   */
  scriptHash?: string;
  styleHash?: string;
}

/** The server build that Vite makes of web/app. */
interface AppBuild extends ServerBuild {
  entry: { module: typeof import("../app/entry.server.tsx") };
}

interface RenderOptions {
  content: ContentCache;
  /** Inlines the styles of a page. Absent in development, where the page links to its styles. */
  withStyles?: (html: string) => StyledPage;
}

function renderWith(
  build: AppBuild,
  mode: "production" | "development",
  { content, withStyles }: RenderOptions,
): Renderer["render"] {
  const handle = createRequestHandler(build, mode);
  const {
    contentReaderContext,
    inlineStylesContext,
    nonceContext,
    markQueryReadContext,
    waitForPasswordContext,
  } = build.entry.module;
  return async (request, visit) => {
    const context = new RouterContextProvider();
    const reader = content.reader();
    context.set(nonceContext, visit?.nonce);
    if (visit) {
      context.set(waitForPasswordContext, visit.waitForPassword);
    }
    context.set(contentReaderContext, reader);
    let readsQuery = false;
    context.set(markQueryReadContext, () => {
      readsQuery = true;
    });
    let inlineStyle: string | undefined;
    if (withStyles) {
      context.set(inlineStylesContext, (html) => {
        const page = withStyles(html);
        inlineStyle = page.hash;
        return page.html;
      });
    }
    const response = await handle(request, context);
    return Object.assign(response, { cacheTags: reader.cacheTags, readsQuery, inlineStyle });
  };
}

/** Returns the CSP source expression of an inline script or style. */
function cspHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const packageDirectory = path.dirname(import.meta.dirname);

/** Loads the built application. */
export async function createProductionRenderer(content: ContentCache): Promise<Renderer> {
  const entry = path.join(packageDirectory, "build/server/index.js");
  const build: AppBuild = await import(entry);
  const [sheet = ""] = build.assets.routes.root?.css ?? [];
  const withStyles = await createStyleInliner(path.dirname(entry), sheet);
  return {
    build: createHash("sha256")
      .update(await readFile(entry))
      .digest("hex")
      .slice(0, 16),
    scriptHash: cspHash(build.entry.module.firstPaintScript),
    styleHash: cspHash(build.entry.module.fontFaces),
    render: renderWith(build, "production", { content, withStyles }),
    isDocument: createDocumentPathMatcher(build.routes),
    // Allows long caching of files under /assets, because their names include a hash of their content.
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

/** Serves the sources through Vite, with hot reload over the same port. */
export async function createDevelopmentRenderer(
  server: Server,
  content: ContentCache,
): Promise<Renderer> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: packageDirectory,
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    render: async (request, visit) => {
      const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as AppBuild;
      const response = await renderWith(build, "development", { content })(request, visit);
      // Forbids caching, because the code may change before the next request.
      response.headers.set("cache-control", "no-store");
      return response;
    },
    // Treats no path as a document of the CMS, because the route table may change before the next request.
    isDocument: () => false,
    files: (request, response, next) => vite.middlewares(request, response, next ?? (() => {})),
  };
}
