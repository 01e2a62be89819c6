/** A worker without a port, like the product's worker; the launcher's preload replies to pings. */
console.log(`working as ${process.pid}`);
process.on("SIGTERM", () => process.exit());
setInterval(() => {}, 60_000);
