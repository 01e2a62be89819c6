/** Listens to nothing, as the product's worker: only the launcher's preload answers for it. */
console.log(`working as ${process.pid}`);
process.on("SIGTERM", () => process.exit());
setInterval(() => {}, 60_000);
