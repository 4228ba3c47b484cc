/** What is on a thing, and what became of it: emblems, patterns, runes, blood that drips, vines, rust, breaks, light round it. */
import { isLiving } from '../../catalogue/living.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { isSign } from '../changes/emblem.ts';
import type { Change, Wear } from '../graph.ts';
import { beingOf } from './being.ts';
import { hasFace } from './changeable.ts';
import { eyesSaid } from './eyes-said.ts';
import { grownOn, limbsOf } from './grown-on.ts';
import { madeOfThings } from './made-of-things.ts';
import { saidOfThing } from './of-things/said-of-things.ts';
import { PART } from './of-things/words.ts';
import { partsSaid } from './said-of-parts.ts';
import { statesOfCreature } from './states-of-creature.ts';
import { swapsOf } from './swaps-of.ts';

/** Words of signs besides their own names. */
const CALLED: Readonly<Record<string, string>> = {
  'skull and crossbones': 'skull', skulls: 'skull', eyeball: 'eye', 'evil eye': 'eye', eyes: 'eye', stars: 'star', hearts: 'heart', crescent: 'moon', 'crescent moon': 'moon', moons: 'moon', suns: 'sun',
  'red cross': 'plus', 'medical cross': 'plus', crosses: 'cross', anchors: 'anchor', fire: 'flame', flames: 'flame', snowflakes: 'snowflake', 'lightning bolt': 'lightning', bolt: 'lightning', thunder: 'lightning', leaves: 'leaf', 'paw print': 'paw',
  'wolf head': 'wolf', wolves: 'wolf', 'lion head': 'lion', 'dragon head': 'dragon', griffin: 'eagle', phoenix: 'eagle', bird: 'eagle', raven: 'eagle', kitty: 'cat', bear: 'cat', fox: 'wolf', spiders: 'spider', web: 'spider',
  rose: 'flower', flowers: 'flower', roses: 'flower', serpent: 'snake', snakes: 'snake', swords: 'sword', 'crossed swords': 'x', 'music note': 'note', notes: 'note', arrows: 'arrow', dollar: 'coin', 'dollar sign': 'coin', 'question mark': 'question',
  'exclamation mark': 'exclamation', pentacle: 'pentagram', runes: 'rune', sigil: 'pentagram', crossbones: 'x', bones: 'bone', droplet: 'drop', cog: 'gear', gem: 'diamond', 'smiley face': 'smiley', 'smiling face': 'smiley', 'happy face': 'smiley', smileys: 'smiley',
}; // biome-ignore format: a table
const signOf = (word: string): string | undefined => CALLED[word] ?? (isSign(word) ? word : undefined);
const NAMES = `(${[...Object.keys(CALLED), 'skull', 'smiley', 'eye', 'star', 'heart', 'moon', 'sun', 'cross', 'plus', 'anchor', 'crown', 'flame', 'snowflake', 'lightning', 'leaf', 'paw', 'wolf', 'lion', 'dragon', 'eagle', 'cat', 'spider', 'flower', 'snake', 'sword', 'note', 'arrow', 'coin', 'question', 'exclamation', 'x', 'pentagram', 'rune', 'fish', 'bone', 'drop', 'gear', 'diamond'].sort((a, b) => b.length - a.length).join('|')})`; // biome-ignore format: one line
const LOOK =
  '((?:(?:golden|gold|silver|red|blue|green|white|black|purple|yellow|orange|pink|glowing|big|small|large|little|carved|engraved|painted|bright|dark|giant|embossed) )*)';
const SIGN =
  '(?:emblem|label|symbol|logo|crest|sigil|insignia|design|motif|engraving|icon|print|mark|decal|sticker|image|seal|coat of arms|pendant|charm|buckle|medallion|ornament|decoration|decorations|carving|carvings|pin)';
const PLACE =
  'on (?:it|(?:the|its|top|each) ?(?:of it|(?:[a-z]+ )?(?:cover|front|side|cap|label|lid|face|hilt|blade|handle|chest|back|center|centre|middle|top|bottle|flask|head|body|sail|flag|screen|door|pommel|guard|buckle|shield)))';
const EMBLEMS: readonly RegExp[] = [
  new RegExp(`(?:,? (?:with|bearing|featuring|having|has|displaying|showing))? (?:an? |the |its )?${LOOK}${NAMES}[- ]${SIGN}s?(?: ${PLACE})?`, 'i'),
  new RegExp(`,? (?:with|bearing|featuring) (?:an? |the )?${SIGN} of (?:an? )?${LOOK}${NAMES}(?: ${PLACE})?`, 'i'),
  new RegExp(`,? (?:with|bearing|featuring) (?:an? |the )?${LOOK}${NAMES} (?:carved |painted |engraved |embossed |drawn |printed )?(?:${PLACE})`, 'i'),
  new RegExp(`,? (?:bearing|emblazoned with|engraved with|marked with|decorated with|stamped with|embossed with) (?:an? |the )?${LOOK}${NAMES}\\b`, 'i'),
]; // biome-ignore format: a table

