/** What a sentence says of a picture with several things in it. */
import type { CreaturePart } from '../catalogue/creature-parts.ts';
import type { Feeling } from '../catalogue/feelings.ts';
import type { SignName } from '../catalogue/things/sign-pictures.ts';
import type { Brief } from '../types.ts';
import type { Gear } from './changes/beast-gear.ts';
import type { PartLook } from './changes/part-looks.ts';
import type { View } from './places/views.ts';
import type { RelationId } from './relations.ts';
import type { Soil } from './soils.ts';
import type { VerbId } from './verbs.ts';

/** What time, fire and cold leave on a thing. */
export type Wear = 'rot' | 'mould' | 'fire' | 'dirt' | 'frost' | 'dust' | 'tears' | 'burnt edges';

/** Something built onto a house, or what befell it: `changes/built.ts` draws it. */
export interface Built {
  readonly is: 'built';
  readonly of:
    | 'chimneys'
    | 'clock'
    | 'ladder'
    | 'lights'
    | 'carpet'
    | 'boom'
    | 'washing'
    | 'door'
    | 'windows'
    | 'window look'
    | 'columns'
    | 'board'
    | 'storeys'
    | 'porch'
    | 'skylight'
    | 'graffiti'
    | 'side'
    | 'pulley'
    | 'steam'
    | 'burnt'
    | 'flooded'
    | 'frozen'
    | 'scaffold'
    | 'hole'
    | 'hazard'
    | 'blazon'
    | 'roof'
    | 'on roof'
    | 'row'
    | 'colonnade'
    | 'stairs'
    | 'cliff'
    | 'pocks'
    | 'ramp'
    | 'awning'
    | 'broken dome'
    | 'rod'
    | 'walls'
    | 'tops'
    | 'spiral'
    /** What it has as it is drawn: told, and nothing more. */
    | 'own';
  /** Which one of its kind: the roof's matter, the door's shape. */
  readonly kind?: string;
  readonly count?: number;
  readonly hue?: string;
  /** What is cut into a door or painted on a flag. */
  readonly cut?: string;
  readonly told: string;
}

