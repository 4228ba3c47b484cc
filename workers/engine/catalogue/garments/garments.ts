import { add, aim, apply, at, type Vec3 } from '../../solids/vec.ts';
import { drawShoulders } from '../../subject/humanoid/limbs.ts';
import { isLapped } from '../../subject/humanoid/skirts.ts';
import type { ClothPattern } from '../cloth-patterns.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Piece, TorsoCut, Worn } from './types.ts';

const top = (
  id: string,
  aliases: readonly string[],
  material: string,
  torso: TorsoCut,
  pattern?: ClothPattern,
): Piece => ({ id, aliases, slot: 'torso', material, torso, ...(pattern ? { pattern } : {}) });
const worn = (
  slot: 'legs' | 'feet' | 'hands',
  id: string,
  aliases: readonly string[],
  material: string,
  trim = material,
): Piece => ({ id, aliases, slot, material, trim });

/** Tops, armour, robes and dresses: how each is cut. The body draws them. */
export const TOPS: readonly Piece[] = [
  top('tunic', ['jerkin', 'tabard', 'doublet', 'kirtle'], 'green', { shape: 'tunic', sleeves: 1, trim: 'leather' }),
  top('shirt', ['blouse', 'top', 'clothes', 'clothing', 'outfit', 'uniform', 'garb'], 'cloth', {
    shape: 'shirt',
    sleeves: 1,
  }),
  top(
    'striped-shirt',
    ['sailor shirt', 'breton shirt', 'referee shirt', 'sailor top'],
    'cloth',
    { shape: 'shirt', sleeves: 1 },
    { kind: 'stripes' },
  ),
  top(
    'flannel-shirt',
    ['flannel', 'plaid shirt', 'flannel shirt', 'lumberjack shirt'],
    'red',
    { shape: 'shirt', sleeves: 1 },
    { kind: 'plaid', ink: 'black_cloth' },
  ),
  top(
    'hawaiian-shirt',
    ['hawaiian shirt', 'aloha shirt', 'tropical shirt', 'beach shirt'],
    'teal',
    { shape: 'shirt', sleeves: 0.55, open: 'skin' },
    { kind: 'scatter:flower', ink: 'orange' },
  ),
  top('vest', ['gilet', 'leather vest', 'sleeveless shirt'], 'leather', {
    shape: 'tunic',
    sleeves: 0,
  }),
  top('open-vest', ['open vest', 'bolero'], 'leather', { shape: 'shirt', sleeves: 1, sleeve: 'cloth', open: 'cloth' }),
  top(
    'jacket',
    [
      'leather jacket',
      'biker jacket',
      'racing jacket',
      'varsity jacket',
      'suit jacket',
      'blazer',
      'bomber jacket',
      'denim jacket',
      'letterman jacket',
    ],
    'charcoal',
    {
      shape: 'shirt',
      sleeves: 1,
      open: 'cloth',
      trim: 'charcoal',
    },
  ),
  top(
    'coat',
    ['longcoat', 'long coat', 'pirate coat', 'lab coat', 'frock coat', 'winter coat', 'fur coat', 'doctor coat'],
    'crimson',
    { shape: 'tunic', sleeves: 1, open: 'cloth', trim: 'gold', length: 0.62 },
  ),
  top(
    'plate-armor',
    [
      'armor',
      'armour',
      'plate armor',
      'plate armour',
      'full plate',
      'plate mail',
      'breastplate',
      'chestplate',
      'steel armor',
      'knight armor',
      'cuirass',
    ],
    'steel',
    { shape: 'armor', sleeves: 1, skirt: 'same', trim: 'gold' },
  ),
  top('chainmail', ['chain mail', 'mail shirt', 'hauberk', 'ringmail', 'chain armor'], 'iron', {
    shape: 'tunic',
    sleeves: 1,
    mail: true,
  }),
  top('scale-armor', ['scale armor', 'scale mail', 'dragon armor', 'lamellar'], 'crimson', {
    shape: 'armor',
    sleeves: 1,
    sleeve: 'charcoal',
    skirt: 'same',
    mail: true,
    trim: 'gold',
  }),
  top('leather-armor', ['leather armor', 'leather armour', 'studded leather', 'light armor', 'hide armor'], 'leather', {
    shape: 'tunic',
    sleeves: 0.4,
    sleeve: 'linen',
    trim: 'dark_leather',
  }),
  top('surcoat', ['crusader tabard', 'heraldic tabard', 'templar tunic'], 'cloth', {
    shape: 'tunic',
    sleeves: 1,
    sleeve: 'iron',
    emblem: 'red',
    length: 0.5,
  }),
  top('robe', ['wizard robe', 'mage robe', 'cassock', 'habit', 'priest robe', 'cultist robe', 'vestment'], 'blue', {
    shape: 'robe',
    sleeves: 1,
    wide: true,
    hem: 'gold',
  }),
  top('plain-robe', ['monk robe', 'simple robe', 'sackcloth', 'friar robe'], 'brown_cloth', {
    shape: 'robe',
    sleeves: 1,
    wide: true,
  }),
  top('kimono', ['yukata', 'geisha dress', 'haori', 'hanfu'], 'purple', {
    shape: 'robe',
    sleeves: 1,
    wide: true,
    open: 'cloth',
    hem: 'rose',
  }),
  top('dress', ['gown', 'ball gown', 'princess dress', 'wedding dress'], 'rose', {
    shape: 'dress',
    sleeves: 0.35,
    trim: 'cloth',
    hem: 'cloth',
  }),
  top('simple-dress', ['frock', 'peasant dress'], 'blue', {
    shape: 'dress',
    sleeves: 0.35,
    length: 0.72,
    hem: 'cloth',
  }),
  top('apron', ['smith apron', 'leather apron', 'chef apron', 'kitchen apron'], 'leather', {
    shape: 'shirt',
    sleeves: 0.55,
    sleeve: 'cloth',
    bib: 'same',
    skirt: 'same',
  }),
  top(
    'overalls',
    [
      'dungarees',
      'bib overalls',
      'farmer overalls',
      'waders',
      'fishing waders',
      'bib pants',
      'bib trousers',
      'coveralls with straps',
    ],
    'cloth',
    {
      shape: 'shirt',
      sleeves: 0.55,
      bib: 'denim',
    },
  ),
  top('gi', ['martial arts gi', 'karate gi', 'ninja suit', 'ninja outfit', 'judogi'], 'charcoal', {
    shape: 'tunic',
    sleeves: 1,
    open: 'black_cloth',
  }),
  top(
    'rags',
    ['tattered clothes', 'torn clothes', 'torn shirt', 'ragged clothes', 'tatters', 'beggar clothes'],
    '#8c7a5c/cloth',
    {
      shape: 'shirt',
      sleeves: 0.5,
    },
  ),
  top('spacesuit', ['space suit', 'astronaut suit', 'hazmat suit'], 'cloth', {
    shape: 'armor',
    sleeves: 1,
    sleeve: 'cloth',
    trim: 'iron',
    emblem: 'blue',
  }),
  top('bare-chest', ['shirtless', 'bare chest', 'bare chested', 'topless'], 'skin', { shape: 'bare', sleeves: 0 }),
  top('robot-body', ['robot chassis', 'metal body'], 'orange', { shape: 'robot', sleeves: 1 }),
  top('ribs', ['ribcage', 'bare bones'], 'bone', { shape: 'ribs', sleeves: 0 }),
];