/** What others sit and stand on. */
const CARRIES = /^(?:furniture|vehicle|nature|plant|rock|food)$/;
const SITS = /^,? (?:with|bearing|featuring) (?:an? |the )?(?:[a-z]+ )?(?:wolf|wolves|lion|dragon|eagle|cat|kitty|spiders?|snakes?|fish|raven|bird|bear|fox) on (?:it|(?:the|its) (?:back|top|side))$/i; // biome-ignore format: one line
/** Whose picture is on it: "a bag with a turnip label", "a mug with a picture of a cat". */
const PICTURED: readonly RegExp[] = [
  /,? (?:with|bearing|showing|featuring|displaying|has) (?:an? |the )?((?!(?:yellow|red|blue|green|white|black|paper|blank|old|torn|price|warning|danger|wax|skull)\b)[a-z]+(?: [a-z]+)?) (?:label|picture|image|print|sticker|decal|logo|emblem|symbol|crest|motif|drawing)(?: on (?:it|the (?:front|side|cover|label)))?(?=$|,)/i,
  /,? (?:with|bearing|showing|featuring|displaying) (?:an? |the )?(?:label|picture|image|print|sticker|decal|logo|emblem|symbol|crest|drawing|painting) of (?:an? |the )?([a-z]+(?: [a-z]+)?)(?: on (?:it|the (?:front|side|cover)))?(?=$|,)/i,
  /,? (?:with|has) (?:an? |the )?([a-z]+(?: [a-z]+)?) (?:painted|drawn|printed|carved|embroidered|sewn|stitched|stamped) on (?:it|the (?:front|side|cover|lid|back))(?=$|,)/i,
  /,? (?:painted|decorated|printed|embroidered|stamped|marked) with (?:an? |the )([a-z]+(?: [a-z]+)?)(?=$|,)/i,
]; // biome-ignore format: a list
/** The same of what is there to bear pictures: "a flag with a ship on it". */
const ON_IT = /,? with (?:an? |the )?([a-z]+(?: [a-z]+)?) on it(?=$|,)/i;
const HUES = 'golden|gold|silver|red|blue|green|white|black|purple|yellow|orange|pink|cyan|violet|crimson|teal';
const STRIPES = new RegExp(`,? (?:with |and )?(?:an? |the |two |three |some )?(${HUES})(?: and (${HUES}))? (stripes?|bands?)(?: (?:on|around|across|down|along) (?:it|its [a-z]+|the [a-z]+))?(?=$|,| and )`, 'i'); // biome-ignore format: one line

const LIQUIDS: Readonly<Record<string, string>> = { blood: '#b01c2c', slime: '#6cc83c', poison: '#84c832', venom: '#84c832', acid: '#a8dc30', honey: '#eca828', lava: '#f0681c', water: '#4898e4', goo: '#6cc83c', ooze: '#6cc83c', paint: '#4878d8', ink: '#34304a', chocolate: '#5c3420', syrup: '#a85c20', caramel: '#c88430', oil: '#2c2834', tar: '#2c2834', sludge: '#7c9c3c', wax: '#e8dcb8' }; // biome-ignore format: a table
/** Stones set in things, and their colours. */
const STONES: Readonly<Record<string, string>> = { sapphire: '#3a7ae0', rub: '#d82848', emerald: '#2cb868', amethyst: '#9c58d8', diamond: '#c8f0f8', pearl: '#f0e8e0', gem: '#d82848', jewel: '#9c58d8' }; // biome-ignore format: a table
/** Things that are wheels and brass by themselves. */
const OF_STEAM = /gear|goggles|robot|mech|golem|airship|train|engine|steam/;
const WOUND: Readonly<Record<string, string>> = { vine: '#4c9a3c', ivy: '#3c8440', thorn: '#5c6c34', root: '#7a5834', leave: '#5aa63c', leaf: '#5aa63c', flower: '#5aa63c', rope: '#c0a070', chain: '#8c94a4', bandage: '#dcd0b8', seaweed: '#2e7a54' }; // biome-ignore format: a table
const COLOURS: Readonly<Record<string, string>> = { golden: '#f4bc34', gold: '#f4bc34', silver: '#c8d0dc', red: '#cc3038', blue: '#3f74d4', green: '#4c9a3c', white: '#f4f0e8', black: '#2c2834', purple: '#8c4cc8', yellow: '#f0d048', orange: '#f08830', pink: '#f088b8', cyan: '#48d0e8', violet: '#9858e0', dark: '#6c3cb0', crimson: '#b82038', teal: '#38b0a8' }; // biome-ignore format: a table
const colourIn = (words: string | undefined): string | undefined =>
  words?.split(' ').map((w) => COLOURS[w.toLowerCase()]).find((hex) => hex !== undefined); // biome-ignore format: one line

/** Signs that are cut into it. */
const RUNES = new RegExp(`,? (?:with|covered in|covered with|inscribed with|etched with|engraved with|bearing) (?:[a-z]+ )?${LOOK}(?:runes|glyphs|symbols|inscriptions|ancient writing)(?: ${PLACE})?`, 'i'); // biome-ignore format: one line

/** A creature that glows, and not its eyes or horns alone. */
const GLOWING =
  /\bglowing (?!(?:[a-z]+ )?(?:eyes?|runes?|horns?|crystals?|antlers?|spots?|core|mouth|tails?|markings?|veins?|cracks?|teeth|claws?|heart|belly)\b)/i;

/** Things that a light lies round: what hands hold or bodies wear. */
const HELD: ReadonlySet<string | undefined> = new Set(['weapon', 'tool', 'clothing', 'valuable', 'book', 'container', 'music', 'sign', 'rock', 'plant', 'food', 'machine', 'furniture', 'potion']); // biome-ignore format: a list
/** What glows is a part of it: its light lies round that alone. */
const HURT_PART = new RegExp(`(?<=\\b(?:with|and|has) (?:an? |the |its |one )?|, ?(?:an? |the |its |one )?)(?:rusty|rusted|corroded|broken|snapped|shattered|cracked|mossy) (?:[a-z]+ )?(?:${PART}|shackle|lids?|straps?|strings?|plank|edges?)\\b`, 'gi'); // biome-ignore format: one line
const LIT_PART = new RegExp(`(?<=\\b(?:with|and|has) (?:an? |the |its |one |two |[a-z]+ )?|, ?(?:an? |the |its |one )?)(?:glow(?:ing)?|shining|pulsing|luminous) (?:[a-z]+ ){0,2}?(?:${PART}|gems?|crystals?|eyes?|core|runes?)\\b`, 'gi'); // biome-ignore format: one line
/** Eaten with teeth. */
const GLOWS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:legendary|mythic(?:al)?|exalted|godly|divine|holy|blessed|celestial|heavenly|sacred)\b/i, '#f8c838'],
  [/\b(?:cursed|unholy|demonic|corrupted|haunted|necrotic|shadow|eldritch|possessed|dark magic)\b/i, '#9440d8'],
  [/\bepic\b/i, '#b050f0'],
  [/\b(?:enchanted|magic(?:al)?|arcane|mystic(?:al)?|spectral|ethereal|charged|powered|soul)\b/i, '#58b0fc'],
];
const ELEMENTAL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:electric|lightning|thunder|storm|shock|plasma)\b/i, '#f8e050'],
  [/\b(?:poison(?:ed|ous)?|toxic|venom(?:ous)?|acid|radioactive)\b/i, '#84d832'],
  [/\b(?:frost|frozen|ice|icy)\b/i, '#8cd8fc'],
]; // biome-ignore format: a table

