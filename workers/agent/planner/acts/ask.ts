/** Questions: what the service can do, how something is done, what is advised. Facts first; what none answers is looked up or proposed. */
import { aboutIn, asksForFirst, budgetIdeas, eitherOf, FIRST_OF_ALL, firstFor, nextFor, usualOf } from '../advised.ts';
import { ABILITIES, answer, found, lookedUp, topicOf } from '../answered.ts';
import { cannotFor, ideasIn } from '../facts/index.ts';
import { inRow } from '../in-row.ts';
import { generations, listed, quoted, totalOf } from '../phrases.ts';
import { sizeForScreen } from '../screen-size.ts';
import { numberIn, tidy, wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Wish } from '../types.ts';
import { singular } from '../words/nouns.ts';
import { isQuestion } from '../words/questions.ts';
import { subjectOf } from '../words/subjects.ts';
import { factOf } from './asked-of.ts';
import { actOf } from './index.ts';
import { MUSES, unclear } from './talk.ts';

/** A thing that is asked after, to be drawn: "can you draw a forklift from eight sides?" */
const DRAWS = /\b(?:draw|make|create|do|generate|design|animate|have)\b/i;
const NO_THING =
  /\b(?:it|this|that|them|my|own|more|anything|everything|something|else|animations?|games?|sprites?|assets?|pictures?|styles?|tiles?|maps?|sizes?|stuff|things?|backgrounds?|icons?|files?|formats?|aseprite|png|gif|json|godot|unity|tiled|exports?|imports?)\b/i;

/** What would be made of it, offered with its price. */
function offered(wish: Wish, context: Context): Outcome | undefined {
  if (!DRAWS.test(wish.words)) return undefined;
  const said = wordsOf(wish, 'n')[0] ?? wordsOf(wish, 'topic').join(' ');
  const words = tidy(
    said
      .replace(/^(?:even |also |please )?(?:draw|make|create|do|generate|design|animate|have)\b/i, '')
      .replace(
        /\b(?:without|even|properly|please|for me|somehow|like that|or is|with \d+ dir\w*|from (?:eight|four|8|4|all) sides|in (?:8|4|eight|four) directions)\b.*$/i,
        '',
      ),
  );
  if (!words || words.split(' ').length > 7 || NO_THING.test(words)) return undefined;
  const subject = subjectOf(words);
  if (!subject) return undefined;
  const alive = subject.kind === 'person' || subject.kind === 'animal' || subject.creature;
  const sides = /\b(?:8|eight|4|four) (?:sides|dir\w*)\b/i.exec(wish.words)?.[0];
  const slots = [
    { slot: 'n', words },
    ...(sides ? [{ slot: 'dirs', words: sides }] : []),
    ...wish.slots.filter(({ slot }) => /^(?:look|size|view|anim|frames|palette|style|no)$/.test(slot)),
  ];
  const made: Wish = { act: alive ? 'make.character' : 'make.object', words, slots, sure: 1, loose: [] };
  const outcome = actOf(made)(made, context);
  return outcome && totalOf(outcome.steps) > 0 && !outcome.ask
    ? {
        ...outcome,
        instead:
          outcome.instead ??
          `Yes, ${totalOf(outcome.steps) > 1 ? `for ${generations(totalOf(outcome.steps))}` : 'for 1 generation'}.`,
      }
    : undefined;
}

export const service: Act = (wish, context) => {
  const fact = factOf(wish, context);
  if (fact) return fact;
  if (MUSES.test(wish.words)) return actOf({ ...wish, act: 'chat' })({ ...wish, act: 'chat' }, context);
  if (/^(?:i |we )?(?:just )?(?:need|want)\b/i.test(tidy(wish.words)) && !topicOf(wish)) return unclear(wish, context);
  const ideas = ideasIn(wish.words);
  if (!ideas.some((idea) => idea !== 'draw'))
    return /\b(?:what|help)\b/i.test(wish.words)
      ? { steps: [], say: ABILITIES }
      : {
          steps: [],
          ask: `What do you mean by ${quoted([tidy(wish.words).slice(0, 60)])}: a picture, a movement, a game, or a file?`,
        };
  // "export as fbx or glb": no pictures are
  const solid = /\b(?:3 ?-?d models?|as 3 ?-?d|fbx|glb|gltf|stl|obj files?|\.obj|blender)\b/i.test(wish.words)
    ? cannotFor('3d model fbx', '3d model')
    : undefined;
  if (solid)
    return {
      steps: [],
      say: `No, there are no fbx, glb or obj files: what is saved is PNG, sprite sheets and files for engines. ${solid.answer}`,
    };
  const known = found(wish, ['service', 'games']);
  if (known && known.score >= 0.72) return answer(known);
  const offer = offered(wish, context);
  if (offer) return offer;
  if (known) return answer(known);
  const cannot = cannotFor(topicOf(wish), topicOf(wish), 3);
  if (cannot) return { steps: [], say: cannot.answer };
  return lookedUp(wish);
};

