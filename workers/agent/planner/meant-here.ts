/** What wishes mean where this conversation has made pictures and no game: "put a lake in the middle" is said of the map. */
import { slotIn } from '../games/index.ts';
import { wholeThing } from './guard/readings.ts';
import { inOnePicture } from './in-one-picture.ts';
import { tokens } from './likeness.ts';
import { inPattern, namedWhole } from './named-whole.ts';
import { refer } from './refer.ts';
import { numberIn, tidy, wordsOf } from './slots.ts';
import { namedThere, ofTheirs } from './theirs.ts';
import type { Context, Own, Wish } from './types.ts';
import { isBareLook } from './which-meant.ts';
import { isAdjective } from './words/adjectives.ts';
import { article } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';

const OF_GAMES =
  /\b(?:games?|levels?|enem(?:y|ies)|player|lives|life|score|win|lose|boss|jump\w*|speed|faster|slower|harder|easier|multiplayer|online|controls?|weapons?|shoot\w*|coins?|points?|timer?|music|sounds?)\b/i;

export function meantHere(wishes: readonly Wish[], context: Context, said = ''): readonly Wish[] {
  const fixed = oneSideOnly(wishes, context, said);
  if (fixed) return fixed;
  // "a card with a bee on it that says QUEEN": named, and no question
  const [one] = wishes;
  if (
    one &&
    wishes.length === 1 &&
    /^ask\./.test(one.act) &&
    /^\W*(?:an?|two|three|four|five|\d+) /i.test(said) &&
    !/\?|\b(?:how|what|which|why|when|where|who|cost|price|do you|can you|can i|is there)\b/i.test(said)
  ) {
    const thing = subjectOf(said.split(/,| (?:with|that|who|which|in|on|at|of) /i)[0]!) ? wholeThing(said) : undefined;
    if (thing) return [thing];
  }
  const picture = inOnePicture(said, wishes, context);
  if (picture) return picture;
  return ofTheirs(wishes, context).map(
    (wish) =>
      openedGame(wish, context) ??
      forTheGame(wish, context) ??
      together(wish) ??
      newOne(wish, context) ??
      ofStranger(wish, context) ??
      sizedNew(wish, context) ??
      onlySize(wish) ??
      companionOf(wish, context) ??
      becomesAnother(wish, context) ??
      inTheGame(wish, context) ??
      renamedGame(wish, context) ??
      onTheirMap(wish, context) ??
      ofPictures(wish, context) ??
      brokenPicture(wish, context) ??
      judged(wish) ??
      ofLast(wish, context) ??
      somebodyElse(wish, context) ??
      ofNobody(wish, context) ??
      wish,
  );
}

/** "can you make coin runner multiplayer online?": a question of what games are, and no wish for the link. */
const together = (wish: Wish): Wish | undefined =>
  wish.act === 'game.publish' && /\b(?:multi-?player|co-?op|(?:two|2|more|several|many|both) (?:players|people|persons|friends|kids)|(?:two|2)-?player|versus|pvp|mmo)\b/i.test(wish.words)
    ? { ...wish, act: 'game.change', slots: [{ slot: 'change', words: 'multiplayer' }], loose: [] }
    : undefined; // biome-ignore format: short enough

/** "make a boss for coin runner: a giant magnet": of the game that is named. */
function forTheGame(wish: Wish, { game }: Context): Wish | undefined {
  const named = game && new RegExp(`\\b(?:for|in|into|to) (?:my |the )?${inPattern(game.title)}`, 'iu').test(wish.words);
  const [, role] = /\b(boss|enemy|foe|hero|player|companion|pet)\b/i.exec(wish.words) ?? [];
  if (!named || !role || !/^(?:game\.make|make\.(?:character|object))$/.test(wish.act) || wordsOf(wish, 'genre').length) return undefined;
  const slots = wish.slots.flatMap((one): Wish['slots'] => {
    if (one.slot === 'target') return [];
    if (!/^(?:hero|n|foe)$/.test(one.slot)) return [one];
    const [, who = one.words, does] = /^(.+?),? ((?:that|which|who) .+)$/i.exec(one.words) ?? [];
    const it = /^(?:hero|player)$/i.test(role) ? { slot: 'hero', words: who } : { slot: 'change', words: `add ${who.replace(/ (?:boss|enemy|foe)$/i, '')}${/boss/i.test(role) ? ' boss' : /companion|pet/i.test(role) ? ' as a companion' : ' as an enemy'}` };
    return does ? [it, { slot: 'change', words: does }] : [it];
  });
  return { ...wish, act: 'game.change', sure: Math.max(wish.sure, 0.5), slots };
} // biome-ignore format: short enough