export interface Adorned {
  /** The text without what was taken from it. */
  readonly text: string;
  readonly changes: readonly Change[];
  /** What it says of a thing is said by other words now: its first reading no longer holds. */
  readonly reworded?: true;
  /** It is of one thing alone: the rest of the text needs no reading as a scene. */
  readonly alone?: true;
  /** Its first words are the thing's name. */
  readonly named?: true;
}

/** What a text says is on a thing; the same text without it. Only what a picture of one thing can show. */
export function adornmentsOf(asked: string, whole: Brief, read?: (text: string) => Brief): Adorned {
  if (whole.scenery || whole.confidence < 0.6) return { text: asked, changes: [] };
  const being = read ? beingOf(asked, whole, read) : { text: asked, changes: [] };
  if ((whole.kind === 'quadruped' || isLiving(whole.concept)) && being.changes.length === 0) {
    const things = madeOfThings(asked, whole, read);
    const eyes = eyesSaid(things.text, whole);
    const states = statesOfCreature(eyes.text, whole);
    const swaps = read ? swapsOf(states.text, whole, read) : states;
    const parts = read ? partsSaid(swaps.text, whole, read) : { text: asked, changes: [] };
    const grown = read && grownOn(parts.text, whole, read);
    const limbs = limbsOf(grown?.text ?? parts.text, whole);
    const body = bodyAdorned(limbs.text, whole);
    const { text } = body;
    const put = swaps === states ? states.changes : [...states.changes, ...swaps.changes];
    const changes = [
      ...things.changes,
      ...eyes.changes,
      ...put,
      ...parts.changes,
      ...(grown?.changes ?? []),
      ...limbs.changes,
      ...body.changes,
    ];
    if (whole.kind !== 'thing') return { text, changes };
    const more = adornedThing(text, whole, read);
    // the wheels in its breast are enough
    const own = changes.some((c) => c.is === 'cogs') ? more.changes.filter((c) => c.is !== 'gears') : more.changes;
    return { text: more.text, changes: [...changes, ...own] };
  }
  if (whole.kind !== 'thing') {
    const things = madeOfThings(asked, whole, read);
    const eyes = eyesSaid(things.text, whole);
    const swaps = read && folk(whole) ? swapsOf(eyes.text, whole, read) : { text: eyes.text, changes: [] };
    const parts = read && folk(whole) ? partsSaid(swaps.text, whole, read) : swaps;
    const more = read ? grownOn(parts.text, whole, read) : { text: eyes.text, changes: [] };
    const said = [...things.changes, ...eyes.changes, ...swaps.changes, ...(parts === swaps ? [] : parts.changes)];
    const grown = { text: more.text, changes: [...said, ...more.changes] };
    const cracks = whole.species === 'golem' || whole.concept === 'golem' ? CRACKS.exec(grown.text) : null;
    if (!cracks || cracks.index === 0) return grown;
    const text = `${grown.text.slice(0, cracks.index)}${grown.text.slice(cracks.index + cracks[0].length)}`.trim();
    return { text, changes: [...grown.changes, { is: 'alight', colour: colourIn(cracks[0]) ?? '#f8802c' }] };
  }
  const eyes =
    being.changes.length === 0 && hasFace(whole) ? eyesSaid(asked, whole) : { text: being.text, changes: [] };
  const limbs = being.changes.length > 0 ? eyes : limbsOf(eyes.text, whole);
  const changes = [...being.changes, ...eyes.changes, ...(limbs === eyes ? [] : limbs.changes)];
  const more = adornedThing(limbs.text, whole, read);
  return changes.length > 0 ? { ...more, changes: [...changes, ...more.changes], reworded: true } : more;
}

/** Beings on two legs that are no people. */
const folk = ({ concept, species }: Brief): boolean =>
  /golem|werewolf|minotaur|troll|ogre|demon|gargoyle|folk$|satyr|yeti|imp$|cyclops|wendigo|treant|mummy|zombie|skeleton|kobold|goblin|orc|naga|harpy|centaur|devil|ghoul|lich|elemental|robot|alien/.test(`${species ?? ''} ${concept}`); // biome-ignore format: one line

