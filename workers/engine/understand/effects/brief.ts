/** What was read of an effect → the brief that its painter draws from. */
import { type EffectForm, NATIVE, type Stuff } from '../../catalogue/effect-forms.ts';
import { PAINTED } from '../../catalogue/things/painted.ts';
import { bends } from '../../painted/bent.ts';
import type { Brief } from '../../types.ts';
import type { Draft } from './draft.ts';
import { SUBSTANCE_OF } from './words.ts';

const NAMES: Readonly<Record<string, string>> = { leftward: 'to the left', rightward: 'to the right', outward: 'spreading outwards', circle: 'in a circle', sides: 'to both sides', upward: 'upwards', downward: 'downwards', ground: 'on the ground', wall: 'on a wall', clear: 'clear', crackling: 'crackling' }; // biome-ignore format: a table

/** How large and how strong it is: said before its name. */
const LOOKS: ReadonlySet<string> = new Set(['tiny', 'small', 'thin', 'thick', 'faint']);
/** What only some of the pictures can be bent to. */
const UNBENT: ReadonlySet<string> = new Set(['circle', 'outward']);

/** The painter of a form of a substance, with all that was said. */
export function briefOf(form: EffectForm, name: string, draft: Draft): Brief | undefined {
  const said = name.split(' ');
  const two = said.slice(1).map((word, i) => `${said[i]} ${word}`).find((words) => SUBSTANCE_OF.has(words)); // biome-ignore format: one line
  const named = SUBSTANCE_OF.get(two ?? said.find((word) => SUBSTANCE_OF.has(word)) ?? '');
  // what is in its name is what it is made of, whatever carries it: petals in the wind
  const substance = named && draft.substance?.stuff === 'wind' ? named : (draft.substance ?? named);
  const stuff: Stuff | undefined = substance?.stuff;
  const lively = draft.parts.length > 0 || [...draft.manners].some((manner) => !LOOKS.has(manner));
  if (form.cued && !draft.cue) return undefined;
  // a portal alone stands in its arch
  // what leaves a trail flies: an orb of glass does not
  const flies = (form.drawn === 'energy-ball' || form.drawn === 'energy-bolt') && draft.parts.some(({ piece }) => piece === 'trail'); // biome-ignore format: one line
  if (
    form.shared &&
    !flies &&
    (form.drawn === 'rift' || (form.lively && !stuff) ? !lively : !stuff || form.not?.includes(stuff))
  )
    return undefined;
  if (stuff && form.not?.includes(stuff)) return undefined;
  if (form.item && !draft.cue && !lively && ENCHANTED.test(draft.substance?.name ?? '')) return undefined;
  const spiky = draft.manners.has('ground') && /shard|crystal|spike|icicle/.test(name);
  const ringed =
    form.drawn === 'shockwave' && draft.parts.some(({ piece }) => piece === 'rings') && !(stuff && form.of?.[stuff]);
  const concept = flies
    ? 'energy-bolt'
    : ringed
      ? 'ripples'
      : form.drawn !== 'spike-ring' && (spiky || /spikes?$/.test(name))
        ? 'ice-spikes'
        : ((stuff && form.of?.[stuff]) ?? form.drawn);
  if (!PAINTED[concept]) return undefined;
  const native = substance !== undefined && (NATIVE[concept] ?? []).includes(substance.stuff);
  const hot = concept === 'ground-crack' && (stuff === 'lava' || stuff === 'fire');
  const own = substance && !native && !hot ? substance.colour : undefined;
  if (stuff === 'fire' || hot) draft.manners.add('burning');
  if (stuff === 'dust' || stuff === 'earth' || stuff === 'leaf') draft.manners.add('matter');
  if (stuff === 'dark') draft.manners.add('dark');
  // a nova throws what it is made of
  if (concept === 'nova' && stuff)
    draft.manners.add(`of:${/thorn|bramble|vine/.test(substance!.name) ? 'thorn' : stuff}`);
  // it fades as it is drawn
  if (concept === 'afterimage') draft.manners.delete('fading');
  // light that is said to be in a crack shines out of it
  if (concept === 'ground-crack' && draft.manners.delete('within') && draft.colours.length > 0) {
    draft.parts.push({ piece: 'crack light', colour: draft.colours[0]!.hex });
    draft.colours.length = 0;
  }
  const hue = draft.colours[0]?.hex ?? own;
  const parts = draft.parts.filter(({ piece }) => !(ringed && piece === 'rings')).map((part) => (part.colour === undefined && hue && LIT.has(part.piece) ? { ...part, colour: hue } : part)); // biome-ignore format: one line
  const has = (piece: string): boolean => parts.some((part) => part.piece === piece);
  // what an effect is made of flies in it where its form has no picture of that
  const carried = stuff && (CARRIED[stuff] ?? (/^(?:ember|cinder)/.test(substance!.name) ? 'embers' : undefined) ?? (/^(?:music|musical|notes?|bard)$/.test(substance!.name) ? 'notes' : undefined)); // biome-ignore format: one line
  const drawnOf = stuff === 'sound' ? undefined : stuff && form.of?.[stuff];
  if (carried && concept !== 'nova' && (!drawnOf || drawnOf === 'vortex') && !native && !name.includes(substance!.name) && !has(carried) && !SPECKS.some(has)) parts.push({ piece: carried, ...(hue && carried === 'bolts' ? { colour: hue } : {}) }); // biome-ignore format: one line
  if (draft.manners.has('crackling') && stuff !== 'electric' && !has('bolts')) parts.push({ piece: 'bolts' });
  if (draft.manners.has('bubbling') && !has('balls')) parts.push({ piece: 'balls' });
  if (draft.manners.has('ground') && LIES.has(concept) && !has('ground')) parts.push({ piece: 'ground' });
  const colours = draft.colours.map(({ hex }) => hex);
  const colour = colours.length > 0 ? colours : own ? [own] : form.colour && !native ? [form.colour] : [];
  const hues = draft.colours.map(({ name: hue }) => hue).join(' and ');
  if (concept !== 'barrier' && draft.manners.delete('clear')) draft.unknown.push('translucent');
  for (const manner of draft.manners) if (UNBENT.has(manner) && !bends(concept, manner) && draft.manners.delete(manner)) draft.unknown.push(manner); // biome-ignore format: one line
  const manners = [...draft.manners];
  if (draft.times && draft.times > 1) manners.push(`times:${Math.min(6, draft.times)}`);
  if (draft.frames && draft.frames > 1) manners.push(`frames:${Math.min(8, draft.frames)}`);
  const subject = [
    manners.filter((manner) => LOOKS.has(manner)).join(' '),
    hues,
    substance && !name.includes(substance.name) ? substance.name : '',
    (draft.times ?? 1) > 1 && !name.endsWith('s') ? `${name}s` : name,
  ]
    .filter(Boolean)
    .join(' ');
  const told = [...draft.told.map((part) => part), ...(draft.frames ? [`${draft.frames} frames`] : [])];
  const ways = manners.flatMap((manner) =>
    manner.startsWith('frames') ||
    manner.startsWith('times') ||
    manner.startsWith('of:') ||
    LOOKS.has(manner) ||
    manner === 'matter' ||
    manner === 'dark' ||
    manner === 'burning'
      ? []
      : [NAMES[manner] ?? manner],
  );
  return {
    kind: 'thing',
    concept,
    confidence: 1,
    colours: colour,
    parts,
    without: [],
    build: [],
    mood: manners,
    count: 1,
    unknown: [...new Set(draft.unknown)],
    drawnAs: `${draft.times && draft.times > 1 ? COUNTED[draft.times] ?? 'several' : /^[aeiou]/.test(subject) ? 'an' : 'a'} ${subject}${told.length > 0 ? ` with ${told.join(' and ')}` : ''}${ways.length > 0 ? `, ${ways.join(', ')}` : ''}`, // biome-ignore format: one line
  };
}

const COUNTED: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

/** Said of things that were enchanted, and no substance. */
const ENCHANTED =
  /^(?:cursed|curse|evil|unholy|holy|divine|sacred|magic|magical|mystic|demonic|angelic|celestial|infernal|radiant|chaos|fairy|silver|diamond|gem|crystal|moon|star)$/;

/** What is drawn as a disc before us: on the ground it is seen from its side. */
const LIES: ReadonlySet<string> = new Set(['magic-circle', 'summoning-circle', 'vortex', 'rift', 'spin-trail', 'splatter', 'spiral-galaxy', 'fire-ring', 'dizzy']); // biome-ignore format: a list

/** Small lights that fly with it. */
const SPECKS = ['sparks', 'particles', 'embers', 'glints'] as const;

/** Parts that are of the effect's own light. */
const LIT: ReadonlySet<string> = new Set(['sparks', 'particles', 'glints', 'rings', 'edge', 'trail', 'bolts']);

/** What flies in an effect that is made of it. */
const CARRIED: Partial<Readonly<Record<Stuff, string>>> = { electric: 'bolts', leaf: 'leaves', petal: 'petals', heart: 'hearts', star: 'stars', feather: 'feathers', bubble: 'balls', snow: 'flakes' }; // biome-ignore format: a table