/** What is changed of a subject after it is drawn: parts added, doubled or missing, another substance or shape. */
export type Change =
  | { readonly is: 'heads'; readonly count: number }
  | { readonly is: 'without head' }
  | { readonly is: 'wings'; readonly of: string; readonly colour?: string; readonly low?: true; readonly small?: true }
  | { readonly is: 'horns'; readonly colour?: string }
  | {
      readonly is: 'face';
      readonly mood: string;
      readonly glasses?: true;
      /** Colour of eyes that glow. */
      readonly eyes?: string;
      /** Eyes and no mouth, or a mouth and no eyes. */
      readonly only?: 'eyes' | 'mouth';
      /** How many eyes, where they are not two. */
      readonly count?: number;
      /** Its tongue hangs out. */
      readonly tongue?: true;
    }
  /** `through`: all of it, dress and hands as well. */
  | { readonly is: 'made of'; readonly substance: string; readonly through?: true }
  | { readonly is: 'shaped'; readonly like: Brief; readonly text: string; readonly inOwn?: true } // in its own colours: none was said of the thing
  | { readonly is: 'half'; readonly other: Brief; readonly text: string }
  | { readonly is: 'body'; readonly other: Brief; readonly text: string }
  | { readonly is: 'head of'; readonly other: Brief; readonly text: string }
  | { readonly is: 'wears'; readonly item: Brief; readonly text: string }
  | { readonly is: 'burns'; readonly with: string }
  | {
      readonly is: 'grows';
      readonly item: Brief;
      readonly place: 'antlers' | 'horns' | 'back' | 'head' | 'shoulders' | 'shell' | 'belly' | 'forehead';
      readonly count: number;
      readonly large: boolean;
      /** It was thrust in: what it is held by is up. */
      readonly stuck?: true;
      readonly text: string;
    }
  /** `hue`: of another colour than its own. */
  | { readonly is: 'limbs'; readonly legs: number; readonly arms: boolean; readonly hue?: string }
  | { readonly is: 'gashed'; readonly told: string }
  | { readonly is: 'blotched'; readonly colour: string; readonly on?: 'back' | 'head'; readonly one?: true; readonly told: string } // biome-ignore format: one line
  | { readonly is: 'geared'; readonly with: Gear; readonly colour?: string; readonly told: string }
  | {
      readonly is: 'swapped';
      readonly part: CreaturePart;
      /** Absent: tentacles. */
      readonly by?: Brief;
      /** One of several alone. */
      readonly one?: true;
      readonly told: string;
    }
  | { readonly is: 'emblem'; readonly of: string; readonly colour?: string; readonly flank?: true }
  | { readonly is: 'pattern'; readonly of: string; readonly colour?: string }
  | { readonly is: 'inscribed'; readonly text: string }
  | { readonly is: 'runes'; readonly colour?: string }
  | { readonly is: 'picture'; readonly item: Brief; readonly text: string }
  | { readonly is: 'stripes'; readonly colours: readonly string[]; readonly many: boolean }
  | {
      readonly is: 'tipped';
      readonly part: string;
      readonly as: string;
      readonly told: string;
      readonly colour: string;
    }
  | { readonly is: 'wound' | 'hung' | 'tied'; readonly with: string; readonly colour: string }
  | {
      readonly is: 'drips';
      readonly with: string;
      readonly colour: string /** Out of a hole in it. */;
      readonly leaks?: true;
    }
  /** `item`: a thing that no picture for boards is set of, drawn small. */
  | {
      readonly is: 'signboard';
      readonly of: SignName;
      readonly item?: Brief;
      readonly neon?: true;
      /** The colour that its picture is of. */
      readonly hue?: string;
      readonly told?: string;
    }
  | {
      readonly is:
        | 'boarded'
        | 'broken windows'
        | 'barred windows'
        | 'ground shop'
        | 'fallen roof'
        | 'torn sails'
        | 'scrap'
        | 'swing doors'
        | 'open door'
        | 'helipad'
        | 'stilts'
        | 'pipes'
        | 'spiked'
        | 'snowed'
        | 'weathered'
        | 'ivy'
        | 'drawbridge'
        | 'gap'
        | 'crumbled';
      /** The words of where on it that is. */
      readonly told?: string;
      /** On that half of it alone. */
      readonly to?: 'left' | 'right';
    }
  | { readonly is: 'one window lit'; readonly hue?: string; readonly boarded?: true }
  | { readonly is: 'legs'; readonly metal?: true }
  | { readonly is: 'lettering'; readonly text: string; readonly neon?: true; readonly colour?: string }
  | { readonly is: 'door curtain'; readonly colour: string }
  | { readonly is: 'shutters'; readonly colour: string; readonly told: string }
  | { readonly is: 'fire escape' }
  | { readonly is: 'wing'; readonly item: Brief; readonly text: string }
  | { readonly is: 'solar panels' }
  | { readonly is: 'balcony'; readonly many?: true; readonly told?: string }
  | { readonly is: 'flags'; readonly told?: string; readonly colour: string; readonly count: number }
  | { readonly is: 'stands on' | 'sunk'; readonly soil: Soil; readonly told: string }
  | { readonly is: 'leaning'; readonly to?: 'left' | 'right' }
  | { readonly is: 'on top'; readonly item: Brief; readonly sign?: SignName; readonly at?: 'railing' | 'chimney' | 'roof' | 'window' | 'opening' | 'eaves' | 'around' | 'door' | 'wall' | 'under'; readonly count?: number; readonly text: string } // biome-ignore format: one line
  | { readonly is: 'flanked'; readonly item: Brief; readonly text: string; readonly share?: number }
  | { readonly is: 'towers'; readonly item: Brief; readonly count: number; readonly crooked?: true }
  | { readonly is: 'before'; readonly item: Brief; readonly text: string }
  | {
      readonly is: 'at side';
      readonly item: Brief;
      readonly text: string;
      readonly share: number;
      readonly count: number;
      readonly front?: boolean;
    }
  | {
      readonly is: 'about';
      readonly item: Brief;
      readonly text: string;
      readonly where: 'air' | 'roof';
      readonly count: number;
    }
  | { readonly is: 'planted'; readonly of: string; readonly colour: string }
  | Built
  | { readonly is: 'smokes'; readonly hue?: string }
  | {
      readonly is: 'fenced';
      readonly white: boolean;
      readonly iron?: true;
      readonly crooked?: true;
      readonly spiked?: true;
    }
  | { readonly is: 'painted'; readonly colour: string }
  | {
      readonly is: 'on walls';
      readonly of: string;
      readonly count: number;
      readonly told: string;
      readonly hue?: string;
      readonly over?: 'door';
    }
  | { readonly is: 'flying'; readonly of: string }
  | {
      readonly is: 'goods';
      readonly item: Brief;
      readonly count: number;
      readonly text: string;
      readonly large?: true;
      /** At one side of the house rather than before it. */
      readonly aside?: true;
      readonly more?: readonly Brief[];
    }
  | { readonly is: 'vendor'; readonly item: Brief; readonly text: string }
  | { readonly is: 'worn'; readonly by: Wear }
  | { readonly is: 'crashed'; readonly soil: Soil }
  | { readonly is: 'moss'; readonly on?: 'shoulders' | 'back' | 'head' }
  | { readonly is: 'rust' | 'broken' | 'cracked' | 'bitten' | 'knuckled' | 'gears' | 'cogs' }
  | { readonly is: 'cheeks'; readonly colour: string; readonly told: string }
  | { readonly is: 'glows'; readonly colour: string }
  | { readonly is: 'felt'; readonly feeling: Feeling; readonly told: string; readonly sign?: true }
  | { readonly is: 'eyes'; readonly count: number; readonly colour?: string; readonly size?: number; readonly told?: string } // biome-ignore format: one line
  | { readonly is: 'of things'; readonly item: Brief; readonly told: string }
  | { readonly is: 'lost eye'; readonly sewn?: true }
  | { readonly is: 'eye beams'; readonly colour: string }
  | { readonly is: 'ghostly'; readonly coloured?: true }
  | { readonly is: 'on thread'; readonly colour: string; readonly told: string }
  | { readonly is: 'rainbow'; readonly striped: boolean }
  /** What it leaves behind where it moves. */
  | { readonly is: 'wake'; readonly of: string; readonly colour?: string; readonly told: string }
  | PartChange
  | OnThing
  | PartAs
  | {
      readonly is: 'two tone';
      readonly colours: readonly [string, string];
      readonly way: 'aside' | 'above';
      readonly told: string;
    }
  | {
      readonly is: 'coiled';
      readonly kind: string;
      readonly colour: string;
      readonly part?: string;
      readonly told: string;
    }
  /** A chain of links that hangs from its top down to a side. */
  | { readonly is: 'on chain'; readonly side: 'left' | 'right'; readonly colour: string; readonly told: string }
  | {
      readonly is: 'hurt';
      readonly part: string;
      readonly how:
        | 'cracked'
        | 'missing'
        | 'snapped'
        | 'chipped'
        | 'wrapped'
        | 'marked'
        | 'patterned'
        | 'torn'
        | 'burnt'
        | 'folded'
        | 'peeling'
        | 'one hued'
        | 'left hued';
      /** Each of several. */
      readonly all?: true;
      readonly colour?: string;
      /** Of what is marked or patterned: which mark, which pattern. */
      readonly mark?: string;
      readonly told: string;
    }
  | {
      readonly is: 'shown';
      readonly at: string;
      readonly picture?: string;
      readonly shows?: Brief;
      readonly told: string;
    }
  | { readonly is: 'alight'; readonly colour: string };

