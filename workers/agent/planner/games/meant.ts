/** What is said in a conversation whose last work is a game, and is read as if nothing was there: "20 waves", "remove the bats", "winter please". */
import { slotIn, templateFor } from '../../games/index.ts';
import { GAMES } from '../context.ts';
import { wholeThing } from '../guard/readings.ts';
import { inPattern } from '../named-whole.ts';
import { refer } from '../refer.ts';
import { together } from '../slots.ts';
import { namedThere } from '../theirs.ts';
import type { Context, Wish } from '../types.ts';
import { begins, IS, WORDS } from '../words/questions.ts';
import { subjectOf } from '../words/subjects.ts';
import { changedBy, redrawnIn } from './changes.ts';
import { namesKind } from './kind.ts';

/** Acts that a change of a game may look like, read alone. */
const MAY_BE = /^(?:edit|animate|resize|rename|delete|correct|unclear|none|complaint|game\.make|make\.\w+|again)$/;
const OF_PICTURES =
  /\b(?:draw|sprites?|assets?|pictures?|images?|tile ?sets?|icons?|\d+ ?x ?\d+|\d* ?px|\d+ ?pixels?|no background|transparent|my (?:tiles|characters|sprites|objects|assets|items|figures|people)|animations?|frames|directions?|png|portrait|isometric|iso|hexagons?|save|export|my (?:stuff|things|work|account|library|credits)|(?:new|another|second|other|different) game)\b/i;

/**
 * The wishes of a message, with those that are changes of the game in one: each alone would begin from the game as it is. A message that the
 * game's edits read to its last word is one change, however many parts it has.
 */
export function meantOf(wishes: readonly Wish[], context: Context, message: string): readonly Wish[] {
  if (!context.game || !wishes.length || !lastWasGame(context)) return wishes;
  const thing = newThing(wishes, message);
  if (thing) return [thing];
  const whole: Wish = {
    act: 'game.change',
    // each change is put online at once
    words: message.replace(DEPLOYED, ''),
    // a topic lacks its verb: "can you add [a shop]" is no place
    slots: wishes.flatMap(({ slots }) => slots).filter(({ slot }) => slot !== 'topic'),
    sure: 1,
    loose: [],
  };
  if (
    !wishes.some(({ act }) => /^(?:yes|no|pick|terms|undo|game\.(?:test|publish|offline))$/.test(act)) &&
    !wishes.some((wish) => isOther(wish, context)) &&
    isRead(whole, context)
  )
    return [whole];
  // "crab rush runs too slow", "make crab rush endless": read as a test, and said of the game by its name
  const bare = withoutName(message, context.game.title);
  if (bare !== message && wishes.every(({ act }) => /^(?:game\.(?:test|bug|change)|unclear|none|complaint|edit)$/.test(act)) && isRead({ ...whole, words: bare, slots: [] }, context)) return [{ ...whole, words: bare, slots: [], named: true }]; // biome-ignore format: one line
  // whatever else is wished for of a game by its name is said of it
  if (bare !== message && wishes.every(({ act }) => /^(?:edit|animate|resize|make\.(?:object|character|icons)|job|none|unclear|complaint|ask\.advice|rename)$/.test(act) || (act === 'delete' && /^\W*(?:remove|delete|take (?:out|away)|get rid of) .+ (?:from|in|of) it\b/i.test(bare))) && !isAsked(message) && !OF_PICTURES.test(bare)) return [{ ...whole, words: bare, slots: [], named: true }]; // biome-ignore format: one line
  // "the box opens when she touches it": a rule that is wished for, and nothing to be tested
  if (
    wishes.every(({ act }) => /^game\.(?:test|bug)$/.test(act)) &&
    /\b(?:when|if|as soon as|whenever)\b/i.test(message) &&
    !AMISS.test(message)
  )
    return [{ ...whole, slots: [] }];
  const parts = partsOf(message);
  const strangers = wishes.every((wish) => MAY_BE.test(wish.act) && !isOther(wish, context));
  if (strangers && parts.length > 1 && !OF_PICTURES.test(message)) {
    const heard = parts.filter((words) => isRead({ ...whole, words, slots: [] }, context));
    if (heard.length * 2 >= parts.length)
      return [{ ...whole, slots: parts.map((words) => ({ slot: 'change', words })) }];
  }
  const all: Wish[] = [];
  for (const one of wishes) {
    const wish = isOfTitle(one, context)
      ? withoutTitle(one, context)
      : isChange(one, context) || goesOn(one, all) || isOfThis(one)
        ? { ...one, act: 'game.change', sure: 1 }
        : one;
    const at = all.findIndex(({ act }) => act === 'game.change');
    if (wish.act === 'game.change' && at >= 0) all[at] = together(all[at]!, wish);
    else all.push(wish);
  }
  return all;
}

