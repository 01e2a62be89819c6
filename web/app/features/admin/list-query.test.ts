import { expect, it } from "vitest";
import {
  createSortHref,
  findSortDirection,
  mainListParameters,
  parseListParameters,
  planListParameters,
  setQueryParameters,
} from "./list-query.ts";

it("setQueryParameters changes only the given parameters of a query", () => {
  expect(setQueryParameters("?page=3&planPage=2", { planPage: 4, page: undefined })).toBe(
    "?planPage=4",
  );
});

it("createSortHref returns the first page of the sorted list, in reverse order if it is sorted already", () => {
  expect(createSortHref("?page=3", mainListParameters, "email")).toBe("?sort=email");
  expect(createSortHref("?sort=email&page=3", mainListParameters, "email")).toBe("?sort=-email");
  expect(createSortHref("?sort=-email", mainListParameters, "email")).toBe("?sort=email");
});

it("findSortDirection returns the direction in which a column is sorted", () => {
  expect(findSortDirection("?sort=email", mainListParameters, "email")).toBe("ascending");
  expect(findSortDirection("?sort=-email", mainListParameters, "email")).toBe("descending");
  expect(findSortDirection("?sort=email", planListParameters, "email")).toBeUndefined();
});

it("parseListParameters returns the valid parameters of a list", () => {
  const sorts = ["email"];
  expect(parseListParameters("?page=2&search=ana&sort=-email", mainListParameters, sorts)).toEqual({
    page: 2,
    search: "ana",
    sort: "-email",
  });
  for (const search of ["?page=0&sort=hash", "?page=1.5", "?page=x&sort=--email", ""]) {
    expect(parseListParameters(search, mainListParameters, sorts)).toMatchObject({
      page: 1,
      sort: undefined,
    });
  }
});
