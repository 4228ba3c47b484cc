import { categoryOf } from '../catalogue/things/index.ts';
import { groupOf } from '../subject/draw-group.ts';
import type { Brief } from '../types.ts';
import { heard } from '../understand/heard.ts';
import { inOneWord } from '../understand/idioms.ts';
import { readManner } from '../understand/manner.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { cladByHand, drawClad } from './clad.ts';
import type { Composed, Composition, SceneOptions } from './composed.ts';
import { interfaceIn } from './draw-interface.ts';
import { drawPortrait, isClose } from './draw-portrait.ts';
import { actedByHand, drawActing } from './folk-by-hand.ts';
import type { SceneGraph } from './graph.ts';
import { houseByNight, isHouseByNight } from './house-by-night.ts';
import { interfaceComposed } from './interface-composed.ts';
import { isAlive } from './layout/actor.ts';
import { lookingAside } from './looking-aside.ts';
import { framed, lookedOut } from './lookout/index.ts';
import { ownPlace } from './own-place.ts';
import { PLACES } from './places/index.ts';
import { graded } from './places/palette.ts';
import { hasItAnyway, isDressedOnly, isPlainAtAny, isSetByHand, LEAST_ACT } from './plain-small.ts';
import { aboutHouse } from './read/about-house.ts';
import { aboveIt } from './read/above-it.ts';
import { asSeller } from './read/as-seller.ts';
import { borneOnBody } from './read/borne-on-body.ts';
import { eachListed } from './read/each-listed.ts';
import { byFireside } from './read/fireside.ts';
import { inItsCountry } from './read/in-its-country.ts';
import type { Read } from './read/known.ts';
import { leftToRight } from './read/left-to-right.ts';
import { toneApart } from './read/members/palette-said.ts';
import { withoutUse } from './read/members/use.ts';
import { oddIn, ofSorts } from './read/odd-one.ts';
import { partedInto } from './read/parted.ts';
import { plainlyNamed } from './read/plainly-named.ts';
import { readScene } from './read/read-scene.ts';
import { saidAgainIn } from './read/said-again.ts';
import { sided } from './read/side-of-group.ts';
import { skyApart } from './read/sky-last.ts';
import { inPlainClauses } from './read/turns-of-clauses.ts';
import { inPlainDeeds } from './read/turns-of-deeds.ts';
import { asShop, beforeMoon, cutOutOfSky, insideOf, plainer } from './read/wording.ts';
import { readAsGraph } from './read-as-graph.ts';
import { briefOf, homeless, homeOf, names, outdoors, SETTINGS } from './scene-rules.ts';

import { alone, fallsIn, fromAbove, onGround, placed } from './stand-somewhere.ts';

export type { Composed, SceneOptions } from './composed.ts';

export interface ComposeOptions extends Pick<SceneOptions, 'width' | 'height'> {
  /** The picture has a ground of its own. */
  readonly background: boolean;
  /** Places are drawn flat; isometric and straight views keep the plain backdrops. */
  readonly flat: boolean;
  /** For slips of the keyboard. */
  readonly words?: WordVectors;
}

const isOfSeveral = ({ nodes }: SceneGraph): boolean => nodes.length > 1 || nodes.some(({ count }) => count > 1);

/** A house with snow on it stands in snow. */
const isSnowedHouse = ({ brief, changes }: SceneGraph['nodes'][number]): boolean =>
  categoryOf(brief.concept) === 'building' && (brief.mood.includes('snowy') || changes.some((c) => c.is === 'snowed'));

/** Acts of one who stands there: what the picture of a single subject shows anyway. */
const STILL: ReadonlySet<string> = new Set(['stand', 'glow', 'sail', 'drive']);

const SEASONED =
  /^(.+ [^,]+)(?:,| in) (autumn|fall|spring|winter|summer)(?:al)? (?:colou?rs?|tones|palette|hues|vibes?|mood)$/i;

/** Below so many pixels a side a place is only a ground. */
const LEAST_PLACE = 40;

/**
 * The composition that a description asks for; absent where it names one subject that stands there: those pictures are drawn as ever.
 * `whole` is the engine's reading of it as one subject.
 */
