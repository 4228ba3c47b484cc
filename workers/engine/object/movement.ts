import { motionFromText, type PieceMove, pieceLoops, pieceMoveFor } from '../subject/motion/index.ts';
import { verbsIn } from './acts/verbs.ts';

/** What is drawn of the whole for the words of a movement that its parts do not do. */
export interface Movement {
  /** 'turn' is the whole object going round, which takes its sides; the others move it as one piece. */
  readonly move: PieceMove | 'turn';
  readonly loop: boolean;
  /** Why it is not quite, or not at all, what was asked. */
  readonly note?: string;
}

/** Movements of a whole: [what is drawn, its words' stems, what of the words it does not show]. First match. */
const WHOLE: readonly (readonly [PieceMove | 'turn', RegExp, string?])[] = [
  ['turn', /^(spin|rotat|turn|whirl|revolv|twirl)/],
  ['float', /^(bob|float|hover|levitat|drift)/],
  ['shake', /^(shak|rattl|trembl|vibrat|quiver|rumbl|jitter)/],
  ['sway', /^(sway|rock|wobbl|tilt|lean)/],
  ['jump', /^(bounc|hop|jump|leap|squash)/],
  ['breathe', /^(pulse|pulsat|puls|breath|throb|beat)/],
  ['sway', /^(swing|dangl|wav|flap|flutter)/, 'its parts do not move by themselves, so all of it sways'],
  ['attack', /^(shoot|fire|recoil|launch|strik|attack|bit)/, 'nothing is shot: all of it lunges'],
  ['swell', /^(grow|swell|inflat|appear|unfold|sprout)/, 'all of it swells and goes back'],
  ['die', /^(break|shatter|explod|collaps|crumbl|wither|shrink|topple|fall|die)/, 'it sinks down as one piece'],
];

/** The movement that comes nearest to what words ask of an object. `sided`: it can be seen from all sides. */
export function movementFrom(words: string, sided: boolean): Movement {
  const text = words.toLowerCase().match(/[a-z]+/g) ?? [];
  for (const word of text) {
    const known = WHOLE.find(([, stem]) => stem.test(word));
    if (known) {
      const [move, , lacking] = known;
      if (move === 'turn')
        return sided
          ? { move, loop: true }
          : bobbing(`"${word}" takes an object that has sides; this one has a single picture, so it bobs instead.`);
      return { move, loop: pieceLoops(move), ...(lacking ? { note: `"${word}": ${lacking}.` } : {}) };
    }
  }
  const [parted] = verbsIn(words);
  if (parted)
    return bobbing(`"${parted.word}": this object has no part that does that, as far as is known, so all of it bobs.`);
  // what a creature does, done as one piece: a chest that walks hops along
  const { id, note, confidence } = motionFromText('mannequin', words);
  const move = pieceMoveFor(id);
  if (note || confidence < 0.5 || move === 'breathe')
    return bobbing(`No movement of an object was understood in "${words.slice(0, 60)}": it bobs instead.`);
  return { move, loop: pieceLoops(move) };
}

const bobbing = (note: string): Movement => ({ move: 'float', loop: true, note });