/** Legs, feet and hands; the limbs draw them. */
export const LIMB_WEAR: readonly Piece[] = [
  worn('legs', 'trousers', ['pants', 'breeches', 'slacks'], 'brown_cloth'),
  worn('legs', 'greaves', ['leg armor', 'leg plates', 'cuisses', 'plate legs'], 'iron'),
  worn('legs', 'shorts', ['short pants'], 'denim'),
  worn('legs', 'loincloth', ['fur skirt', 'loin cloth', 'hide skirt', 'fur loincloth'], 'leather'),
  worn('feet', 'boots', ['leather boots', 'riding boots', 'tall boots', 'fur boots'], 'leather'),
  worn('feet', 'sabatons', ['plate boots', 'steel boots', 'metal boots', 'armored boots'], 'steel'),
  worn('feet', 'shoes', ['loafers'], 'dark_leather'),
  worn('feet', 'sandals', ['sandal', 'flip flops'], 'leather'),
  worn('hands', 'gloves', ['mittens', 'leather gloves', 'long gloves'], 'dark_leather'),
  worn('hands', 'gauntlets', ['gauntlet', 'plate gloves', 'steel gloves', 'metal gloves'], 'steel'),
  worn(
    'hands',
    'bracers',
    ['bracer', 'wrist guards', 'vambraces', 'bracelets', 'armbands', 'wrist bands', 'wristbands'],
    'leather',
  ),
];

