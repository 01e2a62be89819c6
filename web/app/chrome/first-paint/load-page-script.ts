/** Returns a function that loads the page's script; a hydrated page has it in its head instead. */
export function pageScriptLoader(): () => Promise<unknown> {
  // `currentScript` is set only while the inline script runs.
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
