/**
 * A noun phrase → who or what it is, how many (`how-many.ts`), and what is changed of them: heads, halves (`hybrid-of.ts`), shapes,
 * substances, faces, wings (`changeable.ts` says of whom).
 */

import { feelingIn } from '../../catalogue/feelings.ts';
import { isMaterial } from '../../catalogue/materials.ts';
import { categoryOf, isPainted } from '../../catalogue/things/index.ts';
import { signFor } from '../../catalogue/things/sign-pictures.ts';
import { picturesOf } from '../../subject/draw-group.ts';
import { rowOf } from '../../subject/sources.ts';
import type { Brief } from '../../types.ts';
import { LEXICON } from '../../understand/default-lexicon.ts';
import { singulars, tokenise } from '../../understand/tokens.ts';
import type { Change, SceneNode } from '../graph.ts';
import { isAlive } from '../layout/actor.ts';
import { SUBSTANCES, substanceNamed, substanceOf } from '../sprites/substances.ts';
import { BUILT_OF, burnsAsSaid, FIGURES, hasFace, notGlowing, plainlyOf, SMILES, takesBody, takesSubstance, throughAndThrough, UNSAID, WHOLE } from './changeable.ts'; // biome-ignore format: one line
import { figureStates } from './figure-states.ts';
import { countOff, isMany, isPlural, lieIn, MOST, PAIRED, singularOf } from './how-many.ts';
import { folkOf, hybridOf, isCreature } from './hybrid-of.ts';
import { KNOWN, type Read } from './known.ts';
import { NUMBERS, textOf } from './words.ts';

/** A part or a piece of somebody, behind his name. */
const OF_A_PART = /(?:,|\b(?:with|and|wearing|has|holding)) (?:an? |the |its |his |her )?(?:[a-z]+ ){0,3}(?!(?:body|skin|flesh|torso|is|are|figure|creature|completely|entirely|all|fully|that|who|which)\b)[a-z]+ made (?:entirely |completely |out )?(?:out )?of\b/; // biome-ignore format: one line
/** The word stands before something that is worn. */
function isOfClothes(text: string, word: string): boolean {
  const [, one = '', two = ''] = new RegExp(`\\b${word}s? ([a-z]+)(?: ([a-z]+))?`).exec(text) ?? [];
  const worn = (noun: string): boolean => LEXICON.read(noun).some((r) => r.is === 'piece' && r.slot) && !LEXICON.read(noun).some((r) => r.is === 'species' || (r.is === 'concept' && r.kind !== 'thing')); // biome-ignore format: one line
  return worn(one) || (!LEXICON.read(one).some((r) => r.is === 'concept' || r.is === 'species') && worn(two));
}

/** What grows on a head, whoever's it is. */
const HAIR = /(?:^| )(?:hair|mane|beard|braids?|ponytail|fur|feathers|eyes|horns?|tail|wings)$/;

/** Grown over, where it is said of a body. */
const GROWN =
  /,? ?\b(?:partly |partially |half )?(?:covered|overgrown|coated|grown over) (?:in|with|by) (?:thick |green |old |wet )*(?:moss|lichen|grass|vines|ivy|[a-z]+ and (?:moss|vines|ivy))\b(?:(?:,| and|, and) (?:moss|lichen|grass|vines|ivy|ferns|leaves|plants|weeds|roots|mushrooms|flowers)\b){0,2}|\b(?:moss|vine|ivy|lichen)[- ](?:covered|grown|overgrown)\b|\b(?:mossy|overgrown)\b|\b(?:moss|vine|ivy|grass|lichen|fern)(?= (?:(?:stone|rock|boulder) )?(?:golem|colossus|titan)s?\b)|,? ?\b(?:with|and) (?:patches of )?(?:green )?moss(?: (?:growing )?on (?:its|his|her|the) [a-z]+)?\b/;