const belt = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  if (rig.small) return;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.5 });
  const T = rig.torso;
  const y = T * 0.2;
  const wide = w.piece.id === 'sash' ? (w.asked ? 2 : 1.5) : 1;
  scene.cone(
    part,
    w.material,
    at(rig.root, [0, y - T * 0.055 * wide, 0]),
    at(rig.root, [0, y + T * 0.06 * wide, 0]),
    [rig.waistWidth * 1.13, rig.depth * 1.1],
    [rig.waistWidth * 1.11, rig.depth * 1.08],
  );
  if (wide > 1 && isLapped(f)) return;
  if (wide > 1)
    scene.cap(
      part,
      w.material,
      at(rig.root, [rig.waistWidth * 0.7, y, rig.depth * 0.9]),
      at(rig.root, [rig.waistWidth * 0.85, -T * (w.asked ? 0.7 : 0.35), rig.depth * (w.asked ? 1.5 : 1.1)]),
      rig.least(rig.unit * 0.06, w.asked ? 1.2 : 0),
      rig.least(rig.unit * 0.05, w.asked ? 1.2 : 0),
    );
  else if (!rig.middle)
    scene.box(
      part,
      w.trim,
      at(rig.root, [0, y, rig.depth * 1.08]),
      [rig.px * 1.05, T * 0.07, rig.depth * 0.12],
      rig.root.rotation,
    );
};

const pouch = (f: Figure, w: Worn): void => {
  belt(f, w);
  if (f.rig.small) return;
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'pouch' });
  for (const d of [-1, 1])
    scene.ell(part, w.material, at(rig.root, [d * rig.waistWidth * 0.85, rig.torso * 0.08, rig.depth * 0.8]), [
      rig.unit * 0.1,
      rig.unit * 0.11,
      rig.unit * 0.08,
    ]);
};

/** Pouches with flaps at the hips, a hammer and a screwdriver stuck between them. */
const toolBelt = (f: Figure, w: Worn): void => {
  belt(f, w);
  if (f.rig.small) return;
  const { rig, scene } = f;
  const { torso: T, waistWidth: W, depth: D } = rig;
  const k = rig.least(rig.unit * 0.1, 1.9);
  const put = (x: number, y: number): Vec3 => at(rig.root, [x * W, y * T, D * (1.3 - x * x * 0.2)]);
  for (const d of [-1, 1]) {
    const bag = f.part(w.piece.id, { group: `tools ${d}`, priority: 1.5 });
    const middle = add(put(d * 0.98, 0.16), [0, -k * 0.8, 0]);
    scene.box(bag, w.material, middle, [k, k * 1.1, k * 0.8], rig.root.rotation, { round: k * 0.3 });
    scene.box(bag, shadeOf(w.material, 1), add(middle, [0, k * 0.7, k * 0.1]), [k * 1.12, k * 0.36, k * 0.84], rig.root.rotation);
    // what stands out of it
    const tool = f.part(d < 0 ? 'hammer' : 'screwdriver', { group: `tool ${d}`, priority: 1.8 });
    const top = add(middle, [0, k * 2.1, k * 0.2]);
    const r = rig.least(rig.unit * 0.03, 0.7);
    scene.cap(tool, d < 0 ? 'wood' : 'red', add(middle, [0, k * 0.8, k * 0.2]), top, r, r);
    if (d < 0) scene.cap(tool, 'iron', add(top, [-k * 0.7, 0, 0]), add(top, [k * 0.7, 0, 0]), rig.least(rig.unit * 0.045, 0.9));
  }
}; // biome-ignore format: one line a solid

