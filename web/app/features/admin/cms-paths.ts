/** The screens of the CMS, and the one of leads. */
export const cmsHref = "/cms";
export const leadsHref = "/cms/collections/leads";