const DEPLOYED =
  /,?\s*(?:\b(?:and|then|&)\s*)*\b(?:re-?)?(?:deploy|publish|upload)\b(?: it| the game| that)?(?: again| please| pls)*\W*$/i;
/** As sure as this of another act, it is that one. */
const SURE = 0.6;
const OF_THEIRS = /^(?:edit|animate|resize|rename|delete|again)$/;

/** Surely read as something else than a change of the game, and it can be meant: what it is about is there. */
function isOther({ act, sure, slots, words }: Wish, context: Context): boolean {
  if (isDrawn({ act, sure, slots, words })) return true;
  const kind = act === 'game.make' && slots.some(({ slot }) => slot === 'genre');
  // a map that is named is that map, and no level
  if (
    /^(?:edit|resize|make\.object)$/.test(act) &&
    slots.some(
      ({ slot, words }) =>
        slot === 'target' &&
        namedThere(words, context.own).some(({ list, name }) => list === 'MAP' && name !== context.game?.title),
    )
  )
    return true;
  if ((sure < SURE && !kind) || /^(?:game\.change|none|unclear)$/.test(act)) return false;
  // another kind than that of this game, or another game of its kind
  // "racing game with karts", "visual novel with Mira", "a game like vampire survivors"
  if (act === 'game.make' && sure >= SURE && !OF_THIS.test(words) && (kind ? !slots.some((one) => one.slot === 'genre' && templateFor(one.words)?.id === context.game?.template) : NEW_GAME.test(words))) return true; // biome-ignore format: one line
  // "platformer with a kangaroo": a sentence that begins with its kind
  if (kind && sure >= SURE && /^\W*(?:2d |pixel |simple |little |small |short )?[a-z0-9-]+(?: [a-z-]+)? (?:with|where|in which|about|starring|featuring)\b/i.test(words) && slots.some((one) => one.slot === 'genre' && words.trim().toLowerCase().startsWith(one.words.toLowerCase()))) return true; // biome-ignore format: one line
  if (kind && (NEW_ONE.test(words) || (sure >= SURE && /^\W*an? /i.test(words)))) return true;
  if (act === 'game.make' && slots.some(({ slot, words }) => slot === 'genre' && isOtherKind(words, context)))
    return true;
  if (!OF_THEIRS.test(act)) return !/^(?:complaint|correct|game\.\w+|make\.\w+)$/.test(act);
  const targets = slots.filter(({ slot }) => slot === 'target').map(({ words }) => words);
  // what the account has by that very name is meant before the ground or the foe of a game
  if (targets.some((one) => context.own.some(({ name }) => name.toLowerCase() === one.toLowerCase()))) return true;
  if (act === 'delete' && /\b(?:all|everything|stuff|things|account)\b/i.test(targets.join(' '))) return true;
  const named = targets.filter((words) => !POINTS.test(words) && !slotIn(words, context.game!));
  return named.length > 0 && refer(named, context).own.length > 0;
}
const isOtherKind = (words: string, { game }: Context): boolean => {
  const kind = templateFor(words);
  return kind !== undefined && kind.id !== game?.template;
};
/** "build me a platformer with …" */
const NEW_ONE =
  /\b(?:make|build|create|code|develop|generate|want|need|like|start)\b(?: (?:me|us|myself))? (?:an?|another|one more|some) /i;