/** Something else on a thing, as small as that makes it. */
export interface OnThing {
  readonly is: 'on thing';
  readonly item: Brief;
  readonly count: number;
  readonly how: 'stuck' | 'taped' | 'strapped' | 'draped' | 'hangs' | 'all over' | 'out of it' | 'atop';
  /** A setting rather than a load. */
  readonly small?: true;
  /** The part of it that was said; its face where none was. */
  readonly at?: string;
  /** At its side, half beyond it. */
  readonly aside?: true;
  readonly told: string;
}

/** One part of a thing that is itself something else: its handle is the head of a duck. */
export interface PartAs {
  readonly is: 'part as';
  readonly part: string;
  readonly item: Brief;
  readonly told: string;
}

/** What is said of one part of a creature. */
export interface PartChange {
  readonly is: 'part';
  readonly part: CreaturePart;
  readonly look: PartLook;
  /** Of several only one. */
  readonly one: boolean;
  /** Times as large as usual. */
  readonly size: number;
  /** It has none by nature: it is put on. */
  readonly grow?: true;
  /** Whose part it is, or how it is shaped. */
  readonly kind?: string;
  /** Whose head it has. */
  readonly donor?: Brief;
  readonly count?: number;
  /** Who it is of, to be drawn again in another size. */
  readonly own?: Brief;
  readonly told: string;
}