/** What a tail, an arm or a head of a machine ends in: how it is drawn, and its colour. */
const TIPS: Readonly<Record<string, readonly [as: string, colour: string]>> = { laser: ['light', '#f03848'], plasma: ['light', '#48e0f0'], energy: ['light', '#58b8fc'], electric: ['light', '#f8e050'], ray: ['light', '#60e060'], lamp: ['light', '#f8e068'], lantern: ['light', '#f8c048'], light: ['light', '#f8e068'], cannon: ['barrel', '#6c7484'], gun: ['barrel', '#6c7484'], missile: ['barrel', '#7c8450'], rocket: ['barrel', '#7c8450'], drill: ['drill', '#a8b0bc'], blade: ['blade', '#c8d0dc'], sword: ['blade', '#c8d0dc'], saw: ['blade', '#c8d0dc'] }; // biome-ignore format: a table
const TIPPED = new RegExp(`,? (?:with|and)? ?(?:an? |its |the )?((?:glowing|red|blue|green|purple|yellow|big|huge) )?(${Object.keys(TIPS).join('|')})[- ](tail|stinger|sting|arms?|claws?|pincers?|hands?)(?= |,|$)`, 'i'); // biome-ignore format: one line
const HUNG = /,? (?:that is |all )?(?:(?:dripping|covered|draped|hung|festooned|decked|trailing|overgrown|garlanded|strung|entangled|tangled)(?: (?:with|in|by))?|with|wearing) (?:(?:some|hanging|dangling|long|many|thick|wet|old|rusty|green|trailing|dripping|broken|red|blue|heavy) )*(vine|seaweed|kelp|algae|ivy|chain|ribbon|weed|moss)s?(?: (?:hanging|dangling|dripping|draped|trailing|hung|wrapped)(?: (?:from|over|on|off|around|down)(?: (?:it|(?:its|the|his|her) [a-z]+|it))?)?)?(?=$|,| and )/i; // biome-ignore format: one line
/** What a thing is tied with, and what that is drawn as. */
const TIES: Readonly<Record<string, string>> = { ribbon: 'ribbon', bow: 'ribbon', rope: 'rope', string: 'rope', twine: 'rope', cord: 'rope', chain: 'chain', chains: 'chain', strap: 'rope' }; // biome-ignore format: a table
const TIED = new RegExp(`,? (?:that is |which is )?(?:(?:tied|bound|wrapped|fastened|secured|held together|closed|sealed)(?: (?:up|shut|together))? (?:with|in|by)) (?:an? |some )?(?:([a-z]+) )??(${Object.keys(TIES).join('|')})(?: (?:tied |wrapped )?(?:around|round) (?:it|the middle))?(?=$|,)`, 'i'); // biome-ignore format: one line
const STRANDS: Readonly<Record<string, string>> = { vine: '#6cb83c', ivy: '#5ca84c', weed: '#6cb83c', seaweed: '#4ca478', kelp: '#5c9c54', algae: '#7cb848', moss: '#7cb848', chain: '#a4acbc', ribbon: '#d84868', rope: '#c8a064' }; // biome-ignore format: a table

/** What hangs on an animal's or a monster's body, and what its limbs end in. */
function bodyAdorned(asked: string, { kind, concept, material, colours }: Brief): Adorned {
  const changes: Change[] = [];
  let text = asked;
  const cut = (found: RegExpExecArray): void => {
    text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/\s+/g, ' ').trim();
  };
  const tip = TIPPED.exec(text);
  if (tip && tip.index > 0) {
    cut(tip);
    const [as, colour] = TIPS[tip[2]!.toLowerCase()]!;
    const part = /tail|sting/i.test(tip[3]!) ? 'tail' : 'arm';
    changes.push({ is: 'tipped', part, as, told: `${tip[2]} ${tip[3]}`, colour: colourIn(tip[1]) ?? colour });
  }
  const hangs = HUNG.exec(text);
  if (hangs && hangs.index > 0) {
    cut(hangs);
    // "with vines and yellow eyes": the eyes are its own
    text =
      `${text.slice(0, hangs.index)}${text.slice(hangs.index).replace(/^ ?and (?!white|black)/i, ' with ')}`.trim();
    const what = hangs[1]!.toLowerCase();
    changes.push({ is: 'hung', with: what, colour: colourIn(hangs[0]) && what === 'ribbon' ? colourIn(hangs[0])! : STRANDS[what]! }); // biome-ignore format: one line
  }
  const thread = THREAD.exec(text);
  if (thread && thread.index > 0) {
    cut(thread);
    changes.push({ is: 'on thread', colour: /rope|vine|chain/i.test(thread[1]!) ? '#c0a070' : '#e4e8f0', told: thread[1]!.toLowerCase() }); // biome-ignore format: one line
  }
  const snow = SNOW.exec(text);
  if (snow && snow.index > 0) {
    cut(snow);
    changes.push({ is: 'snowed' });
  }
  if (
    material === 'ghost' ||
    (kind === 'quadruped' && /^(?:an? |the )?(?:[a-z]+ )*(?:ghost|ghostly|spectral|phantom|spirit) /i.test(text))
  )
    changes.push({ is: 'ghostly', ...(colours.length > 0 ? { coloured: true } : {}) });
  const cracks = CRACKS.exec(text);
  if (cracks && cracks.index > 0) {
    cut(cracks);
    changes.push({ is: 'alight', colour: colourIn(cracks[0]) ?? '#f8802c' });
  }
  const rainbow = RAINBOW.exec(text);
  if (rainbow) {
    cut(rainbow);
    const striped = /strip|band/i.test(rainbow[0]);
    changes.push({ is: 'rainbow', striped });
  }
  if (kind === 'quadruped' && /\b(?:rusty|rusted|corroded)\b/i.test(text)) changes.push({ is: 'rust' });
  const cheeks = CHEEKS.exec(text);
  if (cheeks && cheeks.index > 0) {
    cut(cheeks);
    changes.push({ is: 'cheeks', colour: /red/i.test(cheeks[0]) ? '#e04c54' : '#f48ca0', told: `${cheeks[1]} cheeks` });
  }
  if (MACHINE.test(text) && !/robot|mech|golem/.test(concept)) {
    text = text.replace(/,? (?:that is |which is )?(?:all |entirely )?(?:(?:made|built|composed|constructed|assembled)(?: up| out)? (?:of|from)|with|full of|and) (?:(?:visible|exposed|brass|copper|metal|turning|rusty|many|old|bronze|steel|iron) )*(?:gears|cogs|cogwheels|clockwork)(?: and (?:gears|cogs|springs|bolts|metal|steel|brass|screws|pipes|plates|rivets|scrap))?(?=$|,| )/gi, ''); // biome-ignore format: one line
    changes.push({ is: 'cogs' });
  }
  return { text, changes };
}