/** "open taco rush": the game of that name, to be played. */
function openedGame(wish: Wish, { game }: Context): Wish | undefined {
  const titled = wordsOf(wish, 'target').some((words) => game && tokens(words).join(' ') === tokens(game.title).join(' '));
  return titled && /^(?:find|export)$/.test(wish.act) ? { ...wish, act: 'game.publish', slots: [] } : undefined;
} // biome-ignore format: short enough

/** "an ogre, twice as big as my orc": somebody new, however large. */
function sizedNew(wish: Wish, context: Context): Wish | undefined {
  const [name, more] = wordsOf(wish, 'n');
  const subject = name && /^(?:an?|another|one|some) /i.test(name) && !more ? subjectOf(name) : undefined;
  if (wish.act !== 'resize' || !subject || wordsOf(wish, 'target').length || refer([name!], context).own.length) return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  return { ...wish, act: alive ? 'make.character' : 'make.object', sure: Math.max(wish.sure, 0.6) };
} // biome-ignore format: short enough

/** "Mira looks too tall, can you make a 32 px version": the size is said, and the rest is why. */
const onlySize = (wish: Wish): Wish | undefined =>
  wish.act === 'edit' && wordsOf(wish, 'size').some((words) => /\d/.test(words)) && wish.slots.every(({ slot }) => /^(?:target|size)$/.test(slot))
    ? { ...wish, act: 'resize', loose: [], unsure: [] }
    : undefined; // biome-ignore format: short enough

/** "give Mira a wolf companion, same style as her": somebody new, who goes with her. */
function companionOf(wish: Wish, { own }: Context): Wish | undefined {
  const [, thing] = /\b(?:give|get|draw|make|need|want)s? .*?\b(an? (?:(?:[a-z-]+ ){1,3}?(?:companion|pet|friend|sidekick|familiar|buddy)|pet [a-z-]+))\b/i.exec(wish.words) ?? [];
  const [whose] = namedThere(wish.words, own).filter(({ list }) => list === 'CHARACTER');
  if (!thing || !whose || !/^(?:make\.character|edit)$/.test(wish.act)) return undefined;
  const kept = wish.slots.filter(({ slot, words }) => /^(?:style|size|dirs|anim|view|count)$/.test(slot) && !/^same size/i.test(words));
  return { ...wish, act: 'make.character', sure: Math.max(wish.sure, 0.7), slots: [{ slot: 'n', words: thing.replace(/ (?:companion|pet|friend|sidekick|familiar|buddy)$/i, '').replace(/^an? pet /i, (all) => all.replace(/pet /i, '')) }, ...kept.map((one) => (one.slot === 'style' ? { ...one, words: one.words.replace(/\b(?:her|him|it|them)$/i, whose.name) } : one))], loose: [], unsure: [] };
} // biome-ignore format: short enough

/** "fire mage -> ice mage": somebody else, where no word speaks of a name. */
function becomesAnother(wish: Wish, context: Context): Wish | undefined {
  const [name, more] = wordsOf(wish, 'name');
  const subject = name && !more && subjectOf(name);
  if (wish.act !== 'rename' || !subject || /\b(?:re-?name|name[ds]?|call(?:ed)?|title[ds]?|label)\b/i.test(wish.words) || !refer(wordsOf(wish, 'target'), context).own.length) return undefined;
  return { ...wish, act: 'edit', slots: [...wish.slots.filter(({ slot }) => slot === 'target'), { slot: 'change', words: /^an? /i.test(name) ? name : article(name) }] };
} // biome-ignore format: short enough