/** A house that a thing may be: "teapot cottage". Where people work it is what they make or sell: "fish restaurant", "candle factory". */
const LIVED_IN = /^(?:house|home|cottage|hut|cabin|castle|lodge|palace|mansion|dwelling|villa|igloo|fort|fortress|treehouse)s?$/; // biome-ignore format: one line

export interface NounPhrase {
  readonly text: string;
  readonly brief: Brief;
  readonly count: number;
  /** Said in the plural without a number. */
  readonly plural: boolean;
  readonly changes: readonly Change[];
  readonly unknown: readonly string[];
  /** How several things lie. */
  readonly line?: SceneNode['line'];
}

const clean = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|[\s,.;]+$/g, '');

/** Words for creatures in general: nobody's head. */
const ANYBODY = /^(?:enemy|enemies|boss|monster|creature|beast|animal|mob|pet|mascot|critter|minion|foe)s?$/;
const INSECTS =
  /beetle|bug|^ant$|bee|wasp|fly|moth|mantis|cricket|locust|scarab|cockroach|spider|centipede|worm|caterpillar/;

/** Words that make a monster of a thing. */
const MONSTROUS = /\b(?:monsters?|mimics?|creature|monstrous|demon|possessed)\b/;

/** "With sad eyes", "with an angry expression". */
function inEyes(text: string): ReturnType<typeof feelingIn> {
  const [, said] = /\bwith (?:an? |the |its |big |large )*([a-z]+) (?:eyes|face|expression|look|grin|smile|gaze|stare)\b/.exec(text) ?? [];
  return said ? feelingIn(said) : undefined;
} // biome-ignore format: one line

/** A shop or a clinic for monsters is none: only their houses have faces. */
const forMonsters = (text: string, { concept }: Brief): boolean =>
  categoryOf(concept) === 'building' && /^(?:an? |the )?(?:monster|creature)s? /i.test(text) && !/(?:house|castle|tower|mansion|hut|cave|home)$/.test(concept); // biome-ignore format: one line

/** What is of many colours anyway takes those of what it is shaped like; dough, metal and glass are what they are. */
const takesColours = (of: Brief): boolean => of.kind === 'thing' && of.colours.length === 0 && !of.material && (/^(?:clothing|furniture|light)$/.test(categoryOf(of.concept) ?? '') || /mug|cup|teapot|vase|pillow|lamp|backpack|bag$|purse|pot$|shield|hat$|cushion|slipper|bed$|chair|mailbox|box$|plush/.test(of.concept)); // biome-ignore format: one line

