/** Help text of `npm run staff:reset-second-factor -- --help`. */
export const staffResetSecondFactorUsage = `Usage: npm run staff:reset-second-factor -- you@example.com

Removes the second factor of a staff account, for example of the last administrator who lost phone and recovery codes.
The password stays the same. All sessions of the account end, and the account gets an e-mail.

  --help      prints this`;

/** Help text of `npm run staff:create -- --help`. */
export const staffCreateUsage = `Usage: npm run staff:create -- --email you@example.com [--role admin|editor|writer] [--name "Your Name"] [--password ...]

Creates an account for the CMS (/cms) and, for administrators, the panel (/admin).

  --email     address that the account logs in with (required)
  --role      admin (default), editor or writer
  --name      shown in the CMS; the part of the address before the @ by default
  --password  at least 8 characters; without it one is generated and printed once
  --help      prints this`;
