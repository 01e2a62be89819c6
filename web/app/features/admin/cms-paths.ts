/** Paths of the CMS and of its leads. */
export const cmsHref = "/cms";
export const leadsHref = "/cms/collections/leads";
