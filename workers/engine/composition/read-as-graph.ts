/** A description, once its turns of phrase and its manner are read, as the graph of what stands there with all that is changed of it. */
import { MOTIFS } from '../catalogue/cloth-patterns.ts';
import { categoryOf, isPainted } from '../catalogue/things/index.ts';
import type { Brief } from '../types.ts';
import type { Change, SceneGraph } from './graph.ts';
import { withoutShown } from './places/already-shown.ts';
import { PLACES } from './places/index.ts';
import { besideIt } from './read/about-house.ts';
import { adornmentsOf } from './read/adornments.ts';
import { CRASHED, fittingsOf } from './read/fittings-of.ts';
import { letteredIn } from './read/front-words.ts';
import { inOwnDress } from './read/in-own-dress.ts';
import type { Read } from './read/known.ts';
import { type oddIn, withOdd } from './read/odd-one.ts';
import { ofOnePerson } from './read/of-one-person.ts';
import { asOneSubject } from './read/one-subject.ts';
import { readScene } from './read/read-scene.ts';
import { headOf, isNamedLast, restOfHouse, standsAsHouse } from './read/rest-of-house.ts';
import { type saidAgainIn, withSaidAgain } from './read/said-again.ts';
import { statesOfOthers, withStates } from './read/states-of-others.ts';
import { summonedIn } from './read/summoned.ts';
import { wornToo } from './read/worn-too.ts';
import { builtOnly, doneBySeveral, FRONT, heaped, ofNamed, onlyOf, shownAsHouse, withChanges, withoutNobody, withoutParts } from './scene-rules.ts'; // biome-ignore format: one line

/** Somebody's likeness rather than a painting on a wall. */
const PORTRAYED = /\b(?:portrait|bust|head ?shot|close[- ]?up|avatar|mugshot|profile picture|face) (?:art )?of\b/i;

/** Seen from outside alone: "old library, wide stairs, ivy on the left half". */
const OUTSIDE =
  /\b(?:ivy|awnings?|facade|gargoyles?|chimneys?|steeple|wide (?:stairs|steps)|(?:front|stone) (?:steps|stairs)|roof|out front|outside|columns in front|shutters|balcon(?:y|ies)|(?:lion|stone) statues|front lawn|exterior)\b/i;

/** What is said to be giant stands as high as the house beside it. */
const grown = (change: Change): Change => (change.is === 'at side' && /\b(?:giant|huge|enormous|massive|gigantic)\b/.test(change.text) ? { ...change, share: Math.max(0.66, change.share) } : change); // biome-ignore format: one line

/** What is on a house's roof makes no rooftop of the picture. */
function offRoof(graph: SceneGraph): SceneGraph {
  const { place, ...rest } = graph;
  return place === 'rooftop' && graph.nodes.length > 0 ? rest : graph;
}

/** Several houses, however their roofs are. */
const SETTLED =
  /^(?:(?:an?|the|[a-z]+) ){0,4}?(?:village|town|city|street|alley|district|settlement|hamlet|market|square|neighbou?rhood|suburb)\b/i;

export interface Worded {
  /** As it was typed. */
  readonly asked: string;
  /** Without its manner, in plain words. */
  readonly rest: string;
  /** The engine's reading of it as one subject. */
  readonly whole: Brief;
  readonly read: Read;
  /** A picture of less than a hundred pixels. */
  readonly small: boolean;
  /** There is room for one thing alone. */
  readonly tiny: boolean;
  /** What each of a list is like was said of each. */
  readonly listed: boolean;
  readonly odd: ReturnType<typeof oddIn>['odd'];
  readonly again: ReturnType<typeof saidAgainIn>['again'];
  readonly unknown: readonly string[];
}

export interface Found {
  readonly stands: SceneGraph;
  readonly adorned: { readonly text: string; readonly reworded?: boolean };
  readonly fitted: { readonly text: string };
  /** The whole without what is said of its parts. */
  readonly bare: Brief;
  /** A house is shown, not its inside. */
  readonly house: boolean;
  readonly gap: readonly Change[];
}

/** "A nurse with a red cross on her hat": what the reading as one subject embroidered on it stands nowhere by itself. */
function embroidered(graph: SceneGraph, whole: Brief): SceneGraph {
  const [who, sign, ...others] = graph.nodes;
  if (!who || !sign || others.length > 0 || whole.kind !== 'humanoid' || whole.unknown.length > 0) return graph;
  const person = [who, sign].find(({ brief }) => brief.concept === whole.concept);
  const word =
    [who, sign]
      .find((node) => node !== person)
      ?.text.split(' ')
      .at(-1) ?? '';
  const of = (pattern = ''): boolean => pattern.startsWith('emblem:') && (MOTIFS[pattern.slice(7)]?.words.includes(word) ?? false); // biome-ignore format: one line
  if (!person || person.act || !whole.parts.some(({ pattern }) => of(pattern))) return graph;
  return { ...graph, nodes: [{ ...person, id: 0, brief: whole }], edges: [] };
}

