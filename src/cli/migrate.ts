/** `npm run migrate`: brings the database at DATABASE_URL up to date; `npm start` does it by itself. */
import { migrate } from '../migrate.ts';

const url = process.env.DATABASE_URL;
if (!url) {
  console.error('Set DATABASE_URL; the embedded database is migrated by `npm start`.');
  process.exit(1);
}
const applied = await migrate(url);
console.log(applied.length ? `Applied ${applied.join(', ')}.` : 'Nothing to apply.');
