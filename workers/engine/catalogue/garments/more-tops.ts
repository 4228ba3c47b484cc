import { add, addScaled, apply, at, lerp, mix, type Vec3 } from '../../solids/vec.ts';
import { SIDES, signOf } from '../../subject/humanoid/rig.ts';
import type { ClothPattern } from '../cloth-patterns.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Piece, TorsoCut, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
interface More {
  readonly pattern?: ClothPattern;
  readonly under?: Piece['under'];
  readonly draw?: Draw;
  readonly arms?: Piece['arms'];
}
const top = (id: string, aliases: readonly string[], material: string, torso: TorsoCut, more: More = {}): Piece => ({
  id,
  aliases,
  slot: 'torso',
  material,
  torso,
  ...more,
});

/** A hood that hangs on the back, and its strings. */
const hoodDown: Draw = (f, w) => {
  const { rig, scene } = f;
  if (f.worn('hat')?.piece.id === 'hood') return;
  const part = f.part(w.piece.id, { group: 'hood' });
  const { torso: T, chestWidth: c, depth: D, unit: U } = rig;
  scene.ell(part, w.material, at(rig.chest, [0, T * 0.5, -D * 0.9]), [c * 0.86, T * 0.24, U * 0.2], rig.chest.rotation);
  for (const d of [-1, 1])
    scene.cap(
      part,
      w.material,
      at(rig.chest, [d * c * 0.66, T * 0.56, -D * 0.3]),
      at(rig.chest, [d * c * 0.2, T * 0.42, D * 0.86]),
      U * 0.09,
      U * 0.07,
    );
  if (rig.small) return;
  const strings = f.part('strings', { group: 'torso', priority: 1.8, line: false });
  for (const d of [-1, 1])
    scene.cap(
      strings,
      'cloth',
      at(rig.chest, [d * c * 0.22, T * 0.36, D * 1.04]),
      at(rig.chest, [d * c * 0.24, T * 0.1, D * 1.12]),
      rig.least(U * 0.02, 0.4),
    );
};

/** A seam down the front of a coat that is shut, and its buttons. */
const buttoned: Draw = (f, w) => {
  const { rig, scene } = f;
  if (rig.small) return;
  const { torso: T, depth: D, unit: U, legLength: L } = rig;
  const seam = f.part('seam', { group: 'torso', priority: 1.6, line: false });
  const high = at(rig.chest, [0, T * 0.36, D * 1.06]);
  const low = at(rig.root, [0, -L * 0.56, D * 1.26]);
  scene.cap(seam, shadeOf(w.material, 1), high, low, rig.least(U * 0.025, 0.5));
  const buttons = f.part('buttons', { group: 'torso', priority: 1.9, line: false });
  for (const t of [0.12, 0.38, 0.64])
    scene.ell(buttons, 'charcoal', add(mix(high, low, t), [U * 0.07, 0, U * 0.04]), rig.least(U * 0.045, 0.7));
};

/** Cloth thrown over the left shoulder. */
const draped =
  (m: 'same' | 'trim'): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(m === 'same' ? w.piece.id : 'drape', { group: 'drape', priority: 1.3 });
    const { torso: T, chestWidth: c, depth: D, unit: U } = rig;
    const on = (t: number): Vec3 =>
      at(rig.chest, [
        lerp(c * 0.86, -c * 0.86, t),
        lerp(T * 0.56, -T * 0.56, t),
        D * (0.7 + 0.4 * Math.sin(t * Math.PI)),
      ]);
    scene.tube(part, m === 'same' ? w.material : w.trim, [0, 0.2, 0.4, 0.6, 0.8, 1].map(on), U * 0.15);
    scene.cap(
      part,
      m === 'same' ? w.material : w.trim,
      on(0),
      at(rig.chest, [c * 0.9, -T * 0.7, -D * 0.9]),
      U * 0.16,
      U * 0.2,
    );
  };

/** A band of cloth over the breast of who bathes. */
const bikiniTop: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, chestWidth: c, depth: D } = rig;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.4 });
  scene.cone(
    part,
    w.material,
    at(rig.chest, [0, T * 0.04, 0]),
    at(rig.chest, [0, T * 0.3, 0]),
    [c * 0.98, D * 1.04],
    [c * 1.02, D * 1.04],
  );
  // over a bust that stands out from the chest
  const { bust } = rig.build;
  if (bust > 0 && rig.roomy)
    for (const d of [-1, 1]) scene.ell(part, w.material, at(rig.chest, [d * c * 0.42, T * 0.11, D * 0.68]), [c * 0.5, T * 0.2, D * (0.33 + bust * 0.4)], rig.chest.rotation); // biome-ignore format: one line
  scene.cone(
    part,
    w.material,
    at(rig.root, [0, -rig.legRadius * 0.9, 0]),
    at(rig.root, [0, rig.torso * 0.06, 0]),
    [rig.hipX + rig.legRadius * 0.9, D * 1.05],
    [rig.hipX + rig.legRadius * 1.0, D * 1.05],
  );
};