/** Who is played in a game of that work. */
const WORKS: Readonly<Record<string, string>> = { farming: 'farmer', fishing: 'fisherman', mining: 'miner', cooking: 'cook', racing: 'racing driver', hunting: 'hunter', sailing: 'sailor' }; // biome-ignore format: one line
const STARTS =
  /\b(?:where|how|what) to (?:even )?(?:start|begin)\b|\b(?:where|how|what) (?:do|should|can|would) (?:i|we) (?:even )?(?:start|begin)\b|\bwhat (?:do i need |should i (?:make|draw|do) )?first\b/i;
export const howto: Act = (wish, context) => {
  const fact = factOf(wish, context);
  if (fact) return fact;
  const screen = sizeForScreen(wish.words);
  if (screen) return { steps: [], say: screen };
  // "i'm making a farming game, where do i start?"
  const [, work = ''] = new RegExp(`\\b(${Object.keys(WORKS).join('|')})\\b`, 'i').exec(wish.words) ?? [];
  const about = WORKS[work.toLowerCase()] ?? aboutIn(wish.words);
  if (about && STARTS.test(wish.words)) return { steps: [], ask: firstFor(about) };
  // "i want to make something for my mom's birthday, she likes boats, how do i start"
  const [, liked = ''] = /\b(?:he|she|they|who|mom|mum|dad|friend|kid|son|daughter|i) (?:really )?(?:likes?|loves?|adores?) ((?:[a-z]+ )?[a-z]+)\b/i.exec(wish.words) ?? []; // biome-ignore format: one line
  if (liked && subjectOf(singular(liked)) && STARTS.test(wish.words)) return { steps: [], ask: presentOf(liked) };
  // somebody who does not know is told a first step, with what is there already
  if (STARTS.test(wish.words) && /\b(?:know|idea|unsure|sure|stuck|lost|clue)\b/i.test(wish.words))
    return { steps: [], ask: context.own.length ? nextFor(context.own) : FIRST_OF_ALL };
  const known = found(wish, ['files', 'games']);
  if (known && (known.score >= 0.7 || /^(?:files|games|account)$/.test(known.table))) {
    const said = answer(known);
    const { recent } = context;
    // what lies there to be saved is offered along
    const own = known.table === 'files' && /export/.test(known.fact.answer) ? recent[0] : undefined;
    return own && said.say
      ? { ...said, say: `${said.say}\nTo begin: say "export ${own.name}", and I give you its files.` }
      : said;
  }
  if (!ideasIn(wish.words).length)
    return { steps: [], ask: 'How do you do what: draw, change, move, save, or put it into an engine?' };
  return lookedUp(wish);
};

/** What is made for somebody who likes something. */
const presentOf = (liked: string): string =>
  `Three things that are done in minutes: a picture to print or to send, "${liked} at sunset, 256x256" (4 generations); a little figure of it, "${article(liked)}, 64 px" (1); or a small game to play, "a runner with ${article(liked)}" (about 10), with a link that you send. Which shall it be? Say it in these words, or in yours.`;

const BUDGET = /\b(\d{1,5})\s*(?:credits?|generations?|gens?|coins?)\b/i;
const SHARED = /\b(?:my|our)\b/i;

