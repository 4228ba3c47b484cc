/** Orders of several parts of which one says what another is: put so that each part stands by itself. */

import { article } from './nouns.ts';

const ing = (does: string): string =>
  does.replace(/^([a-z]+?)(?:es|s)?(?= |$)/i, (all, stem: string) => {
    const bare = /(?:sh|ch|ss|x)es$/i.test(all) ? stem : all.replace(/s$/i, '');
    return /e$/i.test(bare) && !/ee$/i.test(bare) ? `${bare.slice(0, -1)}ing` : /^(?:sit|get|run|stop|nod|swim|spin|hit|drop|jog|clap)$/i.test(bare) ? `${bare}${bare.at(-1)}ing` : `${bare}ing`; // biome-ignore format: one line
  });

const MOVES = /^(?:an? )?(.+?)[.,;]? (?:and|plus|also|with|and also) (?:an? |the )?anim(?:ation)? (?:where|in which|when|of|that shows) (?:him|her|it|he|she|they|them)(?: is)? ([a-z]+(?: [a-z]+){0,2})[.!]*$/i; // biome-ignore format: one line
/** "dragon boss, huge, sleeping on gold. and an animation where he wakes up": one figure, and what it does. */
function moving(message: string): string {
  const [, who = '', does = ''] = MOVES.exec(message) ?? [];
  const [name = '', ...looks] = who.split(/\s*,\s*/);
  if (!does || /[.;]/.test(who) || name.split(' ').length > 3 || looks.length > 3) return message;
  const behind = looks.filter((words) => /^[a-z]+ing\b|^(?:with|in|on|under|without) /i.test(words));
  const before = looks.filter((words) => !behind.includes(words));
  if (before.some((words) => words.split(' ').length > 2)) return message;
  return `${/^(?:an?|the) /i.test(message) || behind.length ? 'a ' : ''}${[...before, name, ...behind].join(' ')}, with a ${ing(does)} animation`; // biome-ignore format: one line
}

/** "merchant npc, fat … also his stand and a portrait": of whom the message is. */
function theirs(message: string): string {
  const [, head = '', looks = ''] = /^\W*(?:an? )?([a-z]+(?: [a-z]+)?)(?: npc| character| sprite)?, ([a-z, -]+?)(?=[.;\d])/i.exec(message) ?? []; // biome-ignore format: one line
  const [found, thing = ''] = /[.,;]? (?:and |also |plus )+(?:(?:his|her|its|their) ([a-z]+(?: [a-z]+)?)(?:,? and |, ))?(?:an? |his |her )?portrait(?= please|[.!]*$)/i.exec(message) ?? []; // biome-ignore format: one line
  if (!head || !found) return message;
  const who = head.replace(/ npc$/i, '');
  const adjectives = looks.split(/\s*,\s*/).filter(Boolean);
  const worn = adjectives.filter((one) => /(?:turban|hat|apron|cape|coat|beard|armou?r|helmet|hood|glasses|robe|scarf|crown|cloak|dress)s?$/i.test(one)); // biome-ignore format: one line
  const how = adjectives.filter((one) => !worn.includes(one) && !/\d|dirs?|directions?|with /i.test(one));
  const face = `a portrait of a ${[...how, who].join(' ')}${worn.length ? ` with ${worn.map((one) => `a ${one.replace(/^an? /i, '')}`).join(' and ')}` : ''}`; // biome-ignore format: one line
  return message.replace(found, `.${thing ? ` also ${article(thing.replace(/^shop stand$/i, 'market stall'))}.` : ''} also ${face}`).replace(/\.\./g, '.'); // biome-ignore format: one line
}

/** "where goblins attack a windmill": what is defended, and from whom. */
const ATTACKED =
  /\b(tower[- ]?defen[cs]e)(?: game)?(?:[,:]| where| in which| with)? ((?:[\p{L}'-]+ ){1,3}?)attack(?:s|ing)? ((?:an? |the |my )?[\p{L}'-]+(?: [\p{L}'-]+)?)(?=[,.!]|$| with\b| and\b)/giu;
/** "what my game should be, it is about a lighthouse keeper, where do I start" */
const START = /\b(?:where|how) (?:do|should|can|to|would) ?(?:i|we|one)? ?(?:even )?(?:start|begin)\b|\b(?:no idea|(?:don'?t|do not) know|not sure|unsure) (?:how|where) to (?:start|begin)\b/i; // biome-ignore format: one line
const ABOUT = /\b(?:about|on|with) (?:an? |the |my )?([\p{L}' -]+?)(?=[,.?!;]|$| and (?:i|where|how)\b| (?:where|how) )/iu; // biome-ignore format: one line
function begun(message: string): string {
  const [, about = ''] = (START.test(message) && /\bgame\b/i.test(message) && ABOUT.exec(message)) || [];
  return about && about.split(' ').length < 5 ? `a ${about} game, where do I start?` : message;
}

/** What the sides of a figure and of a movement cost. */
const SIDES = /\b(?:cost|price|expensive|dear|credits?|generations?|pay|how much)\w*\b.*\b(?:8|eight) (?:directions?|dirs?|sides|ways)\b.*\b(?:than|or|vs|instead of|compared to) (?:in |with |for )?(?:4|four)\b|\b(?:8|eight) (?:directions?|dirs?|sides)\b.*\b(?:cost|dearer|more expensive|price)\w*\b.*\bthan (?:4|four)\b/i; // biome-ignore format: one line

export const reordered = (message: string): string =>
  SIDES.test(message)
    ? 'do 8 directions cost more than 4?'
    : begun(theirs(moving(message)))
        .replace(ATTACKED, (_, kind: string, who: string, what: string) => `${kind}: defend ${what} from ${who.trim()}`)
        .replace(/\b(jump(?:s|ing)?) (?!over\b|on\b|attack|up\b|from\b|and\b|for\b|animat|across\b|between\b|in\b|to\b|through\b|higher\b|off\b)(?=[a-z]+s\b(?=[,.]|$| and\b))/gi, '$1 over '); // biome-ignore format: one line
