/** What hangs on an animal's or a monster's body, and what its limbs end in. */
import type { Brief } from '../../types.ts';
import type { Change } from '../graph.ts';
import type { Adorned } from './adorned.ts';

import { signOf } from './sign-words.ts';
import { colourIn } from './stuff-words.ts';

/** What a tail, an arm or a head of a machine ends in: how it is drawn, and its colour. */
const TIPS: Readonly<Record<string, readonly [as: string, colour: string]>> = { laser: ['light', '#f03848'], plasma: ['light', '#48e0f0'], energy: ['light', '#58b8fc'], electric: ['light', '#f8e050'], ray: ['light', '#60e060'], lamp: ['light', '#f8e068'], lantern: ['light', '#f8c048'], light: ['light', '#f8e068'], cannon: ['barrel', '#6c7484'], gun: ['barrel', '#6c7484'], missile: ['barrel', '#7c8450'], rocket: ['barrel', '#7c8450'], drill: ['drill', '#a8b0bc'], blade: ['blade', '#c8d0dc'], sword: ['blade', '#c8d0dc'], saw: ['blade', '#c8d0dc'] }; // biome-ignore format: a table
const TIPPED = new RegExp(`,? (?:with|and)? ?(?:an? |its |the )?((?:glowing|red|blue|green|purple|yellow|big|huge) )?(${Object.keys(TIPS).join('|')})[- ](tail|stinger|sting|arms?|claws?|pincers?|hands?)(?= |,|$)`, 'i'); // biome-ignore format: one line
const HUNG = /,? (?:that is |all )?(?:(?:dripping|covered|draped|hung|festooned|decked|trailing|overgrown|garlanded|strung|entangled|tangled)(?: (?:with|in|by))?|with|wearing) (?:(?:some|hanging|dangling|long|many|thick|wet|old|rusty|green|trailing|dripping|broken|red|blue|heavy) )*(vine|seaweed|kelp|algae|ivy|chain|ribbon|weed|moss)s?(?: (?:hanging|dangling|dripping|draped|trailing|hung|wrapped)(?: (?:from|over|on|off|around|down)(?: (?:it|(?:its|the|his|her) [a-z]+|it))?)?)?(?=$|,| and )/i; // biome-ignore format: one line
/** What a thing is tied with, and what that is drawn as. */
export const TIES: Readonly<Record<string, string>> = { ribbon: 'ribbon', bow: 'ribbon', rope: 'rope', ropes: 'rope', string: 'rope', twine: 'rope', cord: 'rope', chain: 'chain', chains: 'chain', strap: 'rope' }; // biome-ignore format: a table
export const TIED = new RegExp(`,? (?:that is |which is )?(?:(?:tied|bound|wrapped|fastened|secured|held together|closed|sealed)(?: (?:up|shut|together))? (?:with|in|by)) (?:an? |some )?(?:([a-z]+) )??(${Object.keys(TIES).join('|')})(?: (?:tied |wrapped )?(?:around|round) (?:it|the middle))?(?=$|,)`, 'i'); // biome-ignore format: one line
export const STRANDS: Readonly<Record<string, string>> = { vine: '#6cb83c', ivy: '#5ca84c', weed: '#6cb83c', seaweed: '#4ca478', kelp: '#5c9c54', algae: '#7cb848', moss: '#7cb848', chain: '#a4acbc', ribbon: '#d84868', rope: '#c8a064' }; // biome-ignore format: a table

/** What hangs on an animal's or a monster's body, and what its limbs end in. */
export function bodyAdorned(asked: string, { kind, concept, material, colours }: Brief): Adorned {
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
  const mark = MARK.exec(text);
  const sign = mark && mark.index > 0 ? signOf(mark[2]!.toLowerCase()) : undefined;
  if (mark && sign) {
    cut(mark);
    const hue = colourIn(mark[1]);
    changes.push({ is: 'emblem', of: sign, ...(kind === 'quadruped' ? { flank: true as const } : {}), ...(hue ? { colour: hue } : {}) }); // biome-ignore format: one line
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

/** A mark in the coat. */
const MARK = /,? ((?:(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|golden|gold|silver|brown|glowing|dark|big|small) )*)([a-z]+)branded(?= |,|$)/i; // biome-ignore format: one line

/** What a spider lets itself down by. */
const THREAD = /,? (?:that is )?(?:hanging|dangling|descending|suspended|swinging|lowering itself|coming down|hung)(?: upside down)?(?: down)? (?:from|by|on|with|off) (?:(?:an?|its|the|single|thin|long|silk|silky|spider|white) )*(thread|silk|string|strand|rope|vine|line)s?(?: of (?:silk|web))?(?=$|,| )/i; // biome-ignore format: one line
const SNOW = /,? (?:that is |all |half )?(?:covered|buried|dusted|coated)(?: (?:in|with|by))? (?:(?:fresh|deep|white|some|light|fluffy) )*snow(?=$|,| )|,? with (?:(?:fresh|some|a little) )*snow (?:on|over) (?:(?:its|the|his|her) )?(?:back|head|fur|body|it)(?=$|,| )/i; // biome-ignore format: one line
/** Through which a light shows. */
export const CRACKS = /,? (?:with|and|covered in|has|having)? ?(?:(?:bright|many|deep|hot|its) )*(?:(?:glowing|lava|magma|molten|fiery|burning)(?: (?:red|blue|green|orange|purple|yellow|cyan|hot|lava))*|(?:red|blue|green|orange|purple|yellow|cyan) glowing) (?:cracks|veins|fissures|crevices)(?: (?:(?:all )?(?:over|in|on|across|along|down|through(?:out)?)) (?:(?:its|his|the|her) )?[a-z]+)?(?=$|,| )|,? (?:with )?(?:cracks|veins|fissures) (?:that |are )*(?:glowing|of (?:lava|magma|fire)|full of (?:lava|magma)|glow)(?: (?:red|orange|blue|green|purple))?(?=$|,| )/i; // biome-ignore format: one line
/** All colours, as bands: "rainbow striped cat", "with rainbow stripes", "rainbow coloured". */
const RAINBOW = /,? (?:with|in|and) (?:bright )?(?:rainbow|multi-?colou?red) (?:stripes?|bands?|colou?rs?|fur|scales|skin|coat|body|shell|feathers)(?: (?:on|across|along|all over|over) (?:its|the) [a-z]+)?(?=$|,| )|(?<=^| )rainbow[- ]?(?:striped?|banded|colou?red|furred)?(?= (?!mane|tail|hair|wings?|horn|trout|unicorn|hat|scarf|crown|sword|in\b|with\b)[a-z])/i; // biome-ignore format: one line

/** Colour on a face. */
const CHEEKS = /,? (?:(?:with|and|has) )?(?:(?:little|cute|big|round|two|its|small|soft|bright) )*(pink|rosy|red|blushing|blushed|flushed|rose|pinkish)(?: (?:little|round|chubby))* cheeks?(?=$|,| and\b)/i; // biome-ignore format: one line
/** Of an animal that is a machine, wheels are seen. */
const MACHINE = /\b(?:mechanical|clockwork|steampunk|wind[- ]?up|gears|cogs|cogwheels)\b/i;