/** Reads one phrase. */
export function readNoun(said: string, read: Read): NounPhrase {
  // "three headed dog" is one dog
  const {
    tokens,
    count,
    said: numbered,
  } = countOff(
    tokenise(
      clean(
        said
          .replace(/\b([a-z]+|\d) headed\b/g, '$1-headed')
          .replace(
            /^((?:an? |the )?)(?:(?:small|big|large|huge|little|messy|neat|tied|tall) )+(?=(?:pile|heap|stack|bundle|bunch|cluster) of )/,
            '$1',
          ),
      ),
    ),
  );
  let text = textOf(tokens);
  const pairs =
    /^pair of|^(?:an? |the )?pair of/.test(clean(said)) && PAIRED.test(text.split(/ (?:with|in|of|on) /)[0]!);
  const changes: Change[] = [];
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    const found = pattern.exec(text);
    if (!found) return undefined;
    text = clean(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`);
    return found;
  };

  const heads = take(/\b(two|three|four|five|six|seven|multi|many|double|2|3|4|5)[- ]?headed\b/) ?? take(/\bwith (two|three|four|five|six|seven|many|2|3|4|5) heads\b/); // biome-ignore format: one line
  if (heads)
    changes.push({
      is: 'heads',
      count: Math.min(MOST, NUMBERS[heads[1]!] ?? (Number(heads[1]) || (heads[1] === 'double' ? 2 : 3))),
    });
  if (take(/\bheadless\b|\bwithout (a|his|her|its) head\b|\b(?:with|and|has) no head\b/))
    changes.push({ is: 'without head' });

  const half = take(/\bhalf[- ](.+?)[, ]+(?:and )?half[- ]([a-z -]+?)(?= (?:with|in|wearing|holding)\b|$)/) ?? take(/\b([a-z]+)[- ]([a-z]+) hybrid\b/) ?? take(/\b(?:hybrid|cross|mix) (?:of|between) (?:an? )?(.+?) and (?:an? )?([a-z ]+)/); // biome-ignore format: one line
  if (half) {
    const hybrid = hybridOf(clean(half[1]!), clean(half[2]!), read);
    if (hybrid) {
      const rest = text.replace(/\b(creature|monster|hybrid|being)\b/, '');
      const brief = hybrid.name ? read(clean(`${rest} ${hybrid.name}`)) : hybrid.brief;
      return {
        text: clean(said),
        brief: { ...brief, count: 1 },
        count,
        plural: false,
        changes: hybrid.changes,
        unknown: hybrid.name ? brief.unknown : [],
      };
    }
  }

  const like =
    take(/\b([a-z]+)[- ]shaped\b(?! like)/) ??
    take(/\b(?:in the shape of|in the form of|shaped like|that looks like|looking like) an? ([a-z ]+)$/);
  if (like) {
    const shape = read(like[1]!);
    // houses that are drawn in that shape anyway
    const whole = /\b(?:house|cottage|hut|home)\b/.test(text) ? read(`${like[1]} house`) : undefined;
    if (whole && whole.unknown.length === 0 && whole.concept !== 'house' && /-house$/.test(whole.concept))
      changes.push({ is: 'shaped', like: whole, text: like[1]! }); // biome-ignore format: one line
    else if (shape.confidence >= KNOWN)
      changes.push({ is: 'shaped', like: shape, text: like[1]!, ...(takesColours(read(text)) ? { inOwn: true as const } : {}) }); // biome-ignore format: one line
    else text = clean(`${like[1]} ${text}`);
  }

  // "statue of a knight", "ice sculpture of a swan", "wooden horse toy"
  const stated = figureStates(text);
  const figure =
    /^(?:(.+) )?(statue|sculpture|figurine|carving|figure|toy|plush|plushie) of (?:an? |the |two )?(.+)$/.exec(
      stated.text,
    ) ??
    /^(?:(stone|marble|bronze|gold|golden|ice|wooden|wood|clay|jade) )()(.+?) (?:statue|sculpture|figurine|carving|toy)$/.exec(
      stated.text,
    ) ??
    /^()()(?!chess|small|big|old|giant|broken|mossy|religious|greek)([a-z]+) (?:statue|sculpture)$/.exec(stated.text);
  if (figure) {
    const shown = read(figure[3]!);
    const own = read(text);
    // whatever lives and is a statue is of stone
    const living = figure[3]!.indexOf(' ') < 0 && isAlive(shown) && shown.unknown.length === 0;
    if (shown.confidence >= 0.9 && !shown.scenery && (living || own.unknown.length > 0)) {
      const of = `${figure[1] ?? ''} ${figure[2]}`;
      const substance = /plush|teddy/.test(of)
        ? 'plush'
        : (FIGURES.find((one) => of.includes(one)) ?? (/toy/.test(of) ? 'wood' : 'stone'));
      text = figure[3]!;
      changes.push({ is: 'made of', substance, through: true }, ...stated.changes);
    }
  }

  const whence = text;
  // "a mage, hair made of flames": it is the hair that is
  const madePart = OF_A_PART.test(text);
  const made = madePart
    ? undefined
    : take(
        /\bmade (?:entirely |completely |out )?(?:out )?of (?:an? )?(?:twisted |gnarled |woven |old |dead |dry |tangled |living |shattered |broken |glowing |swirling |many |pure )?((?:(?:turtle|scrap|ice|cotton|spare|tree|stained|colou?red|autumn|fallen|cherry|rose) )?[a-z]+)\b/,
      );
  // the material "bone" leaves grips and strings as they are: what is made of it is bone all over
  const whole = made && (made[1] === 'bone' || !isMaterial(made[1]!)) ? substanceOf(made[1]!) : undefined;
  // people are made of it with all that they have on
  const through =
    made && read(text).kind === 'humanoid' ? throughAndThrough(made[1]!, whence.slice(0, made.index)) : undefined;
  if (through) changes.push({ is: 'made of', substance: through, through: true });
  else if (whole) changes.push({ is: 'made of', substance: whole });
  else if (made) text = clean(`${text} made of ${made[1]}`);

  const face = take(/\bwith an? (?:(?:cute|big|little) )?([a-z]+)? ?face\b(?! (?:tattoo|paint|mask|mark|scar))/);
  const glasses = /\bwith sunglasses\b|\bwearing sunglasses\b/.test(text);

  const lies = lieIn(clean(said));
  let brief = read(text);
  // moss grows on somebody: it is no hat, and not what the whole is made of
  if (brief.kind !== 'thing' && take(GROWN)) {
    brief = read(text);
    changes.push({ is: 'moss' });
  }
  // "a stack of books", "a bunch of bananas" have a picture of their own; "a pile of bones" is of the one
  if (lies) {
    const own = [read(clean(said)), brief].find(
      (one) => isMany(one) && one.confidence >= KNOWN && one.unknown.length === 0,
    );
    if (own) return { text, brief: { ...own, count: 1 }, count: 1, plural: false, changes, unknown: [] };
    const single = read(singularOf(text));
    if (single.kind === 'thing' && single.confidence >= KNOWN && brief.kind !== 'thing') brief = single;
  }
  if (count > 1 && /-(stack|pile)$/.test(brief.concept)) brief = read(singularOf(text));
  // "five houses" are five of the one, whatever the plural has as a drawing of its own
  const last = text
    .split(/,| (?:with|in|of|on) /)[0]!
    .split(' ')
    .at(-1)!;
  if (count > 1 && brief.concept === last && singulars(last).some((one) => read(one).concept === one))
    brief = read(text.replace(last, singulars(last).find((one) => read(one).concept === one)!));
  const unknown = new Set(brief.unknown.flatMap((w) => w.split(' ')));
  const lost = (...words: string[]): boolean => {
    const found = words.filter((w) => unknown.has(w));
    for (const w of found) unknown.delete(w);
    return found.length > 0;
  };

  // what a creature feels is seen in its face
  const creature = brief.confidence >= KNOWN && brief.kind !== 'humanoid' && isAlive(brief) && !isPainted(brief);
  const felt = creature ? feelingIn(text.split(/ (?:with|holding|wearing|on|in) /)[0]!) ?? (face?.[1] ? feelingIn(face[1]) : undefined) ?? inEyes(text) : undefined; // biome-ignore format: one line
  if (felt) {
    changes.push({ is: 'felt', feeling: felt.feeling, told: felt.word, ...(brief.kind === 'quadruped' && !/^(?:shy|dead|in love|hungry)$/.test(felt.feeling) ? { sign: true as const } : {}) });
    lost(...felt.word.split(' '), ...(face ? ['face'] : []));
  } // biome-ignore format: one line

  if (face && felt) unknown.delete('face');
  else if (face) {
    if (brief.kind === 'thing' && !hasFace(brief))
      changes.push({ is: 'face', mood: SMILES[face[1] ?? ''] ?? 'happy', ...(glasses ? { glasses: true } : {}) });
    else {
      text = clean(`${text}${face[0].startsWith(' ') ? '' : ' '}${face[0]}`);
      brief = read(text);
      unknown.clear();
      for (const w of brief.unknown.flatMap((u) => u.split(' '))) unknown.add(w);
    }
  } else if (brief.kind === 'thing' && !hasFace(brief) && !felt) {
    const mood = Object.keys(SMILES).find((w) => w !== 'cute' && w !== 'evil' && new RegExp(`\\b${w}\\b`).test(text));
    // a thing that is a monster, or a monster that looks like a thing: "book monster", "mimic barrel"
    const monstrous =
      !mood && brief.confidence >= KNOWN && MONSTROUS.test(text) && !isPainted(brief) && !forMonsters(text, brief);
    if (monstrous) {
      changes.push({ is: 'face', mood: 'monster' });
      lost('monster', 'monstrous', 'mimic', 'creature', 'living', 'sentient');
    } else if (mood || glasses)
      changes.push({ is: 'face', mood: SMILES[mood ?? 'happy']!, ...(glasses ? { glasses: true } : {}) });
  }
  if (glasses && changes.some((c) => c.is === 'face')) lost('sunglasses', 'glasses');

  if (brief.kind !== 'humanoid' || unknown.has('wings') || unknown.has('horns')) {
    if (lost('wings', 'wing', 'winged')) {
      const of =
        /\b(butterfly|bat|angel|dragon|fairy|feathered|bird|demon|insect|bee|golden|white|black)[a-z]* wings\b/.exec(
          text,
        )?.[1] ?? (INSECTS.test(brief.concept) ? 'insect' : 'bird');
      const four = /\b(?:four|4|two pairs of|double) (?:[a-z]+ ){0,2}wings\b/.test(text);
      const small = /\b(?:small|tiny|little|short|stubby|mini) (?:[a-z]+ )?wings\b/.test(text)
        ? (true as const)
        : undefined;
      if (small) lost('small', 'little', 'short', 'stubby', 'mini', 'tiny');
      lost('four', 'two', 'pairs', 'double');
      lost('butterfly', 'bat', 'angel', 'dragon', 'fairy', 'bird', 'demon', 'insect', 'bee', 'feathered');
      // an animal's own shoulders have room for them
      if (brief.kind === 'quadruped' && !/butterfly|fairy|insect|bee/.test(of))
        brief = { ...brief, parts: [...brief.parts, { piece: /bat|dragon|demon/.test(of) ? 'membrane' : 'wings' }] };
      else
        changes.push(
          { is: 'wings', of, ...(small ? { small } : {}) },
          ...(four ? [{ is: 'wings' as const, of, low: true as const }] : []),
        );
    }
    if (lost('horns', 'horn', 'horned')) changes.push({ is: 'horns' });
  }
  if (lost('one-eyed', 'eyed')) unknown.delete('one');

  // animal × trade: "cat wizard"
  const folk =
    brief.kind === 'humanoid'
      ? [...unknown]
          .filter((w) =>
            tokenise(text.split(/ (?:with|in|on|holding|wearing) |,/)[0]!).some(
              (t) => t.text === w || singulars(t.text).includes(w),
            ),
          )
          // "leopard leotard": what his clothes are like
          .filter((w) => !isOfClothes(text, w))
          .map((w) => ({ w, of: read(w) }))
          .find(({ w, of }) => of.confidence >= KNOWN && isCreature(of) && !ANYBODY.test(w))
      : undefined;
  if (folk) {
    unknown.delete(folk.w);
    const species = folkOf(folk.of);
    if (species) brief = { ...brief, species, drawnAs: brief.drawnAs.replace(/^(an?) /, `$1 ${folk.w} `) };
    else changes.push({ is: 'head of', other: folk.of, text: folk.w });
  }
  // worn by who is not dressed: "penguin wearing a red scarf"
  if (brief.kind !== 'humanoid') {
    const worn =
      /\b(?:wearing|with|in) (?:an? |his |her |its |two |four |a pair of )?((?:[a-z]+ )*?(scarf|hat|cap|crown|tiara|sombrero|fedora|fez|turban|bonnet|headband|bandana|wig|halo|glasses|sunglasses|goggles|bow tie|bowtie|tie|helmet|headphones|hood|cape|collar|necklace|monocle|eyepatch|beret|top hat|mask|backpack|bow|jacket|sweater|armou?r|coat|shirt|boots|shoes|sneakers|slippers|socks|gloves|mittens|gauntlets|bracers))\b/.exec(
        text,
      );
    const barded = brief.traits?.includes('armoured') && /armou?r/.test(worn?.[2] ?? '');
    if (worn && !barded && lost(...worn[2]!.split(' '), ...(worn[2] === 'hat' ? ['top'] : []))) {
      for (const w of worn[1]!.split(' ')) unknown.delete(w);
      // the colour was said of what is worn
      const each = worn[1]!.split(/,? and (?:an? )?/);
      // "with red hair and a pearl necklace": hair is grown
      const grown = each.filter((one) => HAIR.test(one));
      const put = each.filter((one) => !HAIR.test(one));
      const bare = read(clean(text.replace(worn[0], grown.length > 0 ? `with ${grown.join(' and ')}` : '')));
      brief = {
        ...bare,
        drawnAs: `${bare.drawnAs} wearing ${put.map((one) => `${/s$/.test(one) ? '' : 'a '}${one}`).join(' and ')}`,
      };
      for (const one of put) changes.push({ is: 'wears', item: read(one), text: one });
    }
  }
  const plainly = plainlyOf(brief, text);
  if (plainly && !changes.some((c) => c.is === 'made of')) {
    changes.push({ is: 'made of', substance: plainly, through: true });
    const { material: _of, ...rest } = brief;
    brief = { ...rest, colours: [] };
    lost(plainly);
  }
  // substance × subject: "candy castle"
  if (!changes.some((c) => c.is === 'made of')) {
    // what is listed beside somebody is nothing that he is of: "a diver, bubbles"
    const own0 = brief.kind === 'humanoid' ? text.split(',')[0]! : text;
    const built = categoryOf(brief.concept) === 'building';
    const words = tokenise(own0.split(/ (?:with|in|wearing|holding|carrying) /)[0]!).map((t) => t.text);
    const substance = words
      .map((w, i) => (w === 'ice' && words[i + 1] === 'cream' ? 'ice-cream' : w))
      .find(
        (w) =>
          (SUBSTANCES[w] ?? (built && substanceNamed(w))) &&
          !isMaterial(w) &&
          !(w === 'bubbles' && brief.kind === 'humanoid') &&
          // "green blood" is in it
          !(w === 'blood' && own0.includes(',')),
      );
    const own = `${brief.concept} ${
      rowOf(brief)
        ?.aliases.filter((a) => text.includes(a))
        .join(' ') ?? ''
    }`;
    const asBody = substance !== undefined && takesBody(brief) && WHOLE.has(substance);
    if (asBody && !brief.concept.includes(substance)) {
      changes.push({ is: 'body', other: read(substance), text: substance });
      lost(substance);
    } else if (
      substance &&
      (!UNSAID.has(substance) || (built && BUILT_OF.test(substance))) &&
      takesSubstance(brief) &&
      !own.includes(substance.replace('-', ' ')) &&
      !own.includes(substance)
    ) {
      changes.push({ is: 'made of', substance, ...(brief.kind === 'humanoid' && { through: true as const }) });
      lost(...substance.split('-'));
    }
  }
  // thing × thing: "pumpkin carriage"
  if (brief.kind === 'thing' && unknown.size > 0) {
    const words = tokenise(text.split(/,| (?:with|in|on|of|covered|built|made|from|and) /)[0]!).map((t) => t.text);
    const first = words.length > 1 && unknown.has(words.at(-2)!) ? words.at(-2)! : undefined;
    const house = categoryOf(brief.concept) === 'building';
    const of = first ? read(first) : undefined;
    if (
      first &&
      of &&
      of.kind === 'thing' &&
      of.confidence >= 0.9 &&
      takesBody(brief) &&
      house &&
      !LIVED_IN.test(words.at(-1)!)
    ) {
      const two = words.length > 2 ? `${words.at(-3)} ${first}` : first;
      const whole = read(two);
      const [ware, named] = two !== first && whole.kind === 'thing' && whole.confidence >= 0.9 && whole.unknown.length === 0 ? [whole, two] : [of, first]; // biome-ignore format: one line
      const sign = signFor(named) ?? signFor(first) ?? signFor(ware.concept);
      for (const w of named.split(' ')) unknown.delete(w);
      if (sign && !changes.some(({ is }) => is === 'signboard')) changes.push({ is: 'signboard', of: sign });
      if (categoryOf(ware.concept) !== 'building' && !ware.scenery) changes.push({ is: 'goods', item: ware, count: 2, text: named }); // biome-ignore format: one line
    } else if (
      first &&
      of &&
      of.kind === 'thing' &&
      of.confidence >= 0.9 &&
      takesBody(brief) &&
      categoryOf(of.concept) !== 'building'
    ) {
      unknown.delete(first);
      changes.push({ is: 'body', other: of, text: first });
    }
  }
  // thing × creature: "cannon turtle", "lantern snail"
  if (creature && unknown.size > 0 && brief.kind === 'thing') {
    const words = tokenise(text.split(/,| (?:with|in|on|of|covered) /)[0]!).map((t) => t.text);
    const first = words.length > 1 && unknown.has(words.at(-2)!) ? words.at(-2)! : undefined;
    const item = first ? read(first) : undefined;
    if (first && item?.kind === 'thing' && item.confidence >= 0.9 && !item.scenery && !isAlive(item) && !isPainted(item)) {
      unknown.delete(first);
      changes.push({ is: 'grows', item: { ...item, count: 1 }, place: 'back', count: 1, large: categoryOf(item.concept) === 'building', text: first });
    }
  } // biome-ignore format: conditions
  // flames, not a colour: "flaming sword", "burning house"
  if (burnsAsSaid(brief, text)) {
    changes.push({ is: 'burns', with: 'fire' });
    brief = notGlowing(brief);
  }
  for (const w of ['half', 'head', 'headed', 'shaped', 'creature']) unknown.delete(w);
  // a beast has its heads on necks of its own
  const headed = changes.findIndex((change) => change.is === 'heads');
  if (headed >= 0 && brief.kind === 'quadruped') {
    const [change] = changes.splice(headed, 1);
    const { count: most } = change as Extract<Change, { is: 'heads' }>;
    brief = { ...brief, heads: most, drawnAs: brief.heads ? brief.drawnAs : `${brief.drawnAs} with ${most} heads` };
  }
  // a creature that is set by hand has them in its picture
  const apart = changes.find((change) => change.is === 'heads');
  if (apart?.is === 'heads' && creature && brief.kind === 'thing') brief = { ...brief, heads: apart.count };
  // "crystal deer", "white sheep": one of a kind; "grazing sheep": a flock
  const flocks =
    /\b(?:[a-z]+ing|wild|some|many|several|farm|herded)\b.*\b(?:sheep|deer)$/.test(text) &&
    !/^(?:an?|one|the|that|this|another) | (?:an?|the|his|her) /.test(clean(said)) &&
    / /.test(clean(said));
  const plural = !numbered && !isPainted(brief) && !isMany(brief) && (flocks || isPlural(text, brief, read));
  // "a pile of logs" is what is drawn for logs anyway
  const one = pairs || (lies !== undefined && isMany(brief));
  const line =
    lies && !one && brief.kind === 'thing' && !isCreature(brief) && categoryOf(brief.concept) !== 'building'
      ? { line: lies }
      : {};
  const pictures = picturesOf(brief, count);
  const drawnAs = pictures < count ? read(`two ${text}`).drawnAs : brief.drawnAs;
  return {
    text,
    brief: { ...brief, count: 1, drawnAs },
    count: one ? 1 : pictures,
    plural,
    changes,
    unknown: [...unknown],
    ...line,
  };
}
