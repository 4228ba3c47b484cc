export { type Blow, type Strike, strikesOf } from './strike-frames.ts';
