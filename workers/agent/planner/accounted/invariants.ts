/**
 * What has to hold of a plan before anything is paid for, whoever made it: one picture is one thing, in one state; what a list is
 * headed by is not drawn; nothing is left in a description that only said how or for what it is asked; and what would be drawn as
 * something else is told before. What does not hold is asked about.
 */
import { understand } from '../../../engine/understand/index.ts';
import type { Args } from '../../port.ts';
import * as say from '../says.ts';
import type { Step } from '../step.ts';
import { singular, subjectOf } from '../subjects.ts';
import { TILES, UI } from '../words.ts';
import { excluding, isInk } from './alternatives.ts';

/** Tools that draw one picture of what is described. */
const DRAWS =
  /^(?:create_character|create_map_object|create_1_direction_object|create_8_direction_object|create_picture)$/;
/** Of an interface several parts may be described at once. */
const DESCRIBED =
  /^(?:create_character|create_map_object|create_[18]_direction_object|create_picture|create_ui_asset)$/;

const descriptionOf = ({ args }: Step): string => {
  const words = typeof args === 'function' ? undefined : args.description;
  return typeof words === 'string' ? words : '';
};
const contentOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^a-z-]+/)
    .filter((word) => word.length > 2 && !/^(?:the|and|for|with|its|his|her|one|some)$/.test(word))
    .map((word) => singular(word));

/** Several of one kind in one description: "gems in different colours", "various potions". */
const SEVERAL =
  /^(?:an? |the |some )?(?:(?:\w+ )?(?:different|various|assorted|several|multiple|diverse|distinct|varied|varying) (?!colou?red\b|sized?\b)\w)|\b(?:in|with|of) (?:(?:many|all) )?(?:different|various|assorted|several|multiple|distinct|varied|varying) (?:colou?rs|sizes|shapes|styles|forms|kinds|types|variants|variations|versions|states|poses|looks|designs|materials)\b|\b(?:phases|stages|variants|variations|versions|tiers)\b/i;