/** "make me a game …" */
const NEW_GAME = /\b(?:an?|another|new) (?:[\w-]+ ){0,2}games?\b/i;
const OF_THIS =
  /\b(?:the|my|this|that|our|in|into|to|for) (?:[\w-]+ )?game\b|\binstead\b|\bthe (?:hero|player|level|enem\w+)\b/i;
const POINTS = /^(?:it|him|her|them|that|this|he|she|they|the (?:game|level|hero|player))$/i;

const ASKS = begins(WORDS, IS, 'can i', 'could i');
const isAsked = (message: string): boolean => /\?\s*$/.test(message) || ASKS.test(message);
const AMISS =
  /\b(?:test|try|check|look|why|bug\w*|broken|crash\w*|stuck|freez\w*|error\w*|glitch\w*|wrong|weird|not|cannot|falls?|nothing|too|always|still|fix)\b|n['’]?t\b/i;
/** Its name stands where "it" may. */
const withoutName = (message: string, title: string): string => message.replace(new RegExp(`(?:\\b(?:my|the|our) )?(?:\\bgame )?(?<![\\p{L}\\p{N}])${inPattern(title)}(?![\\p{L}\\p{N}])`, 'iu'), 'it').replace(/^it runs? /i, 'it is '); // biome-ignore format: one line

/** "two entrances and start money 200": half of it at least is said of the game. */
const partsOf = (message: string): readonly string[] =>
  message
    .split(/\s*(?:[,;.!?]|\band\b)\s*/i)
    .map((part) => part.replace(/\b(?:pls|please)\b/gi, '').trim())
    .filter(Boolean);

/** "shooting should be on space": of this game, as it names no kind of another one. */
const isOfThis = (wish: Wish): boolean =>
  wish.act === 'game.make' &&
  !namesKind(wish) &&
  /\b(?:should|must|not|instead|can'?t|cannot|faster|slower|more|less|it|the (?:hero|player|game|level|enem\w+))\b/i.test(
    wish.words,
  ) &&
  !/\b(?:a|an|another|new|second|different|other|some|next) (?:[\w-]+ ){0,3}game\b|\bmake (?:me |us )?an?\b|\b(?:build|create)\b/i.test(
    wish.words,
  );

/** What is said of it, where no slot has that. */
const withoutTitle = (one: Wish, { game }: Context): Wish => {
  const words = one.words.replace(new RegExp(`\\s*\\b(?:(?:in|to|into|of|for|on|with) )?(?:the |my )?${inPattern(game!.title)}\\b(?: game)?`, 'giu'), '').trim();
  const slots = one.slots.every(({ slot }) => slot === 'target') ? [{ slot: 'change', words: words.replace(/^(?:and |then |also )+/i, '') }] : one.slots.filter(({ slot }) => slot !== 'target');
  return { ...one, act: 'game.change', sure: 1, words, slots, loose: [] };
}; // biome-ignore format: short enough

/** "add it to ghost hunt as an enemy": the game is named. */
const isOfTitle = ({ act, slots }: Wish, { game }: Context): boolean =>
  /^(?:edit|make\.object|make\.character)$/.test(act) && slots.some(({ slot, words }) => slot === 'target' && words.toLowerCase() === game?.title.toLowerCase()); // biome-ignore format: one line

/** "make it pastel, like pink sky, mint ground": what has no verb of its own belongs to the change before it. */
const goesOn = ({ act, words }: Wish, before: readonly Wish[]): boolean =>
  /^(?:make\.|none$|unclear$|edit$)/.test(act) &&
  before.at(-1)?.act === 'game.change' &&
  !OF_PICTURES.test(words) &&
  !/\b(?:make|create|give|add|show|i (?:want|need)|can|could)\b/i.test(words);

/** "make a girl", "a cat", "I'd like a farmer girl and her cow": drawn. Of the game is what is put in, or has one of its roles. */
function isDrawn({ act, sure, slots, words }: Pick<Wish, 'act' | 'sure' | 'slots' | 'words'>): boolean {
  if (act === 'make.character' && DRAWN.test(words) && !ROLES.test(words)) return true;
  // "a crab enemy": somebody, told by what he is for
  const [, who] = (/^make\.(?:character|object)$/.test(act) && /^\W*(?:(?:draw|make|create|i need|i want) )?(?:me )?(?:an? )?((?:[a-z-]+ ){0,2}[a-z-]+) (?:enemy|boss|npc|companion|hero)\b(?! (?:in|for|to|of|at|and)\b)/i.exec(words)) || []; // biome-ignore format: one line
  if (who && subjectOf(`a ${who}`) && !PUT_IN.test(words)) return true;
  const named = slots.some(({ slot, words }) => slot === 'n' && !isThere(words));
  // "a map of a haunted island", "a dragon on a bridge, for my title screen"
  if (/^make\.(?:map|scene)$/.test(act) && sure >= SURE) return PICTURED.test(words) && !ROLES.test(words);
  if (/^make\.(?:character|object|icons)$/.test(act) && named && sure >= SURE && NAMES_ONE.test(words) && !OF_GAME.test(words)) return true;
  const said = words.replace(/\bfor (?:my|our|a|the|this) (?:[\w-]+ )?(?:game|rpg|platformer|shooter|jam)\b/gi, ' ');
  return /^make\.(?:character|object|icons|ui)$/.test(act) && sure >= (said === words && !/^\W*(?:an?|(?:(?:pls|please|plz) )*(?:make|draw|create|sketch)) /i.test(words) ? SURE : 0.4) && named && !ROLES.test(said) && !PUT_IN.test(said);
} // biome-ignore format: short enough
const PICTURED =
  /\b(?:maps?|title|splash|poster|portrait|picture|illustration|cover|store|itch|steam|wallpaper|banner|scene)\b/i;
const isThere = (words: string): boolean => /^(?:the|this|that|these|those|more|some|no) /i.test(words);
/** Verbs and words by which something comes into a game, or takes the place of what is there. */
const PUT_IN =
  /\b(?:add|put|place|insert|include|throw|bring|use|replace|swap|turn|change|let|instead|more|less|fewer|another|also|too|as|in|into|on|there|everywhere|appear\w*|drop\w*|shoot\w*|collect\w*|spawn\w*)\b/i;
/** A name with what tells it apart begins the message: "a sword that is on fire", "two lamps in the rain". */
const NAMES_ONE =
  /^\W*(?:an?|some|one|two|three|four|five|\d+) (?!(?:more|bit|lot|few|little|second|third|different|other)\b)/i;
/** Words by which it is of the game all the same. */
const OF_GAME =
  /\b(?:add|put|place|insert|include|use|replace|swap|change|instead|more|less|fewer|everywhere|spawn\w*|levels?|game|enem(?:y|ies)|foes?|boss\w*|hero|player|lives|life|waves?|score|jump\w*|faster|slower|harder|easier|background|weather|music|sound|power-?ups?|timer|checkpoints?|controls?)\b/i;

/** Put there by a verb or a word that points. */
const PUT_THERE =
  /\b(?:let|make it|turn|give|remove|delete|without|the (?:same|other)|again|also|too|there|everywhere|anywhere|should|must|can|could|when|if|was|were|are|is|has|have)\b/i;
const bareThing = (message: string): boolean => /^\W*[a-z][a-z'-]*(?: [a-z'-]+){1,3}\W*$/i.test(message) && !/^\W*(?:the|my|our|this|that|it|no|yes|ok|more|less|make|draw|add|put|with|and|but|in|on|at|to|for|faster|slower|bigger|smaller|harder|easier)\b/i.test(message) && subjectOf(message) !== undefined && !/\b(?:please|pls|instead)\b/i.test(message); // biome-ignore format: one line

