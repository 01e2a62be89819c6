/** Field with which an open form identifies itself in each save; not stored in the document. */
export const formIdField = "formId";
