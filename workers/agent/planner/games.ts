/** Games from one sentence, and their edits, by the templates' own words. */
import {
  type AssetSlot,
  backdropIn,
  defaultChoice,
  type GameTemplate,
  newGame,
  type SlotChoice,
  shootsWith,
  slotsOf,
  type TemplateId,
  THEME_TABLE,
  templateFor,
  templateOf,
  templates,
  textsIn,
  themeOf,
  weaponIn,
} from '../games/index.ts';
import { type Cast, castOf, drawnAs } from './cast.ts';
import { ofLoves, playedBy, simplestFor } from './chosen-kind.ts';
import { folkIn } from './companions.ts';
import { comingFoes, withoutControls } from './controls.ts';
import { type Defence, defendersIn, foesLike, towersListed, towersOf } from './defenders.ts';
import { foesOf } from './fitting-foes.ts';
import { mapSteps, mapsIn } from './game-maps.ts';
import { one, slotFor } from './game-slots.ts';
import { gameSteps } from './game-steps.ts';
import {
  castFrom,
  editsFrom,
  plainWish,
  playsIn,
  type Roles,
  readGame,
  slotsFrom,
  toldOf,
  towersStand,
} from './game-wish/index.ts';
import { manners, type Named, namedParts, type Part, withManners } from './game-words.ts';
import { withHoldings } from './holdings/in-game.ts';
import { levelPlaces } from './level-places.ts';
import type { Memory } from './memory.ts';
import { piecesOf } from './pieces.ts';
import { propsOf } from './place-props.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { singular, subjectOf } from './subjects.ts';
import { titleIn, titleOf } from './titles.ts';
import { deliveriesIn } from './wish-words.ts';
import { bareNoun } from './words.ts';

/** "… with a wooden menu" */
const MENU =
  /,?\s*\b(?:with|and|plus) ((?:an? |some |its own |nice )*(?:[\w-]+ ){0,3}?(?:menus?|interface|ui|gui|panels?|buttons))\b(?! crush)/i;
/** Whether it is what stands to be defended: the castle itself, or a thing that is attacked where towers defend. */
const isDefended = ({ needs }: GameTemplate, phrase: string, said: string): boolean =>
  needs.some(
    ({ id, words }) =>
      id === 'base' &&
      (words.includes(singular(bareNoun(phrase))) ||
        (/\b(?:attack|raid|storm|besiege|invade|march on|siege)/i.test(said) &&
          subjectOf(phrase)?.kind === 'thing' &&
          !subjectOf(phrase)?.creature)),
  );

