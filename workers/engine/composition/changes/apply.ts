/** All that a sentence changes of a subject, put on its sprite in order. */
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import { snowed } from '../sprites/snowed.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { SUBSTANCES } from '../sprites/substances.ts';
import { withEmblem, withPattern, withRunes } from './emblem.ts';
import {
  signSprite,
  withBalcony,
  withBoards,
  withGoods,
  withPipes,
  withSignboard,
  withSmoke,
  withSpikes,
} from './fittings.ts';
import { withGears } from './gears.ts';
import { glowing } from './glow.ts';
import {
  crumbled,
  flanked,
  leaning,
  weathered,
  withDrawbridge,
  withFence,
  withGap,
  withIvy,
  withLegs,
  withOnTop,
} from './grounds-of-house.ts';
import { burning, madeOf, shapedLike } from './matter.ts';
import { halves, wearing, withBody, withHeadOf } from './mixed.ts';
import { withFlying, withOnWalls } from './on-walls.ts';
import { mainColour, withFace, withHeads, withHorns, withoutHead, withWings } from './parts.ts';
import { bitten, broken, cracked, dripping, mossy, rusty, worn, wound } from './tear.ts';

export interface ChangeContext {
  readonly seed: number;
  /** Seen from its side rather than from the front. */
  readonly side: boolean;
  /** It goes on wheels. */
  readonly wheeled: boolean;
  /** Another subject drawn the same way: `share` of this one's size. */
  readonly draw: (brief: Brief, share: number) => Sprite;
}

const CLOTHED =
  /tunic|robe|trousers|boots|cape|dress|armor|greaves|sabatons|gauntlets|pauldrons|belt|helmet|sword|shield|staff|hilt|coat|shirt/;

export function changed(sprite: Sprite, changes: readonly Change[], c: ChangeContext): Sprite {
  return changes.reduce((s, change) => one(s, change, c), sprite);
}

function one(s: Sprite, change: Change, c: ChangeContext): Sprite {
  switch (change.is) {
    case 'heads':
      return withHeads(s, change.count);
    case 'without head':
      return withoutHead(s);
    case 'wings':
      return withWings(s, change.of, c.side ? 'side' : 'front');
    case 'horns':
      return withHorns(s, change.colour);
    case 'face':
      return withFace(s, change.mood, change.glasses === true);
    case 'made of': {
      const substance = SUBSTANCES[change.substance];
      return substance ? madeOf(s, substance, c.seed, CLOTHED) : s;
    }
    case 'shaped':
      return shapedLike(s, c.draw(change.like, 1));
    case 'half':
      return halves(c.draw(change.other, 1), s);
    case 'body':
      return withBody(s, c.draw(change.other, 0.9), c.wheeled);
    case 'head of':
      return withHeadOf(s, c.draw(change.other, 0.8));
    case 'wears': {
      const item = c.draw(change.item, 0.4);
      return wearing(s, item, change.text, change.item.colours[0] ?? mainColour(item));
    }
    case 'burns':
      return burning(s, c.seed, change.with);
    case 'emblem':
      return withEmblem(s, change.of, change.colour);
    case 'pattern':
      return withPattern(s, change.of, c.seed, change.colour);
    case 'runes':
      return withRunes(s, c.seed, change.colour);
    case 'drips':
      return dripping(s, change.colour, c.seed);
    case 'wound':
      return wound(s, change.colour, c.seed);
    case 'signboard':
      return withSignboard(s, change.of, change.neon === true);
    case 'smokes':
      return withSmoke(s, change.hue);
    case 'boarded':
      return withBoards(s);
    case 'balcony':
      return withBalcony(s);
    case 'pipes':
      return withPipes(s);
    case 'spiked':
      return withSpikes(s);
    case 'legs':
      return withLegs(s);
    case 'ivy':
      return withIvy(s, c.seed);
    case 'drawbridge':
      return withDrawbridge(s);
    case 'crumbled':
      return crumbled(s, c.seed);
    case 'gap':
      return withGap(s, c.seed);
    case 'on top':
      return withOnTop(s, (size) =>
        change.sign ? signSprite(change.sign, s) : c.draw(change.item, size / Math.max(s.image.width, s.image.height)),
      );
    case 'flanked':
      return flanked(s, (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)));
    case 'weathered':
      return weathered(s, c.seed);
    case 'leaning':
      return leaning(s);
    case 'fenced':
      return withFence(s, change.white);
    case 'painted':
      return s;
    case 'snowed':
      return snowed(s);
    case 'on walls':
      return withOnWalls(s, change.of, change.count);
    case 'flying':
      return withFlying(s, change.of, 4, c.seed);
    case 'goods':
      return withGoods(
        s,
        (size) => c.draw(change.item, size / Math.max(s.image.width, s.image.height)),
        change.count,
        change.text,
        change.large === true,
      );
    case 'rust':
      return rusty(s, c.seed);
    case 'worn':
      return worn(s, change.by, c.seed);
    case 'gears':
      return withGears(s);
    case 'moss':
      return mossy(s, c.seed);
    case 'broken':
      return broken(s, c.seed);
    case 'cracked':
      return cracked(s, c.seed);
    case 'bitten':
      return bitten(s);
    case 'glows':
      return glowing(s, change.colour, c.seed);
  }
}
