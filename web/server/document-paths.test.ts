import { expect, it } from "vitest";
import { createDocumentPathMatcher } from "./document-paths.ts";

interface TestRoute {
  id: string;
  parentId?: string;
  path?: string;
  isDocument?: boolean;
}

const testRoutes: TestRoute[] = [
  { id: "root", path: "" },
  { id: "routes/robots", parentId: "root", path: "robots.txt" },
  { id: "pt-BR/home", parentId: "root", isDocument: true },
  { id: "pt-BR/article", parentId: "root", path: "blog/:slug", isDocument: true },
  { id: "pt-BR/feed", parentId: "root", path: "blog/tag/:slug/feed.xml", isDocument: true },
  { id: "pt-BR/fixed", parentId: "root", path: "blog/a-fixed-one", isDocument: true },
  { id: "pt-BR/quote", parentId: "root", path: "orcamento/:code" },
  { id: "en-US/contact", parentId: "root", path: "en/contact" },
  { id: "pt-BR/area", parentId: "root" },
  { id: "pt-BR/auth", parentId: "pt-BR/area", path: "auth" },
  { id: "pt-BR/panel", parentId: "pt-BR/area", path: "admin" },
  { id: "pt-BR/panel/new", parentId: "pt-BR/panel", path: "users/new" },
  { id: "pt-BR/page", parentId: "root", path: "*", isDocument: true },
];
const routes = Object.fromEntries(
  testRoutes.map(({ isDocument = false, ...route }) => [
    route.id,
    { ...route, module: { handle: { isDocument } } },
  ]),
);
const isDocument = createDocumentPathMatcher(routes);

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