const scarf = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'scarf', priority: 1.2 });
  const y = rig.torso * 0.5;
  // over the cloth of a hood it lies wide
  if (f.worn('hat')?.piece.cover === 'full' && w.asked) {
    f.head.cone(part, w.material, [0, -1.36, 0], [0, -0.86, 0.02], [1.16, 1.02], [1.02, 0.94]);
    const end = rig.least(rig.unit * 0.1, 1.2);
    scene.cap(part, w.material, at(rig.chest, [rig.chestWidth * 0.4, y, rig.depth * 1.3]), at(rig.chest, [rig.chestWidth * 0.56, -y * 0.7, rig.depth * 1.5]), end, end * 0.9); // biome-ignore format: one line
    return;
  }
  // one that was asked for is wound thick, its end as long as the chest
  const thick = w.asked && !rig.small ? 1.9 : 1;
  scene.cone(
    part,
    w.material,
    at(rig.chest, [0, y - rig.unit * 0.05 * thick, 0]),
    at(rig.chest, [0, y + rig.unit * 0.09, rig.unit * 0.02]),
    [rig.chestWidth * (thick > 1 ? 1.08 : 0.82), rig.depth * (thick > 1 ? 1.42 : 1.2)],
    [rig.chestWidth * 0.66, rig.depth * 1.05],
  );
  if (rig.small) return;
  const end = thick > 1 ? f.part(w.piece.id, { group: 'scarf end', priority: 1.9 }) : part;
  scene.cap(
    end,
    w.material,
    at(rig.chest, [rig.chestWidth * 0.4, y - (thick > 1 ? rig.unit * 0.08 : 0), rig.depth * (thick > 1 ? 1.4 : 1)]),
    at(rig.chest, [rig.chestWidth * 0.5, -y * (thick > 1 ? 0.75 : 0.3), rig.depth * (thick > 1 ? 1.5 : 1.25)]),
    thick > 1 ? rig.least(rig.unit * 0.1, 1.5) : rig.unit * 0.08,
    thick > 1 ? rig.least(rig.unit * 0.1, 1.5) : rig.unit * 0.07,
  );
};

const necklace = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  if (rig.middle) return;
  const part = f.part(w.piece.id, { group: 'torso', priority: 2, line: false });
  const r = rig.least(rig.unit * 0.02, w.asked ? 0.6 : 0.42);
  const low = at(rig.chest, [0, rig.torso * 0.16, rig.depth * 1.12]);
  for (const d of [-1, 1])
    scene.cap(part, w.material, at(rig.chest, [d * rig.chestWidth * 0.4, rig.torso * 0.46, rig.depth * 0.9]), low, r);
  scene.ell(part, w.trim, low, rig.least(rig.unit * 0.05, w.asked ? 1.3 : 0.8));
};

/** A star of metal on the left of the chest. */
const badge = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'torso', priority: 2, line: false });
  const middle = at(rig.chest, [rig.chestWidth * 0.42, rig.torso * 0.2, rig.depth * 1.04]);
  const r = rig.least(rig.unit * 0.11, 1.1);
  if (rig.middle) {
    scene.ell(part, w.material, middle, r);
    return;
  }
  for (let i = 0; i < 5; i++) {
    const a = (i * 2 * Math.PI) / 5;
    const tip = add(middle, [Math.sin(a) * r * 1.3, Math.cos(a) * r * 1.3, 0]);
    scene.cap(part, w.material, middle, tip, r * 0.55, rig.px * 0.4);
  }
};

