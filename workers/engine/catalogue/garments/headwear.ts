import { circlet, crown, flowers, halo } from './crowns.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import { brimmed, cap, pointed, stetson, tricorn } from './hats.ts';
import { aviatorCap, babushka, bridalVeil, conical, domed, drum, frill, furHat, hennin, hijab, jesterCap, kabuto, keffiyeh, mitre, nemes, nurseCap, officerCap, peaked, raisedGoggles, sombrero, turban, warBonnet, wimple } from './hats-of-peoples.ts'; // biome-ignore format: one line
import { bucket, helmetWings, mushroomCap, pumpkinHead, skullHelm, visored } from './heads-worn.ts';
import { animalHat, greatHelm, helmet, spaceHelmet } from './helmets.ts';
import type { Piece } from './types.ts';
import { bandana, headband, hood, ninjaMask } from './wraps.ts';

const piece = (
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  cover: 'none' | 'top' | 'full',
  draw: DrawHat,
): Piece => ({ id, aliases, slot: 'hat', material, trim, cover, draw });

/** A helmet with wings at its sides. */
const winged: DrawHat = (f, w) => {
  helmet({ rim: true, cheeks: true })(f, w);
  helmetWings(f, 'feather');
};

/** A cone of paper with a tuft. */
const partyHat: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  f.head.cone(part, w.material, [0, 0.78, -0.05], [0, 1.8, -0.1], [0.6, 0.6], [0.06, 0.06]);
  f.head.ball(f.part('tuft', { group: 'hat' }), w.trim, [0, 1.84, -0.1], [0.2, 0.2, 0.2]);
};

/** A striped cap with a propeller. */
const propellerHat: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  f.head.ball(part, w.material, [0, 0.2, -0.03], [1.1, 0.98, 1.1], { clips: [[0, -1, -0.12, -0.12]] });
  for (const d of [-1, 1])
    f.head.ball(f.part(w.piece.id, { group: 'hat', priority: 1.15 }), w.trim, [d * 0.62, 0.24, -0.03], [0.52, 0.92, 1.0], { clips: [[0, -1, -0.1, -0.1]] }); // biome-ignore format: one line
  const top = f.part('propeller', { group: 'propeller', priority: 1.6 });
  f.head.lock(top, 'charcoal', [0, 1.1, 0], [0, 1.4, 0], 0.1, 0.1);
  for (const d of [-1, 1]) f.head.lock(top, 'sapphire', [0, 1.42, 0], [d * 0.7, 1.46, 0], 0.1, 0.2);
};

/** A ring of leaves. */
const laurel: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  const n = f.rig.small ? 8 : 14;
  for (let i = 0; i < n; i++) {
    const a = ((i + 0.5) / n) * 2 * Math.PI;
    const [x, z] = [Math.sin(a), Math.cos(a)];
    f.head.lock(part, w.material, [x * 1.08, 0.46, z * 1.08 - 0.06], [x * 1.2, 0.78, z * 1.16 - 0.06], 0.13, 0.06);
  }
};

const featherBand: DrawHat = (f, w) => {
  headband(f, w);
  const plume = f.part('plume', { group: 'plume' });
  for (const [x, tip] of [[0.5, 1.6], [0.84, 1.3]] as const) // biome-ignore format: one line
    f.head.tube(
      plume,
      w.trim,
      [
        [x * 0.9, 0.5, -0.6],
        [x * 1.1, 1.1, -0.7],
        [x * 1.3, tip, -0.8],
      ],
      [0.1, 0.2, 0.05],
    );
};

const antennae: DrawHat = (f, w) => {
  const r = Math.max(0.06, (0.45 * f.rig.px) / f.rig.headWidth);
  for (const d of [-1, 1]) {
    const part = f.part(w.piece.id, { group: 'antennae', priority: 1.5 });
    f.head.tube(
      part,
      w.material,
      [
        [d * 0.3, 0.9, 0.1],
        [d * 0.5, 1.4, 0.2],
        [d * 0.8, 1.7, 0.3],
      ],
      [r, r, r],
    );
    f.head.ball(f.part('tip', { group: 'antennae', priority: 1.7 }), w.trim, [d * 0.82, 1.74, 0.3], [0.2, 0.2, 0.2]);
  }
};

