/** What is done to something: by the verb it gets its place. */
import { themeOf } from '../../games/index.ts';
import { isPiece, isWorn } from '../subjects.ts';
import { give, isAlive, isMany, type Noun, type Said, sure, type Verb } from './said.ts';
import { isPlaceName, isThrown } from './words.ts';

/** What is done to something. */
export function object(s: Said, { does, base, up, to }: Verb, what: string, chunk: Noun) {
  const { roles, doer } = s;
  const many = isMany(what);
  switch (does) {
    case 'play':
      return sure(s, 'hero', what);
    case 'be':
      if (doer === 'hero') return sure(s, 'hero', what);
      return void roles.left.push(what);
    case 'gather':
      if (doer === 'foes') return void roles.untold.push(`${base} ${what}`);
      if (/^(?:way|path|exit|way out)$/.test(chunk.text)) return;
      if (/^(?:save|rescue|free)$/.test(base) && s.defends) return give(s, 'base', what);
      // "wants to be a hero"
      if (base === 'want' || base === 'take' || base === 'get')
        return give(s, many ? 'pickup' : isAlive(what) ? 'goal' : 'pickup', what);
      return give(
        s,
        !many && isAlive(what) && /^(?:an?|the|his|her|its|their)$/.test(chunk.det) ? 'goal' : 'pickup',
        what,
      );
    case 'oppose':
      if (doer === 'foes' || (base === 'attack' && s.defends))
        return give(s, s.defends ? 'base' : roles.hero ? 'stand' : 'hero', what);
      if (base === 'shoot' && isThrown(what)) return give(s, 'thrown', what);
      if (/^(?:escape|flee|survive)$/.test(base) && !isAlive(what)) {
        if (!/^(?:night|day)s?$/.test(chunk.text)) return give(s, 'place', what);
        return void roles.edits.push(...(chunk.count ? [`${chunk.count} levels`] : []), 'add a day|night cycle');
      }
      return give(s, isAlive(what) || !/^(?:avoid|dodge|evade|watch|stay)$/.test(base) ? 'foe' : 'hurdle', what);
    case 'fear':
      return give(s, 'foe', what);
    case 'throw':
      if (doer === 'foes' || doer === 'towers') return void roles.untold.push(`${base} ${what}`);
      return give(s, 'thrown', what);
    case 'come':
      if (doer === 'hero')
        return give(
          s,
          /^(?:haunt|roam|wander|patrol|circle|invade|raid)$/.test(base) && (isPlaceName(what) || themeOf(`in ${what}`))
            ? 'place'
            : isAlive(what) && many
              ? 'foe'
              : 'goal',
          what,
        );
      return void (s.defends
        ? give(s, 'base', what)
        : roles.hero
          ? roles.untold.push(`${base} ${what}`)
          : give(s, 'hero', what));
    case 'reach':
      return give(s, base === 'cross' ? 'place' : 'goal', what);
    case 'guard':
      return give(s, 'base', what);
    case 'pass':
      return give(s, 'hurdle', what);
    case 'move':
      if (doer === 'foes' || doer === 'things') return void roles.untold.push(`${base} ${what}`);
      return roles.place ? void roles.untold.push(`${base} ${what}`) : give(s, 'place', what);
    case 'have':
      if (/^(?:hidden|lots|it)$/.test(chunk.text)) return;
      if (base === 'bring') return doer === 'hero' ? give(s, 'pickup', what) : undefined;
      if (base === 'need')
        return roles.pickups.length ? void roles.beside.push(`needs ${what}`) : give(s, 'pickup', what);
      if (doer === 'hero')
        return !roles.hero || isAlive(what)
          ? give(s, isAlive(what) ? 'foe' : 'pickup', what)
          : give(s, isPiece(what) || isWorn(what) ? 'worn' : 'arms', what);
      return void roles.untold.push(`${base} ${what}`);
    case 'match':
      return give(s, 'piece', what);
    case 'help':
      return give(s, 'hero', what);
    case 'tend':
      if (doer === 'foes' || doer === 'things') return void roles.untold.push(`${base} ${what}`);
      roles.untold.push(`${base}${up ? ` ${up}` : ''} ${what}`);
      if (isPlaceName(what) || (!many && /\bstation$/.test(what))) return give(s, 'place', what);
      if (isAlive(what) && many) return give(s, 'foe', what);
      // what is done in passing leads nowhere: "pulling a sled"
      if (many || to) s.tended.push(what);
      return;
    default:
      roles.untold.push(`${base} ${what}`);
  }
}