const tie = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  if (rig.small) return;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.6, line: false });
  const knot = at(rig.chest, [0, rig.torso * 0.4, rig.depth * 0.98]);
  if (w.piece.id === 'tie')
    scene.cap(
      part,
      w.material,
      knot,
      at(rig.chest, [0, -rig.torso * 0.16, rig.depth * 1.08]),
      rig.least(rig.unit * 0.035, w.asked ? 0.9 : 0.6),
      rig.least(rig.unit * 0.06, w.asked ? 1.3 : 0.8),
    );
  else
    for (const d of [-1, 1])
      scene.cone(
        part,
        w.material,
        knot,
        at(rig.chest, [d * rig.unit * 0.16, rig.torso * 0.4, rig.depth]),
        rig.unit * 0.03,
        rig.unit * 0.09,
      );
};

const simple = (
  slot: Piece['slot'],
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  draw: (f: Figure, w: Worn) => void,
): Piece => ({ id, aliases, slot, material, trim, draw });

/** Belts, scarves, jewels, ties, shoulder pieces. */
export const ACCESSORIES: readonly Piece[] = [
  simple('waist', 'belt', ['leather belt', 'girdle'], 'leather', 'gold', belt),
  simple('waist', 'sash', ['cummerbund', 'waist sash'], 'red', 'red', belt),
  simple('waist', 'tool-belt', ['tool belt', 'utility belt', 'belt of tools', 'belt with tools', 'tools on his belt', 'tools on her belt'], 'leather', 'gold', toolBelt), // biome-ignore format: one row
  simple('waist', 'pouch', ['pouches', 'coin purse'], 'leather', 'gold', pouch),
  simple('neck', 'scarf', ['muffler', 'neckerchief'], 'red', 'red', scarf),
  simple(
    'neck',
    'necklace',
    ['amulet', 'pendant', 'medallion', 'locket', 'talisman', 'chain'],
    'gold',
    'ruby',
    necklace,
  ),
  simple(
    'neck',
    'badge',
    ['star badge', 'sheriff badge', 'sheriff star', 'police badge', 'badge star', 'name badge', 'medal'],
    'gold',
    'gold',
    badge,
  ),
  simple('neck', 'tie', ['necktie', 'cravat'], 'crimson', 'crimson', tie),
  simple('neck', 'bow-tie', ['bow tie', 'bowtie', 'red bow tie', 'red bowtie'], 'crimson', 'crimson', tie),
  simple(
    'shoulders',
    'pauldrons',
    ['pauldron', 'shoulder pads', 'shoulder armor', 'spaulders', 'shoulder plates'],
    'steel',
    'steel',
    drawShoulders,
  ),
  simple(
    'shoulders',
    'spiked-pauldrons',
    ['spiked pauldrons', 'spiked shoulders', 'spiky armor'],
    'dark_metal',
    'bone',
    drawShoulders,
  ),
  simple(
    'shoulders',
    'fur-mantle',
    ['fur mantle', 'fur collar', 'fur shoulders'],
    'brunette',
    'brunette',
    drawShoulders,
  ),
];

/** The plane of a back: where bags and wings sit. */
export const onBack = (
  f: Figure,
): {
  readonly point: (x: number, y: number, z: number) => ReturnType<typeof at>;
  readonly rotation: ReturnType<typeof aim>;
} => ({
  point: (x, y, z) => at(f.rig.chest, [x, y, -f.rig.depth * 1.05 - z]),
  rotation: aim(apply(f.rig.chest.rotation, [0, 1, 0]), apply(f.rig.chest.rotation, [0, 0, 1])),
});
