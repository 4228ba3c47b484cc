/** Parts of creatures, as pictures of all kinds of them name them: what they are called, what their pixels belong to, and where one grows that has none. */

export type PartPlace = 'top' | 'nose' | 'rear' | 'back' | 'over back' | 'mouth' | 'round head' | 'sides' | 'none';

export interface PartRow {
  readonly words: readonly string[];
  /** Names of parts in drawings. */
  readonly names: RegExp;
  /** Known by its joints where a drawing has no part for it. */
  readonly limb?: 'arm' | 'leg';
  /** Where it grows on who has none; absent: nobody is given one. */
  readonly grows?: PartPlace;
}

export const CREATURE_PARTS = {
  horns: { words: ['horn', 'horns'], names: /^(?:helmet-)?horns?$/, grows: 'top' },
  antlers: { words: ['antler', 'antlers'], names: /^horns?$|antler/, grows: 'top' },
  tusks: { words: ['tusk', 'tusks', 'mandibles', 'mandible'], names: /tusk|mandible|^horns?$/, grows: 'mouth' },
  ears: { words: ['ear', 'ears'], names: /^ears?$|^inner$/, grows: 'top' },
  eyes: { words: ['eye', 'eyes'], names: /^(?:eyes?|pupil|iris|white|ball)$/ },
  antennae: { words: ['antenna', 'antennae', 'antennas', 'feeler', 'feelers'], names: /feeler|antenna|stalk/, grows: 'top' },
  crest: { words: ['crest', 'comb', 'mohawk'], names: /crest|comb/, grows: 'top' },
  tail: { words: ['tail', 'tails'], names: /^tail$|^tip$|tail/, grows: 'rear' },
  stinger: { words: ['stinger', 'sting'], names: /^sting/ },
  mane: { words: ['mane'], names: /^mane$|ruff/, grows: 'round head' },
  wings: { words: ['wing', 'wings'], names: /wing|^edge$/ },
  shell: { words: ['shell', 'carapace'], names: /shell|carapace|^rim$|seam/, grows: 'over back' },
  fin: { words: ['fin', 'fins', 'dorsal fin'], names: /^fin$|dorsal|flipper/, grows: 'back' },
  spikes: { words: ['spike', 'spikes', 'spines', 'quills', 'ridge', 'thorns'], names: /spike|ridge|quill|spine|thorn/, grows: 'back' },
  tentacles: { words: ['tentacle', 'tentacles', 'tendrils', 'tendril'], names: /^arm$|tentacle|sucker|tendril/, grows: 'back' },
  hump: { words: ['hump', 'humps'], names: /^hump$/, grows: 'back' },
  claws: { words: ['claw', 'claws', 'pincer', 'pincers', 'talon', 'talons'], names: /claw|pincer|talon/, grows: 'sides' },
  paws: { words: ['paw', 'paws', 'foot', 'feet', 'hoof', 'hooves', 'hoofs', 'socks'], names: /paw|hoof|^foot$|^feet$|^hand$/ },
  legs: { words: ['leg', 'legs'], names: /^legs?$|thigh|shank/, limb: 'leg' },
  arms: { words: ['arm', 'arms', 'hand', 'hands', 'fist', 'fists'], names: /^arms?$|^hand$|gauntlet|bracer/, limb: 'arm' },
  head: { words: ['head', 'face'], names: /^(?:head|skull|muzzle|snout|nose|brow|cheek|jaw|face|disc)$/ },
  heads: { words: ['heads'], names: /head/ },
  neck: { words: ['neck'], names: /^neck/ },
  belly: { words: ['belly', 'chest', 'breast', 'underbelly', 'stomach'], names: /belly|breast|chest|bib|plastron/ },
  teeth: { words: ['tooth', 'teeth', 'fang', 'fangs'], names: /tooth|teeth|fang/, grows: 'mouth' },
  tongue: { words: ['tongue'], names: /tongue/, grows: 'mouth' },
  beak: { words: ['beak', 'bill'], names: /beak|bill/, grows: 'mouth' },
  trunk: { words: ['trunk', 'proboscis'], names: /^trunk$/, grows: 'mouth' },
  back: { words: ['back', 'abdomen', 'body', 'fur', 'scales', 'skin', 'hide', 'wool', 'feathers'], names: /^(?:body|torso|fur|coat|seg|coil|bell|spot|markings)$/ },
} as const satisfies Readonly<Record<string, PartRow>>; // biome-ignore format: a table

export type CreaturePart = keyof typeof CREATURE_PARTS;

/** The part that a word names. */
export const creaturePart = (word: string): CreaturePart | undefined =>
  (Object.keys(CREATURE_PARTS) as CreaturePart[]).find((id) => (CREATURE_PARTS[id].words as readonly string[]).includes(word)); // biome-ignore format: one line
