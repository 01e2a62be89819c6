import { expect, it } from "vitest";
import {
  findSortDirection,
  listParams,
  mainList,
  planList,
  sortHref,
  withParams,
} from "./list-query.ts";

it("withParams changes only the given parameters of a query", () => {
  expect(withParams("?page=3&planPage=2", { planPage: 4, page: undefined })).toBe("?planPage=4");
});

it("sortHref returns the first page of the sorted list, in reverse order if it is sorted already", () => {
  expect(sortHref("?page=3", mainList, "email")).toBe("?sort=email");
  expect(sortHref("?sort=email&page=3", mainList, "email")).toBe("?sort=-email");
  expect(sortHref("?sort=-email", mainList, "email")).toBe("?sort=email");
});

it("findSortDirection returns the direction in which a column is sorted", () => {
  expect(findSortDirection("?sort=email", mainList, "email")).toBe("ascending");
  expect(findSortDirection("?sort=-email", mainList, "email")).toBe("descending");
  expect(findSortDirection("?sort=email", planList, "email")).toBeUndefined();
});

it("listParams returns the valid parameters of a list", () => {
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