/** What a spider lets itself down by. */
const THREAD = /,? (?:that is )?(?:hanging|dangling|descending|suspended|swinging|lowering itself|coming down|hung)(?: upside down)?(?: down)? (?:from|by|on|with|off) (?:(?:an?|its|the|single|thin|long|silk|silky|spider|white) )*(thread|silk|string|strand|rope|vine|line)s?(?: of (?:silk|web))?(?=$|,| )/i; // biome-ignore format: one line
const SNOW = /,? (?:that is |all |half )?(?:covered|buried|dusted|coated)(?: (?:in|with|by))? (?:(?:fresh|deep|white|some|light|fluffy) )*snow(?=$|,| )|,? with (?:(?:fresh|some|a little) )*snow (?:on|over) (?:(?:its|the|his|her) )?(?:back|head|fur|body|it)(?=$|,| )/i; // biome-ignore format: one line
/** Through which a light shows. */
const CRACKS = /,? (?:with|and|covered in|has|having)? ?(?:(?:bright|many|deep|hot|its) )*(?:(?:glowing|lava|magma|molten|fiery|burning)(?: (?:red|blue|green|orange|purple|yellow|cyan|hot|lava))*|(?:red|blue|green|orange|purple|yellow|cyan) glowing) (?:cracks|veins|fissures|crevices)(?: (?:(?:all )?(?:over|in|on|across|along|down|through(?:out)?)) (?:(?:its|his|the|her) )?[a-z]+)?(?=$|,| )|,? (?:with )?(?:cracks|veins|fissures) (?:that |are )*(?:glowing|of (?:lava|magma|fire)|full of (?:lava|magma)|glow)(?: (?:red|orange|blue|green|purple))?(?=$|,| )/i; // biome-ignore format: one line
/** All colours, as bands: "rainbow striped cat", "with rainbow stripes", "rainbow coloured". */
const RAINBOW = /,? (?:with|in|and) (?:bright )?(?:rainbow|multi-?colou?red) (?:stripes?|bands?|colou?rs?|fur|scales|skin|coat|body|shell|feathers)(?: (?:on|across|along|all over|over) (?:its|the) [a-z]+)?(?=$|,| )|(?<=^| )rainbow[- ]?(?:striped?|banded|colou?red|furred)?(?= (?!mane|tail|hair|wings?|horn|trout|unicorn|hat|scarf|crown|sword|in\b|with\b)[a-z])/i; // biome-ignore format: one line

/** Colour on a face. */
const CHEEKS = /,? (?:(?:with|and|has) )?(?:(?:little|cute|big|round|two|its|small|soft|bright) )*(pink|rosy|red|blushing|blushed|flushed|rose|pinkish)(?: (?:little|round|chubby))* cheeks?(?=$|,| and\b)/i; // biome-ignore format: one line
/** Of an animal that is a machine, wheels are seen. */
const MACHINE = /\b(?:mechanical|clockwork|steampunk|wind[- ]?up|gears|cogs|cogwheels)\b/i;