/** Square plates that hang from the shoulders, in rows. */
const sode: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const part = f.part(w.piece.id, { group: `shoulder${side}`, bias: rig.far(side) });
    const r = rig.armRadius;
    const out = apply(rig.chest.rotation, [signOf(side), 0, 0]);
    const from = addScaled(rig.arms[side].shoulder, out, r * 0.6);
    for (let i = 0; i < (rig.small ? 2 : 3); i++)
      scene.box(
        part,
        i % 2 ? w.trim : w.material,
        addScaled(addScaled(from, out, r * (0.35 + i * 0.12)), [0, 1, 0], r * (0.7 - i * 0.95)),
        [r * 0.75, r * 0.56, r * 1.3],
        rig.chest.rotation,
        { round: r * 0.2 },
      );
  }
};

/** Great round plates of powered armour, with a rim. */
const greatPauldrons: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const r = rig.armRadius * (rig.small ? 1.5 : 1.9);
    const place = addScaled(
      rig.arms[side].shoulder,
      apply(rig.chest.rotation, [signOf(side) * 0.5, 0.34, 0]),
      rig.armRadius,
    );
    scene.ell(
      f.part('rim', { group: `shoulder${side}`, bias: rig.far(side) }),
      w.trim,
      place,
      [r * 1.1, r * 1.0, r * 1.1],
      rig.chest.rotation,
      { clips: [[0, -1, 0, 0.36]] },
    );
    scene.ell(
      f.part(w.piece.id, { group: `shoulder${side}`, bias: rig.far(side) }),
      w.material,
      addScaled(place, [0, 1, 0], r * 0.08),
      [r * 1.08, r * 1.0, r * 1.1],
      rig.chest.rotation,
      { clips: [[0, -1, 0, 0.16]] },
    );
  }
};

/** Boards of gold thread on the shoulders. */
const epaulettes: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const part = f.part(w.piece.id, { group: `shoulder${side}`, bias: rig.far(side), priority: 1.3 });
    const r = rig.armRadius;
    const out = apply(rig.chest.rotation, [signOf(side), 0, 0]);
    const s = rig.arms[side].shoulder;
    scene.cap(
      part,
      w.material,
      addScaled(addScaled(s, out, -r * 0.6), [0, 1, 0], r * 0.9),
      addScaled(addScaled(s, out, r * 0.7), [0, 1, 0], r * 0.8),
      r * 0.5,
      r * 0.62,
    );
    if (!rig.small)
      scene.cap(
        part,
        w.material,
        addScaled(addScaled(s, out, r * 0.8), [0, 1, 0], r * 0.6),
        addScaled(addScaled(s, out, r * 1.0), [0, 1, 0], -r * 0.1),
        r * 0.5,
        r * 0.4,
      );
  }
};