const KIND_ALONE =
  /^\W*(?:(?:no|please|ok(?:ay)?|actually|rather|hmm+|then),? )*(?:(?:make|turn) (?:it|this|that) (?:into )?|i (?:want|meant|mean|prefer|would like) |(?:rather )?as |better )?(?:an? )?([\w '-]+?)(?: (?:instead|rather|please|then|version|of it))*\W*$/i;
/** "a runner instead": another kind of game with who plays in the one that is there. */
export function planOtherKind(words: string, memory: Memory): Plan | undefined {
  const { game } = memory;
  const said = game && KIND_ALONE.exec(words)?.[1]?.toLowerCase();
  const template =
    said &&
    templates.find(({ words: names }) => names.some((name) => name === said.replace(/^(?:endless|simple) /, '')));
  if (!game || !template) return undefined;
  if (template.id === game.template) return { ask: say.kindAlready(template.title) };
  const { hero } = game.assets;
  return planGame(`a ${template.words[0]}${hero ? ` with ${hero.prompt}` : ''}`, memory, null);
}

/** A game is wished for: what it is made of, or a question. */
export function planGame(wish: string, memory: Memory, projectId: string | null, agreed = false): Plan {
  const maps = mapsIn(wish);
  const [oneKey] = ONE_KEY.exec(wish) ?? [];
  const carried = deliveriesIn(maps?.rest ?? wish);
  const screens = textsIn(carried.words.replace(oneKey ?? '', oneKey ? 'collect keys' : ''));
  const places = levelPlaces(screens.rest);
  const sentence = places.rest;
  const [, menu] = MENU.exec(sentence) ?? [];
  const plain = ofLoves(withoutControls(sentence.replace(MENU, '').toLowerCase()));
  const guessed = guess(plain);
  const { words } = guessed;
  const named =
    templateFor(words) ??
    templateFor(sentence) ??
    (towersStand(plainWish(plain))
      ? templateOf('tower-defence')
      : FROM_ABOVE.test(plain)
        ? templateOf('adventure')
        : undefined) ??
    playedBy(words) ??
    playedBy(sentence.toLowerCase());
  // what is played on a map of somebody's own is an adventure
  // where nobody is against the hero, nothing ends a walk about islands
  const calm =
    carried.edits.length || guessed.kept.edits.some((edit) => /^no (?:enemies|fighting)$/.test(edit))
      ? templateOf('adventure')
      : undefined;
  const simplest =
    named || maps
      ? undefined
      : (calm ?? simplestFor({ ...castOf(titleIn(words).rest), ...pick(guessed.parts, 'hero') }, words));
  const template = maps && (!named || agreed) ? templateOf('adventure') : (named ?? simplest);
  if (maps && !template?.takesMaps) return { ask: say.noMaps(template!.title) };
  if (!template) return { ask: say.whichGame(templates) };
  const called = titleIn(words).rest;
  // by its grammar, where all of it is read so; else by forms of words
  const read = readWhole(plain, template);
  const roles = read?.roles;
  const { folk, kept, parts } = read ?? guessed;
  const defence =
    template.id !== 'tower-defence'
      ? undefined
      : roles
        ? defenceOf(roles)
        : defendersIn(withoutTemplate(called, template));
  const cast = roles ? castFrom(roles, template) : castOf(defence?.rest ?? withoutTemplate(called, template));
  if (!roles) Object.assign(cast, pick(parts, 'hero', 'enemy', 'pickup', 'place'));
  if (!roles && parts.enemy) {
    cast.foes = listed(parts.enemy);
    cast.enemy = cast.foes[0]!;
  }
  // "goblins attack a castle": who comes is whom it is played against
  if (!roles && cast.hero && cast.enemy && isDefended(template, cast.enemy, words)) {
    cast.base = cast.enemy;
    cast.enemy = cast.hero;
    cast.foes = [cast.hero];
    delete cast.hero;
  }
  // "a zombie shooter, hero is a nurse": against them
  const [, prey] = !roles && parts.hero && !cast.foes.length ? (PREY.exec(words) ?? []) : [];
  if (prey) {
    cast.enemy = prey;
    cast.foes = [prey];
  }
  // "zombie survival with my wizard": the wizard is played
  if (
    cast.hero &&
    cast.enemy &&
    !parts.hero &&
    template.id === 'twin-stick' &&
    PREY_HERO.test(`${cast.hero} ${PREY.exec(words)?.[0] ?? ''}`)
  ) {
    [cast.hero, cast.enemy] = [cast.enemy, cast.hero];
    cast.foes = [cast.enemy];
  }
  // "zombie survival": against them
  if (cast.hero && !parts.hero && !cast.enemy && template.id === 'twin-stick' && PREY.test(words)) {
    cast.enemy = cast.hero;
    cast.foes = [cast.hero];
    delete cast.hero;
  }
  // called "Turbo Hedgehog": who gives the game its name is played, where nobody else is
  const namesake = titleIn(sentence).title ?? parts.title;
  const whose = namesake ? subjectOf(namesake.toLowerCase()) : undefined;
  if (namesake && whose && !cast.hero && slotFor(template, /^hero$/i) && (FOLKS.test(whose.kind) || whose.creature))
    cast.hero = one(namesake.toLowerCase().split(' ').slice(-2).join(' '));
  if (cast.unknown.length && !cast.hero) return { ask: say.puzzled(cast.unknown) };
  const at = themeOf(
    parts.place && (!roles || themeOf(`in ${parts.place}`))
      ? `in ${parts.place}`
      : `${called.replace(/\bcandy crush(?: saga)?\b/gi, ' ')} ${maps?.names.join(' ') ?? ''} ${/\bdungeons?\b/.exec(sentence) ?? ''}`,
  );
  // a fish that is defended from cats is no place under water
  const theme =
    at === 'underwater' &&
    !THEME_TABLE.underwater.words.test(called) &&
    !THEME_TABLE.underwater.hints!.test(cast.hero ?? '')
      ? undefined
      : at;
  const placed =
    (parts.place !== undefined && !roles) || (theme !== undefined && THEME_TABLE[theme].words.test(called));
  const hero = slotFor(template, /^hero$/i);
  const enemy = slotFor(template, /^(?:enem(?:y|ies)|foes?|monsters?|creeps?|invaders?)$/i);
  const pickup = slotFor(template, /^(?:coins?|gems?|pickups?|treasure|keys?)$/i);
  const filled: Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>> = {};
  /** What names a slot itself, like the castle of a tower defence, goes there. */
  const fill = (slot: AssetSlot | undefined, phrase: string | undefined): void => {
    if (!phrase) return;
    const named = template.needs.find(
      ({ kind, words }) => kind === 'object' && words.some((word) => bareNoun(one(phrase)) === word),
    );
    const to = named ?? slot;
    if (to && !filled[to.id]) filled[to.id] = { prompt: one(phrase), ...drawnAs(one(phrase), to.kind) };
  };
  // "find 4 gems"
  const [, count = ''] = /^(\d+|two|three|four|five|six) (?=(?:[a-z-]+ ){0,2}\w+s$)/i.exec(cast.pickup ?? '') ?? [];
  if (count) cast.pickup = cast.pickup!.slice(count.length + 1);
  const keys = COUNTS[count.toLowerCase()] ?? Number(count);
  // "about kittens": one of them is played
  if (cast.hero && !/ (?:with|and|in|on|of) /.test(cast.hero) && singular(bareNoun(cast.hero)) !== bareNoun(cast.hero))
    cast.hero = one(cast.hero);
  if (hero && cast.hero) filled[hero.id] = { prompt: cast.hero, ...drawnAs(cast.hero, hero.kind) };
  fill(enemy, cast.enemy);
  // who acts in a game that has no hero is whom it is played against
  if (!hero && !cast.enemy) fill(enemy, cast.hero);
  if (cast.goal) fill(slotFor(template, /^(?:goal|gate|exit)$/i), ofKin(cast.goal, cast.hero));
  // "his tower": what is defended, and none of those that defend
  const [, stood] = template.id === 'tower-defence' ? (DEFENDED_TOWER.exec(wish) ?? []) : [];
  if (stood) filled.base = { prompt: `a ${/^tower$/i.test(stood) ? 'stone tower' : stood.toLowerCase()}` };
  fill(slotFor(template, /^base$/i), cast.base);
  // "with vegetables": what one has stands there
  const haveThem =
    cast.pickup && !/\b(?:coins?|gold|gems?|money)\b/i.test(cast.pickup) && !/\b(?:collect|gather|find)/.test(words);
  if (defence && !defence.tower && haveThem) {
    Object.assign(filled, towersOf(singular(bareNoun(cast.pickup!))));
    delete cast.pickup;
  }
  if (defence?.towers) Object.assign(filled, towersListed(defence.towers));
  if (defence?.tower) Object.assign(filled, towersOf(defence.tower));
  if (defence && enemy && filled[enemy.id] && cast.foes.length < 2)
    Object.assign(filled, { ...foesLike(filled[enemy.id]!.prompt), ...filled });
  const survival =
    template.id === 'twin-stick' &&
    SURVIVAL.test(wish) &&
    (/\b(?:food|hung\w+|night and day|day and night)\b/i.test(wish) || !/\bwaves?\b|\bhordes?\b|\bzombie/i.test(wish));
  // one kind of foe is named: others of that kind come with it, and nobody else
  const alone = template.id === 'twin-stick' && cast.foes.length === 1 && cast.enemy ? one(cast.enemy) : undefined;
  const further = foesIn(template, cast, filled);
  if (alone && filled.chaser?.prompt === alone) {
    for (const [id, choice] of Object.entries(foesLike(alone))) filled[id] ??= choice;
    if (!parts.boss) filled.boss ??= { prompt: `a large ${bareNoun(alone)}`, ...drawnAs(alone, 'character') };
  }
  const usual = foesOf(cast.hero ?? defence?.tower ?? cast.base ?? '');
  // who comes fits who plays, where neither they nor the place were named
  if (!cast.foes.length && !cast.enemy && usual && !placed && template.id !== 'runner')
    for (const [id, prompt] of Object.entries(usual))
      if (template.needs.some((slot) => slot.id === id))
        filled[id] ??= { prompt, ...drawnAs(prompt, slotFor(template, new RegExp(`^${id}$`))!.kind) };
  if (pickup?.kind === 'object' && !survival) fill(pickup, cast.pickup);
  if (template.id === 'match-3') {
    const all = [cast.pickup, cast.also, cast.hero, ...cast.things, ...cast.foes].filter((one) => one !== undefined);
    // "matching gems under water": gems, and the water is behind them
    const about = withoutTemplate(called, template)
      .replace(/\bfor .*|\b(?:games?|easy|hard|simple|please|make|me|an?|the)\b|[^a-z ]/gi, ' ')
      .trim();
    if (all.length || (about !== '' && !GEMS.test(sentence)))
      Object.assign(filled, piecesOf([...new Set(all)], cast.place ?? called));
  }
  // "in the desert" is the place itself, as it is drawn
  const isPlain =
    theme && theme !== 'house' && cast.place && !/\s/.test(bareNoun(cast.place).trim()) && !/factor/.test(cast.place);
  const scene = cast.place && !isPlain && placeName(cast.place);
  if (scene && template.needs.some(({ id }) => id === 'background')) filled.background = { prompt: scene };
  const behind = scene && backdropIn(scene);
  const stands = propsOf(`${cast.place ?? ''} ${theme ? '' : called}`.toLowerCase());
  if (stands && theme) {
    filled.tallProp ??= { prompt: stands.high };
    filled.lowProp ??= { prompt: stands.low };
    if (stands.pickup && pickup?.kind === 'object' && template.id !== 'twin-stick')
      filled[pickup.id] ??= { prompt: stands.pickup };
  }
  // nobody is against his own kind
  const own =
    cast.hero &&
    singular(bareNoun(cast.hero).replace(/ hero(?:ine)?$/i, ''))
      .split(/ (?:with|in|of) /)[0]!
      .split(' ')
      .at(-1);
  // "skeletons, spiders and lava": seen from above it lies around the land
  const [, matter] = LIES_AROUND.exec(words) ?? [];
  const around = template.needs.find(({ id }) => id === 'land');
  if (matter && around && theme !== 'volcano')
    filled.land = { ...defaultChoice(around, theme ?? 'forest'), prompt: matter };
  // one's own, as it is there
  const { given } = memory;
  let ownPlace: string | undefined;
  if (given && (given.kind === 'character' || given.kind === 'object')) {
    const to = slotOfOwn(given.words, filled) ?? hero?.id ?? (defence ? 'towerArrow' : undefined);
    if (to) filled[to] = { prompt: given.words, kind: given.kind, assetId: given.id };
    if (to && to !== hero?.id) ownPlace = `Your own ${given.words.split(',')[0]} is in it as you have it (${to}).`;
  }
  for (const [id, what] of Object.entries(roles ? slotsFrom(roles, template) : {}))
    filled[id] = { prompt: one(what), ...drawnAs(one(what), template.needs.find((slot) => slot.id === id)!.kind) };
  const told = roles ? toldOf(roles, template) : { lacks: [], notes: [] };
  if (parts.boss) filled.boss = { prompt: one(parts.boss), ...drawnAs(one(parts.boss), 'character') };
  // an interface of this conversation frames its screens; a new one where it is asked for
  if (menu) filled.panel = { prompt: menu };
  else if (memory.ui) filled.panel = { prompt: memory.ui.words || 'a panel', assetId: memory.ui.id };
  for (const slot of own ? template.needs : []) {
    const usualFoe =
      /^(?:walker|chaser|flyer)$/.test(slot.id) && !filled[slot.id] && defaultChoice(slot, theme ?? 'forest').prompt;
    if (usualFoe && new RegExp(`\\b${own!.replace(/[^\w]/g, '.')}\\b`).test(usualFoe))
      filled[slot.id] = {
        prompt: OTHERS[slot.id]!,
        ...(slot.kind === 'character' ? drawnAs(OTHERS[slot.id]!, 'character') : {}),
      };
  }
  // a piece of a sentence is nobody: roles that were not read whole are asked about
  const broken = Object.values(filled)
    .map(({ prompt }) => prompt)
    .filter((prompt) => BROKEN.test(prompt));
  if (broken.length) return { ask: say.puzzled(broken) };
  const sought = template.id === 'adventure' ? soughtOf(filled.goal?.prompt) : undefined;
  const made = newGame(template.id, {
    title: parts.title ? titled(sentence, parts.title) : titleOf(sentence, template, cast, theme),
    ...(theme ? { theme } : {}),
    seed: seedOf(words),
    settings: {
      ...(behind && template.settings.some(({ id }) => id === 'backdrop') ? { backdrop: behind } : {}),
      ...(further ? { foeKinds: further, ...wingsOf(template, filled) } : {}),
      // as many as in the first level
      ...(count && template.id === 'adventure' ? { keys: Math.min(10, Math.max(-1, keys - 2)) } : {}),
      ...(oneKey && template.id === 'adventure' ? { keys: -1, levels: 1 } : {}),
      ...weaponOf(cast.hero, template),
    },
    texts: {
      ...(template.id === 'adventure' && pickup && (filled.pickup || sought)
        ? { goal: findAll(filled.pickup?.prompt ?? defaultChoice(pickup, theme ?? 'forest').prompt, sought) }
        : {}),
      ...Object.fromEntries(screens.texts),
    },
    ...(maps ? { maps: maps.names.map((name) => ({ assetId: '', name })) } : {}),
    slots: Object.fromEntries(Object.entries(filled).filter(([id]) => template.needs.some((slot) => slot.id === id))),
  });
  const { game, notes, lacks } = withManners(made, [
    ...(parts.boss ? ['add a boss'] : []),
    ...(memory.also?.edits ?? []),
    ...(cast.arms ? [`give the hero ${cast.arms.replace(/^(?:an? |the )?weapons? ?(?:is|are|:|of)? ?/i, '')}`] : []),
    ...folk.edits,
    ...carried.edits,
    ...kept.edits,
    ...(roles ? editsFrom(roles, template) : []),
    ...(template.id === 'runner' && ENDLESS.test(wish) && !/\blevels?\b/.test(wish) ? ['make it endless'] : []),
    ...(survival
      ? [
          ...(kept.edits.includes('add a day|night cycle') ? [] : ['add a day|night cycle']),
          ...(cast.pickup ? [`hunger with ${cast.pickup}`] : /\bfood\b|\bhung/i.test(wish) ? ['add hunger'] : []),
        ]
      : []),
    ...(template.takesPlaces ? places.edits : []),
  ]);
  const [, does] = (!roles && FOES_DO.exec(sentence)) || [];
  const room = [
    ...told.lacks,
    ...tooMany(template, cast),
    ...(does ? [say.unread([does.trim()])] : []),
    ...((defence?.towers?.length ?? 0) > 3 ? ['A tower defence has room for three kinds of towers.'] : []),
    ...(/\bmetroid\w*|\bcastlevania\b/.test(words) ? [ONE_WORLD] : []),
  ];
  const owned = withHoldings(
    game,
    memory.holdings,
    memory.named ?? [],
    slotsOf(game).map(({ id }) => id),
  );
  return {
    steps: gameSteps(owned.game, {
      ...{ projectId, edit: undefined, ui: menu !== undefined },
      maps: maps ? mapSteps(maps.names, memory) : [],
    }),
    notes: [
      ...(simplest ? [say.chosenKind(template.title)] : []),
      ...(ownPlace ? [ownPlace] : []),
      ...(FOES_SHOOT.test(sentence) ? [NO_SHOTS] : []),
      ...(sought ? [`Whom the hero looks for, ${sought}, waits at the end of each level.`] : []),
      ...owned.notes,
      ...(memory.also?.notes ?? []),
      ...told.notes,
      ...notes,
    ],
    ...(roles ? { whole: true } : {}),
    ...(roles && playsIn(sentence) ? { known: true } : {}),
    ...(agreed || !(lacks.length + room.length) ? {} : { lacks: [...lacks, ...room] }),
  };
}

/** The wish by forms of words: what of it is said of the manner, and of whom by name. */
function guess(plain: string) {
  const folk = folkIn(goals(comingFoes(plain)));
  const kept = manners(folk.rest);
  const { rest: words, parts } = namedParts(kept.rest);
  return { folk, kept, parts, words };
}
/** The wish by its grammar; undefined where a part of it is not read. */
function readWhole(plain: string, template: GameTemplate) {
  const folk = folkIn(plainWish(plain), false);
  const kept = manners(folk.rest, false);
  const title = titleIn(kept.rest);
  const roles = readGame(title.rest, template);
  if (!roles) return undefined;
  const { hero, boss, place } = roles;
  const parts: Named['parts'] = { ...(hero ? { hero } : {}), ...(boss ? { boss } : {}), ...(place ? { place } : {}) };
  return { folk, kept, parts, roles };
}
/** Those who defend, as they were named. */
const defenceOf = ({ towers }: Roles): Defence => ({
  rest: '',
  tower: towers.length === 1 ? singular(bareNoun(towers[0]!)) : undefined,
  ...(towers.length > 1 ? { towers: towers.map((tower) => singular(bareNoun(tower))) } : {}),
});

/** In which place somebody or something of one's own was named: the goal, a tower. */
const slotOfOwn = (own: string, filled: Readonly<Record<string, { readonly prompt: string }>>): string | undefined => {
  const words = own.toLowerCase();
  return Object.entries(filled).find(([, { prompt }]) => {
    const noun = bareNoun(prompt).toLowerCase();
    return noun.length > 2 && new RegExp(`\\b${noun.replace(/[^\w ]/g, '.')}\\b`).test(words);
  })?.[0];
};
const FROM_ABOVE = /^\W*(?:a )?top[- ]?down\b/i;
const DEFENDED_TOWER =
  /\b(?:defend|protect|guard|sav)(?:s|e|es|ing)? (?:the|a|an|my|your|his|her|their|our|its) ((?:(?!of\b|from\b)[a-z]+ )?tower)\b/i;
const ENDLESS = /\b(?:endless\w*|infinite|forever|never[- ]?ending|non-?stop|without (?:an )?end)\b/i;
const SURVIVAL = /\bsurviv(?:al|e|es|ing)\b/i;
/** "one key one door": of the first level of an adventure alone. */
const ONE_KEY =
  /\b(?:exactly |only |just )?(?:one|1|a single) key(?:,|,? and)? (?:exactly |only |just )?(?:one|1|a single) (?:locked )?(?:door|gate|exit)\b|\b(?:exactly|only|just) (?:one|1) key\b/i;
const LIES_AROUND =
  /(?:,|\band|\bwith|\bfull of)\s+(?:some |rivers of |pools of |lots of )?(lava|quicksand|acid|mud)\b/i;
const FOES_SHOOT = /\b(?!you\b|he\b|she\b)[a-z]+s,? (?:that|who|which) (?:can |also )*shoot\b/i;
const NO_SHOTS = 'Foes come at the hero and do not shoot; only the boss of a shooter does.';
const GEMS = /\b(?:gems?|jewels?|gem ?stones?)\b/i;
const BROKEN =
  /\b(?:are|is|was|were|am|him|them|they|he|she|you|i|we|should|must|will|would|can(?= [a-z])|could|has to|chases?|enemy|enemies|foes?|when|because|if|comes?|keeps?|appears?|spawns|aims?|moves?|tries|try|wants?|everywhere|wasd|arrow keys|keyboard|game ?pad|joy ?stick)\b(?!-)/i;
/** What foes of no template do. */
const FOES_DO =
  /\b(?:enem(?:y|ies)|foes?|monsters?) (?!are\b|is\b)[^,.;:]*?\b((?:explod|drop|split|teleport|respawn|talk|steal|heal|hide|merge|burrow|multipl)(?:e?s|e|ing|y|ies)?\b[^,.;:]*)/i;
const OTHERS: Readonly<Record<string, string>> = {
  walker: 'a brown rat',
  chaser: 'a goblin',
  flyer: 'a black crow',
};
const PREY =
  /\b(zombies?|aliens?|monsters?|skeletons?|ghosts?|spiders?|slimes?|vampires?|demons?) (?:games?|survival|shooter|arena|hordes?|waves?|apocalypse|invasion|attack)\b/i;
const PREY_HERO = /^(?:an? )?([a-z]+?)s? \1/i;
/** "its mother", of a chick: a mother chick. */
const ofKin = (who: string, hero: string | undefined): string => {
  // of a wolf pup: a wolf
  const noun =
    hero &&
    bareNoun(hero)
      .replace(/ (?:pup|cub|kitten|puppy|calf|chick|kid|child)$/i, '')
      .split(/ (?:with|in|of) /)[0]!
      .split(' ')
      .at(-1);
  return noun &&
    /\b(?:mother|mom|mum|father|dad|baby|child|brother|sister|family|friend|parents|babies|kids|children)$/i.test(who)
    ? `${who} ${noun}`
    : who;
};
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const ONE_WORLD = 'A platformer of mine has levels one after the other, and not one world that all belongs together.';

/** "spiders and bats" */
const listed = (words: string): string[] => words.split(/\s*,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
/** "a lost dog": whom the hero looks for, and who waits where the way out would be. */
const soughtOf = (goal: string | undefined): string | undefined => {
  const who = goal && subjectOf(goal);
  return who && (FOLKS.test(who.kind) || who.creature)
    ? goal.replace(/^(?:an?|the|his|her|its|their) (?:(?:lost|missing) )?/, 'the ')
    : undefined;
};
const findAll = (prompt: string, sought: string | undefined): string => {
  const noun = singular(bareNoun(prompt)).split(' ').at(-1)!;
  return sought ? `Find every ${noun}, then find ${sought}!` : `Find every ${noun}, then leave by the way out!`;
};

/** Slots for foes of several kinds, in the order in which they are taken. */
const FOE_SLOTS: Readonly<Record<TemplateId, readonly string[]>> = {
  ...{ platformer: ['walker', 'flyer', 'foe2', 'foe3'], adventure: ['chaser', 'walker', 'foe2', 'foe3'] },
  ...{ 'twin-stick': ['chaser', 'walker', 'flyer', 'foe2', 'foe3'], runner: ['walker', 'flyer', 'foe2', 'foe3'] },
  ...{ 'tower-defence': ['chaser', 'walker', 'flyer', 'foe2', 'foe3'], 'match-3': [] },
};
const IN_THE_AIR =
  /\b(?:bats?|birds?|crows?|ravens?|owls?|eagles?|hawks?|storks?|vultures?|gulls?|seagulls?|parrots?|ghosts?|bees?|wasps?|hornets?|flies|moths?|butterfl\w+|mosquito\w*|drones?|ufos?|saucers?|fair\w+|jelly ?fish|balloons?|harp\w+|griffins?|pterodactyls?|planes?|helicopters?|winged|flying)\b/i;

/** Fills the slots of all who are named as foes; gives how many more kinds than usual that needs. */
function foesIn(
  template: GameTemplate,
  cast: Cast,
  filled: Record<string, Partial<SlotChoice> & { readonly prompt: string }>,
): number {
  const obstacles = /^(?:runner|twin-stick)$/.test(template.id) ? cast.things : [];
  const all = [...new Set([...cast.foes, ...obstacles])].map((foe) => one(foe));
  const free = [...FOE_SLOTS[template.id]];
  const kindOf = (id: string) => template.needs.find((slot) => slot.id === id)!.kind;
  const flyers = all.filter((foe) => IN_THE_AIR.test(foe));
  const at = (foe: string): string | undefined => {
    const slot =
      free.includes('flyer') && flyers[0] === foe && (all.length > 1 || template.id === 'runner')
        ? 'flyer'
        : free.find((id) => id !== 'flyer' || all.length > 2 || flyers.includes(foe));
    if (slot) free.splice(free.indexOf(slot), 1);
    return slot;
  };
  if (all.length < 2 && !obstacles.length && !(template.id === 'runner' && flyers.length)) return 0;
  for (const id of FOE_SLOTS[template.id]) if (all.length > 1) delete filled[id];
  for (const foe of all) {
    const id = at(foe);
    if (id) filled[id] = { prompt: foe, ...drawnAs(foe, kindOf(id)) };
  }
  return ['foe2', 'foe3'].filter((id) => filled[id]).length;
}
/** Which of the further foes fly. */
const wingsOf = (
  { settings }: GameTemplate,
  filled: Readonly<Record<string, { readonly prompt: string }>>,
): Record<string, boolean> =>
  Object.fromEntries(
    ['foe2', 'foe3'].flatMap((id) =>
      filled[id] && settings.some((one) => one.id === `${id}Flies`)
        ? [[`${id}Flies`, IN_THE_AIR.test(filled[id].prompt)]]
        : [],
    ),
  );
/** "… and seven kinds of foes" */
const tooMany = ({ id, title }: GameTemplate, { foes }: Cast): readonly string[] =>
  new Set(foes).size > FOE_SLOTS[id].length && FOE_SLOTS[id].length
    ? [`A ${title.toLowerCase()} has room for ${FOE_SLOTS[id].length} kinds of foes.`]
    : [];

/** What the hero fights with, by who that is. */
function weaponOf(who: string | undefined, template: GameTemplate): Record<string, string> {
  const setting = template.settings.find(({ id }) => id === 'weapon');
  if (!who || !setting || !('values' in setting)) return {};
  const held = / (?:with|holding|who has|carrying) /.test(who) ? weaponIn(who)?.weapon : undefined;
  const weapon = held ?? (template.id === 'twin-stick' ? shootsWith(who) : /\barcher\b/i.test(who) ? 'bow' : undefined);
  return weapon && setting.values.includes(weapon) ? { weapon } : {};
}

const LISTABLE = /^(?:animal|person|thing)$/;
const ACTS =
  /^(?:collects|gathers|fights|avoids|eats|finds|shoots|kills|jumps|runs|catches|throws|has|is|was|its|his|against|versus)$/;
const FOLKS = /^(?:animal|person)$/;
/** "goal: find the keys" → "who must find the keys"; who comes after whom in the order that the cast reads. */
const goals = (words: string): string =>
  words
    .replace(/\b(?:like |similar to |as in )bloons(?: td)?\b/g, ' against balloons ')
    .replace(
      /((?:looking|searching|look|search|looks|searches|find|finds|finding|rescue|rescues|save|saves) (?:for )?)(?:his|her|its|their) (?:[a-z-]+ ){0,2}[a-z-]+, (an? [a-z-]+(?: [a-z-]+)?)(?=$|[,.;])/g,
      (_, seeks: string, who: string) => `${seeks}${who.replace(/^an? /, 'the ')}`,
    )
    // "pumpkins ghosts and bats": a list without its commas
    .replace(/\b([a-z]+s) ([a-z]+s) and (?=[a-z]+s\b)/g, (all, first: string, second: string) =>
      [first, second].every((word) => LISTABLE.test(subjectOf(singular(word))?.kind ?? '')) && !ACTS.test(first)
        ? `${first}, ${second} and `
        : all,
    )
    // "saves kittens from a burning city": where, and what is to be found there
    .replace(
      /\b((?:sav|rescu|fre)(?:es|e|ing)) ((?:the |all )?(?:[a-z]+ )?[a-z]+s) from (?=(?:an? |the )([a-z]+(?: [a-z]+)?))/g,
      (all, _: string, whom: string, where: string) =>
        themeOf(`in ${where}`) && !subjectOf(where)?.creature
          ? `collects ${whom.replace(/^(?:the|all) /, '')} in `
          : all,
    )
    // "a witch flies over a swamp"
    .replace(
      /\b(?:flies|flying|swims|swimming|sails|sailing|glides|gliding|floats|floating|sneaks|sneaking) (?:over|through|across|around in) (?=an? |the )/g,
      ' , in ',
    )
    // "steals cheese from cats": against them
    .replace(
      /\b((?:steal|tak|grab|sav|rescu|snatch|collect|get|protect|free)(?:s|es|e|ing)?) ((?:[a-z-]+ ){0,2}?[a-z-]+) from (?:the |a |an |some |angry |evil )*(?=([a-z]+s?)\b)/g,
      (all, does: string, what: string, whom: string) =>
        does.startsWith('protect') || !FOLKS.test(subjectOf(singular(whom))?.kind ?? '')
          ? all
          : `${does} ${what} against `,
    )
    // "mummies and scarabs attack"
    .replace(
      /(?<=^|[,;.]\s*|\b(?:where|and) )((?:[a-z]+ )?[a-z]+s,? and (?:[a-z]+ )?[a-z]+s) (?:attack|invade|come|march)\b(?! [a-z])/g,
      ' against $1',
    )
    // "dogs chase him", "jumps on turtles"
    .replace(
      /([,;.]|\b(?:and|while|where)\b)\s*((?:an? |the )?(?:[a-z-]+ )?[a-z-]+) (?:chases?|hunts?|attacks?|follows?|comes? after|run(?:s)? after|(?:is|are) (?:chasing|hunting|after|attacking)) (?:him|her|it|them|you|the hero)\b/g,
      ' against $2',
    )
    .replace(
      /\b(?:jump|hop|stomp|leap|bounce)(?:s|ing|ping)? (?:on(?:to)?|on top of|at) (?=(?:[a-z-]+ )?([a-z-]+s)\b)/g,
      (all: string, _: string, at: number, text: string) => {
        const noun = /^(?:[a-z-]+ )?[a-z-]+s\b/.exec(text.slice(at + all.length))?.[0] ?? '';
        return subjectOf(singular(noun))?.creature || /^(?:animal|person)$/.test(subjectOf(singular(noun))?.kind ?? '')
          ? 'jumps , against '
          : all;
      },
    )
    .replace(/[,.;]?\s*\b(?:the )?(?:goal|aim|objective|mission|task|quest) ?(?::|=|\bis\b)(?: to)? ?/g, ' who must ')
    .replace(/\ball (?:the |of the )?(?=\w)/g, '');

const pick = (parts: Named['parts'], ...names: readonly Part[]): Partial<Cast> =>
  Object.fromEntries(names.flatMap((name) => (parts[name] ? [[name, parts[name]]] : [])));

/** A title as it was written, in capitals and all. */
const titled = (sentence: string, title: string): string => {
  const at = sentence.toLowerCase().indexOf(title);
  return (at < 0 ? title : sentence.slice(at, at + title.length)).slice(0, 40);
};

/** "bamboo forest" → "a bamboo forest"; undefined for what is too long to be the name of a place. */
function placeName(phrase: string): string | undefined {
  const bare = bareNoun(phrase)
    .replace(/\b(?:theme|themed|style|setting|full|world)\b/g, '')
    .trim();
  if (!bare || bare.split(/\s+/).length > 4) return undefined;
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`;
}

const withoutTemplate = (words: string, { words: names, plays }: GameTemplate): string =>
  [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replace(new RegExp(`\\b${name.replace(/[^\w ]/g, '.')}s?\\b`, 'gi'), ' , '), words)
    // "defend the hive from wasps" says who plays as well
    .replace(new RegExp(plays.source, 'gi'), (said) =>
      /\b(?:defend|protect|tower)/i.test(said)
        ? said.replace(/\btowers?\b/gi, ' , ')
        : // so does "jumping over cactuses"
          /^(?:jump|dodg|avoid|surviv)\w* (?!.*platform)/i.test(said)
          ? said
          : ' , ',
    );

/** The same words give the same levels. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) + 1;