export function compositionOf(
  asked: string,
  whole: Brief,
  readPlain: Read,
  o: ComposeOptions,
): Composition | undefined {
  const typed = heard(asked, o.words);
  const shop = aboveIt(asSeller(asShop(ofSorts(leftToRight(typed.text, readPlain))), readPlain), readPlain);
  if (shop !== typed.text) return compositionOf(shop, readPlain(shop), readPlain, o);
  const named = plainlyNamed(typed.text, readPlain);
  if (named !== typed.text) return compositionOf(named, readPlain(named), readPlain, o);
  const parted = partedInto(typed.listed);
  // what each of a list is like is its own
  const each = eachListed(parted, readPlain);
  const listed = each !== typed.listed;
  const { text: alike, odd } = oddIn(listed ? each : typed.listed);
  // of one alone it is said by the reading of that one
  const twice = saidAgainIn(alike);
  const again = twice.again.length > 0 && isOfSeveral(readScene(twice.text, readPlain)) ? twice.again : [];
  const once = again.length > 0 ? twice.text : alike;
  const said = { ...typed, text: withoutUse(byFireside(listed || odd || again.length > 0 ? once : typed.text)) };
  if (said.foreign) return undefined;
  const seen = o.background && o.flat && Math.min(o.width, o.height) >= LEAST_PLACE ? lookedOut(said.text, readPlain) : undefined; // biome-ignore format: one line
  if (seen) {
    const view = compositionOf(seen.text, readPlain(seen.text), readPlain, o);
    const { whole: far, graph } = view ?? {};
    if (view && far && graph)
      return {
        ...view,
        brief: { ...view.brief, drawnAs: `${view.brief.drawnAs}; seen from: ${seen.told}` },
        whole: (options) => framed(far(options), seen.from, options.seed, graph.time === 'night'),
      };
  }
  const wide = o.background && o.flat && o.width >= 1.3 * o.height && o.height >= 2 * LEAST_PLACE;
  const plain = inPlainDeeds(inPlainClauses(inOneWord(aboutHouse(said.text, whole, readPlain))));
  const worded = plainer(o.background && o.flat ? inItsCountry(plain, readPlain) : plain);
  const asSaid = insideOf(whole.kind === 'humanoid' ? borneOnBody(worded, readPlain) : worded, wide);
  const description = o.background ? beforeMoon(asSaid) : cutOutOfSky(asSaid);
  // "autumn colors" are those of its season
  const [, hued = '', season = ''] = SEASONED.exec(description) ?? [];
  if (hued && o.background) return compositionOf(`${hued} in ${season.toLowerCase()}`, whole, readPlain, o);
  const toned = toneApart(description);
  const sky = o.background ? skyApart(toned?.rest ?? description) : undefined;
  const apart = sky && toned ? { rest: sky.rest, sky: `${sky.sky}, ${toned.tone}` } : toned ? { rest: toned.rest, sky: toned.tone } : sky; // biome-ignore format: one line
  const { rest, ...manner } = readManner(apart?.rest ?? description);
  // what a text says of its manner holds for all that it names
  const read: Read = (text) => ({ ...readPlain(text), ...manner });
  // a menu's backdrop is a place, not the menu
  const panel = /\bback ?(?:ground|drop)s?\b/i.test(description)
    ? undefined
    : interfaceIn(description, o.width < 1.4 * o.height);
  if (panel) return interfaceComposed(description, panel, whole, read, o.background);
  const small = Math.min(o.width, o.height) < 100;
  const found = readAsGraph({
    asked,
    rest,
    whole,
    read,
    small,
    tiny: Math.min(o.width, o.height) < 24,
    listed,
    odd,
    again,
    unknown: said.unknown,
  });
  if (!found) return undefined;
  const { stands, adorned, fitted, bare, house, gap } = found;
  const room = o.background && o.flat && Math.min(o.width, o.height) >= LEAST_PLACE;
  const graph = room ? sided(onGround(stands, apart ? { ...whole, setting: undefined } : whole, `${stands.nodes.length === 0 ? rest : adorned.text}${apart ? `, ${apart.sky}` : ''}`, read), said.text) : stands; // biome-ignore format: one line
  const [first] = graph.nodes;
  if (!first) {
    if (graph.place && room) return placed(fromAbove(graph, asked, typed.asks.view), whole, read);
    // rooms are seen from their front: another view of one is told as unknown
    const flat = o.background && Math.min(o.width, o.height) >= LEAST_PLACE;
    const inside = graph.place !== undefined && PLACES[graph.place]!.indoor === true;
    return inside && flat ? placed({ ...graph, unknown: [...graph.unknown, 'isometric'] }, whole, read) : undefined;
  }
  if (graph.nodes.every((n) => n.brief.confidence < 0.3)) return undefined;
  const peopled = graph.nodes.some((n) => isAlive(n.brief) && n.brief.confidence >= 0.9);
  if (
    whole.scenery &&
    !graph.parsed &&
    !graph.place &&
    graph.season === undefined &&
    !(peopled && (graph.nodes.length > 1 || first.act))
  )
    return undefined;
  const close = isClose(graph.framing);
  const acts = graph.nodes.some((n) => n.act && !STILL.has(n.act.verb));
  const counted =
    graph.nodes.length === 1 &&
    first.count > 1 &&
    ((whole.count !== first.count && (whole.unknown.length > 0 || whole.concept === first.brief.concept)) ||
      first.line !== undefined ||
      // creatures have faces that none of the others may hide
      isAlive(first.brief) ||
      !groupOf({ ...first.brief, count: first.count }));
  const changes = graph.nodes.some((n) => n.changes.length > 0);
  // "cat wizard": another species than the engine read
  const altered =
    graph.nodes.length === 1 && first.brief.species !== whole.species && first.brief.concept === whole.concept;
  // what a house has is read from other words than its whole
  const reworded = fitted.text !== rest || adorned.reworded === true;
  const several =
    graph.parsed === true ||
    reworded ||
    gap.length > 0 ||
    altered ||
    odd !== undefined ||
    graph.nodes.length > 1 ||
    acts ||
    counted ||
    changes ||
    close;
  const weathered =
    room &&
    (graph.weather.length > 0 ||
      graph.season !== undefined ||
      graph.framing === 'wide' ||
      graph.framing === 'from above');
  if (graph.place && room) return placed(graph, whole, read);
  const own = room && !close ? ownPlace({ graph, first, whole, rest, several, house, side: Math.min(o.width, o.height) }) : undefined; // biome-ignore format: one line
  if (own) return placed({ ...graph, ...own }, whole, read);
  // who is cut out of the place stands in what falls
  const rained = !o.background && o.flat && peopled && graph.nodes.length === 1 && fallsIn(graph) !== undefined;
  const byNight = room && !close && isHouseByNight(graph);
  if (!several && !weathered && !rained && !byNight) return undefined;
  if (!weathered && !o.background && hasItAnyway(graph)) return undefined;
  const side = Math.max(o.width, o.height);
  if (!o.background && isDressedOnly(graph, whole)) return undefined;
  const acting = o.background ? undefined : actedByHand(graph, read);
  if (!o.background && !acting && (side <= LEAST_ACT || isSetByHand(whole, side)) && isPlainAtAny(graph, whole)) return undefined; // biome-ignore format: one line
  // light and weather need a place to fall on
  if (room && !close && (graph.weather.length > 0 || graph.season !== undefined || graph.time !== undefined)) {
    const ground =
      whole.setting && whole.setting !== 'night' && !names(graph, whole.setting)
        ? SETTINGS[whole.setting]
        : homeOf(graph);
    return placed(
      {
        ...(byNight ? houseByNight(graph, rest) : graph),
        place:
          (isSnowedHouse(first) ? 'snowfield' : ground) ??
          (graph.weather.includes('snow') || graph.season === 'snowy' ? 'snowfield' : 'meadow'),
      },
      whole,
      read,
    );
  }
  const brief = briefOf(graph, bare);
  const home =
    graph.nodes.length === 1 && isSnowedHouse(first)
      ? 'snow'
      : (outdoors(graph) ?? (homeless(graph) ? 'meadow' : undefined));
  if (close) {
    const seen = ({ width, height, style, seed }: SceneOptions, backdrop: boolean): Composed => {
      const stage = drawPortrait(graph, width, height, { style, seed, read, backdrop });
      return { image: stage.image, facts: stage.facts() };
    };
    return {
      graph,
      brief,
      draw: (_, options) => seen(options, false),
      ...(o.background ? { whole: (options: SceneOptions) => seen(options, true) } : {}),
    };
  }
  const clad = o.background || o.width !== o.height ? undefined : cladByHand(graph, side);
  return {
    graph,
    brief,
    draw: (_, options) => inTone(lookingAside(graph, options, (seen) => (clad && drawClad(clad, seen)) ?? (acting && drawActing(acting, seen)) ?? alone(graph, seen, read, o.background && o.flat)), toned?.look), // biome-ignore format: one line
    ...(home ? { home } : {}),
  };
}

/** In the look that was said of the whole picture. */
function inTone(drawn: Composed, look: string | undefined): Composed {
  if (look) graded(drawn.image, look);
  return drawn;
}