/** "and could u do a test character for it": told beside the advice, with what it needs. */
const ALSO = /^(?:do|make|draw|create|design) (?:me |us )?(an? .+)$/i;
export const advice: Act = (wish, context) => {
  const [also] = wordsOf(wish, 'topic').flatMap((words) => ALSO.exec(tidy(words))?.[1] ?? []);
  const rest = also ? { ...wish, slots: wish.slots.filter(({ words }) => !ALSO.test(tidy(words))) } : wish;
  const outcome = also && rest.slots.length ? advised(rest, context) : undefined;
  if (!also || !outcome || outcome.ask) return advised(wish, context);
  return {
    ...outcome,
    say: [
      outcome.say,
      `${also[0]!.toUpperCase()}${also.slice(1)} I draw gladly, for 1 generation: who shall it be, for example "a detective in a trench coat, 4 directions"?`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
};

/** What to draw or build is asked for. */
const WHAT_TO_MAKE =
  /\b(?:what|which)\b.{0,40}\b(?:should|shall|could|can|would|do) (?:i|we)\b.{0,24}\b(?:draw|make|add|build|create|do|need|have|get|put)\b|\b(?:ideas?|suggest\w*|inspir\w*|recommend\w* (?:me )?(?:some|a few))\b/i;
const advised: Act = (wish, context) => {
  const { words } = wish;
  const screen = sizeForScreen(words);
  if (screen) return { steps: [], say: screen };
  const topic = topicOf(wish);
  const budget = numberIn(wordsOf(wish, 'budget')[0] ?? BUDGET.exec(words)?.[1] ?? '');
  const about = aboutIn(words);
  // "got 40 left, what's the best thing i can get for it": for what there is
  if (
    budget === undefined &&
    /\b(?:best|most)\b.*\b(?:get|buy|make|do|spend)\b.*\b(?:for|with|on) (?:it|that|them|what)\b/i.test(words)
  )
    return withBalance(undefined, about, context);
  if (budget !== undefined && /\d/.test(`${wordsOf(wish, 'budget')[0] ?? ''}${words}`))
    return withBalance(budget, about, context);
  // what is asked about the craft is answered, and nothing is proposed to be drawn
  const asked = isQuestion(words) && !WHAT_TO_MAKE.test(words) ? found(wish, ['craft']) : undefined;
  if (asked) return answer(asked);
  const some = /\b(?:something|anything|smth|sth)\b/i.test(words) && !OF_CRAFT.test(words) ? usualOf(words) : [];
  if (some.length && !context.agreed) return proposed(some, words);
  if (about && /\b(?:first|start|begin|need|assets?|sprites?)\b/i.test(words) && !OF_CRAFT.test(words))
    return context.agreed
      ? drawnOf([{ words: article(about), walks: true }], context)
      : { steps: [], ask: firstFor(about) };
  if (!about && asksForFirst(words)) return { steps: [], say: FIRST_OF_ALL };
  const known = found(wish, ['craft']);
  if (known && known.score >= 0.7) return answer(known);
  if (/\b(?:what i (?:have|made|got)|(?:my|our) (?:assets|stuff|sprites|things|library))\b/i.test(words))
    return { steps: [], ask: nextFor(context.own) };
  if (/\b(?:names?|called)\b/i.test(words)) return { steps: [], say: names(topic || words) };
  const ideas = /\bor\b/i.test(words) ? [] : usualOf(words);
  if (ideas.length)
    return context.agreed
      ? drawnOf(
          ideas.slice(0, 5).map((one) => ({ words: one, walks: false })),
          context,
        )
      : proposed(ideas, words);
  if (/\b(?:next|now|missing|else)\b/i.test(words) || (SHARED.test(words) && !topic))
    return { steps: [], ask: nextFor(context.own) };
  const either = eitherOf(words);
  if (either) return { steps: [], ask: either };
  if (known) return answer(known);
  const named = wordsOf(wish, 'n').length ? offered({ ...wish, words: `draw ${wish.words}` }, context) : undefined;
  // what something is, is looked up and never proposed
  return named ?? (/^\W*(?:(?:so|and|ok|hey|hi) )*(?:what(?:['’]?s| is| are| does| do)|who(?:['’]?s| is)|how|why|when|where|does|do|can|could)\b(?! (?:should|would|shall|next|else|now))/i.test(wish.words) ? lookedUp(wish) : twoProposals(wish, context)); // biome-ignore format: one line
};

/** Nothing is named: two things that can be seen and paid, of which one is drawn after a yes or a pick. */
const [SMALL_ONE, LARGE_ONE] = [
  { words: 'a dragon hatching from its egg', size: '96x96' },
  { words: 'a castle on a floating island at sunset', size: '320x180' },
] as const;
export function twoProposals(wish: Wish, context: Context): Outcome {
  const jokes = /\b(?:lol|haha\w*|lmao|prove\w*|wrong|easy|bet|impress\w*|joke|brag|show off)\b/i.test(wish.words);
  const large: Wish = {
    act: 'make.scene',
    words: `a picture of ${LARGE_ONE.words}, ${LARGE_ONE.size}`,
    slots: [
      { slot: 'n', words: LARGE_ONE.words },
      { slot: 'size', words: LARGE_ONE.size },
    ],
    sure: 1,
    loose: [],
  };
  const outcome = actOf(large)(large, context);
  const price = outcome ? totalOf(outcome.steps) : 0;
  if (!outcome || !price)
    return { steps: [], ask: `I would take ${SMALL_ONE.words}, ${SMALL_ONE.size} (1 generation). Shall I draw it?` };
  return {
    steps: outcome.steps,
    heard: [wish.words],
    instead: `${jokes ? 'Haha, let us show it. ' : ''}Two that I would take: ${LARGE_ONE.words}, ${LARGE_ONE.size} (${generations(price)}), or, smaller, ${SMALL_ONE.words}, ${SMALL_ONE.size} (1 generation: say it in these words).`,
  };
}

const OF_CRAFT = /\b(?:palettes?|colou?rs?|sizes?|pixels?|px|frames?|directions?|views?|outlines?|genre)\b/i;
const article = (words: string): string => `${/^[aeiou]/i.test(singular(words)) ? 'an' : 'a'} ${singular(words)}`;

/** What was proposed, after a yes. */
function drawnOf(all: readonly { readonly words: string; readonly walks: boolean }[], context: Context): Outcome {
  const outcomes = all.flatMap(({ words, walks }) => {
    const subject = subjectOf(words);
    const alive = subject?.kind === 'person' || subject?.kind === 'animal' || subject?.creature;
    const slots = [
      { slot: 'n', words },
      ...(walks
        ? [
            { slot: 'anim', words: 'walk' },
            { slot: 'dirs', words: '4 directions' },
          ]
        : []),
    ];
    const made: Wish = { act: alive || walks ? 'make.character' : 'make.object', words, slots, sure: 1, loose: [] };
    return actOf(made)(made, context) ?? [];
  });
  return { steps: inRow(outcomes.map(({ steps }) => steps)), notes: outcomes.flatMap(({ notes = [] }) => notes) };
}

/** Ideas are drawn at once, if that is wished for. */
function proposed(ideas: readonly string[], words: string): Outcome {
  const foes = /\b(?:enem\w*|boss\w*|monsters?|npcs?|animals?|people|villains?)\b/i.test(words);
  const some = ideas.slice(0, /\b(?:one|a) (?:good |fitting )?\w+\b/i.test(words) ? 3 : 5);
  return {
    steps: [],
    ask: `I would take ${listed(some)}${foes ? ': 1 generation each, a walk in 4 directions 4 more' : ': 1 generation each'}. Which of them shall I draw, or all ${some.length} (${generations(some.length)})?`,
  };
}

/** What is there is asked first, so that nothing is proposed that cannot be paid. */
function withBalance(budget: number | undefined, about: string | undefined, { own }: Context): Outcome {
  return {
    steps: [{ tool: 'get_balance', args: {}, price: 0, what: 'your balance' }],
    told: ([got]) => {
      const left = got?.structured?.generations;
      const real = typeof left === 'number' ? left : undefined;
      const before =
        real === undefined
          ? ''
          : budget === undefined || real === budget
            ? `You have ${generations(real)}. `
            : `You have ${generations(real)} in fact. `;
      return `${before}${budgetIdeas(Math.min(real ?? budget ?? 20, budget ?? real ?? 20), about, own)}`;
    },
  };
}

const names = (topic: string): string =>
  `Names are yours to give: I write no texts. A way that works: what it is and what it does, in two words that begin alike. Say the name, and I write it on a sign or a title banner (20 generations) for ${quoted([tidy(topic).slice(0, 60)])}.`;
