export { EXEMPLARS_USE, type ExemplarBook, exemplarsOf } from './book.ts';
export { mirrorTold, nothingTold, type Told, toldOf } from './told.ts';
