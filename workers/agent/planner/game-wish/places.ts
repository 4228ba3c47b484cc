/** What stands behind a small word, or before the kind of a game: where, with whom, against whom. */
import { themeOf } from '../../games/index.ts';
import { isPiece, isWorn } from '../subjects.ts';
import { object } from './deeds.ts';
import { anew, give, isAlive, isHero, isMany, type Noun, type Said } from './said.ts';
import type { Does } from './verbs.ts';
import { carriedBy, FOES_BY_NATURE, isGathered, isGround, isPlaceName, LABELS, type Role } from './words.ts';

/** What stands behind a small word: where, with whom, against whom. */
export function behind(s: Said, how: string, what: string, chunk: Noun) {
  const { roles, verb } = s;
  const does: Does | undefined = verb?.does;
  if (/^(?:against|versus|vs)$/.test(how)) return give(s, 'foe', what);
  if (how === 'per') return;
  if (how === 'like') return void roles.beside.push(`like ${what}`);
  if (how === 'by') return verb?.form === 'ed' ? give(s, 'foe', what) : void roles.beside.push(`by ${what}`);
  if (how === 'as') {
    if (does === 'play' || !verb) return LABELS(chunk.text) ? asLabel(s, LABELS(chunk.text)!) : give(s, 'hero', what);
    return /^(?:weapons?|ammo|ammunition|bullets)$/.test(chunk.text) ? undefined : void roles.left.push(what);
  }
  if (how === 'about') return give(s, s.matches ? 'place' : isAlive(what) || !roles.hero ? 'hero' : 'stand', what);
  if (how === 'for' && does === 'gather') return object(s, verb!, what, chunk);
  if (how === 'for')
    return s.defends && does === 'come' ? give(s, 'base', what) : void roles.beside.push(`for ${what}`);
  if (how === 'from') {
    if (
      s.defends ||
      (does === 'oppose' && isAlive(what)) ||
      (does === 'move' && s.doer === 'hero' && !isPlaceName(what))
    )
      return give(s, 'foe', what);
    if (does === 'oppose')
      return give(
        s,
        isPlaceName(what) || isGround(what) || (themeOf(`in ${what}`) && verb?.base === 'escape') ? 'place' : 'foe',
        what,
      );
    return isAlive(what) ? give(s, 'foe', what) : give(s, isPlaceName(what) ? 'place' : 'stand', what);
  }
  if (/^(?:over|under|between|across|past|around|through)$/.test(how) && does === 'pass')
    return /\b(?:gaps?|pits?|chasms?|creeks?|streams?|rivers?|holes?)$/.test(what)
      ? void roles.beside.push(`${how} ${what}`)
      : give(s, isGround(what) ? 'place' : 'hurdle', what);
  if (/^(?:on|onto)$/.test(how) && does === 'pass') return give(s, isAlive(what) ? 'foe' : 'stand', what);
  if (/^(?:to|into|toward|towards)$/.test(how) && s.doer !== 'foes' && s.doer !== 'towers')
    return give(s, 'goal', what);
  if (how === 'at' && does === 'throw') return give(s, 'foe', what);
  if (how === 'at' && /^(?:end|top|bottom|start|beginning)$/.test(chunk.text)) return;
  if (how === 'with') return withIt(s, what, chunk);
  if (
    /^(?:in|on|at|through|across|over|inside|under|along|around|between|near|up|down|behind|among|beside|past)$/.test(
      how,
    )
  ) {
    if (
      /^(?:on|in)$/.test(how) &&
      /^an?$/.test(chunk.det) &&
      roles.hero &&
      (!s.verb || s.verb.does === 'move') &&
      !isAlive(what) &&
      carriedBy(what, how)
    ) {
      roles.hero = `${roles.hero} ${how} ${what}`;
      return;
    }
    return roles.place || s.doer === 'foes' || s.doer === 'things'
      ? void roles.beside.push(`${how} ${what}`)
      : give(s, 'place', what);
  }
  roles.left.push(what);
}

function asLabel(s: Said, role: Role) {
  const { roles } = s;
  if (role === 'boss' && roles.foes.length) roles.boss = roles.foes.pop()!;
  else roles.left.push(role);
}

function withIt(s: Said, what: string, chunk: Noun) {
  const { roles, verb } = s;
  const does = verb?.does;
  if (s.matches) return give(s, 'piece', what);
  const before = s.chunks[s.at - 2];
  // "fights with an axe"
  if (does === 'oppose' || does === 'guard') {
    if (s.defends) return give(s, 'tower', what);
    if (!isAlive(what)) return give(s, 'arms', what);
  }
  if (roles.hero && before?.is === 'noun' && isHero(s, before.text) && !isAlive(what)) {
    roles.hero = `${roles.hero} with ${what}`;
    return;
  }
  if (before?.is === 'noun' && (isPiece(what) || isWorn(what)) && !isAlive(what)) {
    const list = [roles.foes, roles.towers].find((all) => all.length && all.at(-1)!.endsWith(before.text));
    if (list) {
      list.push(`${list.pop()} with ${what}`);
      return;
    }
  }
  if (chunk.det && /^(?:his|her|its|their)$/.test(chunk.det))
    return void roles.beside.push(`with ${chunk.det} ${chunk.text}`);
  if (!roles.hero && !isMany(what) && !s.defends) return give(s, 'hero', what);
  if (s.defends) return give(s, isAlive(what) && FOES_BY_NATURE.test(what) ? 'foe' : 'tower', what);
  if (FOES_BY_NATURE.test(what) || (isAlive(what) && isMany(what))) return give(s, 'foe', what);
  if (isGathered(what)) return give(s, 'pickup', what);
  give(s, 'stand', what);
}

/** "ice platformer", "zombie shooter": what stands before the kind. */
export function ofKind(s: Said, before?: string) {
  if (!before) return anew(s);
  const { roles } = s;
  const words = before.split(' ');
  // "calm fishing village walk": the place in it
  const place =
    words.map((_, i) => words.slice(0, words.length - i).join(' ')).find((part) => isPlaceName(part)) ??
    (themeOf(`in ${before}`) && !isAlive(before) ? before : undefined);
  if (place) give(s, 'place', place);
  else if (s.defends || (s.against && FOES_BY_NATURE.test(before))) give(s, 'foe', before);
  else if (isAlive(before)) give(s, 'hero', before);
  else if (!MANNER.test(before)) roles.beside.push(before);
}

/** How a game is to be, and nobody in it. */
const MANNER =
  /^(?:(?:simple|short|quick|fun|funny|cool|classic|easy|hard|basic|complete|full|new|nice|cute|2d|pixel(?: art)?|retro|small|little|tiny|video|arcade|calm|cozy|endless|single player|browser|mobile|action|puzzle|one-button|great|good|silly|mini|first|own) ?)+$/;
