import { circlet, crown, flowers, halo } from './crowns.ts';
import type { DrawHat } from './hat-part.ts';
import { brimmed, cap, pointed, tricorn } from './hats.ts';
import { animalHat, greatHelm, helmet } from './helmets.ts';
import type { Piece } from './types.ts';
import { bandana, headband, hood, ninjaMask } from './wraps.ts';

/** Closed helm: a bucket with a dark slit for the eyes. */
/** Rounded cap with an optional peak or floppy side. */
const piece = (
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  cover: 'none' | 'top' | 'full',
  draw: DrawHat,
): Piece => ({ id, aliases, slot: 'hat', material, trim, cover, draw });

/** Everything on top of a head. */
export const HEADWEAR: readonly Piece[] = [
  piece('crown', ['golden crown', 'royal crown', 'diadem crown'], 'gold', 'ruby', 'none', crown),
  piece('tiara', ['diadem', 'coronet'], 'gold', 'sapphire', 'none', circlet(true)),
  piece('circlet', ['headpiece', 'forehead jewel'], 'silver', 'emerald', 'none', circlet(false)),
  piece(
    'wizard-hat',
    ['wizard hat', 'witch hat', 'mage hat', 'pointed hat', 'pointy hat', 'sorcerer hat'],
    'blue',
    'gold',
    'top',
    pointed(true),
  ),
  piece(
    'santa-hat',
    ['santa hat', 'christmas hat', 'elf hat', 'gnome hat', 'nightcap', 'stocking cap'],
    'red',
    'cloth',
    'top',
    pointed(false),
  ),
  piece(
    'straw-hat',
    ['straw hat', 'sun hat', 'farmer hat', 'conical hat'],
    'yellow',
    'red',
    'top',
    brimmed(1.62, 0.66),
  ),
  piece(
    'cowboy-hat',
    ['cowboy hat', 'stetson', 'ranger hat', 'fedora', 'brimmed hat', 'hat', 'explorer hat'],
    'leather',
    'dark_leather',
    'top',
    brimmed(1.55, 0.78),
  ),
  piece(
    'top-hat',
    ['top hat', 'tall hat', 'magician hat', 'stovepipe hat'],
    'charcoal',
    'crimson',
    'top',
    brimmed(1.42, 1.5),
  ),
  piece(
    'helmet',
    ['helm', 'steel helmet', 'knight helmet', 'iron helmet'],
    'steel',
    'gold',
    'top',
    helmet({ rim: true, cheeks: true }),
  ),
  piece(
    'plumed-helmet',
    ['plumed helmet', 'crested helmet', 'roman helmet', 'spartan helmet', 'centurion helmet', 'galea'],
    'steel',
    'gold',
    'top',
    helmet({ rim: true, cheeks: true, plume: true }),
  ),
  piece(
    'horned-helmet',
    ['horned helmet', 'viking helmet', 'horned helm'],
    'iron',
    'bronze',
    'top',
    helmet({ horns: true }),
  ),
  piece(
    'great-helm',
    ['great helm', 'closed helmet', 'full helmet', 'visor', 'bucket helm', 'face helmet'],
    'steel',
    'gold',
    'full',
    greatHelm,
  ),
  piece('hood', ['cowl'], 'forest', 'forest', 'full', hood),
  piece('ninja-mask', ['ninja mask', 'ninja hood', 'balaclava', 'shinobi mask'], 'charcoal', 'red', 'full', ninjaMask),
  piece('headband', ['head band', 'sweatband', 'ribbon', 'hairband', 'hachimaki'], 'red', 'red', 'none', headband),
  piece('bandana', ['bandanna', 'kerchief', 'head scarf', 'headscarf', 'turban'], 'red', 'red', 'top', bandana),
  piece('tricorn', ['tricorne', 'pirate hat', 'captain hat', 'bicorne'], 'charcoal', 'bone', 'top', tricorn),
  piece(
    'cap',
    ['baseball cap', 'peaked cap', 'flat cap', 'police cap', 'sailor cap'],
    'red',
    'red',
    'top',
    cap({ peak: true }),
  ),
  piece('beret', ['artist hat', 'floppy hat'], 'crimson', 'charcoal', 'top', cap({ flop: true })),
  piece('chef-hat', ['chef hat', 'toque', 'cook hat', 'baker hat'], 'cloth', 'cloth', 'top', cap({ tall: true })),
  piece(
    'feathered-cap',
    ['feathered hat', 'feathered cap', 'robin hood hat', 'hunter hat', 'archer hat', 'bard hat'],
    'green',
    'red',
    'top',
    cap({ feather: true }),
  ),
  piece('beanie', ['wool hat', 'knit cap', 'winter hat', 'miner cap', 'skullcap'], 'teal', 'cloth', 'top', cap({})),
  piece(
    'wolf-hood',
    ['wolf hood', 'animal hood', 'bear hood', 'fur hood', 'wolf pelt'],
    'wolf',
    'wolf',
    'top',
    animalHat,
  ),
  piece('halo', ['angel ring', 'nimbus'], 'gold', 'gold', 'none', halo),
  piece(
    'flower-crown',
    ['flower crown', 'flower wreath', 'garland', 'laurel', 'wreath'],
    'rose',
    'yellow',
    'none',
    flowers,
  ),
];