/** What stands there; undefined: light and smoke alone, which are one picture. */
export function readAsGraph({
  asked,
  rest,
  whole,
  read,
  small,
  tiny,
  listed,
  odd,
  again,
  unknown,
}: Worded): Found | undefined {
  // the house is shown where its words are no place's, or a room's in a small picture
  const asTyped = readScene(rest, read);
  const {
    place: meant,
    nodes: [who],
  } = asTyped;
  // "farm silo", "three story apartment block": what is named last is what stands there
  const head = headOf(rest.replace(/ (?:at|in|by|during|under) .*$/i, '')).toLowerCase();
  const headed = standsAsHouse(whole) && !head.includes(' interior') && meant !== undefined && (OUTSIDE.test(rest) || !PLACES[meant]!.words.some((word) => head === word || head.endsWith(` ${word}`))) && isNamedLast(head, whole, read); // biome-ignore format: one line
  const house =
    meant === undefined ||
    (who !== undefined && categoryOf(who.brief.concept) === 'building') ||
    headed ||
    FRONT.test(rest) ||
    CRASHED.test(rest) ||
    (small && PLACES[meant]!.indoor === true);
  // what is said of a face is the face's, not the painting's
  const portrayed = PORTRAYED.test(rest);
  const own = house && !portrayed && !listed ? fittingsOf(rest, whole, read, true) : { text: rest, changes: [] };
  const more = house && !portrayed && !listed ? restOfHouse(own.text, whole, read, own.changes) : undefined;
  const fittings = more ? { ...own, text: more.text, changes: [...own.changes, ...more.changes].map(grown) } : own;
  const fits = { ...fittings, text: besideIt(fittings.text) };
  const word = letteredIn(asked);
  const fitted = word === undefined ? fits : { ...fits, changes: fits.changes.map((c) => (c.is === 'lettering' ? { ...c, text: word } : c)) }; // biome-ignore format: one line
  // what is said of a place without anybody in it is the place's
  const signed =
    portrayed || listed || (meant !== undefined && who === undefined && !house)
      ? fitted
      : adornmentsOf(fitted.text, fitted.changes.length > 0 ? read(fitted.text) : whole, read);
  const states = listed ? undefined : statesOfOthers(asTyped, whole.concept, read);
  const adorned = { ...signed, changes: [...fitted.changes, ...(states?.left(signed.changes) ?? signed.changes)] };
  const plainly = adorned.text === rest ? whole : read(adorned.text);
  // bats fly by night, and one light is seen by night
  const bats =
    (fitted.changes.some((c) => (c.is === 'flying' && c.of !== 'bird') || c.is === 'one window lit') ||
      (house && /\b(?:cyberpunk|neon)\b/i.test(rest))) &&
    !plainly.setting &&
    categoryOf(plainly.concept) === 'building';
  const bare: Brief = bats ? { ...plainly, setting: 'night' } : plainly;
  const front =
    (categoryOf(whole.concept) === 'building' || /^(?:cave-entrance|gold-mine)$/.test(whole.concept)) &&
    !whole.scenery &&
    FRONT.test(rest) &&
    !(meant !== undefined && SETTLED.test(rest));
  const bound = asTyped.place ?? asTyped.time ?? asTyped.season ?? asTyped.weather[0];
  const deeds = doneBySeveral(asTyped, whole);
  // "teapots": a name in the plural is several of it
  const [only] = asTyped.nodes;
  const plural = !tiny && asTyped.nodes.length === 1 && only!.count > 1 && whole.count === 1 && only!.brief.concept === whole.concept && /^[a-z' -]+$/i.test(rest) && rest.split(' ').length < 4; // biome-ignore format: one line
  const readAs =
    deeds || plural
      ? asTyped
      : adorned.alone &&
          bound === undefined &&
          whole.setting === undefined &&
          (asTyped.framing === 'group' || asTyped.nodes.length === 0)
        ? onlyOf(adorned.text, read)
        : withoutParts(
            ofNamed(
              withoutNobody(adorned.text === rest ? asTyped : readScene(adorned.text, read)),
              adorned,
              whole,
              read,
            ),
          );
  const asBuilt =
    front || headed || (small && shownAsHouse(readAs, whole, rest))
      ? builtOnly(offRoof(readAs), adorned.text, read)
      : readAs;
  // light and smoke are one picture, whatever verbs their names are made of
  const painted = isPainted(whole) && whole.confidence === 1 && whole.unknown.length === 0;
  if (painted && !asBuilt.place) return undefined;
  const gap: readonly Change[] = /bridge$/.test(whole.concept) && !asBuilt.place && /\b(?:broken|destroyed|collapsed|ruined)\b/i.test(rest) ? [{ is: 'gap' }] : []; // biome-ignore format: one line
  const whoIs = withStates(
    withChanges(asOneSubject(asBuilt, adorned.text, whole), deeds ? [] : [...adorned.changes, ...gap]),
    asTyped,
    states,
  );
  const scene = withSaidAgain(withOdd(whoIs, odd, read), again, read);
  const all = unknown.length > 0 ? { ...scene, unknown: [...scene.unknown, ...unknown] } : scene;
  const stands = wornToo(summonedIn(inOwnDress(ofOnePerson(embroidered(withoutShown(heaped(all, whole)), whole), whole))), rest); // biome-ignore format: one line
  return { stands, adorned, fitted, bare, house, gap };
}