/** What is written on it: "that says KEEP OUT", "with the words hello world", "with RIP on it". */
const SAYS = /,? (?:(?:that |which )?(?:says?|reads?|saying|reading|spelling)|(?:with|bearing) (?:the |a )?(?:texts?|words?|letters?|lettering|inscription|label|writing|name)(?: (?:saying|of))?) ["'“]?([a-z0-9][a-z0-9 !?&.'-]{0,21})["'”]?(?: (?:on|across) (?:it|the front|its front))?(?=$|,)|,? (?:with|saying) ["'“]([a-z0-9][a-z0-9 !?&.'-]{0,21})["'”](?: (?:written )?(?:on|across) (?:it|the front))?(?=$|,)/i; // biome-ignore format: one line

function adornedThing(typed: string, asIs: Brief, read?: (text: string) => Brief): Adorned {
  const said = read ? saidOfThing(typed, asIs, read, signOf) : { text: typed, changes: [], alone: false, named: false };
  const asked = said.text;
  const whole = asked === typed || !read ? asIs : { ...read(asked), concept: asIs.concept };
  const changes: Change[] = [];
  let text = asked;
  const category = categoryOf(whole.concept);
  const take = (pattern: RegExp, onlyLost = false): RegExpExecArray | undefined => {
    const found = pattern.exec(text);
    if (!found || found.index === 0 || (onlyLost && !found[0].split(/[ ,]+/).some((w) => w && lost(w))))
      return undefined;
    // "with an eye on the cover and a brass lock": the lock is its own as well
    const after = text.slice(found.index + found[0].length);
    const joined = /^,? ?(?:with|has|having|bearing|featuring)\b/i.test(found[0]) ? after.replace(/^,? and (?=(?:an?|its|the|some|two|three|small|little|big) )/i, ' with ') : after; // biome-ignore format: one line
    text = `${text.slice(0, found.index)} ${joined}`.replace(/\s+/g, ' ').trim();
    return found;
  };
  const lost = (word: string): boolean => whole.unknown.some((u) => u.split(' ').some((w) => w === word || `${w}s` === word || w === `${word}s`)); // biome-ignore format: one line
  for (const pattern of EMBLEMS) {
    // many of them along a blade are runes, not one sign
    const several = / runes\b/i.exec(pattern.exec(text)?.[0] ?? '');
    // a cat on a table sits there, and is no sign of one
    const sits = CARRIES.test(category ?? '') && SITS.test(pattern.exec(text)?.[0] ?? '');
    const found = several || sits ? undefined : take(pattern);
    if (!found) continue;
    const of = signOf(found[2]!.toLowerCase())!;
    changes.push({ is: 'emblem', of, ...coloured(colourIn(found[1])) });
    break;
  }
  if (changes.length === 0 && read && category !== 'building') {
    const patterns = BEARS.test(whole.concept) ? [...PICTURED, ON_IT] : PICTURED;
    const shown = patterns.map((pattern) => pattern.exec(text)).find((found) => found && found.index > 0);
    const item = shown && read(shown[1]!);
    if (item && item.confidence >= 0.9 && item.unknown.length === 0 && item.concept !== whole.concept) {
      take(new RegExp(shown[0].replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
      changes.push({ is: 'picture', item, text: shown[1]! });
    }
  }
  // the words stay: what is in it gives it its colour
  const fruit =
    changes.length === 0 && whole.unknown.length === 0 && read
      ? CONSERVED.exec(text)?.slice(1).find(Boolean)
      : undefined;
  const pictured = fruit && LABELLED.test(whole.concept) ? read!(fruit) : undefined;
  if (
    pictured &&
    pictured.confidence >= 0.9 &&
    pictured.unknown.length === 0 &&
    pictured.kind === 'thing' &&
    /^(?:food|plant)$/.test(categoryOf(pictured.concept) ?? 'food')
  )
    changes.push({ is: 'picture', item: { ...pictured, count: 1 }, text: fruit! });
  const says = category === 'monster' || category === 'building' ? undefined : take(SAYS);
  // what bears that word as it is drawn is not written on again
  if (says && !/gravestone|tombstone|wanted-poster/.test(whole.concept))
    changes.push({ is: 'inscribed', text: (says[1] ?? says[2])!.trim().toUpperCase() });
  if (lost('stripe') || lost('stripes') || lost('band') || lost('bands')) {
    const striped = take(STRIPES);
    const colours = striped ? [striped[1], striped[2]].flatMap((word) => colourIn(word) ?? []) : [];
    if (striped && colours.length > 0) changes.push({ is: 'stripes', colours, many: /s$/i.test(striped[3]!) });
  }
  const runes = take(RUNES);
  if (runes || /\b(?:runic|rune[- ](?:covered|engraved|carved|etched|inscribed))\b/i.test(text))
    changes.push({ is: 'runes', ...coloured(colourIn(runes?.[1])) });
  if (changes.length === 0 && !/\bon (?:top|it)\b/i.test(text)) {
    const plain = new RegExp(`,? with (?:an? |the )?${LOOK}${NAMES}(?= (?!shaped|blade|head)|,|$)`, 'i').exec(text);
    const name = plain?.[2]?.toLowerCase() ?? '';
    // a creature wears its crown
    const worn = category === 'monster' && /^(?:crown|eyes?)$/.test(name);
    // of a sign in a colour its colour may be all that is left unread
    const [colour = ''] = plain?.[1]?.trim().toLowerCase().split(' ') ?? [];
    if (
      plain &&
      !worn &&
      (lost(name.split(' ').at(0)!) || (colour !== '' && lost(colour))) &&
      shows(whole.concept, signOf(name)!, category)
    ) {
      take(new RegExp(`,? with (?:an? |the )?${LOOK}${NAMES}(?= (?!shaped|blade|head)|,|$)`, 'i'));
      const of = signOf(name)!;
      const many = /s$/.test(name) && signOf(name) !== name && !/crossbones$|cross$/.test(name);
      changes.push({ is: many ? 'pattern' : 'emblem', of, ...coloured(colourIn(plain[1])) });
    }
    const before = new RegExp(`\\b${NAMES} (?=(?:amulet|ring|necklace|pendant|shield|banner|flag|book|tome|medal|coin|badge|hat|shirt|t-shirt|mug|cup|key|belt|mask|helmet|cape|card|chest|rug|pillow|flag|balloon|locket|brooch|bottle|potion|lantern)s?\\b)`, 'i').exec(text); // biome-ignore format: one line
    if (before && changes.length === 0 && lost(before[1]!.toLowerCase())) {
      lead(new RegExp(`\\b${before[0]}`, 'i'));
      changes.push({ is: 'emblem', of: signOf(before[1]!.toLowerCase())! });
    }
    const dots = lost('dots') || lost('spots') || lost('polka') ? take(/,? (?:with )?(?:([a-z]+) )?(?:polka )?(?:dots|spots)\b/i) : undefined; // biome-ignore format: one line
    if (dots) changes.push({ is: 'pattern', of: 'dot', ...coloured(colourIn(dots[1])) });
  }
  // a face that is painted on it, brought before its name
  if (changes.length === 0 && category !== 'monster' && lead(/^(?:an? )?\bsmiley (?=[a-z])/i)) changes.push({ is: 'emblem', of: 'smiley' }); // biome-ignore format: one line
  const lights = take(/,? (?:with|full of|filled with|containing) (?:[a-z]+ )?(?:fireflies|lightning bugs|glowing dust|stars inside|sparkles|glowworms)\b/i); // biome-ignore format: one line
  if (lights) changes.push({ is: 'pattern', of: 'dot', colour: '#f8e868' });
  if (category === 'food') {
  }
  // A gift has its ribbon.
  const ties = whole.concept === 'gift' ? undefined : take(TIED);
  if (ties) {
    const what = TIES[ties[2]!.toLowerCase()]!;
    changes.push({ is: 'tied', with: what, colour: colourIn(ties[1]) ?? STRANDS[what]! });
  }
  const drips = take(/,? (?:which is |that is )?(?:dripping|covered|drenched|soaked|stained|splattered|coated|oozing|smeared|drizzled|dipped)(?: (?:with|in))? (?:([a-z]+) )?(blood|slime|poison|venom|acid|honey|lava|water|goo|ooze|paint|ink|chocolate|syrup|caramel|oil|tar|sludge|wax)\b/i); // biome-ignore format: one line
  const bled = take(STAINED_BLOOD) ?? (category === 'weapon' || category === 'tool' ? take(/,? with (?:some |fresh |dried )?blood(?: stains?| splatters?)?(?: (?:on|all over) (?:it|the [a-z]+))?(?=$|,)/i) : undefined); // biome-ignore format: one line
  if (bled) changes.push({ is: 'drips', with: 'blood', colour: LIQUIDS.blood! });
  if (drips)
    changes.push({
      is: 'drips',
      with: drips[2]!.toLowerCase(),
      colour: colourIn(drips[1]) ?? LIQUIDS[drips[2]!.toLowerCase()]!,
    });
  else if (/\b(?:bloody|bloodied|blood[- ](?:stained|soaked|covered))\b/i.test(text))
    changes.push({ is: 'drips', with: 'blood', colour: LIQUIDS.blood! });
  else if (category === 'weapon' || category === 'tool' || whole.concept === 'arrow') {
    const venom = lead(/\b(?:poison(?:ed|ous)?|venom(?:ous|ed)?|envenomed|toxic|acid)(?:[- ](?:coated|tipped|dipped|covered|laced))? (?=[a-z])/i); // biome-ignore format: one line
    if (venom) changes.push({ is: 'drips', with: 'poison', colour: LIQUIDS.poison! });
  }
  const stones = take(/,? (?:with|encrusted with|studded with|set with|adorned with|decorated with|covered in) (?:[a-z]+ )?(sapphire|rub|emerald|amethyst|diamond|pearl|gem|jewel)(?:s|y|ies)(?: (?:on|in|along|around) (?:it|the [a-z]+|its [a-z]+))?(?=$|,)/i, true); // biome-ignore format: one line
  if (stones) {
    const several = /(?:s|ies)$/i.test(stones[0].replace(/ (?:on|in|along|around) .*$/i, ''));
    const stone = stones[1]!.toLowerCase();
    const item = several ? undefined : read?.(stone === 'rub' ? 'ruby' : stone);
    if (item) changes.push({ is: 'on thing', item, count: 1, how: 'stuck', small: true, told: `with ${item.drawnAs}` });
    else changes.push({ is: 'pattern', of: 'gem', colour: STONES[stone]! });
  }
  if (/\b(?:steampunk|steam ?powered|clockwork)\b/i.test(text) && !OF_STEAM.test(whole.concept))
    changes.push({ is: 'gears' });
  const wound = take(/,? (?:that is )?(?:wrapped|entwined|entangled|tangled|bound|covered|wreathed) (?:in|with|by) (?:[a-z]+ )?(vine|ivy|thorn|root|leave|leaf|flower|rope|chain|bandage|seaweed)(?:s|y)?\b/i) ?? (category === 'weapon' || category === 'tool' ? take(/,? with (?:(?:some|green|small|little|thorny) )*(vine|ivy|thorn|root)(?:s|y)?(?: (?:growing |wrapped |wound |twisted )?(?:on|around|round|over) (?:it|the [a-z]+|its [a-z]+))?(?=$|,)/i, true) : undefined) ?? (category === 'container' || category === 'book' || category === 'furniture' ? take(/,? (?:with|in) (?:[a-z]+ )?(chain)s(?: around (?:it|them))?\b/i) : undefined) ?? lead(/\b(vine|ivy|thorn|rope|chain|bandage)[- ](?:wrapped|covered|entwined|bound) /i); // biome-ignore format: one line
  if (wound) changes.push({ is: 'wound', with: wound[1]!.toLowerCase(), colour: WOUND[wound[1]!.toLowerCase()]! });
  if (category !== 'building' && category !== 'vehicle') {
    const whollySaid = text.replace(HURT_PART, '');
    if (/\b(?:rusty|rusted|corroded)\b/i.test(whollySaid)) changes.push({ is: 'rust' });
    const wear = WEARS.find(([said]) => said.test(text));
    const sheet = SHEETS.test(whole.concept);
    const torn = sheet && !/torn|tattered|ragged/.test(whole.concept) && lead(TORN);
    if (wear && !OWN_WEAR.test(whole.concept)) {
      lead(wear[0]);
      changes.push({ is: 'worn', by: wear[1] === 'fire' && sheet ? 'burnt edges' : wear[1] });
    } else if (torn) changes.push({ is: 'worn', by: 'tears' });
    if (/\b(?:mossy|moss[- ]covered|overgrown)\b/i.test(text) && category !== 'rock') changes.push({ is: 'moss' });
    if (/\b(?:broken|snapped|shattered)\b/i.test(whollySaid) && !OWN_BREAK.test(whole.concept))
      changes.push({ is: 'broken' });
    else if (/\bcracked\b/i.test(text)) changes.push({ is: 'cracked' });
  }
  if ((category === 'food' || category === undefined) && /\b(?:half[- ]eaten|bitten|with a bite|partially eaten)\b/i.test(text) && !/core/.test(whole.concept)) { changes.push({ is: 'bitten' }); take(/,? (?:with a bite(?: taken out(?: of it)?)?)/i); lead(/\b(?:half[- ]eaten|bitten|partially eaten) /i); } // biome-ignore format: one line
  if (category === 'monster' && GLOWING.test(text) && !NATIVE_LIGHT.test(whole.concept))
    changes.push({ is: 'glows', colour: whole.colours[0] ?? '#8ce8fc' });
  if (HELD.has(category)) {
    const said = /\b(?:glowing|shining|radiating|pulsing|surrounded by|emitting|with)(?: (?:with|in))? (?:an? )?(?:[a-z]+ )??(golden|gold|red|blue|green|white|purple|yellow|orange|pink|cyan|violet|dark|crimson|teal|magical|magic|eerie|faint|soft|bright|holy|ghostly)(?: (?:glow|aura|light|energy|flames?|mist))?\b/i.exec(text); // biome-ignore format: one line
    const halo = /\b(?:glow(?:ing)?|aura|radiant|radiating|pulsing|shining|luminous)\b/i.test(text.replace(LIT_PART, '')) && !NATIVE_LIGHT.test(whole.concept); // biome-ignore format: one line
    const rare = GLOWS.find(([pattern]) => pattern.test(text));
    const native = category === 'potion' || category === 'food' || category === 'plant' || category === 'furniture';
    if (halo || (rare && !native && !/magic (?:wand|staff|hat|lamp|carpet|orb|ball|mirror)/i.test(text))) {
      const element = ELEMENTAL.find(([pattern]) => pattern.test(text));
      const hex = colourIn(halo ? said?.[1] : undefined) ?? (halo ? whole.colours[0] : undefined) ?? rare?.[1] ?? element?.[1] ?? '#f8dc6c'; // biome-ignore format: one line
      changes.push({ is: 'glows', colour: hex });
    }
  }
  return {
    text,
    changes: [...said.changes, ...changes],
    ...(asked === typed ? {} : { reworded: true as const }),
    ...(said.alone ? { alone: true as const } : {}),
    ...(said.named ? { named: true as const } : {}),
  };

  function lead(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(text);
    if (found) text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`;
    return found ?? undefined;
  }
}

/** Of paper and cloth: they burn and tear from their edges. */
const SHEETS = /map|scroll|letter|page|paper|parchment|poster|bill$|book|tome|photo|note|flag|banner|carpet|rug|tapestry|curtain|sail|painting|picture|blueprint|diary|cloth|blanket|envelope|ticket|treasure-chart/; // biome-ignore format: one line
const TORN = /\b(?:torn|ripped|tattered|ragged|frayed|shredded) (?:and )?(?=[a-z])/i;

/** A vessel of what is made of a fruit shows that fruit on its label: "jar of strawberry jam", "apple juice bottle". */
const MADE_OF_FRUIT =
  '(?:jam|jelly|marmalade|preserves?|compote|juice|cider|soda|syrup|lemonade|jello|yogh?urt|soup|sauce|smoothie)';
const CONSERVED = new RegExp(
  `\\b(?:jar|bottle|can|tin|carton|pot|jug) (?:of|with|full of|filled with) (?:homemade |fresh |sweet |home made )*([a-z]+) ${MADE_OF_FRUIT}$|^(?:an? |the )?(?:homemade |fresh |sweet )*([a-z]+) ${MADE_OF_FRUIT} (?:jar|bottle|can|carton)$|^(?:an? |the )?([a-z]+) (?:jam|jelly|marmalade|preserves)$`,
  'i',
);
/** Vessels as they are drawn without a label of their own. */
const LABELLED =
  /^(?:jam|jar|bottle|can|canned-food|carton|juice-box|juice-carton|soda-can|milk-carton|jug|mason-jar|soda|juice)$|jam|jar|can$|bottle|carton/;

/** Blood is red on whatever it stains. */
const STAINED_BLOOD = /,? (?:with|and|has) (?:some |fresh |dried |old |dark |red |a few |an? )?(?:blood ?(?:stains?|spots?|splatters?|splashes|smears?|spatters?|drops?|marks)|(?:stains?|spots?|splatters?|splashes|smears?|drops?|bits) of blood|bloodstains?)(?: (?:on|over|all over|across) (?:it|the front|top))?(?=$|,)/i; // biome-ignore format: one line

/** Words of what a thing has been through. */
const WEARS: readonly (readonly [RegExp, Wear])[] = [
  [/\b(?:rotten|rotting|decayed|spoiled|putrid|overripe|bruised) /i, 'rot'],
  [/\b(?:moldy|mouldy|fungus[- ]covered) /i, 'mould'],
  [/\b(?:burnt|burned|charred|scorched|singed|overcooked) (?!down)/i, 'fire'],
  [/\b(?:dirty|muddy|filthy|grimy|mud[- ](?:covered|stained)|unwashed) /i, 'dirt'],
  [
    /\b(?:frosty|frosted|frost[- ]covered|frozen(?! (?:lake|pond|river|sea|ocean|waterfall|tundra|wasteland|forest|land|lands|cave|ground|water|north|mountains?|palace|castle|rink))|ice[- ]covered) /i,
    'frost',
  ],
  [/\b(?:dusty|dust[- ]covered) /i, 'dust'],
];
/** What is made of that anyway. */
const OWN_WEAR = /(?:^|-)(?:ice|snow|frost|wilted|ash|coal|burnt|orb|lake|pond|pea)/;

/** Signs that are only signs; others may be what lies in a vase or stands beside. */
const ABSTRACT: ReadonlySet<string> = new Set(['skull', 'smiley', 'eye', 'star', 'heart', 'moon', 'sun', 'cross', 'plus', 'anchor', 'crown', 'snowflake', 'lightning', 'rune', 'pentagram', 'x', 'paw', 'question', 'exclamation', 'flame', 'diamond', 'arrow']); // biome-ignore format: a list
const BEARS =
  /banner|flag|shield|tapestry|shirt|coin|medal|poster|sign|rug|cloak|cape|book|hoodie|jacket|badge|pillow|blanket|curtain|sail|ring|mug|plate$/;
const FILLED = /vase|pot$|basket|bowl|bucket|jar|nest|cauldron|tree|bush|cake|chest|window|quiver|bag|sack/;
const shows = (concept: string, sign: string, category: string | undefined): boolean =>
  category !== 'vehicle' && category !== 'building' && !/pirate/.test(concept) && (BEARS.test(concept) || (ABSTRACT.has(sign) && !FILLED.test(concept))); // biome-ignore format: one line

const coloured = (hex: string | undefined): { readonly colour?: string } => (hex ? { colour: hex } : {});
/** Recipes that show themselves broken. */
const OWN_BREAK =
  /teddy|doll|plush|puppet|pillow|cushion|blanket|heart|wall|window|egg|mirror|pillar|column|statue|gravestone|fence|bridge/;
/** What shines by itself. */
const NATIVE_LIGHT =
  /lantern|lamp|torch|candle|campfire|light-?bulb|star$|sun$|moon$|wisp|flame|fire|orb$|crystal-ball|portal|lava/;
