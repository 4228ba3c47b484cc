/** Something is not as it should be: which picture it is, and how that is mended, with its price. */
import { found, topicOf } from '../answered.ts';
import { namedOwn } from '../guard/named.ts';
import { kindOf, noneOf, quoted } from '../phrases.ts';
import { refer } from '../refer.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Act, Own, Wish } from '../types.ts';
import { looked } from './edit-looks.ts';
import { actOf } from './index.ts';

/** What is wrong with a picture, and how it is mended: with its price. */
const REPAIRS: readonly (readonly [said: RegExp, repair: (name: string, own: Own) => string])[] = [
  [/\b(?:charg\w*|cost|credits?|expensive|money|price)\b/i, () => 'What each thing cost stands in the studio under Account; what failed was given back by itself. Ask "what did I spend today?" and I list it.'],
  [/\b(?:slow|waiting|takes? (?:so |too )?long|forever|stuck|hang\w*|loading)\b/i, () => 'Ask "what is running?" and I look into the queue; what hangs can be cancelled there (studio › Queue), and what was not drawn is not charged.'],
  [/\b(?:empty|blank|nothing there|doesn'?t (?:load|open|show)|broken|error|black)\b/i, (name) => `Reload the page first; if ${name} is still empty, say "draw ${name} again": 1 generation, and what failed costs nothing.`],
  [/\b(?:same|alike|boring|generic)\b/i, (name) => `Say what sets them apart, each in a few words (a colour, a hat, a shape): another one like ${name} is 1 generation. Or "another one", and I draw it with another seed.`],
  [/\b(?:blurry|pixelated|low res|small|tiny|big|large|size)\b/i, (name) => `In another size ${name} is drawn anew: say the pixels, "${name.replaceAll('"', '')} at 64 px" (1 generation). Enlarging a file without smoothing is free.`],
  [/\b(?:face|eyes?|hands?|arms?|legs?|hair|head|nose|mouth|hat|weapon|sword|colou?rs?|too (?:dark|bright|light))\b/i, (name, own) => `Say how it shall be instead, for example "${name.replaceAll('"', '')} with bigger eyes": ${own.kind === 'character' ? 'as a change that keeps the rest 20 generations, drawn anew 1' : 'drawn anew 1 generation'}; single pixels and colours you change free in the pixel editor of the studio.`],
]; // biome-ignore format: a table

const TOO_MANY = '\\b(?:\\d+|three|four|six|seven|eight|too many|extra|an? (?:third|sixth|second)) ';
/** Of what somebody has too many, and how many there are. */
const RIGHT: readonly (readonly [part: string, right: string])[] = [
  ['finger', 'five fingers'],
  ['arm', 'two arms'],
  ['leg', 'two legs'],
  ['eye', 'two eyes'],
  ['ear', 'two ears'],
  ['hand', 'two hands'],
  ['head', 'one head'],
];
/** Something is not as it should be: which picture, and what can be done about it. */
export const complaint: Act = (wish, context) => {
  const kind = /\b(?:the|my|these|those) (tiles|tileset|map|icons|buttons)\b/i.exec(wish.words)?.[0];
  const named = wordsOf(wish, 'target').length
    ? []
    : namedOwn(wish.words, context.own)
        .slice(0, 1)
        .map((one) => one.own.name);
  const targets = wordsOf(wish, 'target').length || (!kind && !named.length) ? wordsOf(wish, 'target') : named.length ? named : [kind!]; // biome-ignore format: one line
  const { own, nobody } = refer(targets.length ? targets : ['it'], {
    ...context,
    own: targets.length ? context.own : context.recent,
  });
  const [about] = own;
  if (
    nobody.length &&
    targets.length &&
    !/^(?:it|that|this|he|she|they|them|him|her|the (?:picture|result|drawing))$/i.test(tidy(nobody[0]!)) &&
    context.own.length
  )
    return {
      steps: [],
      ask: `I am sorry. ${noneOf(nobody, context.own)} Which of them is wrong, and how shall it be?`,
    };
  const known = about ? undefined : found(wish, ['files', 'account']);
  if (known && known.score > 0.6) return { steps: [], say: known.fact.answer };
  if (!about) return { steps: [], ask: general(wish) };
  const name = `"${about.name}"`;
  const right = RIGHT.find(([part]) => new RegExp(`${TOO_MANY}${part}s?\\b`, 'i').test(wish.words));
  if (right) {
    const anew = looked([about], [`with ${right[1]}`], context);
    return {
      ...anew,
      heard: [wish.words],
      instead: `I am sorry. I see no pictures, and give no generations back: those that were drawn stay paid. I would draw ${name} anew with ${right[1]}; whether it comes out so I cannot promise.`,
    };
  }
  const repair = REPAIRS.find(([said]) => said.test(wish.words));
  if (repair) return { steps: [], ask: `I am sorry about ${name}. ${repair[1](name, about)} Which shall it be?` };
  // what is wrong was said, and no words mend it: it is drawn once more
  const [, spot = ''] =
    /^\W*there(?:'s| is| are) ((?:an? |some )?[a-z ]+?) (?:on|in|at|around) /i.exec(wish.words) ?? [];
  const [, after = ''] = (wish.whole && /[,;:.] ?(.+?)(?:[,;.]? (?:and )?(?:can you |please |pls )*(?:fix|repair|mend|correct) (?:it|that|this))?\W*$/i.exec(wish.words)) || []; // biome-ignore format: one line
  const fault = /^(?:remove|delete|fix|clean|take)\b/i.test(after) || !after ? spot : after;
  if (wish.whole && fault && (about.kind === 'character' || about.kind === 'object')) {
    const anew: Wish = { ...wish, act: 'again', words: `draw ${about.name} once more`, slots: [{ slot: 'target', words: about.name }] }; // biome-ignore format: one line
    const outcome = actOf(anew)(anew, context);
    if (outcome?.steps.length)
      return {
        ...outcome,
        heard: [wish.words],
        instead: `I am sorry about ${name} ("${fault}"). I see no pictures: I would draw it anew from the same words, otherwise seeded, and it may come out with another look; yours is kept. Free: single pixels are mended in the pixel editor of the studio (open it in the library).`,
      };
  }
  const again =
    about.kind === 'character'
      ? 'draw it anew (1 generation), or change a part of it and keep the rest (20)'
      : about.kind === 'ui'
        ? 'draw it anew (20 generations)'
        : 'draw it anew (1 generation)';
  return {
    steps: [],
    ask: `I am sorry that ${name} (${kindOf(about)}) is not what you wanted. I can ${again}, told what is wrong: its colours, its shape, its size, or what is missing? Nothing is spent yet. What shall be different?`,
  };
};

const general = (wish: Wish): string => {
  const topic = topicOf(wish);
  const service = REPAIRS.slice(0, 3).find(([said]) => said.test(wish.words));
  if (service) return `I am sorry. ${service[1]('it', NOTHING)} Which picture or job is it?`;
  return `I am sorry. Which picture is it${topic && topic.split(' ').length < 6 ? ` (${quoted([topic])})` : ''}, and what is wrong with it: colours, shape, size, or something missing? Most things are drawn anew for 1 generation.`;
};
const NOTHING: Own = {
  id: '',
  kind: 'object',
  list: 'MAP_OBJECT',
  name: 'it',
  description: '',
  animations: 0,
  url: '',
  createdAt: '',
};