/** "some flowers": a thing by its name and nothing else is drawn, and no game is changed by it. */
function newThing(wishes: readonly Wish[], message: string): Wish | undefined {
  const [one, more] = wishes;
  if (!one || more || OF_GAME.test(message) || PUT_THERE.test(message)) return undefined;
  const few = message.trim().split(/\s+/).length;
  // "Minecraft style pickaxe", "a parrot saying hello in a speech bubble": its name begins the message, and no verb does
  // "muddy bakery at sunset": whichever picture it was read as
  if (few > 2 && few < 6 && /^make\./.test(one.act) && / (?:at|in|on|under|by) /.test(message) && !/^\W*(?:two|three|four|five|six|some|\d)/i.test(message) && bareThing(message)) return wholeThing(message);
  const named = few < 15 && /^(?:pick|unclear|none|game\.(?:make|change)|make\.ui|edit|resize)$/.test(one.act) && one.sure < 0.75 && !one.slots.some(({ slot }) => /^(?:genre|target|foe|rule)$/.test(slot) && one.act !== 'pick');
  if (named && (NAMES_ONE.test(message) ? subjectOf(message.split(/,| (?:with|that|who|which|saying|in|on|at|of) /i)[0]!) : few < 5 && bareThing(message))) return wholeThing(message);
  if (!/^(?:edit|none|unclear|pick|correct|make\.object)$/.test(one.act)) return undefined;
  if (!NAMES_ONE.test(message) || message.trim().split(/\s+/).length > 4 || one.slots.some(({ slot }) => !/^(?:change|n|look|target|count)$/.test(slot))) return undefined;
  return wholeThing(message);
} // biome-ignore format: short enough
const DRAWN = /^\W*(?:please )?(?:make|create|generate)(?: me| us)? an? /i;
const ROLES = /\b(?:boss\w*|foes?|enem(?:y|ies)|hero|player|companion|npcs?|levels?|game)\b/i;