/** "i want him twice as big in the game": there, and no picture is drawn anew. */
function inTheGame(wish: Wish, { game }: Context): Wish | undefined {
  const there = game && (/\bin (?:the|my|our) game\b/i.test(wish.words) || wish.words.toLowerCase().includes(`in ${game.title.toLowerCase()}`));
  const [size] = wordsOf(wish, 'size');
  if (!there || wish.act !== 'resize' || !size || /\d/.test(size)) return undefined;
  const [who] = wordsOf(wish, 'target').filter((words) => !/^(?:it|him|her|them|he|she)$/i.test(words));
  const change = `make ${who && slotIn(who, game) ? who : 'the hero'} ${/small|tin|half|short/i.test(size) ? 'smaller' : /twice|double|much|way/i.test(size) ? 'twice as big' : 'bigger'}`;
  return { ...wish, act: 'game.change', words: change, slots: [{ slot: 'change', words: change }], loose: [] };
} // biome-ignore format: short enough

/** "rename my game to owl night": its title. */
function renamedGame(wish: Wish, { game }: Context): Wish | undefined {
  const ofGame = wordsOf(wish, 'target').some((words) => game && (/\b(?:game|title)\b/i.test(words) || words.toLowerCase() === game.title.toLowerCase()));
  // "salt mine: the hero is Lena": no title
  if (wish.act === 'rename' && ofGame && !/\b(?:re-?name|name[ds]?|call(?:ed)?|title[ds]?|label)\b/i.test(wish.words)) return { ...wish, act: 'game.change', slots: [{ slot: 'change', words: wish.words }] };
  return wish.act === 'rename' && ofGame && wordsOf(wish, 'name').length ? { ...wish, act: 'game.change', slots: wish.slots.filter(({ slot }) => slot === 'name') } : undefined;
} // biome-ignore format: short enough

/** Something to be added to a map of theirs, or a map to be larger: of the map that is meant, and nothing new. */
function onTheirMap(wish: Wish, context: Context): Wish | undefined {
  const there = wish.act === 'make.object' && !wordsOf(wish, 'count', 'style', 'size').length ? putThere(wish, context) : undefined;
  if (there) return there;
  if (!/^(?:make\.(?:tiles|map|object|scene)|resize)$/.test(wish.act)) return undefined;
  const put = wordsOf(wish, 'change');
  const size = wish.act === 'resize' ? wordsOf(wish, 'size').map((words) => `make it ${words}`) : [];
  const [map, more] = refer(wordsOf(wish, 'target'), context, ({ list }) => list === 'MAP').own;
  // "make it smaller": what was made or spoken of last
  const named = wordsOf(wish, 'target').some((words) => !/^(?:it|this|that|them|him|her|these|those|both|both of them|all|all of them|the two)$/i.test(words));
  if (!map || more || map.list !== 'MAP' || !(put.length || size.length) || (!named && context.recent[0] !== map)) return undefined;
  return { ...wish, act: 'edit', slots: [map.name].map((words) => ({ slot: 'target', words })).concat([...put, ...size].map((words) => ({ slot: 'change', words }))) };
} // biome-ignore format: short enough

/** "a stall and a fountain for the middle of castle town": to be put on that map. */
function putThere(wish: Wish, { own }: Context): Wish | undefined {
  const [map, more] = namedWhole(wish.words, own).filter(({ list }) => list === 'MAP');
  const [, before = '', where = ''] = (map && new RegExp(`^(.*?)\\b(?:for|on|onto|to|into|in|at) ((?:the [\\w -]+ of )?)(?:the |my |our )?${inPattern(map.name)}\\b`, 'iu').exec(wish.words)) || [];
  const things = [...wordsOf(wish, 'n'), ...wordsOf(wish, 'place').filter((words) => before.includes(words) && !words.toLowerCase().includes(map!.name.toLowerCase()))];
  if (!map || more || !before.trim() || !things.length) return undefined;
  return { ...wish, act: 'edit', slots: [{ slot: 'target', words: map.name }, ...things.map((words) => ({ slot: 'change', words: `${words.replace(/\b(?:for|on|in) .*$/i, '').trim()}${where ? ` in ${where.replace(/ of $/i, '')}` : ''}` }))] };
} // biome-ignore format: short enough