export type SpotName = 'floor' | 'wall' | 'ceiling' | 'sill' | 'corner' | 'middle' | 'left' | 'right' | 'sides' | 'far' | 'front' | 'air' | 'water' | 'on'; // biome-ignore format: one line
/** Where in its place a thing was said to be. */
export interface Spot {
  readonly is: SpotName;
  /** Concept of what it stands on. */
  readonly support?: string;
  /** Many lie about all over it. */
  readonly strewn?: true;
  /** The phrase that says so. */
  readonly told: string;
}

/** What one copy of several is that the others are not. */
export interface Unlike {
  readonly brief: Brief;
  readonly changes: readonly Change[];
  readonly act?: Act;
  /** Times as large as the others. */
  readonly size?: number;
}

export interface SceneNode {
  readonly id: number;
  /** Its words, without article and number. */
  readonly text: string;
  readonly brief: Brief;
  /** 1..9 */
  readonly count: number;
  readonly changes: readonly Change[];
  /** Several stand one behind the other, or side by side; things lie in a heap, on each other, or side by side in a bundle. */
  readonly line?: 'queue' | 'row' | 'heap' | 'stack' | 'bundle' | 'pair';
  /** So many were said, rather than some. */
  readonly counted?: true;
  /** Copies that differ, by their number from the left. */
  readonly unlike?: Readonly<Record<number, Unlike>>;
  /** The words that say so. */
  readonly oddly?: string;
  act?: Act;
  /** Said to be up in the sky. */
  readonly aloft?: true;
  /** Of what is in a place: where it was said to be. */
  readonly at?: Spot;
  /** What was said of it is drawn by another node's drawing: a mount that its rider sits on. */
  readonly unseen?: true;
}

export interface Act {
  readonly verb: VerbId;
  /** What it makes, uses or eats; drawn beside or in the hands of who acts. */
  readonly object?: SceneNode;
  /** What the legs do meanwhile. */
  readonly legs?: VerbId;
}

/** a `is` b; between: a between b and c; giving, taking: c is what is given. */
export interface Edge {
  readonly a: number;
  readonly is: RelationId;
  readonly b: number;
  readonly c?: number;
  /** As it was said, where that says more than its row. */
  readonly words?: string;
}

export const FRAMINGS = ['group', 'scene', 'portrait', 'bust', 'close-up', 'wide', 'from above', 'layer', 'far layer', 'middle layer', 'near layer'] as const; // biome-ignore format: a list
export type Framing = (typeof FRAMINGS)[number];
export type Time = 'day' | 'night' | 'sunset' | 'dawn';
export type Weather = 'rain' | 'storm' | 'snow' | 'fog' | 'rays' | 'leaves' | 'petals' | 'ash' | 'stars' | 'sand';

export interface SceneGraph {
  readonly nodes: readonly SceneNode[];
  readonly edges: readonly Edge[];
  /** Id of a row of the places. */
  readonly place?: string;
  /** Whose it is, or of which world: rows of `places/manners.ts`, with the words they were said by. */
  readonly manners?: readonly { readonly id: string; readonly told: string }[];
  /** Things said to be in the place, drawn among its own. */
  readonly extras: readonly SceneNode[];
  /** Features that were said, painted into the place; with the words they are told by. */
  readonly painted?: readonly { readonly feature: string; readonly told: string }[];
  readonly time?: Time;
  /** What lies outside the windows of a room, with the words it is told by. */
  readonly view?: { readonly of: View; readonly told: string; readonly wide?: true };
  readonly weather: readonly Weather[];
  /** Said of the whole picture: 'autumn', 'spring', 'snowy', 'sunny'. */
  readonly season?: string;
  /** Words that colour a place: 'snowy', 'ruined', 'dark', 'empty'. */
  readonly mood: readonly string[];
  readonly framing: Framing;
  /** What it is said to be without: singular nouns; 'middle' where nothing shall stand there. */
  readonly absent?: readonly string[];
  /** Phrases of which the place shows by itself what they name. */
  readonly shown?: readonly string[];
  /** Words of which nothing was made. */
  readonly unknown: readonly string[];
  /** Read by its syntax: its subjects hold, whatever the whole text was read as. */
  readonly parsed?: true;
  /** Words of it that were read in another form: the "rider" of a motorcycle is a person that rides it. */
  readonly reworded?: readonly string[];
}
