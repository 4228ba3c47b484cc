/** Which place suits a subject. */
import { createRandom } from '../random.ts';
import type { Brief } from '../types.ts';
import { isScene, type SceneId } from './scenes.ts';

/** Concept ids, or words of them, and where such a thing is at home. An earlier line wins. */
const HOMES: readonly (readonly [words: string, homes: readonly SceneId[]])[] = [
  ['raw-fish ice-cream wizard-hat crown clock candle', ['studio']],
  ['palm-tree palm surfboard parrot shell coconut pirate umbrella lighthouse', ['beach']],
  ['christmas-tree penguin yeti snowman igloo sled reindeer husky polar-bear santa', ['snow']],
  ['dead-tree skeleton zombie ghost vampire necromancer cultist lich gravestone coffin reaper ghoul mummy witch cross', ['graveyard', 'night']],
  ['street-lamp robot cyborg car bus truck taxi bicycle hydrant mailbox thief detective police soldier skyscraper shop train camera student mechanic superhero', ['city']],
  ['fish shark whale octopus squid jellyfish crab turtle seahorse mermaid coral seaweed clam', ['underwater']],
  ['ship boat raft canoe sailboat submarine anchor buoy sailor', ['water']],
  ['astronaut alien rocket ufo spaceship satellite planet', ['space']],
  ['demon devil imp phoenix hellhound lava fire volcano', ['lava']],
  ['camel cactus scorpion pyramid pharaoh nomad cobra cowboy lizardfolk hyena', ['desert']],
  ['bat spider slime troll goblin kobold crystal ore dwarf miner pickaxe minecart stalagmite', ['cave', 'dungeon']],
  ['chest treasure-chest torch trap lever gate cage barrel crate mimic minotaur spikes beholder', ['dungeon']],
  ['king queen throne jester dark-knight', ['castle']],
  ['knight paladin prince princess guard noble bard castle tower temple church statue fountain bridge tent', ['meadow', 'mountain']],
  ['wizard mage sorcerer warlock alchemist bookshelf desk table chair bed sofa stove cauldron fireplace wardrobe bench rug plague-doctor', ['room']],
  ['chef maid butler innkeeper blacksmith shopkeeper baker tailor merchant cat black-cat', ['room', 'city']],
  ['dragon wyvern griffin gryphon eagle goat ram giant golem rock mossy-rock boulder mountain viking dwarf', ['mountain']],
  ['angel bird cloud airship balloon airplane fairy pegasus harpy kite birdfolk', ['sky', 'meadow']],
  ['wolf bear fox deer stag boar owl elf ranger archer druid hunter ent mushroom mushrooms stump log treant pine pine-tree squirrel lumberjack campfire grass panda raccoon', ['forest']],
  ['horse cow bull sheep pig chicken dog rabbit farmer scarecrow tree flower sunflower tulip bush fence house cottage windmill well hut barn unicorn donkey cart portal sign arrow-sign', ['meadow']],
  ['lion lioness elephant tiger zebra rhino leopard hippo', ['desert', 'meadow']],
  ['ninja samurai assassin werewolf moon', ['night', 'forest']],
]; // biome-ignore format: a table

const HOME_OF = new Map<string, readonly SceneId[]>();
for (const [words, homes] of HOMES) {
  for (const word of words.split(' ')) if (!HOME_OF.has(word)) HOME_OF.set(word, homes);
}

/** The scene behind a subject: the setting that was said, else its usual home, else meadow for the living and a studio. */
export function chooseScene(brief: Brief, seed: number): SceneId {
  if (brief.setting && isScene(brief.setting)) return brief.setting;
  const random = createRandom(seed).fork('scene');
  const concept = brief.concept.toLowerCase();
  // The head noun of an id stands last: a pirate ship is a ship.
  const words = [concept, ...concept.split(/[^a-z]+/).reverse(), brief.species?.toLowerCase() ?? ''];
  for (const word of words) {
    const homes = HOME_OF.get(word);
    if (homes) return random.pick(homes);
  }
  return brief.kind === 'thing' ? 'studio' : random.pick(['meadow', 'forest'] as const);
}
