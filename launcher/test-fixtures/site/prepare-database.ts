import pg from "pg";

const client = new pg.Client(process.env.DATABASE_URL);
await client.connect();
await client.query("create table if not exists staff (email text)");
const staff = await client.query("select 1 from staff");
await client.end();
console.log(JSON.stringify({ part: "Running 2 migrations" }));
console.log(JSON.stringify({ part: "Adding the first content" }));
console.log("prepared");
console.log(JSON.stringify({ staffAccounts: staff.rowCount }));