const MOVES = /\b(walk|run|idle|attack|jump|hurt|fly|swim)\w*\b/i;
const ONE_SIDE = /\b(left|right|west|east|north|south|up|down|back|front)(?:wards?)?\b/gi;
const OFF = /\b(?:wrong|differ\w*|broken|weird|off|bug\w*|glitch\w*|strange|odd|fix\w*|redo|repair|mend)\b/i;
const ONLY_THAT =
  /\b(?:only|just) (?:redo |fix |redraw |mend )?(?:that|this|the)\b|\b(?:that|this|the) one(?: side| direction)? only\b|\bnot (?:all|the others|the rest)\b|\bfix (?:only|just)\b/i;
/** A movement that is wrong from one side alone: that side of it once more, and none of the others is paid. */
function oneSideOnly(wishes: readonly Wish[], { own, game }: Context, said: string): readonly Wish[] | undefined {
  const words = said || wishes.map((wish) => wish.words).join(' ');
  if (!wishes.every(({ act }) => /^(?:edit|animate|game\.bug|complaint|check|correct|none)$/.test(act)))
    return undefined;
  if (game || !ONLY_THAT.test(words) || !OFF.test(words)) return undefined;
  const [who, more] = namedWhole(words, own).filter(({ list }) => list === 'CHARACTER');
  const move = MOVES.exec(words)?.[1]?.toLowerCase();
  const sides = new Set([...words.matchAll(ONE_SIDE)].map(([, side]) => side!.toLowerCase()));
  const [side] = sides;
  if (!who || more || !move || !side || sides.size > 1) return undefined;
  return [
    {
      ...{ act: 'animate', words, sure: 1, loose: [] },
      slots: [
        { slot: 'target', words: who.name },
        { slot: 'anim', words: `${move} wrong` },
        { slot: 'dirs', words: side },
      ],
    },
  ];
}

/** A change of a game where there is none: of what was made last. */
function ofPictures(wish: Wish, context: Context): Wish | undefined {
  const { game, recent } = context;
  // "make it darker", and of what was told: no game
  const named = wordsOf(wish, 'target').some((words) => namedThere(words, context.own).length > 0);
  if (wish.act === 'game.change' && game && named && isBareLook({ ...wish, slots: [] }, context))
    return { ...wish, act: 'edit' };
  if (wish.act !== 'game.change' || game || OF_GAMES.test(wish.words)) return undefined;
  const theirs = refer(wordsOf(wish, 'target'), context).own.length > 0;
  if (!recent.length && !theirs) return undefined;
  return { ...wish, act: wordsOf(wish, 'anim').length ? 'animate' : 'edit' };
}

/** "the walk of the robot slides weird", where there is no game: of the picture. */
function brokenPicture(wish: Wish, { game, own }: Context): Wish | undefined {
  if (wish.act !== 'game.bug' || game || /\b(?:game|level|play\w*|screen|loads?|loading|link|page)\b/i.test(wish.words))
    return undefined;
  const said = wish.words.toLowerCase();
  const named = own.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 2 && new RegExp(`\\b${word}\\b`).test(said)),
  );
  const target = named.slice(0, 2).map(({ name }) => ({ slot: 'target', words: name }));
  const [move] = /\b(?:walk|run|idle|attack|jump|hurt|death|fly|swim)(?:ing|s)?\b/i.exec(wish.words) ?? [];
  if (move && named.length)
    return { ...wish, act: 'animate', slots: [...target.slice(0, 1), { slot: 'anim', words: `${move} wrong` }] };
  return /\b(?:tiles?|tilesets?|sprites?|anim\w*|seams?|pixels?|frames?)\b/i.test(wish.words)
    ? { ...wish, act: 'check', slots: target }
    : undefined;
}

/** "which one looks better to you": of theirs. */
const judged = (wish: Wish): Wish | undefined =>
  wish.act === 'ask.advice' &&
  !wordsOf(wish, 'topic').length &&
  /\bwhich (?:one |of (?:them|these|those|the two) )?(?:looks?|is|do you|seems?).*\b(?:better|best|nicer|cooler|prefer|like)\b/i.test(
    wish.words,
  )
    ? { ...wish, act: 'check' }
    : undefined;

