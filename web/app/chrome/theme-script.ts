/**
 * The page's one inline script, allowed by its hash in the security policy: it must run before the
 * first paint. Shows the chosen colour scheme, the cookie banner only while no choice is stored, and no
 * announcement that was dismissed.
 * A browser that does not blend two pages into one another says so by a rejection, which is no error.
 */
export const themeScript =
  'try{const r=document.documentElement.dataset,s=localStorage,t=s.getItem("theme");' +
  'r.scripted="";if(t==="light"||t==="dark")r.theme=t;' +
  'if(!s.getItem("cookie-consent"))r.consent="unset";' +
  'if(r.announcement&&(s.getItem("dismissed-announcements")||"").includes(r.announcement))' +
  'r.dismissed=""}catch{}' +
  'for(const n of["pageswap","pagereveal"])' +
  "addEventListener(n,e=>{e.viewTransition?.ready.catch(()=>{})});";
