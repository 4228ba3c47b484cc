/** Which place suits a subject. */
import { createRandom } from '../random.ts';
import type { Brief } from '../types.ts';
import { isScene, type SceneId } from './scenes.ts';

/** Words of a concept's id or species, and where such a one is at home. The first line that fits is taken. */
const HOMES: readonly (readonly [words: string, homes: readonly SceneId[]])[] = [
  ['fish shark whale octopus squid jellyfish crab turtle seahorse mermaid coral seaweed clam', ['underwater']],
  ['ship boat raft canoe sailboat submarine anchor buoy', ['water']],
  ['pirate palm surfboard parrot shell coconut', ['beach']],
  ['astronaut alien rocket ufo spaceship satellite planet', ['space']],
  ['skeleton zombie ghost vampire lich gravestone tombstone coffin reaper ghoul mummy witch', ['graveyard', 'night']],
  ['demon devil imp phoenix hellhound lava fire', ['lava']],
  ['penguin yeti snowman igloo polar ice frost sled reindeer husky', ['snow']],
  ['camel cactus scorpion pyramid pharaoh nomad cobra', ['desert']],
  ['bat spider slime troll goblin kobold crystal ore dwarf miner pickaxe minecart stalagmite', ['cave', 'dungeon']],
  ['chest torch trap lever gate cage barrel crate mimic minotaur', ['dungeon']],
  ['king queen prince princess throne knight paladin guard jester crown noble', ['castle', 'meadow']],
  ['wizard mage sorcerer warlock alchemist bookshelf desk table chair bed sofa stove lamp cauldron candle clock', ['room']],
  ['chef bartender innkeeper blacksmith shopkeeper baker tailor butler cat', ['room', 'city']],
  ['robot cyborg car bus truck taxi bicycle hydrant mailbox thief detective police soldier streetlight', ['city']],
  ['dragon wyvern griffin gryphon eagle goat giant golem rock boulder', ['mountain']],
  ['angel bird cloud airship balloon plane fairy pegasus harpy kite', ['sky', 'meadow']],
  ['wolf bear fox deer boar owl elf ranger druid hunter archer ent mushroom stump log treant pine squirrel', ['forest']],
  ['horse cow sheep pig chicken dog rabbit farmer scarecrow tree flower bush fence house cottage windmill well hut', ['meadow']],
  ['lion elephant tiger', ['desert', 'meadow']],
  ['ninja samurai assassin werewolf', ['night', 'forest']],
]; // biome-ignore format: a table

const HOME_OF = new Map<string, readonly SceneId[]>(
  HOMES.flatMap(([words, homes]) => words.split(' ').map((word) => [word, homes] as const)),
);

/** The scene behind a subject: the setting that was said, else its usual home, else meadow for the living and a studio. */
export function chooseScene(brief: Brief, seed: number): SceneId {
  if (brief.setting && isScene(brief.setting)) return brief.setting;
  const random = createRandom(seed).fork('scene');
  // The head noun of an id stands last: a pirate ship is a ship.
  const words = `${brief.species ?? ''} ${brief.concept}`
    .toLowerCase()
    .split(/[^a-z]+/)
    .reverse();
  for (const word of words) {
    const homes = HOME_OF.get(word);
    if (homes) return random.pick(homes);
  }
  return brief.kind === 'thing' ? 'studio' : random.pick(['meadow', 'forest'] as const);
}