/** All of it is read as a change of the game, and nothing of it speaks of pictures. */
function isChange(wish: Wish, context: Context): boolean {
  if (wish.act !== 'game.change' && (!MAY_BE.test(wish.act) || isOther(wish, context))) return false;
  return isRead({ ...wish, slots: [] }, context) || isRead(wish, context) || isOfIt(wish, context);
}

/** "tiles for a desert": drawn; "use the desert tiles" is a change of the game. */
const OF_TILES =
  /^\W*(?!(?:use|take|put|change|make|replace|swap|set|have|with)\b)(?:[a-z]+,? ){0,5}tiles?\b(?!.*\b(?:game|level|ground|instead)\b)/i;

function isRead(wish: Wish, { game }: Context): boolean {
  if (/^\W*(?:please )?(?:re-?draw|draw .+ (?:anew|again))\b/i.test(wish.words) && redrawnIn(wish, game!)) return true;
  if (OF_PICTURES.test(wish.words) || OF_TILES.test(wish.words)) return false;
  const { changed, already, lost } = changedBy(wish, game!);
  return !lost.length && (changed.length > 0 || (already.length > 0 && wish.act === 'game.change'));
}

/** "can the hero swim": said of somebody in the game, and of nobody that the account has by that name. */
function isOfIt({ act, slots, words }: Wish, { game, own }: Context): boolean {
  if (!/^(?:edit|animate|resize)$/.test(act) || OF_PICTURES.test(words) || OF_TILES.test(words)) return false;
  const target = slots.find(({ slot }) => slot === 'target')?.words;
  if (!target || own.some(({ name }) => target.toLowerCase().includes(name.toLowerCase()))) return false;
  return (
    slotIn(target, game!) !== undefined || /\b(?:hero|player|enem(?:y|ies)|foes|boss|levels?|game)\b/i.test(target)
  );
}

/** Nothing else was made since. */
function lastWasGame({ past }: Context): boolean {
  const tools = past.flatMap((turn) => (turn.role === 'results' ? turn.results.map(({ tool }) => tool) : []));
  const written = tools.findLastIndex((tool) => GAMES.test(tool));
  return written >= 0 && !tools.slice(written).some((tool) => /^(?:create_|animate_|edit_)/.test(tool));
}
