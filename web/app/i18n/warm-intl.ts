/**
 * Web worker that loads the browser's locale data, which the first formatter of a page loads for
 * all threads. On a phone this takes 80 ms, which would block the main thread.
 */
const { locale } = new Intl.NumberFormat().resolvedOptions();
Intl.DateTimeFormat.supportedLocalesOf(locale);
close();
