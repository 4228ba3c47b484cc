/** Somebody or something that is named: what stands around it says what it is. */
import { isAdjective, subjectOf } from '../subjects.ts';
import { object } from './deeds.ts';
import { behind, ofKind } from './places.ts';
import { anew, give, isAlive, isMany, type Noun, type Said, sure } from './said.ts';
import { FOES_BY_NATURE, isGathered, isPlaceName, LABELS } from './words.ts';

/** "the hive" is one: "a hive"; many have no article. */
const withArticle = ({ det, text: said }: Noun): string => {
  const text = said.replace(/ (?:bonus(?:es)?|power-?ups?)$/, '');
  return `${/^(?:an?|the|his|her|its|their)$/.test(det) && !isMany(text) ? 'a ' : ''}${text}`.replace(
    /^a (?=[aeiou](?!ni[cf]|se))/,
    'an ',
  );
};

/** Somebody or something: its place by the words around. */
export function noun(s: Said, chunk: Noun) {
  const { text } = chunk;
  const next = s.chunks[s.at + 1];
  // "a wizard hero"
  if (/\w (?:hero|heroine)$/.test(text) && !LABELS(text) && !(next?.is === 'verb' && next.does === 'be')) {
    sure(s, 'hero', withArticle(chunk));
    [s.verb, s.how, s.label, s.doer] = [undefined, '', undefined, 'hero'];
    return;
  }
  if (chunk.det === 'not') return;
  if (counted(s, chunk)) return;
  if (/^(?:under ?water|outer space|outdoors|indoors)$/.test(text)) return give(s, 'place', text);
  const role = LABELS(text);
  // "enemies: bats and slimes"
  if (role && next?.is === 'join' && /^[:=–]$/.test(next.text)) {
    anew(s);
    s.label = role;
    s.at++;
    return;
  }
  const what = withArticle(chunk);
  // "corn as ammo", "a big fox as boss"
  const [as, named] = [next, s.chunks[s.at + 2]];
  const called = as?.is === 'how' && as.text === 'as' && named?.is === 'noun' ? LABELS(named.text) : undefined;
  // "a barn in the background"
  if (as?.is === 'how' && named?.is === 'noun' && /^(?:back ?ground|distance)$/.test(named.text)) {
    s.at += 2;
    [s.verb, s.how] = [undefined, ''];
    return give(s, 'place', what);
  }
  if (called) {
    s.at += 2;
    [s.verb, s.how] = [undefined, ''];
    return give(s, called, what);
  }
  // "wrenches to collect", "pipes to jump onto"
  const after = s.chunks[s.at - 1];
  if (next?.is === 'verb' && next.to && (!s.verb || (after?.is === 'join' && after.text === ','))) {
    const onto = s.chunks[s.at + 2]?.is === 'how' ? 1 : 0;
    const end = s.chunks[s.at + 2 + onto];
    if (!end || end.is === 'stop' || end.is === 'join') {
      if (next.does === 'start' && chunk.count) return void s.roles.edits.push(`start with ${chunk.count} ${text}`);
      s.at += 1 + onto;
      [s.verb, s.how, s.doer] = [next, onto ? (s.chunks[s.at] as { text: string }).text : '', 'hero'];
      if (s.how) behind(s, s.how, what, chunk);
      else object(s, next, what, chunk);
      [s.verb, s.how] = [undefined, ''];
      return;
    }
  }
  // "in a swamp a frog jumps"
  if (s.chunks[s.at - 1]?.is === 'noun') [s.how, s.verb] = ['', undefined];
  // "a girl with an umbrella floats": she does
  const doing = next?.is === 'verb' && !next.to && next.form !== 'ing' && !s.how;
  const listed =
    next?.is === 'join' &&
    /^(?:and|,|or|&)$/.test(next.text) &&
    s.verb === undefined &&
    !s.how &&
    !s.label &&
    isDoer(s, s.at + 1);
  if (doing || listed) {
    if (!(s.verb && !s.how && s.verb.does === 'help')) {
      s.nouns.push(what);
      s.verb = undefined;
      s.how = '';
      s.label = undefined;
      return;
    }
  }
  // "bookworms attacking the castle", "a mole digging for rubies"
  if (next?.is === 'verb' && next.form === 'ing' && !s.verb && !s.how && !s.label) {
    s.nouns = [...s.nouns, what];
    return;
  }
  if (next?.is === 'kind') return ofKind(s, text);
  if (NOTHING.test(text)) return;
  const [, where] = /^(.+) (?:back ?ground|theme|setting|scenery|levels|stages|worlds)$/.exec(text) ?? [];
  if (where) return give(s, 'place', where);
  // "a spider boss", "a boss at the end"
  const boss = /^(?:(.+) )??(?:(?:final|last|end|big|huge|strong|giant) )*boss(?:es)?(?: fights?| battles?)?$/.exec(
    text,
  );
  if (boss && !s.label) {
    // "the boss at the end is a stork"
    let then = s.at + 1;
    while (s.chunks[then]?.is === 'how') then += 2;
    const is = s.chunks[then];
    if (!boss[1] && is?.is === 'verb' && is.base === 'be') {
      [s.at, s.label, s.doer] = [then, 'boss', undefined];
      return;
    }
    if (boss[1] && boss[1] !== 'mini') give(s, 'boss', `a ${boss[1]}`);
    else s.roles.edits.push('add a boss');
    return;
  }
  const [, mood] = /^(.+) (?:mood|atmosphere|vibes?|feeling|colou?rs|look)$/.exec(text) ?? [];
  // how it is to look, and nothing of its own: "sunny"
  if (((isAdjective(text) && !subjectOf(text)) || MOODS.test(text)) && !chunk.det && !s.label)
    return void s.roles.beside.push(text);
  if (mood) return void s.roles.edits.push(`make it ${mood}`);
  if (s.label && s.how !== 'with') return sure(s, s.label, what);
  if (s.how) return behind(s, s.how, what, chunk);
  if (s.verb) return object(s, s.verb, what, chunk);
  alone(s, what, chunk);
}