/** "snowy", "gold", "now loaded with pumpkins": how what was made last shall be. */
function ofLast(wish: Wish, { game, recent, past }: Context): Wish | undefined {
  const messages = past.filter(({ role }) => role === 'user').length;
  // what was drawn by the message before comes before a game of earlier
  const justMade =
    recent[0]?.made?.message === messages - 1 && /^(?:with(?:out)? |mirrored\b|flipped\b)/i.test(tidy(wish.words));
  if (
    (game && !justMade) ||
    !recent.length ||
    !/^(?:make\.|(?:unclear|none|complaint|edit|chat|game\.change|resize|convert)$)/.test(wish.act) ||
    (wish.act === 'game.change' && !justMade) ||
    wordsOf(wish, 'target').length
  )
    return undefined;
  const bare = tidy(wish.words)
    .replace(/^(?:(?:now|and|but|ok|in|all|more|make it) )+/i, '')
    .replace(/^an? ([a-z -]+?) (?:version|variant|one)$/i, '$1');
  const how = (isAdjective(bare) && bare.split(' ').length < 4) || /^(?:mirrored|flipped|upside down)$/i.test(bare);
  if (
    !how &&
    !/^now (?:with|without|[a-z]+ed (?:with|in|by)|full of|covered|on fire|burning|broken|open|closed)\b/i.test(
      tidy(wish.words),
    ) &&
    !/^(?:with|without) /i.test(bare)
  )
    return undefined;
  const again = saidMore(wish, bare, recent[0]);
  if (again) return again;
  return {
    ...wish,
    act: 'edit',
    sure: Math.max(wish.sure, how ? 0.5 : wish.sure),
    slots: [{ slot: 'change', words: bare }],
  };
}

/** "medieval", and then a size or how many sides: what was drawn just now is drawn with all of it. */
function saidMore(wish: Wish, bare: string, last: Own | undefined): Wish | undefined {
  const more = wish.slots.filter(({ slot, words }) => /^(?:look|size|dirs|view|no)$/.test(slot) && !bare.includes(words) && !String(last?.made?.args.description).includes(words));
  const { tool = '', args = {} } = last?.made ?? {};
  const [, kind] = /^create_(character|map_object)$/.exec(tool) ?? [];
  if (!kind || typeof args.description !== 'string' || !more.some(({ slot }) => /^(?:size|dirs|view)$/.test(slot))) return undefined;
  const how = isAdjective(bare) ? { slot: 'style', words: bare } : { slot: 'look', words: bare };
  const size = more.some(({ slot }) => slot === 'size') || !args.size ? [] : [{ slot: 'size', words: String(args.size) }];
  return { ...wish, act: kind === 'character' ? 'make.character' : 'make.object', words: [args.description, wish.words, ...more.map(({ words }) => words)].join(', '), slots: [{ slot: 'n', words: args.description }, ...(args.description.includes(bare) ? [] : [how]), ...size, ...more], loose: [] };
} // biome-ignore format: short enough

/** Somebody who has nothing wishes for something new, whatever it was read as. */
function ofNobody(wish: Wish, { own, recent, game }: Context): Wish | undefined {
  if (
    game ||
    own.length ||
    recent.length ||
    !/^(?:edit|resize|again|delete|balance|undo|check|rename|game\.change)$/.test(wish.act) ||
    (wish.act !== 'edit' && wish.sure >= 0.4)
  )
    return undefined;
  const theirs = /\bmy\b/i.test(wish.words) && !/\b(?:draw|sketch|want|need|create)\b/i.test(wish.words);
  const named = [
    ...wordsOf(wish, 'n', 'target'),
    ...wordsOf(wish, 'change').filter((words) => /^an? /i.test(words)),
    ...(wish.words.split(/\s+/).length < 4 ? [tidy(wish.words)] : []),
  ];
  const thing = named
    .map((words) => words.replace(/^(?:my|this|that|these|those|the) /i, 'a '))
    .find((words) => !/^(?:it|him|her|them|she|he|a (?:one|thing))$/i.test(words) && subjectOf(words));
  if (!thing || theirs || /\bgame\b/i.test(wish.words)) return undefined;
  const subject = subjectOf(thing)!;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  // "three bats"
  const count = /^(?:an? )?(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|a dozen|some) /i.exec(thing)?.[1];
  const counted = count && !wordsOf(wish, 'count').length ? [{ slot: 'count', words: count }] : [];
  const looks = wish.slots.filter(
    ({ slot, words }) => /^(?:change|look|no|style|count|size|palette)$/.test(slot) && words !== thing,
  );
  return {
    ...wish,
    act: alive ? 'make.character' : 'make.object',
    slots: [
      ...counted,
      { slot: 'n', words: count ? thing.replace(/^(?:an? )?\S+ /i, '') : thing },
      ...looks.map((one) =>
        one.slot === 'change'
          ? /^no /i.test(one.words)
            ? { slot: 'no', words: one.words }
            : { slot: 'look', words: one.words.replace(/^(?:he|she|it) (?:is|has) /i, '') }
          : one,
      ),
    ],
  };
}

