/**
 * The guard of edits: what a clause changed must account for every word and number in it. A clause of which something is left
 * over was not read whole, and changes nothing.
 */
import { defaultChoice, levelSlots, slotsOf } from '../describe.ts';
import { LESS, MORE } from '../slots.ts';
import { templateOf } from '../templates/index.ts';
import { THEME_TABLE } from '../themes.ts';
import type { AssetSlot, GameDescription } from '../types.ts';
import { airIn } from './air.ts';
import { FEATURES } from './features.ts';
import { numberIn } from './numbers.ts';
import { GROUPS, isGround, PIECE_COLOURS, shows } from './outcome.ts';
import { COLOURS, PAINTED } from './place.ts';
import { WEAPON_WORDS } from './weapons.ts';
import { CHOSEN, FOES, FRAME, MOODS, OF_SETTINGS, WHAT_FOES_DO, WHO } from './whole-words.ts';

const stem = (word: string): string =>
  word
    .replace(/'s$/, '')
    .replace(/(?:ves)$/, 'f')
    .replace(/ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/e$/, '');
const IRREGULAR: Readonly<Record<string, string>> = { mic: 'mous', men: 'man', women: 'woman', knif: 'knif' };
const norm = (word: string): string => IRREGULAR[stem(word)] ?? stem(word);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9][a-z0-9'-]*/g) ?? [];
const all = (regex: RegExp): RegExp => new RegExp(regex.source, `g${regex.flags.replace(/g/g, '')}`);

/** What a number may say of the change: the new value, what it was before, and how much more or less that is. */
function isCounted(number: number, at: string, before: GameDescription, after: GameDescription): boolean {
  // "5 lives instead of 3", "from 3 to 5"
  if (/\b(?:instead of|rather than|in place of|not|from)(?: the)?(?: usual)?\s*$/.test(at)) return true;
  const template = templateOf(after.template);
  for (const one of template.settings) {
    if (!('min' in one)) continue;
    const [now, was] = [after.settings[one.id] ?? one.default, before.settings[one.id] ?? one.default] as [
      number,
      number,
    ];
    if (now === was) continue;
    if (now === number || now - was === number || was - now === number) return true;
    if (was === 0 && one.usual !== undefined && Math.abs(now - one.usual) === number) return true;
    // as much as there can be is said where it is done
    if ((now === one.max && number > one.max) || (now === one.min && number < one.min)) return true;
    if (!one.whole && Math.abs(Math.abs(now / was - 1) * 100 - number) < 1) return true;
    // two lie in the first level anyway
    if (one.id === 'keys' && now + 2 === number) return true;
    if (one.id === 'timeLimit' && (now === number * 60 || Math.abs(now - was) === number * 60)) return true;
    if (one.id === 'jumps' && number === now) return true;
  }
  const drawn = slotsOf(after).filter(({ id }) => after.assets[id]?.prompt !== before.assets[id]?.prompt).length;
  return (
    drawn > 0 &&
    number <= Math.max(drawn, slotsOf(after).filter(({ id }) => /^(?:walker|chaser|flyer|foe)/.test(id)).length)
  );
}

/** Words of a clause that nothing of what it changed accounts for. */
export function leftOver(clause: string, before: GameDescription, after: GameDescription): readonly string[] {
  let text = ` ${clause
    .toLowerCase()
    .replace(/[“”"][^“”"]*[“”"]/g, ' ')
    .replace(/’/g, "'")
    .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, ' ')} `;
  const clear = (words: RegExp): void => {
    text = text.replace(all(words), ' ');
  };
  const template = templateOf(after.template);
  // title and texts are what was said
  for (const said of [after.title, ...Object.values(after.texts ?? {})])
    if (said && said !== before.title && !Object.values(before.texts ?? {}).includes(said))
      text = text.replace(said.toLowerCase(), ' ');
  if (after.title !== before.title) clear(/\b(?:title|name|rename|retitle|call)\b/);
  if (after.texts !== before.texts)
    clear(
      /\b(?:intro\w*|story|title|opening|goal|objective|victory|game over|start\w*|ends?|ending|finish\w*|should|tell|display|write)\b/,
    );
  if (after.seed !== before.seed) clear(/\b(?:maps?|levels?|layouts?|worlds?|seed|shuffle\w*|random\w*)\b/);
  if (JSON.stringify(after.maps) !== JSON.stringify(before.maps)) clear(/\bmaps?\b/);
  // numbers
  for (const found of [
    ...text.matchAll(
      /\b(?:\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)\b(?!-)/g,
    ),
  ]) {
    const number = numberIn(found[0]);
    if (number !== undefined && isCounted(number, text.slice(0, found.index), before, after))
      text = `${text.slice(0, found.index)}${' '.repeat(found[0].length)}${text.slice(found.index + found[0].length)}`;
  }
  const changedIds = template.settings
    .filter((one) => (after.settings[one.id] ?? one.default) !== (before.settings[one.id] ?? one.default))
    .map(({ id }) => id);
  // light and weather with all that belongs to their names
  if (changedIds.includes('light') || changedIds.includes('weather')) text = ` ${airIn(text).rest} `;
  for (const { id, words } of FEATURES) if (changedIds.includes(id)) clear(words);
  if (changedIds.includes('weapon')) for (const words of WEAPON_WORDS) clear(words);
  for (const one of template.settings) {
    if (!changedIds.includes(one.id)) continue;
    if (OF_SETTINGS[one.id]) clear(OF_SETTINGS[one.id]!);
    if (one.id !== 'boss' && 'of' in one && one.of) clear(one.of);
    if ('min' in one) for (const words of [one.more, one.less, MORE, LESS]) clear(words);
    // "the wizard shoots too slow": of who plays
    if (/^(?:hero\w+|lives|weapon|ownShots|jumps|wallJump|dash|fireRate|shotSize|companion|folk)$/.test(one.id)) {
      clear(WHO);
      for (const word of wordsOf(before.assets.hero?.prompt ?? ''))
        clear(new RegExp(`\\b${word.replace(/[^\w]/g, '.')}\\b`));
    }
    if (one.id === 'music') clear(CHOSEN);
    if ('values' in one) clear(new RegExp(`\\b(?:${one.values.join('|')})\\b`));
    // what flies is gone with its name
    if (/^(?:walkers|flyers|chasers|foeKinds|enemies|enemySpeed|flight)$/.test(one.id))
      for (const slot of template.needs)
        if (/^(?:walker|flyer|chaser|foe\d)$/.test(slot.id)) text = without(text, slot, before.assets[slot.id]?.prompt);
  }
  if (changedIds.includes('backdrop'))
    clear(
      /\b(?:mountains?|peaks?|alps|roof ?tops?|roofs?|city|skyline|buildings?|houses?|town|village|towers|sky ?scrapers?|space station|factory|castles?|fortress|ruins|forests?|trees?|woods|jungle|hills?|meadows?|fields|dunes?|desert|pyramids?|caves?|cavern|rocks?|cliffs?|sky|clouds?|space|stars|sea|ocean|plain|empty|snowy|far|away)\b/,
    );
  if (JSON.stringify(after.palette) !== JSON.stringify(before.palette) && after.theme === before.theme) {
    for (const [, words] of PAINTED) clear(words);
    clear(new RegExp(`\\b(?:light|pale|bright|dark|${Object.keys(COLOURS).join('|')})\\b`));
  }
  const grounds = template.needs.filter(isGround).some(({ id }) => differs(before, after, id));
  if (after.theme !== before.theme || grounds) {
    clear(
      /\b(?:tiles?|tilesets?|ground|terrain|maps?|place|style|landscape|season|location|country|land|floor|platforms?|look|visuals?)\b/,
    );
    for (const [theme, { words }] of Object.entries(THEME_TABLE))
      if (after.theme === 'graveyard' && /\b(?:haunted|spooky|creepy)\b/.test(clause.toLowerCase())) clear(words);
      else if (theme === after.theme || (grounds && after.theme === before.theme)) clear(words);
    text = wordsOf(text)
      .filter((word) => !MOODS.has(word))
      .join(' ');
  }
  const placed = (after.places ?? []).filter((one) => !before.places?.includes(one));
  if (placed.length) {
    for (const { words } of Object.values(THEME_TABLE)) clear(words);
    clear(
      /\b(?:levels?|stages?|islands?|maps?|areas?|worlds?|fourth|fifth|sixth|seventh|eighth|ninth|\d(?:st|nd|rd|th)?|bonus|happens?|inside|under|full|tiles?|tilesets?|ground)\b/,
    );
    text = wordsOf(text)
      .filter((word) => !MOODS.has(word))
      .join(' ');
    if (changedIds.includes('boss') || differs(before, after, 'boss')) clear(/\b(?:boss(?:es)?|guards?|waits?)\b/);
  }
  // who and what is drawn anew, and who stood there before
  const known = new Set<string>();
  for (const slot of [...template.needs, ...levelSlots(after)]) {
    if (!differs(before, after, slot.id)) continue;
    if (isOfItsPlace(slot.id, after)) continue;
    // what a place brought along says nothing of the wish
    const usual =
      !/^(?:hero|pickup|goal|tallProp|lowProp)$/.test(slot.id) &&
      after.theme !== before.theme &&
      THEME_TABLE[after.theme].prompts[slot.id]?.prompt === after.assets[slot.id]?.prompt;
    if (usual) continue;
    for (const side of [before, after]) {
      const { prompt = '', upper = '' } = side.assets[slot.id] ?? {};
      for (const word of wordsOf(`${prompt} ${upper}`)) known.add(norm(word));
    }
    for (const [words, ids] of GROUPS)
      if (ids.includes(slot.id)) clear(new RegExp(words.source.replace(/^\^/, '\\b(?:').replace(/\$$/, ')\\b')));
    if (slot.id === 'heart')
      clear(
        /\b(?:health|healing|heals?|medic\w*|medi?kits?|packs?|kits?|boxes|box|orbs?|items?|restores?|life|lives|pick-?ups?)\b/,
      );
    if (slot.id === 'hero') clear(WHO);
    if (slot.id === 'folk') clear(OF_SETTINGS.folk!);
    // "the red gem": the piece that shows this colour
    if (/^gem\d$/.test(slot.id))
      for (const colour of PIECE_COLOURS)
        if (shows(before.assets[slot.id]?.prompt ?? '', colour)) clear(new RegExp(`\\b${colour}\\b`));
    // what it does is what stands in that place
    if (/^tower/.test(slot.id))
      clear(
        /\b(?:that|which) (?:slows?|freez\w+|hits?|shoots?|burns?|explodes?)(?: (?:down|all|the|around|enemies|foes|them|many|fast|quickly))*\b/,
      );
    if (/Prop$/.test(slot.id))
      clear(/\b(?:scenery|decorations?|props?|growing|standing|around|everywhere|distance|landscape|plant)\b/);
    if (/^(?:walker|chaser|flyer|foe\d)$/.test(slot.id)) {
      clear(FOES);
      clear(WHAT_FOES_DO);
    }
    text = without(text, slot, undefined);
  }
  return [
    ...new Set(
      wordsOf(text).filter(
        (word) =>
          !FRAME.has(word) && !FRAME.has(word.replace(/'s$/, '')) && !known.has(norm(word)) && !/^[a-z]$/.test(word),
      ),
    ),
  ];
}

/** Whether a slot of one level shows what is at home there, and nothing that somebody named. */
function isOfItsPlace(id: string, game: GameDescription): boolean {
  const [, base, level] = /^(.+)-(\d)$/.exec(id) ?? [];
  const slot = templateOf(game.template).needs.find((one) => one.id === base);
  const place = game.places?.find((one) => one.level === Number(level));
  return Boolean(slot && place && defaultChoice(slot, place.theme).prompt === game.assets[id]?.prompt);
}

const differs = (before: GameDescription, after: GameDescription, id: string): boolean => {
  const [was, now] = [before.assets[id], after.assets[id]];
  return was?.prompt !== now?.prompt || was?.upper !== now?.upper || was?.assetId !== now?.assetId;
};
/** The words without the names of a slot, and of who stood there. */
function without(text: string, slot: AssetSlot, prompt: string | undefined): string {
  const names = new Set(
    [slot.id.toLowerCase(), ...slot.words, ...wordsOf(prompt ?? '').filter((word) => word.length > 2)].map((name) =>
      name.replace(/s$/, ''),
    ),
  );
  return [...names].reduce(
    (rest, name) =>
      rest.replace(new RegExp(`\\b${name.replace(/[^\w ]/g, '.').replace(/y$/, '(?:y|ie)')}(?:s|es)?\\b`, 'g'), ' '),
    text,
  );
}
