/** Event of the window: the fonts of a visit's first page have come, and it is about to be drawn in them. */
export const fontsCame = "fonts-came";

/**
 * The page's one inline script, allowed by its hash in the security policy: it must run before the
 * first paint. Shows the chosen colour scheme, the cookie banner only while no choice is stored, and no
 * announcement that was dismissed.
 * A visit's first page is painted before its fonts are asked for; the browser has them for those that
 * follow (decisions/0090).
 * What is far below the screen is laid out last, unless a place on the page is asked for, as by a link or by who
 * comes back to it (app/chrome/below-later.ts).
 * A browser that does not blend two pages into one another says so by a rejection, which is no error.
 */
export const themeScript =
  "{const d=document,r=d.documentElement.dataset;" +
  'try{const s=localStorage,t=s.getItem("theme");' +
  'r.scripted="";if(t==="light"||t==="dark")r.theme=t;' +
  'if(!s.getItem("cookie-consent"))r.consent="unset";' +
  'if(r.announcement&&(s.getItem("dismissed-announcements")||"").includes(r.announcement))' +
  'r.dismissed=""}catch{}' +
  'const f=()=>Promise.allSettled(["Inter","Bricolage Grotesque"].map(' +
  "n=>d.fonts.load('1em \"'+n+' Variable\"')))," +
  "a=requestAnimationFrame,p=performance," +
  // Twice: once the whole page was in a frame. Not every browser tells when it painted: so many frames, at most.
  'w=n=>a(()=>a(()=>n<1||p.getEntriesByName("first-contentful-paint")[0]?f().then(()=>{' +
  `dispatchEvent(new Event("${fontsCame}"));delete r.fonts}):w(n-1))),` +
  'v=p.getEntriesByType("navigation")[0]?.type==="navigate";' +
  'if(v&&!location.hash)r.below="later";' +
  'if(!v||d.referrer.startsWith(location.origin+"/"))f();' +
  'else{r.fonts="later";addEventListener("DOMContentLoaded",()=>w(60))}}' +
  'for(const n of["pageswap","pagereveal"])' +
  "addEventListener(n,e=>{e.viewTransition?.ready.catch(()=>{})});";
