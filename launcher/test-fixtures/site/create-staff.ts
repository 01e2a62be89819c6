import pg from "pg";

const client = new pg.Client(process.env.DATABASE_OWNER_URL);
await client.connect();
await client.query("insert into staff values ($1)", [process.argv[2]]);
await client.end();
console.log(`created ${process.argv[2]}`);
