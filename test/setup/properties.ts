/** Tests of properties take the same cases in each run; PROPERTY_SEED (a whole number, or `random`) takes others. */

import { configureGlobal } from 'fast-check';

const { PROPERTY_SEED = '1' } = process.env;
if (PROPERTY_SEED !== 'random') configureGlobal({ seed: Number(PROPERTY_SEED) });
