import { expect, it } from "vitest";
import { listParams, mainList, planList, sortedBy, sortHref, withParams } from "./list-query.ts";

it("changes the parameters of one list only", () => {
  expect(withParams("?page=3&planPage=2", { planPage: 4, page: undefined })).toBe("?planPage=4");
});

it("sorts by a column, then in reverse, and starts at the first page", () => {
  expect(sortHref("?page=3", mainList, "email")).toBe("?sort=email");
  expect(sortHref("?sort=email&page=3", mainList, "email")).toBe("?sort=-email");
  expect(sortHref("?sort=-email", mainList, "email")).toBe("?sort=email");
});

it("returns the sort direction of a column", () => {
  expect(sortedBy("?sort=email", mainList, "email")).toBe("ascending");
  expect(sortedBy("?sort=-email", mainList, "email")).toBe("descending");
  expect(sortedBy("?sort=email", planList, "email")).toBeUndefined();
});

it("reads the parameters of a list, and ignores invalid ones", () => {
  const sorts = ["email"];
  expect(listParams("?page=2&search=ana&sort=-email", mainList, sorts)).toEqual({
    page: 2,
    search: "ana",
    sort: "-email",
  });
  for (const search of ["?page=0&sort=hash", "?page=1.5", "?page=x&sort=--email", ""]) {
    expect(listParams(search, mainList, sorts)).toMatchObject({ page: 1, sort: undefined });
  }
});
