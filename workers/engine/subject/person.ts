import { HUMANOID_CONCEPTS } from '../catalogue/people.ts';
import { marked } from '../catalogue/stand-ins.ts';
import { TRADE_ROWS } from '../catalogue/trades.ts';
import type { Brief } from '../types.ts';
import { drawHumanoid } from './draw-humanoid.ts';
import { drawRider } from './draw-rider.ts';
import { bodyActor } from './motion/body-actor.ts';
import { drawPosed } from './posed/index.ts';
import { personByHand } from './small/person-by-hand.ts';
import { type Body, cannotMove, type SubjectSource } from './source.ts';

/** People: a rig in clothes. One who rides is drawn with the mount; motions and skeletons move the person alone. */
const person = (brief: Brief): Body => ({
  sides: 'all',
  rig: 'mannequin',
  draw: ({ skeleton, ...options }) => {
    const small = skeleton ? undefined : personByHand(brief, options);
    if (small) return small;
    if (skeleton) return drawPosed(brief, { ...options, ...skeleton });
    return brief.mount ? drawRider(brief, brief.mount, options) : drawHumanoid(brief, options);
  },
  actor: (motion, options) => {
    if (motion.body !== 'two legs') throw cannotMove(brief, motion);
    return bodyActor(brief, motion, options);
  },
});

export const PEOPLE: SubjectSource = {
  name: 'people',
  kind: 'humanoid',
  rows: Object.values(HUMANOID_CONCEPTS).map(marked),
  body: person,
};

/** Trades and peoples of the compact table: the same bodies; their words give way to those of people's own rows. */
export const TRADES: SubjectSource = { name: 'trades', kind: 'humanoid', rows: TRADE_ROWS, yields: true, body: person };
