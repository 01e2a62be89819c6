/**
 * The page's one inline script, allowed by its hash in the security policy: it must run before the
 * first paint. Shows the chosen colour scheme, and the cookie banner only while no choice is stored.
 */
export const themeScript =
  'try{const r=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");' +
  'r.scripted="";if(t==="light"||t==="dark")r.theme=t;' +
  'if(!s.getItem("cookie-consent"))r.consent="unset"}catch{}';
