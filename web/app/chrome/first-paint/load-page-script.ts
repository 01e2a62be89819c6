/** Returns what loads the page's own script; a page that React takes over names it in its head instead. */
export function pageScriptLoader(): () => Promise<unknown> {
  // Known only while the inline script runs for the first time.
  const address = document.currentScript?.dataset.page;
  return () =>
    new Promise<void>((resolve) => {
      if (!address) {
        resolve();
        return;
      }
      const script = document.createElement("script");
      script.type = "module";
      script.fetchPriority = "low";
      script.onload = () => resolve();
      script.onerror = () => resolve();
      script.src = address;
      document.head.append(script);
    });
}
