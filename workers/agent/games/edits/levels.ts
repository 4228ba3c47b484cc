/** One level in a place of its own: "add a second level in a cave with bats", "level 3 should be in a desert". */
import { defaultChoice } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import { placeIn, THEME_TABLE, type ThemeId, themeOf } from '../themes.ts';
import type { AssetSlot, GameDescription, LevelPlace, SettingValue, SlotChoice } from '../types.ts';
import { bossIn } from './foes.ts';
import { numberIn } from './numbers.ts';
import { isGround, type Outcome, redrawn, withSetting } from './outcome.ts';
import { isUsual } from './place.ts';
import { KIND_SETTINGS } from './remove.ts';
import { bare, IN_THE_AIR } from './replace.ts';

const ORDINALS: Readonly<Record<string, number>> = {
  ...{ first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9 },
  ...{ '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, '5th': 5, '6th': 6, '7th': 7, '8th': 8, '9th': 9 },
};
const WHICH = Object.keys(ORDINALS).join('|');
/** What stands before the level: of the hero's level nothing is told by "the enemies of level 2". */
const LEVEL = new RegExp(
  `^(.*?)\\b(?:(?:(${WHICH}|last|final|next|new|another|extra|bonus|further|one more|an?|the) )*)((?:[a-z-]+ ){0,3}?)(?:level|stage|island|map|area|wave)(?: (\\d|two|three|four|five|six))?\\b(.*)$`,
);
const ADDS = /\b(?:add|include|create|build|put|want|need|give|another|new|extra|bonus|further|one more)\b|^an? /;
/** Of a level one says how it is to be; who wants the enemies of a level otherwise says something else. */
const ABOUT =
  /^(?:(?:please|also|now|and|then|i|want|need|would|like|to|have|there|should|must|is|takes?|place|plays?|happens?|be|add|include|create|build|make|set|put|move|turn|change|give|me|us|it|in|on|at|into|inside|with|let|the|a|an|for|use|of)(?: |$))*/;
const OF_FOES = /^(?:walker|chaser|flyer)$/;
const AT_MOST = 9;

interface Told {
  readonly level: number;
  readonly levels: number;
  readonly theme: ThemeId;
  readonly place: string;
  readonly foes: readonly string[];
  readonly boss: string | undefined;
  readonly hasBoss: boolean;
}

/** Matters of which a place may be: an ice cave, a candy castle. */
const MATTERS: ReadonlySet<ThemeId> = new Set(['snow', 'volcano', 'candy', 'graveyard']);
/** The place itself, which stands last: an ice cave is a cave. */
function headOf(place: string): ThemeId | undefined {
  const named = placeIn(place) && themeOf(place);
  const other = named && MATTERS.has(named) && placeIn(place.replace(THEME_TABLE[named].words, ' '));
  return other || named;
}
/** The matter that its ground is of: the ice of an ice cave. */
const groundIn = (place: string, theme: ThemeId): ThemeId => {
  const named = themeOf(place);
  return named && named !== theme && named !== 'graveyard' && MATTERS.has(named) ? named : theme;
};

/** Which level, where, and who is there; undefined where no single level is given a place. */
function toldOf(clause: string, game: GameDescription): Told | undefined {
  const found = LEVEL.exec(clause);
  if (!found || /\blevels\b/.test(clause.replace(/\b(?:of|from) (?:the )?levels\b/, ''))) return undefined;
  const [, before = '', which = '', kind = '', number = '', after = ''] = found;
  const [there0 = '', whom0 = ''] = after.split(/\b(?:with|full of|where there are|that has|which has|and has)\b(.*)$/);
  // "another level with a beach": where it is, and nobody
  const isPlace = !there0.trim() && placeIn(whom0) && themeOf(whom0) !== undefined;
  const [where, whom] = isPlace ? [`in${whom0}`, ''] : [there0, whom0];
  const ordinal = [before, which, kind].map((part) => new RegExp(`\\b(${WHICH}|last|final)\\b`).exec(part)?.[1]);
  const nth = ordinal.find(Boolean) ?? '';
  const place =
    `${kind.replace(new RegExp(`\\b(?:${WHICH}|last|final|new|next|bonus|extra|another|one more)\\b`, 'g'), ' ')} ${where}`
      .replace(/\s+/g, ' ')
      .trim()
      .replace(ABOUT, '');
  const theme = headOf(place);
  const said = before.replace(
    new RegExp(`\\b(?:${WHICH}|last|final|new|next|another|extra|bonus|one more|more|one)\\b ?`, 'g'),
    '',
  );
  if (!theme || said.replace(ABOUT, '')) return undefined;
  const one = templateOf(game.template).settings.find(({ id }) => id === 'levels');
  const now = (game.settings.levels ?? one?.default ?? 1) as number;
  const adds = ADDS.test(clause);
  // "make the level a cave": all of them
  if (!nth && !number && !adds) return undefined;
  const given = number ? numberIn(number)! : ORDINALS[nth];
  const level = given ?? (adds ? now + 1 : now);
  const there = whom
    .split(/\||\s+and\s+|\s*,\s*/)
    .map((one) => bare(one.trim()))
    .filter(Boolean);
  const isBoss = (one: string): boolean => /\bboss\b/.test(one);
  return {
    ...{
      level,
      levels: Math.max(now, level),
      theme,
      place,
    },
    foes: there.filter((one) => !isBoss(one)),
    boss: there.filter(isBoss).map((one) => bossIn(one) ?? one)[0],
    hasBoss: there.some(isBoss),
  };
}

/** Who stands in which slot of the level: flyers in the air, the others on the ground, and further kinds beside them. */
function foesOf(foes: readonly string[], needs: readonly AssetSlot[]): Readonly<Record<string, string>> {
  const ids = needs.map(({ id }) => id);
  const ground = ['chaser', 'walker', 'foe2', 'foe3'].filter((id) => ids.includes(id));
  const inAir = ids.includes('flyer') ? foes.find((one) => IN_THE_AIR.test(one)) : undefined;
  const others = foes.filter((one) => one !== inAir);
  return {
    ...(inAir ? { flyer: inAir } : {}),
    ...Object.fromEntries(others.slice(0, ground.length).map((one, i) => [ground[i]!, one])),
  };
}

/** The game with a level in a place of its own. */
function withPlace(game: GameDescription, { level, theme, place: called, foes }: Told): GameDescription {
  const { needs, settings } = templateOf(game.template);
  const named = foesOf(foes, needs);
  const others = foes.length
    ? Object.entries(KIND_SETTINGS).filter(
        ([id, setting]) => settings.some((one) => one.id === setting) && needs.some((slot) => slot.id === id),
      )
    : [];
  const own: Record<string, SettingValue> = Object.fromEntries(
    others.map(([id, setting]) => [setting, named[id] !== undefined]),
  );
  if (foes.length && settings.some(({ id }) => id === 'foeKinds'))
    own.foeKinds = ['foe2', 'foe3'].filter((id) => named[id]).length;
  const place: LevelPlace = {
    ...{ level, theme, palette: THEME_TABLE[theme].palette },
    ...(Object.keys(own).length ? { settings: own } : {}),
  };
  const assets: Record<string, SlotChoice> = Object.fromEntries(
    Object.entries(game.assets).filter(([id]) => !id.endsWith(`-${level}`)),
  );
  for (const slot of needs) {
    const foe = named[slot.id];
    const isOff = OF_FOES.test(slot.id) && own[KIND_SETTINGS[slot.id]!] === false;
    const usual =
      slot.ofPlace !== false && !/^(?:hero|pickup|goal|boss)$/.test(slot.id) && THEME_TABLE[theme].prompts[slot.id];
    // who was named for the whole game is there too
    const stays = OF_FOES.test(slot.id) && !foe && !isUsual(slot, game);
    if (isOff || stays || !(foe || usual)) continue;
    const { skeleton: _, ...choice } = defaultChoice(slot, theme);
    assets[`${slot.id}-${level}`] = foe
      ? { ...choice, kind: slot.kind, prompt: foe }
      : defaultChoice(slot, isGround(slot) ? groundIn(called, theme) : theme);
  }
  return {
    ...game,
    assets,
    places: [...(game.places ?? []).filter((one) => one.level !== level), place].sort((a, b) => a.level - b.level),
  };
}

export function placedLevel(clause: string, game: GameDescription): Outcome {
  const told = toldOf(clause, game);
  if (!told) return undefined;
  const { title, takesPlaces } = templateOf(game.template);
  const { level, levels, theme, foes } = told;
  if (!takesPlaces || game.maps?.length)
    return {
      refused: `${game.maps?.length ? 'A game on maps of yours' : `A ${title.toLowerCase()}`} has all its levels in one place. "make it a ${theme}" moves all of them, "one more level" adds one that is like them.`,
    };
  if (level > AT_MOST)
    return { refused: `There is room for ${AT_MOST} levels, and there are ${game.settings.levels}.` };
  const room = ['chaser', 'walker', 'flyer', 'foe2', 'foe3'].filter((id) => game.assets[id]).length;
  if (foes.length > room)
    return { refused: `There is room for ${room} kinds of foes in a level, and not for ${foes.length}.` };
  if (told.hasBoss && level < levels) return { refused: 'A boss waits in the last level alone.' };
  const grown = levels === game.settings.levels ? game : withSetting(game, 'levels', levels);
  const placed = withPlace(grown, told);
  const now = told.hasBoss ? withSetting(placed, 'boss', true) : placed;
  return {
    game: told.boss && /^an? /.test(told.boss) ? redrawn(now, { boss: told.boss }) : now,
    changed: `Level ${level} of ${levels} takes place elsewhere: ${told.place || theme}, with its own ground${foes.length ? `, against ${foes.join(' and ')}` : ' and who is at home there'}${told.hasBoss ? ', and a boss' : ''}.`,
  };
}
