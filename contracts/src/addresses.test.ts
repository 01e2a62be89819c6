import { describe, expect, it } from "vitest";
import {
  addressedCollections,
  documentPath,
  findSlugProblem,
  homeSlug,
  listPagePath,
  parseBlogPath,
  splitListPagePath,
  suggestSlug,
} from "./addresses.ts";
import { splitLocalePath } from "./locales.ts";

describe("documentPath", () => {
  it.each([
    [{ collection: "pages", slug: homeSlug, locale: "pt-BR" }, "/"],
    [{ collection: "pages", slug: homeSlug, locale: "en-US" }, "/en"],
    [{ collection: "pages", slug: "sobre", locale: "pt-BR" }, "/sobre"],
    [{ collection: "legal", slug: "privacy-policy", locale: "en-US" }, "/en/privacy-policy"],
    [{ collection: "posts", slug: "x", locale: "es-ES" }, "/es/blog/x"],
  ] as const)("returns for the document %o the path %s", (address, path) => {
    expect(documentPath(address)).toBe(path);
  });
});

describe("splitLocalePath", () => {
  it.each([
    ["/", "pt-BR", "/"],
    ["/en", "en-US", "/"],
    ["/en/about", "en-US", "/about"],
    ["/es/blog/x", "es-ES", "/blog/x"],
    ["/english", "pt-BR", "/english"],
    ["/en-us/about", "pt-BR", "/en-us/about"],
  ])("splits the path %s into the language %s and the rest %s", (path, locale, rest) => {
    expect(splitLocalePath(path)).toEqual({ locale, rest });
  });
});

describe("findSlugProblem", () => {
  it.each(["sobre", "solucoes/startups", homeSlug])(
    "returns no problem for the page slug %s",
    (slug) => {
      expect(findSlugProblem({ collection: "pages", slug })).toBeUndefined();
    },
  );

  it.each([
    ["Sobre", "format"],
    ["a b", "format"],
    ["-a", "format"],
    ["a//b", "format"],
    ["preços", "format"],
    ["cms", "reserved"],
    ["api/x", "reserved"],
    ["en", "reserved"],
    ["blog/x", "reserved"],
    ["a".repeat(121), "too-long"],
  ] as const)("rejects the page slug %s with the problem %s", (slug, problem) => {
    expect(findSlugProblem({ collection: "pages", slug })).toBe(problem);
  });

  it("allows the reserved slugs of pages for an article, but no slash", () => {
    expect(findSlugProblem({ collection: "posts", slug: "cms" })).toBeUndefined();
    expect(findSlugProblem({ collection: "posts", slug: "a/b" })).toBe("format");
    expect(findSlugProblem({ collection: "posts", slug: homeSlug })).toBe("format");
  });
});

describe("suggestSlug", () => {
  it.each([
    ["Nuvem & Segurança: guia", "nuvem-seguranca-guia"],
    ["¿Qué es la nube?", "que-es-la-nube"],
    ["  3-2-1  ", "3-2-1"],
    ["///", ""],
    ["", ""],
  ])("turns the title %j into the slug %j", (title, slug) => {
    expect(suggestSlug(title)).toBe(slug);
  });

  it("returns a valid slug or an empty text for any title", () => {
    for (const title of ["Ação", "x".repeat(500), `${"palavra ".repeat(40)}`, "admin-1"]) {
      const slug = suggestSlug(title);
      expect(slug === "" || findSlugProblem({ collection: "posts", slug }) === undefined).toBe(
        true,
      );
    }
  });
});

it("listPagePath builds the URLs of a list's pages, which splitListPagePath parses", () => {
  expect(listPagePath("/blog", 1)).toBe("/blog");
  expect(listPagePath("/en/blog/tag/backup", 3)).toBe("/en/blog/tag/backup/page/3");
  expect(splitListPagePath("/es/blog/pagina/2")).toEqual({ list: "/es/blog", page: 2 });
  for (const path of [
    "/en/blog/pagina/2",
    "/blog/pagina/02",
    "/sobre/pagina/2",
    "/blog/pagina/x",
  ]) {
    expect(splitListPagePath(path), path).toEqual({ list: path, page: 1 });
  }
});

it("parseBlogPath returns the collection and slug of articles and of article groups", () => {
  expect(parseBlogPath("/blog/um-artigo")).toEqual({ collection: "posts", slug: "um-artigo" });
  expect(parseBlogPath("/es/blog/etiqueta/red")).toEqual({ collection: "tags", slug: "red" });
  expect(parseBlogPath("/es/blog/tag/red")).toEqual({ collection: "posts", slug: "tag/red" });
  expect(parseBlogPath("/blog")).toBeUndefined();
  expect(findSlugProblem({ collection: "posts", slug: "tag/red" })).toBe("format");
  expect(findSlugProblem({ collection: "pages", slug: "busca" })).toBe("reserved");
  for (const collection of addressedCollections) {
    const path = documentPath({ collection, slug: "x", locale: "en-US" });
    expect(parseBlogPath(path)?.collection ?? "page", path).toBe(
      collection === "pages" || collection === "legal" ? "page" : collection,
    );
  }
});