/** "the same palette as the barn for the new windmill": it is not there yet, whatever is wished for it. */
function newOne(wish: Wish, context: Context): Wish | undefined {
  const [name, more] = wordsOf(wish, 'target').filter((words) => /^(?:the|an?|my|our|this) new [a-z]/i.test(words));
  if (!/^(?:edit|again)$/.test(wish.act) || !name || more) return undefined;
  const thing = article(name.replace(/^\w+ new /i, ''));
  const subject = subjectOf(thing);
  const { own, either } = refer([name], context);
  if (!subject || own.length || either.length) return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  const slots = wish.slots.map((one) => (one.words === name ? { slot: 'n', words: thing } : /\bsame\b/i.test(one.words) ? { slot: 'target', words: one.words.replace(/^.*\bsame (?:\w+ )?(?:as|like|of) /i, '') } : one.slot === 'change' ? { ...one, slot: 'look' } : one)); // biome-ignore format: one line
  return { ...wish, act: alive ? 'make.character' : 'make.object', sure: Math.min(wish.sure, 0.5), slots };
}

/** "red dragon 64px", where none is there and no word says that one is: drawn. */
function ofStranger(wish: Wish, context: Context): Wish | undefined {
  const [name, more] = wordsOf(wish, 'target');
  if (!/^(?:resize|edit)$/.test(wish.act) || !name || more || /^(?:my|the|our|his|her|its|their|this|that|these|those|all|both|every|it|him|them|last)\b/i.test(name)) return undefined;
  const { own, either } = refer([name], context);
  const subject = subjectOf(name);
  // as large as nobody is drawn: told first
  if (wordsOf(wish, 'size').some((words) => (numberIn(words) ?? 0) > 128)) return undefined;
  const told = !own.length && !either.length && subject && wordsOf(wish, 'change').length && new RegExp(`^\\W*${inPattern(name)}\\b`, 'iu').test(wish.words) ? wholeThing(wish.words) : undefined;
  if (told) return { ...told, whole: false, sure: Math.max(wish.sure, 0.56) };
  if (wish.sure > 0.6) return undefined;
  if (own.length || either.length || !subject || wordsOf(wish, 'change').length || /^\W*(?:make|turn|change|give|let|resize|scale)\b/i.test(wish.words)) return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  return { ...wish, act: alive ? 'make.character' : 'make.object', sure: Math.max(wish.sure, 0.56), slots: wish.slots.map((one) => (one.slot === 'target' ? { slot: 'n', words: /^(?:an?|some|\d+) /i.test(name) ? name : article(name) } : one)) };
} // biome-ignore format: short enough

/** "the prince too": nobody that there is, and said with nothing that is to become of him. */
function somebodyElse(wish: Wish, context: Context): Wish | undefined {
  if (
    !/^(?:resize|again|edit)$/.test(wish.act) ||
    !/\b(?:too|also|as well)\b|^(?:and|plus) (?:his|her|their|its)\b/i.test(wish.words)
  )
    return undefined;
  const targets = wordsOf(wish, 'target');
  if (!targets.length || wish.slots.some(({ slot }) => slot !== 'target')) return undefined;
  const found = refer(targets, context);
  const subject = subjectOf(targets[0]!.replace(/^(?:his|her|their|its) /i, 'a '));
  if (found.own.length || found.either.length || !subject) return undefined;
  const alive = subject.creature === true || /^(?:person|animal)$/.test(subject.kind);
  return {
    ...wish,
    act: alive ? 'make.character' : 'make.object',
    slots: targets.map((words) => ({ slot: 'n', words: words.replace(/^(?:the|his|her|their|its) /i, 'a ') })),
  };
}