/** Whether the noun after this join is followed by what it does. */
export function isDoer(s: Said, join: number): boolean {
  let i = join + 1;
  const opens = !s.verb && !s.how && !s.label;
  const binds = opens ? /^(?:and|,|or|&)$/ : /^and$/;
  while (
    s.chunks[i]?.is === 'noun' &&
    s.chunks[i + 1]?.is === 'join' &&
    binds.test((s.chunks[i + 1] as { text: string }).text) &&
    s.chunks[i + 2]?.is === 'noun'
  )
    i += 2;
  const then = s.chunks[i + 1];
  return then?.is === 'verb' && !then.to && (then.form === 'base' || then.form === 's');
}

/** "4 levels", "30 croissants": what is counted by the game itself, and what is noted. */
function counted(s: Said, { text, count, det }: Noun): boolean {
  if (count === undefined && det !== 'no') return false;
  if (det === 'no') {
    // "no enemies that shoot": none does
    const next = s.chunks[s.at + 1];
    if (next?.is === 'join' && /^(?:that|who|which)$/.test(next.text)) {
      while (s.chunks[s.at + 1] && s.chunks[s.at + 1]!.is !== 'stop') s.at++;
      return true;
    }
    s.roles.edits.push(`no ${text}`);
    return true;
  }
  const [, unit] =
    /^(levels?|stages?|worlds?|lives|life|hearts|waves?|moves|points?|rounds?|islands?|rooms?|seconds?|minutes?)$/.exec(
      text,
    ) ?? [];
  if (unit) {
    s.roles.edits.push(
      /^(?:second|minute)/.test(unit)
        ? `time limit ${count} ${unit}`
        : /^point/.test(unit)
          ? `a target of ${count} points`
          : `${count} ${unit.replace('world', 'level')}`,
    );
    return true;
  }
  const [, gold] = /^(gold|coins|money)$/.exec(text) ?? [];
  if (gold && (s.verb?.does === 'start' || (s.defends && count! >= 50))) {
    s.roles.edits.push(`start with ${count} gold`);
    return true;
  }
  if (count! > 1) s.roles.counts.push({ what: text, n: count! });
  return false;
}

/** Somebody or something without a verb. */
function alone(s: Said, what: string, { det }: Noun) {
  const { roles } = s;
  const previous = s.chunks[s.at - 1];
  if (s.matches) return give(s, 'piece', what);
  // "a boy and his dog"
  if (/^(?:his|her|its)$/.test(det) && s.last?.role === 'hero' && isAlive(what))
    return void roles.edits.push(`add ${what} that follows the hero`);
  if (isPlaceName(what)) return give(s, 'place', what);
  if (FOES_BY_NATURE.test(what) && isMany(what)) return give(s, 'foe', what);
  if (isGathered(what) && det !== 'a') return give(s, 'pickup', what);
  if (!roles.hero && !isMany(what) && !s.defends && (isAlive(what) || det === 'a' || previous === undefined))
    return give(s, 'hero', what);
  if (isAlive(what)) return give(s, s.defends && /^(?:with)$/.test(s.how) ? 'tower' : 'foe', what);
  roles.left.push(what);
}

const MOODS =
  /^(?:(?:very|so|more|really|a bit) )?(?:sunny|cheerful|happy|cozy|cosy|spooky|bright|colou?rful|fun|funny|cute|relaxing|scary|gloomy|silly|exciting|peaceful)$/;
const NOTHING =
  /^(?:(?:some|any|every)?(?:things?|thing)|stuff|games?|it|way|end|bit|lot|time|times|colou?rs?|please|thanks|i'd|i'll|i)$/;
