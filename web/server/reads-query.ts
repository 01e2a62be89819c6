/** Header between a route and the page cache: the page answers to the query. Not sent to visitors. */
export const readsQueryHeader = "x-reads-query";
