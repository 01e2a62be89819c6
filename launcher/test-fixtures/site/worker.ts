/** Listens on no port, like the product's worker; only the launcher's preload answers pings. */
console.log(`working as ${process.pid}`);
process.on("SIGTERM", () => process.exit());
setInterval(() => {}, 60_000);
