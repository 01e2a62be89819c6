import { expect, it } from "vitest";
import { documentPaths, documentRoutes } from "./document-paths.ts";

const routes = {
  root: { id: "root", path: "" },
  "routes/robots": { id: "routes/robots", parentId: "root", path: "robots.txt" },
  "pt-BR/home": { id: "pt-BR/home", parentId: "root" },
  "pt-BR/article": { id: "pt-BR/article", parentId: "root", path: "blog/:slug" },
  "pt-BR/tags/group-feed": {
    id: "pt-BR/tags/group-feed",
    parentId: "root",
    path: "blog/tag/:slug/feed.xml",
  },
  "pt-BR/article/a-fixed-one": {
    id: "pt-BR/article/a-fixed-one",
    parentId: "root",
    path: "blog/a-fixed-one",
  },
  "pt-BR/quote": { id: "pt-BR/quote", parentId: "root", path: "orcamento/:code" },
  "en-US/contact": { id: "en-US/contact", parentId: "root", path: "en/contact" },
  "pt-BR/area": { id: "pt-BR/area", parentId: "root" },
  "pt-BR/auth": { id: "pt-BR/auth", parentId: "pt-BR/area", path: "auth" },
  "pt-BR/panel": { id: "pt-BR/panel", parentId: "pt-BR/area", path: "admin" },
  "pt-BR/panel/new": { id: "pt-BR/panel/new", parentId: "pt-BR/panel", path: "users/new" },
  "pt-BR/page": { id: "pt-BR/page", parentId: "root", path: "*" },
};
const isDocument = documentPaths(routes);

it.each([
  "/",
  "/sobre",
  "/blog",
  "/blog/a",
  "/blog/a-fixed-one",
  "/blog/tag/a/feed.xml",
  "/en",
  "/en/contact/x",
  "/orcamento",
  "/robots.txt/x",
])("reports %s as a document of the CMS", (path) => {
  expect(isDocument(path)).toBe(true);
});

it.each(["/robots.txt", "/orcamento/abc", "/en/contact", "/auth", "/admin", "/admin/users/new"])(
  "reports %s as a route of the site",
  (path) => {
    expect(isDocument(path)).toBe(false);
  },
);

it("documentRoutes keeps only the routes that documents can match", () => {
  expect(Object.keys(documentRoutes(routes))).toEqual([
    "root",
    "pt-BR/home",
    "pt-BR/article",
    "pt-BR/tags/group-feed",
    "pt-BR/article/a-fixed-one",
    "pt-BR/page",
  ]);
});
