import pg from "pg";

const client = new pg.Client(process.env.DATABASE_OWNER_URL);
await client.connect();
await client.query("create table if not exists staff (email text)");
await client.query("grant select, insert on staff to public");
const staff = await client.query("select 1 from staff");
await client.end();
console.log(JSON.stringify({ part: "Running 2 migrations" }));
console.log(JSON.stringify({ part: "Adding the first content" }));
console.log("prepared");
console.log(JSON.stringify({ staffAccounts: staff.rowCount }));
