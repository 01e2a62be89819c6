/** Event of the window: the fonts of a visit's first page have come, and it is about to be drawn in them. */
export const fontsCame = "fonts-came";

/**
 * The page's one inline script, allowed by its hash in the security policy: it must run before the
 * first paint. Shows the chosen colour scheme, the cookie banner only while no choice is stored, and no
 * announcement that was dismissed.
 * A visit's first page is painted before its own script (data-page) and its fonts are asked for; the browser
 * has them for those that follow (decisions/0090). It is drawn in the fonts once the script is there too,
 * which sees to it that nothing moves (app/chrome/same-lines.ts).
 * What is far below the screen is laid out last, and at once for whoever goes to a place on the page, as by a link
 * or by coming back to it: the place is where it is only then (app/chrome/below-later.ts).
 * A browser that does not blend two pages into one another says so by a rejection, which is no error.
 */
export const themeScript =
  "{const d=document,r=d.documentElement.dataset,u=d.currentScript.dataset.page;" +
  'try{const s=localStorage,t=s.getItem("theme");' +
  'r.scripted="";if(t==="light"||t==="dark")r.theme=t;' +
  'if(!s.getItem("cookie-consent"))r.consent="unset";' +
  'if(r.announcement&&(s.getItem("dismissed-announcements")||"").includes(r.announcement))' +
  'r.dismissed=""}catch{}' +
  'const g=()=>u&&new Promise(o=>{const e=d.createElement("script");e.type="module";' +
  'e.fetchPriority="low";e.onload=e.onerror=o;e.src=u;d.head.append(e)}),' +
  'f=()=>Promise.allSettled(["Inter","Bricolage Grotesque"].map(' +
  "n=>d.fonts.load('1em \"'+n+' Variable\"')))," +
  "a=requestAnimationFrame,p=performance," +
  // Twice: once the whole page was in a frame. Not every browser tells when it painted: so many frames, at most.
  'w=n=>a(()=>a(()=>n<1||p.getEntriesByName("first-contentful-paint")[0]?Promise.all([g(),f()]).then(()=>{' +
  `dispatchEvent(new Event("${fontsCame}"));delete r.fonts}):w(n-1))),` +
  'v=p.getEntriesByType("navigation")[0]?.type==="navigate";' +
  'if(v&&!location.hash){r.below="later";' +
  'addEventListener("click",e=>{e.target.closest?.("a[href*=\'#\']")&&delete r.below})}' +
  'const b=!v||d.referrer.startsWith(location.origin+"/");' +
  'if(b)f();else r.fonts="later";' +
  'addEventListener("DOMContentLoaded",()=>b?g():w(60))}' +
  'for(const n of["pageswap","pagereveal"])' +
  "addEventListener(n,e=>{e.viewTransition?.ready.catch(()=>{})});";
