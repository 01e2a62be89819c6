import pg from "pg";
import { serveFixtureSite } from "./serve.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL });
pool.on("error", (error) => console.log(`lost a connection: ${error.message}`));

serveFixtureSite({
  name: "cms",
  port: Number(process.env.CMS_PORT),
  isReady: () =>
    pool.query("select 1 from staff").then(
      () => true,
      () => false,
    ),
});
