/**
 * On what ground two or more stand of whose place nothing is said: by what they do, else by what is among them. A deed says more than
 * who does it, and a snowman more than the girl beside it.
 */
import type { SceneId } from '../../place/scenes.ts';
import { usualHome } from '../../place/usual-homes.ts';
import type { SceneGraph } from '../graph.ts';
import { OF_WATER } from '../layout/kinds.ts';
import type { RelationId } from '../relations.ts';

/** By what they do to each other. */
const BY_DEED: Readonly<Partial<Record<RelationId, SceneId>>> = {
  'saving from water': 'water', 'pushing off': 'mountain', 'walk the plank': 'water', ballroom: 'hall', wrestling: 'gym', 'throwing down': 'gym',
  injecting: 'clinic', 'cutting hair': 'clinic', shaving: 'clinic', 'making up': 'stage', knighting: 'castle', crowning: 'castle', beheading: 'dungeon',
  whipping: 'dungeon', taming: 'stage', charming: 'desert', lassoing: 'desert', toast: 'hall', robbing: 'city', arrest: 'city', 'stealing from': 'city',
  massaging: 'room', waking: 'room', 'operating on': 'clinic', joust: 'arena',
}; // biome-ignore format: a table

/** By a thing or a creature among them. */
const BY_THING: readonly (readonly [RegExp, SceneId])[] = [
  [/^(?:snowman|igloo|sled|sleigh|dog-sled|penguin|polar-bear|yeti|walrus|seal-emoji|seal|husky|ice-cube|iceberg|snowball|reindeer|snow-globe-of-a-house|mammoth|arctic-fox|ice-(?!cream).*|frost-.*|snowmobile|ski.*)$/, 'snow'],
  [/^(?:sand-castle|sandcastle|surfboard|beach-ball|beach-umbrella|crab|starfish|deck-chair|seagull|hermit-crab|sunscreen)$/, 'beach'],
  [/^(?:camel|mummy|scarab|pyramid|sphinx|cactus|scorpion|cobra|rattlesnake|sandworm|tumbleweed|vulture|meerkat|mummy-.*)$/, 'desert'],
  [/^(?:whale|shark|orca|dolphin|kraken|sea-serpent|leviathan|manta-ray|sperm-whale|narwhal)$/, 'water'],
  [/^(?:alien|ufo|moon-rover|lander|grey-alien|astronaut|spacesuit|satellite)$/, 'space'],
  [/^(?:bumper-car|hot-dog-stand|traffic-light|street-lamp|taxi|police-car|bus)$/, 'city'],
  [/^(?:zombie|ghoul|vampire|ghost|gravestone|coffin|grim-reaper)$/, 'graveyard'],
  [/^(?:fireplace|bookshelf|bookcase|wardrobe|bed|bunk-bed|canopy-bed|sofa|armchair|piano|grand-piano|desk|tv|television|computer|grandfather-clock|countertop|bar-counter)$/, 'room'],
  [/^(?:stove|oven|fridge|refrigerator|kitchen-.*)$/, 'clinic'],
  [/^(?:operating-table|hospital-bed|syringe|stethoscope)$/, 'clinic'],
]; // biome-ignore format: a table

/** By an act of one: what is fished for, skied down, planted. */
const BY_ACT: Readonly<Record<string, SceneId>> = { fish: 'meadow', swim: 'water', sail: 'water' };

/** The ground that suits all of them; undefined where the first one's home does. */
export function usualGround({ nodes, edges }: Pick<SceneGraph, 'nodes' | 'edges'>): SceneId | undefined {
  const shown = nodes.filter(({ unseen }) => !unseen);
  if (shown.length === 0) return undefined;
  for (const { is, a } of edges) {
    const deed = BY_DEED[is] ?? (is === 'saving' && OF_WATER.test(nodes[a]!.brief.concept) ? 'water' : undefined);
    if (deed) return deed;
  }
  if (shown.every(({ brief, act }) => act?.verb === 'sleep' && /^(?:cat|dog|hamster|rabbit)$/.test(brief.species ?? brief.concept))) return 'room'; // biome-ignore format: one line
  for (const { act } of shown) {
    const scene = act && BY_ACT[act.verb];
    if (scene) return scene;
  }
  for (const [concept, scene] of BY_THING) if (shown.some(({ brief, act }) => (act?.object && concept.test(act.object.brief.concept)) || concept.test(brief.concept) || concept.test(brief.species ?? ''))) return scene; // biome-ignore format: one line
  // who has a place of their own, whoever comes to them
  const own = shown.map(({ brief }) => usualHome(brief.concept)).find((scene) => scene !== undefined);
  return own;
}
