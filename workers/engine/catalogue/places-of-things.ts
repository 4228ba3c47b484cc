/**
 * Places that any thing has, whatever its drawing calls them: a lid, a handle, a rim. A thing whose own table names such a part keeps its
 * own; of the others the place is found on the drawing (subject/places.ts) and painted as was said.
 */

/** Where a place is looked for, and what is painted where nothing of the drawing is it; 'all' is the thing itself. */
export type Spot = 'top' | 'bottom' | 'handle' | 'blade' | 'tip' | 'rim' | 'corners' | 'band' | 'label' | 'lens' | 'gem' | 'buttons' | 'wheels' | 'leaves' | 'inside' | 'legs' | 'strap' | 'core' | 'all'; // biome-ignore format: a list

export interface PlaceOfThing {
  readonly spot: Spot;
  /** The first is what it is called. */
  readonly words: readonly string[];
  /** '#rrggbb' of what is put on where no colour is said; without one, a place of no colour says nothing. */
  readonly own?: string;
}

const TABLE = `
top | lid, lids, cap, bottle cap, caps, cork, corks, stopper, stoppers, screw top, canopy, roof, hood, upper half, top half, bonnet, pump, spray top, spray pump, dropper, plunger, screw cap, top part, cap part, upper part
bottom | base, bases, bottom half, lower half, sole, soles, pedestal, plinth, underside, pot base, bottom part, lower part, heel, heels
handle | handle, handles, grip, grips, hilt, hilts, haft, shaft, hand grip, pommel, stick, handgrip, handgrips, wrist grip, crank handle
blade | blade, blades, cutting edge, axe head, hammer head, spearhead, arrowhead, prongs
tip | tip, tips, nozzle, muzzle, barrel end, point of it, eraser, rubber end, end cap, mouthpiece, toe, toes, toecap, toe cap
rim | rim, rims, edge, edges, border, borders, frame, frames, trim, trims, trimming, piping, edging, outline, outer ring, hem
corners | corners, corner
strap | strap, straps, shoulder strap, wristband, carrying strap | 7a4c2c
band | band, bands, belt, belts, hoop, hoops, bindings, racing stripe, hat band, hatband
label | label, labels, tag, price tag, nameplate, name tag, patch, patches | ece0c0
lens | lens, lenses, display, visor, eyepiece, windshield, windscreen, dial, glass front, windows, speaker, speakers, grille, monitor, glass pane, face glass
gem | gem, gems, jewel, jewels, gemstone, centre stone
core | core, cores, power core, centerpiece, inner core
buttons | button, buttons, knob, knobs, keys, switches, switch, dots, rivets, rivet, studs, stud, bolts, dots of it
wheels | wheel, wheels, tires, tire, tyres, tyre, hubcaps, rims of wheels
leaves | leaves, leaf, stem, stems, stalk, stalks, foliage
inside | inside, interior, lining, fillings, filling, inner part, cushion, cushions, upholstery, seat
legs | legs, leg, feet
all | casing, housing, chassis, exterior, outer shell, plating, bodywork, paint job, outer casing
`;

/** Places by the id of their part. */
export const PLACES_OF_THINGS: Readonly<Record<string, PlaceOfThing>> = Object.fromEntries(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([spot, words, own]) => [
      `at-${spot}`,
      { spot: spot as Spot, words: words!.split(', '), ...(own ? { own: `#${own}` } : {}) },
    ]),
);

/** Parts that drawings name themselves, and other words for them; a thing has one where its drawing has a part of that name. */
const NAMED = `
cab: driver cabin; quilt: blanket, duvet, bedspread, bed cover, coverlet; sheet; pillow; crust; icing: frosting, glaze; canopy: awning; mast; hull; deck; sail; bulb: light bulb; brim; sleeve; pole
fin; rib; pad; rind; flesh; needle; pocket; spoke; muzzle; trigger; stock: gun stock, butt of it; scope; mag: magazine; husk; lattice; patty; bun; lettuce; topping: toppings; dough; foil; nori; finger; thumb; slat
flap; fold; tier; coil; tube; motor; drip; ferrule; yolk; boiler; cockpit; strut; axle; spoiler; bumper; grille; keel; prow; cuff; collar; lace: shoelace; shade: lampshade; gills; spout; dial; cord; bristles
chimney; dome; hood; hatch; tread; wing; propeller: rotor; nose: nose cone; antenna; barrel; dome; plate; jet; hose; seam; stitch; candy; lip; string; strings; neck; body; bowl; pommel; guard: crossguard, cross guard; quiver; fletching: feathers
`;

/** Names of such parts → their words. */
export const NAMED_PARTS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  NAMED.split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      const [name = '', words = ''] = one.split(':');
      return [name, [name, ...words.split(',').map((word) => word.trim())].filter(Boolean)];
    }),
);

/** The id of such a part in a brief. */
export const namedPart = (name: string): string => `of-${name}`;
export const nameOfPart = (piece: string): string | undefined => (piece.startsWith('of-') ? piece.slice(3) : undefined);
