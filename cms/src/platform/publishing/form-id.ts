/** Field with the id of the open form, sent with each save; not stored in the document. */
export const formIdField = "formId";
