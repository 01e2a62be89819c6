/** Value that an open form sends with each save to name itself; not a field of the document. */
export const formIdPath = "formId";