/** Tops that bring their legs with them, and those of peoples, sports and worlds to come. */
export const MORE_TOPS: readonly Piece[] = [
  top('suit', ['business suit', 'tuxedo', 'white suit', 'black suit', 'formal suit', 'three piece suit', 'mafia suit', 'dress suit', 'tailcoat', 'tux', 'pinstripe suit', 'butler suit', 'suit and tie', 'evening suit'], 'charcoal', { shape: 'shirt', sleeves: 1, open: 'cloth', trim: 'charcoal' }, { under: 'same' }),
  top('hoodie', ['hooded sweatshirt', 'hooded sweater', 'zip hoodie', 'hooded jacket', 'oversized hoodie'], 'teal', { shape: 'shirt', sleeves: 1 }, { draw: hoodDown }),
  top('raincoat', ['rain coat', 'rain jacket', 'rain slicker', 'slicker', 'oilskin', 'oilskin coat', 'oilskin jacket', 'mackintosh', 'rain gear', 'rainwear'], '#f0c428/cloth', { shape: 'tunic', sleeves: 1, length: 0.76 }, { draw: buttoned }),
  top('pajamas', ['pajama', 'pyjamas', 'pyjama', 'pjs', 'nightwear', 'sleepwear', 'pajama suit'], '#7c9cd8', { shape: 'shirt', sleeves: 1, trim: 'cloth', front: 'cloth' }, { under: 'same', pattern: { kind: 'stripes', ink: 'cloth' } }),
  top('tracksuit', ['track suit', 'sweatsuit', 'jogging suit', 'sweat suit', 'gym clothes', 'adidas tracksuit', 'sports suit'], 'navy', { shape: 'shirt', sleeves: 1, front: 'cloth', trim: 'cloth' }, { under: 'same' }),
  top('onesie', ['kigurumi', 'footie pajamas', 'romper', 'animal costume', 'animal onesie'], '#5cae4c/cloth', { shape: 'shirt', sleeves: 1, front: 'cream' }, { under: 'same' }),
  top('bodysuit', ['wetsuit', 'wet suit', 'spandex', 'spandex suit', 'superhero suit', 'superhero costume', 'hero costume', 'catsuit', 'skin tight suit', 'latex suit', 'diving suit', 'racing suit', 'pilot suit', 'plugsuit', 'stealth suit', 'scuba suit', 'flight suit', 'cyber suit', 'tight suit', 'flightsuit', 'superhero outfit', 'hero suit', 'tactical suit', 'leather catsuit', 'jumpsuit', 'race suit', 'bodystocking', 'tron suit', 'unitard', 'prison jumpsuit', 'boiler suit', 'coveralls'], 'charcoal', { shape: 'shirt', sleeves: 1 }, { under: 'same' }),
  top('leotard', ['gymnast leotard', 'ballet leotard', 'swimsuit', 'bathing suit', 'one piece swimsuit', 'swim suit', 'swimming suit', 'bunny suit', 'wrestling singlet', 'singlet', 'one-piece swimsuit'], 'red', { shape: 'shirt', sleeves: 0 }, { under: 'bare' }),
  top('bikini', ['two piece swimsuit', 'bra', 'bikini top', 'beach bikini', 'metal bikini', 'fur bikini', 'chainmail bikini', 'leather bikini', 'coconut bra', 'belly dancer top', 'crop top', 'bandeau'], 'rose', { shape: 'bare', sleeves: 0 }, { under: 'bare', draw: bikiniTop }),
  top('hi-vis-vest', ['safety vest', 'high vis vest', 'hi vis vest', 'high visibility vest', 'reflective vest', 'construction vest', 'hi vis jacket', 'high visibility jacket', 'orange vest with reflective stripes', 'reflective jacket', 'hi-vis', 'hi viz vest', 'work vest'], '#f07a28', { shape: 'shirt', sleeves: 1, sleeve: 'charcoal' }, { pattern: { kind: 'bands', ink: '#f4ec70' } }),
  top('turnout-coat', ['fireman coat', 'firefighter coat', 'fire coat', 'turnout gear', 'bunker gear', 'fire jacket', 'firefighter jacket', 'fireproof coat', 'fireman jacket', 'firefighter uniform', 'turnout jacket'], '#c8963c', { shape: 'tunic', sleeves: 1, trim: 'charcoal', length: 0.36 }, { under: 'same', pattern: { kind: 'bands', ink: '#f4ec70' } }),
  top('toga', ['roman toga', 'greek toga', 'chiton', 'himation', 'white toga', 'greek robe', 'roman robe', 'greek tunic'], 'cloth', { shape: 'robe', sleeves: 0, open: 'skin' }, { draw: draped('same') }),
  { ...top('sari', ['indian sari', 'saree', 'silk sari', 'indian dress'], 'crimson', { shape: 'dress', sleeves: 0.4, hem: 'gold' }, { draw: draped('trim') }), trim: 'gold' },
  top('hanbok', ['korean dress', 'korean hanbok', 'traditional korean dress'], 'rose', { shape: 'dress', sleeves: 1, sleeve: 'cloth', wide: true, trim: 'cloth', front: 'crimson' }),
  top('tank-top', ['tank top', 'basketball jersey', 'sleeveless jersey', 'undershirt', 'wifebeater'], 'cloth', { shape: 'shirt', sleeves: 0, trim: 'cloth' }),
  top('neon-jacket', ['neon jacket', 'cyberpunk jacket', 'techwear jacket', 'led jacket', 'glowing jacket', 'futuristic jacket', 'cyber jacket', 'techwear', 'synthwave jacket'], 'charcoal', { shape: 'shirt', sleeves: 1, open: 'black_cloth', trim: '#48e0f0/flame' }),
  top('qipao', ['cheongsam', 'chinese dress', 'chinese qipao', 'mandarin dress'], 'red', { shape: 'robe', sleeves: 0.4, trim: 'gold', hem: 'gold', length: 0.86, front: 'gold' }),
  top('maid-dress', ['maid outfit', 'maid uniform', 'french maid dress', 'maid costume', 'maid dress', 'french maid outfit', 'victorian maid dress'], 'charcoal', { shape: 'dress', sleeves: 0.4, length: 0.76, trim: 'cloth', hem: 'cloth', bib: 'cloth', apron: 'cloth' }),
  top('school-uniform', ['school uniform', 'schoolgirl uniform', 'sailor uniform', 'sailor fuku', 'seifuku', 'sailor outfit', 'school girl uniform'], 'cloth', { shape: 'shirt', sleeves: 1, open: 'navy', trim: 'navy' }),
  top('straitjacket', ['strait jacket', 'straightjacket', 'straight jacket', 'asylum jacket', 'restraint jacket'], 'cloth', { shape: 'tunic', sleeves: 1, trim: 'leather', stripes: 'leather', length: 0.2 }, { under: 'same', arms: { swingR: 36, abductR: 16, elbowR: 86, turnR: 74, swingL: 26, abductL: 16, elbowL: 92, turnL: 78 } }),
  top('scrubs', ['hospital scrubs', 'surgical scrubs', 'medical scrubs', 'nurse scrubs', 'doctor scrubs', 'surgeon gown', 'surgical gown', 'hospital gown'], '#58b0a8', { shape: 'tunic', sleeves: 0.4, open: 'skin', openTo: 0.3, length: 0.2 }, { under: 'same' }),
  top('samurai-armor', ['samurai armor', 'samurai armour', 'o-yoroi', 'lamellar armor', 'lamellar armour', 'japanese armor', 'laminar armor', 'yoroi', 'shogun armor', 'samurai plate'], 'crimson', { shape: 'armor', sleeves: 1, sleeve: 'charcoal', skirt: 'same', trim: 'gold' }, { pattern: { kind: 'lacing' } }),
  top('power-armor', ['power armor', 'power armour', 'powered armor', 'exosuit', 'mech suit', 'space marine armor', 'futuristic armor', 'sci-fi armor', 'scifi armor', 'exoskeleton', 'cyber armor', 'combat armor', 'trooper armor', 'space armor', 'space armour', 'mechanical armor', 'robot armor', 'iron suit', 'mandalorian armor', 'stormtrooper armor', 'high tech armor', 'tech armor', 'battle suit', 'power suit'], 'steel', { shape: 'armor', sleeves: 1, sleeve: 'charcoal', trim: 'charcoal' }, { under: 'armour' }),
  top('gambeson', ['padded armor', 'quilted armor', 'padded jacket', 'puffer jacket', 'down jacket', 'padded tunic', 'quilted tunic', 'brigandine', 'aketon', 'padded coat', 'quilted jacket', 'puffy jacket'], 'linen', { shape: 'tunic', sleeves: 1, length: 0.3 }, { pattern: { kind: 'quilt' } }),
  top('corset', ['bodice', 'leather corset', 'bustier', 'steampunk corset', 'lace corset', 'black corset'], 'dark_leather', { shape: 'shirt', sleeves: 0.4, sleeve: 'cloth', front: 'gold' }),
  top('tailed-coat', ['tail coat', 'military coat', 'admiral coat', 'captain coat', 'navy coat', 'napoleonic coat', 'general uniform', 'military uniform', 'officer uniform', 'army uniform', 'parade uniform', 'dress uniform', 'naval uniform', 'military jacket', 'soldier uniform', 'band uniform', 'marching band uniform', 'hussar jacket', 'redcoat uniform', 'admiral uniform', 'prince uniform'], 'navy', { shape: 'tunic', sleeves: 1, front: 'gold', trim: 'gold', length: 0.4 }),
  top('bathrobe', ['bath towel', 'bath robe', 'dressing gown', 'towel around his waist', 'towel around her waist', 'wrapped in a towel'], 'cloth', { shape: 'robe', sleeves: 1, open: 'skin', length: 0.66 }),
  { id: 'sode', aliases: ['samurai shoulder guards', 'samurai pauldrons', 'shoulder guards'], slot: 'shoulders', material: 'crimson', trim: 'charcoal', draw: sode },
  { id: 'great-pauldrons', aliases: ['huge pauldrons', 'big pauldrons', 'giant pauldrons', 'large pauldrons', 'oversized pauldrons', 'massive pauldrons', 'huge shoulder pads', 'big shoulder pads', 'huge shoulder plates', 'large shoulder pads', 'oversized shoulder pads'], slot: 'shoulders', material: 'steel', trim: 'gold', draw: greatPauldrons },
  { id: 'epaulettes', aliases: ['epaulets', 'gold epaulettes', 'golden epaulettes', 'epaulette', 'gold epaulets'], slot: 'shoulders', material: 'gold', trim: 'gold', draw: epaulettes },
]; // biome-ignore format: one row a top