const TOLD_WHAT =
  /, (?:it(?:'s| is) )?(?:an? )?(?:person|human|character|npc|enemy|animal|creature|thing|object|item|prop)\W*$/i;
/** Words at an end that say nothing of a picture. */
const LEFT_AT_END =
  /[\s,;]+(?:now|as well|too|also|please|pls|plz|thx|thanks|etc\.?|then|but|and|or|so|again|instead|okay|ok|lol)[\s.,!]*$/i;
const CRUMB_AT_END =
  /\s(?:an?|the|of|for|with|in|on|at|to|from|by|as|like|than|that|which|who|my|our|some|just|only|about|into|per|each|every)$/i;
const CRUMB = /\b(?:pls|plz|thx|etc|as well|you know|or something|whatever|btw|idk|gonna|wanna)\b/i;

/** A plan whose descriptions hold nothing at their ends that is not drawn. */
export const tidied = (steps: readonly Step[]): readonly Step[] =>
  steps.map((step) => {
    const words = DESCRIBED.test(step.tool) ? descriptionOf(step) : '';
    let rest = words;
    for (let before = ''; before !== rest; ) {
      before = rest;
      rest = rest.replace(LEFT_AT_END, '');
    }
    return rest && rest !== words && typeof step.args !== 'function'
      ? { ...step, args: { ...step.args, description: rest }, what: step.what.replace(words, rest) }
      : step;
  });

/** The same call is made once: another one of the same words is drawn from another seed. */
export function eachOnce(steps: readonly Step[]): readonly Step[] {
  const made = new Map<string, number>();
  return steps.map((step) => {
    if (typeof step.args === 'function' || !SEEDED.test(step.tool)) return step;
    const call = `${step.tool} ${JSON.stringify(step.args)}`;
    const before = made.get(call) ?? 0;
    made.set(call, before + 1);
    return before && step.args.seed === undefined ? { ...step, args: { ...step.args, seed: before } } : step;
  });
}
/** Pixels by how large something is said to be beside the others of its kind. */
const SIZED: Readonly<Record<string, number>> = {
  tiny: 24,
  small: 32,
  medium: 48,
  large: 64,
  big: 64,
  huge: 96,
  giant: 96,
};
const SIZE_WORD = new RegExp(`\\b(?:${Object.keys(SIZED).join('|')})\\b(?:-sized)?`, 'i');
/** "jellyfish, small, medium and large": they differ in size, and are seen to. */
export function sizedApart(steps: readonly Step[]): readonly Step[] {
  const restOf = (step: Step): string => `${step.tool} ${descriptionOf(step).replace(SIZE_WORD, '').replace(/^an? /i, '').replace(/\s+/g, ' ').trim()}`;
  const sizeOf = (step: Step): number | undefined => SIZED[SIZE_WORD.exec(descriptionOf(step))?.[0].toLowerCase().replace('-sized', '') ?? ''];
  const drawn = steps.filter((step) => SEEDED.test(step.tool) && typeof step.args !== 'function');
  return steps.map((step) => {
    const args = typeof step.args === 'function' ? undefined : (step.args as Args);
    const size = args && SEEDED.test(step.tool) ? sizeOf(step) : undefined;
    const alike = size ? drawn.filter((one) => restOf(one) === restOf(step) && sizeOf(one) !== undefined) : [];
    const isSized = alike.some(({ args: of }) => 'size' in of || ((of as Args).width !== undefined && (of as Args).width !== 48));
    if (!args || !size || alike.length < 2 || isSized || new Set(alike.map(sizeOf)).size < 2) return step;
    const sides = step.tool === 'create_character' ? { size } : { width: Math.max(32, size), height: Math.max(32, size) };
    return { ...step, args: { ...args, ...sides }, what: `${step.what}, ${size} px` };
  });
} // biome-ignore format: short enough

/** "the same cottage in spring and in winter": one shape, told by one seed. */
export function ofOneShape(wish: string, steps: readonly Step[]): readonly Step[] {
  if (!/\b(?:same|identical|exact(?:ly)?)\b|\b(?:in|for|through) (?:all |the )?(?:four |4 )?seasons?\b|\b(?:spring|summer|autumn|winter)\b.*\b(?:spring|summer|autumn|winter)\b/i.test(wish)) return steps;
  const alike = (step: Step): string => `${step.tool} ${contentOf(descriptionOf(step).split(/ (?:in|with|on|at|full) /)[0]!).at(-1) ?? ''}`;
  const drawn = steps.filter((step) => SEEDED.test(step.tool) && typeof step.args !== 'function' && step.args.seed === undefined);
  return steps.map((step) => (drawn.includes(step) && drawn.filter((one) => alike(one) === alike(step)).length > 1 ? { ...step, args: { ...(step.args as Args), seed: 1 } } : step));
} // biome-ignore format: short enough

/** "the slime in red, blue and gold": a change for each of them. */
export const inEach = (steps: readonly Step[]): readonly Step[] =>
  steps.flatMap((step) => {
    const edit = typeof step.args === 'function' ? undefined : step.args.edit_description;
    const [, list = ''] = (typeof edit === 'string' && /^in ([a-z]+(?:, ?| and |, and ).+)$/i.exec(edit)) || [];
    const inks = list.split(/\s*(?:,|\band\b)\s*/i).filter(Boolean);
    return inks.length > 2 && inks.every((ink) => isInk(ink)) && typeof step.args !== 'function'
      ? inks.map((ink) => ({
          ...step,
          args: { ...(step.args as Args), edit_description: `in ${ink}` },
          what: step.what.replace(String(edit), `in ${ink}`),
        }))
      : [step];
  });
const SEEDED = /^create_(?:character|map_object|picture)$/;

/** What does not hold of a plan, in sentences. `wish`: the words that it was made of. */
export function doubtful(wish: string, steps: readonly Step[]): readonly string[] {
  const said = new Set<string>();
  for (const step of steps) {
    const words = descriptionOf(step);
    if (step.price === 0 || !words) continue;
    if (DRAWS.test(step.tool)) {
      const both = excluding(words) ?? inBoth(words, wish);
      if (both) said.add(say.oneAtATime(words, both));
      else if (SEVERAL.test(words) || countedIn(words)) said.add(say.onePicture(words));
      // what nobody has a word for was said to be somebody
      const likeWhom = likeIn(words);
      if (likeWhom) said.add(say.partOf(`like ${likeWhom}`, words));
      const drawn = TOLD_WHAT.test(wish) ? undefined : drawnOtherwise(words);
      if (drawn) said.add(say.drawnOtherwise(words, drawn));
    }
    if (!DESCRIBED.test(step.tool)) continue;
    const crumb = CRUMB.exec(words)?.[0] ?? CRUMB_AT_END.exec(words)?.[0] ?? purposeIn(words, wish);
    if (crumb) said.add(say.partOf(crumb.trim(), words));
    if (isHeading(step, wish)) said.add(say.headingOf(words));
  }
  return [...said];
}

/** "a cat like garfield": of somebody whom no list has. */
function likeIn(words: string): string | undefined {
  const [, whom = ''] = /\blike (?:an? |the )?([a-z-]+)/i.exec(words) ?? [];
  return whom && understand(words).unknown.some((word) => word.split(' ').includes(whom.toLowerCase()))
    ? whom
    : undefined;
}

/** "in red and in yellow": read together, and said apart. */
function inBoth(words: string, wish: string): string | undefined {
  const [, one = '', other = ''] =
    /\bin (?:an? )?([a-z]+),? and (?:also )?(?:one )?in (?:an? )?([a-z]+)\b/i.exec(wish) ?? [];
  return one && isInk(one) && isInk(other) && new RegExp(`\\b${one}\\b.*\\b${other}\\b`, 'i').test(words)
    ? `${one} and ${other}`
    : undefined;
}

/** "3 coins": as a description of one picture. A number of one's own is another thing: "three-headed dragon". */
const countedIn = (words: string): boolean => {
  const [, noun = ''] =
    /^(?:(?:[2-9]|\d{2})|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z]+ ){0,2}?([a-z]+)(?=$| (?:in|with|on|of|that|who)\b)/i.exec(
      words,
    ) ?? [];
  return noun !== '' && singular(noun) !== noun;
};

/** "a trash can for a city street" → "a trash can street": what it is for, without the word that said so. */
function purposeIn(words: string, wish: string): string | undefined {
  const [, before = '', last = ''] = /([a-z-]+) ([a-z-]+)$/i.exec(words) ?? [];
  if (!before || /^(?:for|a|an|the|in|of|with|on)$/i.test(before)) return undefined;
  const apart = new RegExp(`\\b${before} for (?:[\\w-]+ ){0,4}${last}\\b`, 'i').test(wish);
  return apart && !new RegExp(`\\b${before} ${last}\\b`, 'i').test(wish) ? last : undefined;
}

/** "spell effects for a mage: fire, ice": neither the effects nor the mage is one of them. */
function isHeading(step: Step, wish: string): boolean {
  const [, head = '', list = ''] = /^([^:;."]{3,80}):\s+([^:]+,[^:]+)$/.exec(wish.trim()) ?? [];
  // "versions of a crate: normal, damaged": the thing as it is
  if (/\b(?:normal|default|regular|intact|plain|undamaged|usual|standard|new)\b/i.test(list)) return false;
  if (!list || TILES.test(head) || UI.test(head)) return false;
  const items = new Set(contentOf(list));
  const words = contentOf(descriptionOf(step));
  // "sushi set: salmon, tuna": dishes, and no animals
  const [, of = ''] =
    /^(?:an? |the )?([a-z-]+) (?:sets?|packs?|kits?|platter|menu|plate|dishes)$/i.exec(head.trim()) ?? [];
  if (of && step.tool === 'create_character' && subjectOf(of)?.kind === 'thing') return items.size > 0;
  const heads = new Set(contentOf(head));
  return words.length > 0 && words.every((word) => heads.has(word)) && !words.some((word) => items.has(word))
    ? true
    : new RegExp(`^(?:an? |the )?${head.replace(/[^\w ]/g, '.')}\\b`, 'i').test(descriptionOf(step));
}

/** As what it would be drawn, where that is only near to what is said, or a guess. */
function drawnOtherwise(words: string): string | undefined {
  const { drawnAs } = understand(words);
  return /\((?:a guess|stand-in for|the nearest known thing to)\b/.test(drawnAs ?? '')
    ? drawnAs!.replace(/ \(a guess:.*$/, '')
    : undefined;
}