const hairFlower: DrawHat = (f, w) => {
  const part = f.part(w.piece.id, { group: 'hat', priority: 1.5, soft: true });
  const r = Math.max(0.16, (0.8 * f.rig.px) / f.rig.headWidth);
  for (const [x, y] of [[0, 0.2], [0.19, 0.06], [0.12, -0.16], [-0.12, -0.16], [-0.19, 0.06]] as const) // biome-ignore format: one line
    f.head.ball(part, w.material, [0.82 + x * 1.2, 0.66 + y * 1.2, 0.5], [r, r, r]);
  f.head.ball(
    f.part('heart', { group: 'hat', priority: 2 }),
    'yellow',
    [0.82, 0.66, 0.62],
    [r * 0.8, r * 0.8, r * 0.8],
  );
  if (!f.rig.small)
    f.head.lock(
      f.part('pin', { group: 'hat', priority: 1.4 }),
      w.trim,
      [-0.5, 1.0, -0.4],
      [-1.06, 1.3, -0.3],
      0.07,
      0.1,
    );
};

const hairBow: DrawHat = (f, w) => {
  const part = f.part(w.piece.id, { group: 'hat', priority: 1.3 });
  for (const d of [-1, 1]) f.head.lock(part, w.material, [0, 1.0, 0.1], [d * 0.62, 1.26, 0.1], 0.14, 0.34);
  f.head.ball(f.part('knot', { group: 'hat', priority: 1.5 }), w.trim, [0, 1.04, 0.2], [0.2, 0.2, 0.2]);
};

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
    ['straw hat', 'sun hat', 'farmer hat'],
    'yellow',
    'red',
    'top',
    brimmed(1.62, 0.66),
  ),
  piece(
    'cowboy-hat',
    ['cowboy hat', 'stetson', 'ranger hat', 'brimmed hat', 'hat', 'explorer hat'],
    'leather',
    'dark_leather',
    'top',
    stetson,
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
    [
      'helm',
      'steel helmet',
      'knight helmet',
      'iron helmet',
    ],
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
  piece('feather-plumed-helmet', ['helmet with a plume', 'helmet with plume', 'feather plumed helmet', 'helmet with a feather'], 'steel', 'red', 'top', helmet({ cheeks: true, feather: true })), // biome-ignore format: one row
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
    ['great helm', 'closed helmet', 'full helmet', 'bucket helm', 'face helmet'],
    'steel',
    'gold',
    'full',
    greatHelm,
  ),
  piece(
    'space-helmet',
    ['space helmet', 'astronaut helmet', 'bubble helmet', 'glass helmet'],
    'cloth',
    '#2c4a80/sapphire',
    'full',
    spaceHelmet,
  ),
  piece('clear-helmet', ['clear helmet', 'helmet with a clear visor', 'transparent helmet'], 'cloth', 'glass', 'full', spaceHelmet),
  piece('hood', ['cowl'], 'forest', 'forest', 'full', hood),
  piece('ninja-mask', ['ninja mask', 'ninja hood', 'balaclava', 'shinobi mask'], 'charcoal', 'red', 'full', ninjaMask),
  piece('headband', ['head band', 'sweatband', 'ribbon', 'hairband', 'hachimaki'], 'red', 'red', 'none', headband),
  piece('bandana', ['bandanna', 'kerchief'], 'red', 'red', 'top', bandana),
  piece('tricorn', ['tricorne', 'pirate hat', 'bicorne'], 'charcoal', 'bone', 'top', tricorn),
  piece(
    'cap',
    [
      'baseball cap',
      'trucker hat',
      'red cap',
      'baseball hat',
    ],
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
  piece('beanie', ['wool hat', 'knit cap', 'skullcap'], 'teal', 'cloth', 'top', cap({})),
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
    ['flower crown', 'flower wreath', 'garland'],
    'rose',
    'yellow',
    'none',
    flowers,
  ),

  piece('kabuto', ['samurai helmet', 'kabuto helmet', 'japanese helmet', 'shogun helmet'], 'charcoal', 'gold', 'top', kabuto),
  piece('war-bonnet', ['war bonnet', 'warbonnet', 'feather headdress', 'feathered headdress', 'feather war bonnet', 'headdress', 'headdress of feathers', 'eagle feather headdress', 'chief headdress', 'feather crown', 'feathered crown'], 'feather', 'red', 'none', warBonnet),
  { ...piece('nemes', ['nemes headdress', 'pharaoh headdress', 'egyptian headdress', 'pharaoh hat', 'pharaoh crown', 'striped headdress', 'nemes crown'], 'gold', 'gold', 'full', nemes), pattern: { kind: 'stripes', ink: 'navy' } },
  piece('mitre', ['miter', 'bishop hat', 'pope hat', 'papal hat', 'bishop mitre', 'papal tiara'], 'cloth', 'gold', 'top', mitre),
  piece('fez', ['tarboosh', 'red fez'], 'red', 'charcoal', 'top', drum({ high: 1.16, below: 0.94, above: 0.74, tassel: true })),
  piece('kufi', ['pillbox hat', 'kippah', 'yarmulke', 'taqiyah', 'bellhop hat', 'skull cap', 'bellboy hat', 'monkey hat'], 'crimson', 'gold', 'top', drum({ high: 0.98, below: 1.02, above: 0.92 })),
  piece('sailor-hat', ['sailor hat', 'sailor cap', 'navy hat', 'dixie cup hat', 'white sailor hat'], 'cloth', 'navy', 'top', drum({ low: 0.4, high: 0.86, below: 1.0, above: 1.26, cuff: true })),
  piece('nurse-cap', ['nurse hat', 'nurse cap'], 'cloth', 'red', 'none', nurseCap),
  piece('mortarboard', ['graduation cap', 'graduation hat', 'grad cap', 'academic cap', 'mortar board', 'square cap'], 'charcoal', 'gold', 'top', drum({ high: 0.9, below: 1.02, above: 0.98, tassel: true, flat: true })),
  piece('turban', ['wrapped turban', 'sikh turban', 'dastar'], 'orange', 'ruby', 'top', turban(false)),
  piece('jewelled-turban', ['jeweled turban', 'sultan turban', 'feathered turban', 'sultan hat', 'genie turban', 'vizier turban'], 'cloth', 'ruby', 'top', turban(true)),
  piece('conical-hat', ['conical hat', 'asian hat', 'rice hat', 'bamboo hat', 'kasa', 'straw conical hat', 'coolie hat', 'ronin hat', 'raiden hat', 'chinese straw hat', 'non la'], 'thatch', 'thatch', 'top', conical),
  piece('sombrero', ['mexican hat', 'mariachi hat', 'big sombrero'], 'yellow', 'red', 'top', sombrero),
  piece('bowler-hat', ['bowler', 'derby hat', 'bowler hat', 'derby'], 'charcoal', 'black_cloth', 'top', domed({ brim: 1.36, high: 0.86, band: true })),
  piece('pith-helmet', ['pith helmet', 'safari hat', 'safari helmet', 'sun helmet', 'explorer helmet', 'jungle hat', 'boonie hat'], 'linen', 'leather', 'top', domed({ brim: 1.5, high: 0.9, band: true })),
  piece('hard-hat', ['hardhat', 'hard hat', 'construction helmet', 'safety helmet', 'yellow helmet', 'construction hat', 'work helmet', 'builder helmet'], 'yellow', 'yellow', 'top', domed({ brim: 1.24, ridge: true })),
  piece('mining-helmet', ['miner helmet', 'mining helmet', 'miner hat', 'miner cap', 'helmet with a lamp', 'helmet with lamp', 'helmet with light', 'headlamp', 'lamp helmet', 'spelunker helmet', 'caving helmet'], 'yellow', 'eye_glow', 'top', domed({ brim: 1.22, ridge: true, lamp: true })),
  piece('fire-helmet', ['fire helmet', 'firefighter helmet', 'fireman helmet', 'fireman hat', 'firefighter hat', 'fire hat'], 'red', 'yellow', 'top', domed({ brim: 1.3, back: 0.34, ridge: true, badge: true })),
  piece('custodian-helmet', ['bobby helmet', 'british police helmet', 'custodian helmet', 'bobby hat'], 'navy', 'silver', 'top', domed({ brim: 1.24, high: 1.3, badge: true })),
  piece('pickelhaube', ['prussian helmet', 'spiked helmet', 'german spiked helmet'], 'charcoal', 'gold', 'top', domed({ brim: 1.24, spike: true, badge: true })),
  piece('combat-helmet', ['army helmet', 'military helmet', 'combat helmet', 'soldier helmet', 'tin hat', 'brodie helmet', 'tactical helmet', 'bike helmet', 'bicycle helmet', 'skate helmet', 'riding helmet'], '#5a6640', '#5a6640', 'top', domed({ brim: 1.2, high: 0.94 })),
  piece('officer-cap', ['police cap', 'police hat', 'captain hat', 'captain cap', 'sea captain hat', 'officer cap', 'officer hat', 'pilot hat', 'pilot cap', 'peaked cap', 'military cap', 'admiral hat', 'ship captain hat', 'conductor hat', 'train conductor hat', 'postman hat', 'postman cap', 'chauffeur cap', 'mail carrier hat', 'general cap', 'general hat', 'policeman hat'], 'navy', 'gold', 'top', officerCap),
  piece('jester-cap', ['jester hat', 'fool hat', 'jester cap', 'fool cap', 'cap and bells', 'bell hat', 'hat with bells', 'cap with bells', 'joker hat', 'harlequin hat', 'jester hood'], 'purple', 'gold', 'top', jesterCap),
  piece('hennin', ['princess hat', 'cone hat', 'princess cone hat', 'pointed princess hat', 'steeple hat'], 'rose', 'gold', 'top', hennin),
  piece('party-hat', ['party hat', 'birthday hat', 'paper hat', 'dunce cap', 'dunce hat', 'birthday cone'], 'violet', 'yellow', 'none', partyHat),
  piece('bridal-veil', ['wedding veil', 'bride veil', 'bridal veil', 'white veil', 'long veil', 'lace veil', 'veil'], 'snow', 'rose', 'none', bridalVeil),
  piece('frill', ['maid headdress', 'maid headband', 'frilly headband', 'maid hat', 'maid cap', 'lace headband', 'mob cap', 'ruffled headband', 'maid headpiece'], 'cloth', 'cloth', 'none', frill),
  piece('fur-hat', ['ushanka', 'fur hat', 'fur cap', 'russian hat', 'trapper hat', 'cossack hat', 'winter hat', 'mongol hat', 'furry hat', 'coonskin cap', 'papakha'], '#a88c6c/brunette', 'leather', 'top', furHat),
  piece('aviator-cap', ['aviator cap', 'aviator hat', 'aviator helmet', 'flying cap', 'leather cap', 'flight cap', 'pilot helmet', 'flying helmet', 'leather flying helmet', 'bomber hat', 'flight helmet'], 'leather', 'bronze', 'top', aviatorCap),
  piece('backwards-cap', ['backwards cap', 'backward cap', 'backwards baseball cap', 'cap backwards', 'backward baseball cap', 'reversed cap', 'backwards hat'], 'red', 'red', 'top', peaked('back')),
  piece('deerstalker', ['sherlock hat', 'detective hat', 'deerstalker hat', 'sherlock holmes hat'], 'linen', 'brown_cloth', 'top', peaked('both')),
  piece('flat-cap', ['newsboy cap', 'flat cap', 'newsboy hat', 'paperboy hat', 'peaky blinders cap', 'ivy cap', 'newsie cap'], 'brown_cloth', 'dark_leather', 'top', cap({ peak: true, flop: true })),
  piece('nun-hood', ['wimple', 'nun veil', 'nun habit', 'coif', 'white coif', 'black and white veil'], 'charcoal', 'cloth', 'full', wimple),
  piece('hijab', ['head covering', 'niqab', 'muslim headscarf', 'chador', 'burqa', 'headscarf', 'head scarf'], 'teal', 'teal', 'full', hijab),
  piece('keffiyeh', ['ghutra', 'kufiya', 'arab headdress', 'arabian headdress', 'shemagh', 'bedouin headscarf', 'desert headscarf', 'burnous'], 'cloth', 'charcoal', 'full', keffiyeh),
  piece('babushka', ['kerchief on her head', 'peasant headscarf', 'babushka scarf', 'bonnet', 'old fashioned bonnet'], 'red', 'red', 'full', babushka),
  piece('pumpkin-head', ['pumpkin head', 'jack o lantern head', 'pumpkin for a head', 'pumpkin as a head', 'pumpkin mask', 'carved pumpkin head', 'jack-o-lantern for a head', 'jack-o-lantern head'], 'orange', 'dark_leaf', 'full', pumpkinHead),
  piece('mushroom-cap', ['mushroom cap', 'mushroom hat', 'toadstool cap', 'toadstool hat', 'mushroom head', 'spotted cap', 'red mushroom cap', 'mushroom on his head', 'mushroom on her head', 'toadstool head'], 'red', 'cream', 'top', mushroomCap),
  piece('racing-helmet', ['motorcycle helmet', 'racing helmet', 'crash helmet', 'biker helmet', 'race helmet', 'full face helmet', 'driver helmet', 'motorbike helmet'], 'red', '#2c3a50/sapphire', 'full', visored({ stripe: true })),
  piece('football-helmet', ['football helmet', 'american football helmet', 'gridiron helmet', 'hockey helmet', 'lacrosse helmet', 'catcher helmet'], 'navy', 'cloth', 'top', visored({ grid: true, stripe: true })),
  piece('power-helmet', ['power armor helmet', 'space marine helmet', 'sci-fi helmet', 'scifi helmet', 'futuristic helmet', 'battle helmet', 'trooper helmet', 'mandalorian helmet', 'robot helmet', 'mech helmet', 'cyber helmet', 'helmet with a visor', 'helmet with visor', 'helmet with glowing visor', 'stormtrooper helmet'], 'steel', '#2c3a50/sapphire', 'full', visored({ vents: true })),
  piece('skull-helmet', ['skull helmet', 'bone helmet', 'skull helm', 'skull crown', 'deer skull', 'animal skull', 'skull mask helmet', 'animal skull mask', 'skull on his head', 'skull headdress', 'wolf skull', 'deer skull mask', 'ram skull'], 'bone', 'bone', 'top', skullHelm),
  piece('winged-helmet', ['winged helmet', 'winged helm', 'valkyrie helmet', 'helmet with wings', 'valkyrie helm', 'feathered helmet'], 'steel', 'gold', 'top', winged),
  piece('bucket-hat', ['bucket on his head', 'bucket on head', 'pot on his head', 'pot helmet', 'cooking pot helmet', 'bucket helmet', 'saucepan hat'], 'iron', 'steel', 'top', bucket),
  piece('propeller-hat', ['propeller beanie', 'propeller cap', 'beanie with a propeller', 'helicopter hat'], 'yellow', 'red', 'top', propellerHat),
  piece('laurel', ['laurel wreath', 'laurel crown', 'wreath', 'leaf crown', 'olive wreath', 'ivy crown', 'crown of leaves', 'vine crown', 'golden laurel'], 'leaf', 'leaf', 'none', laurel),
  piece('feather-band', ['feather headband', 'headband with a feather', 'headband with feather', 'feather in his hair', 'feather in her hair', 'feathers in her hair', 'feathers in his hair', 'headband with feathers', 'feathered headband'], 'red', 'feather', 'none', featherBand),
  piece('antenna-band', ['antennae', 'antennas', 'bee antennae', 'bug antennae', 'insect antennae', 'antenna headband', 'deely bobbers', 'feelers', 'alien antennae'], 'charcoal', 'yellow', 'none', antennae),
  piece('hair-flower', ['flower in her hair', 'flower in hair', 'kanzashi', 'hair ornament', 'hair flower', 'hair pin', 'hairpin', 'hair ornaments', 'flowers in her hair', 'rose in her hair', 'hair sticks', 'hibiscus in her hair', 'hair clip', 'flower hairpin'], 'rose', 'gold', 'none', hairFlower),
  piece('hair-bow', ['hair bow', 'bow in her hair', 'ribbon in her hair', 'big bow', 'red bow', 'hair ribbon', 'bow on her head', 'ribbon bow', 'pink bow'], 'red', 'red', 'none', hairBow),
  piece('brow-goggles', ['goggles on his head', 'goggles on her head', 'goggles on forehead', 'goggles on his forehead', 'goggles on her forehead', 'goggles on head', 'raised goggles', 'goggles on top'], 'bronze', 'bronze', 'none', (f, w) => raisedGoggles(f, w.material, f.rig.small, w.piece.id)),
  piece('top-hat-goggles', ['top hat with goggles', 'steampunk hat', 'steampunk top hat', 'tophat with goggles', 'top hat and goggles'], 'dark_leather', 'bronze', 'top', (f, w) => { brimmed(1.42, 1.5)(f, { ...w, trim: 'leather' }); raisedGoggles(f, w.trim, f.rig.small); }),
]; // biome-ignore format: one row a hat
