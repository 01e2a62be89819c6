/**
 * A worker of its own: the first format that a page makes has the browser look through all languages that
 * it knows, which takes a phone 80 ms. It does so once for all threads, and here it holds up nobody.
 */
const { locale } = new Intl.NumberFormat().resolvedOptions();
Intl.DateTimeFormat.supportedLocalesOf(locale);
close();
