/** "isometric tiles for a space station: metal floor, grating, glass": a tile of each that is listed, and none of it left away. */

import { isPlan, type Plan, type Step } from '../step.ts';
import { PRICES } from '../steps.ts';
import { takeStyle } from '../style.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { takeSize } from '../wishes/globals.ts';
import { bareNoun } from '../words.ts';
import type { Context } from './plan.ts';

const LIST =
  /^(.{0,40}?\biso(?:metric)?\b[^,:;.]{0,50}?\b(?:tiles|blocks|stuff|things|furniture|props|objects|items|assets|set|pack)\b[^,:;.]{0,50}?)(?:\s*[,:?]\s*|\s+[–-]\s+)([^.;!?]+(?:,|\band\b)[^.;!?]+)([.;!?].*)?$/i;
const COUNT = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?= (?:different )?iso)/i;
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** Said of all of them, and no tile. */
const OF_ALL =
  /^(?:(?:all |in )?(?:the )?(?:same|matching|one|consistent|similar) (?:style|size|look|palette)|no outlines?|seamless|cozy|cosy|cute|nice|please|pls|each|same style)$/i;
const MOST = 12;

export function isometricList(message: string, { agreed }: Context): Plan | undefined {
  const { text, size } = takeSize(message);
  const { text: bare, style } = takeStyle(text);
  const [, head = '', list = '', more = ''] = LIST.exec(bare.trim().replace(/[\s,.]+$/, '')) ?? [];
  if (!list || /\b(?:my|our|game)\b/i.test(head)) return undefined;
  const items = list.split(/\s*(?:,|\band\b|&|\+)\s*/i).map((one) => bareNoun(one.trim())).filter((one) => one && !OF_ALL.test(one) && !(isAdjective(one) && !/ /.test(one) && subjectOf(one) === undefined));
  if (items.length < 2 || items.length > MOST || items.some((one) => one.split(' ').length > 5)) return undefined;
  const steps = items.map((description): Step => ({
    tool: 'create_isometric_tile',
    args: { description, ...(size ? { size: Math.min(64, Math.max(16, size.width)) } : {}), ...Object.fromEntries(Object.entries(style).filter(([field]) => field !== 'tile_shape')) },
    price: PRICES.tiles,
    what: `an isometric tile: ${description}`,
  }));
  const said = COUNT.exec(head)?.[1];
  const count = said ? Number(said) || NUMBERS.indexOf(said.toLowerCase()) : items.length;
  const notes = more.trim() && !OF_ALL.test(more.replace(/[.;!?\s]+/g, ' ').trim()) ? [`Beside the list you said "${more.replace(/^[.;!?\s]+|[.;!?\s]+$/g, '')}": all tiles are drawn in one look, and more of that is not set.`] : [];
  const plan: Plan = { steps, notes, known: true };
  return count === items.length || agreed ? plan : isPlan(plan) ? { ...plan, proposal: `You said ${count}, and I read ${items.length}: ${items.join(', ')}.` } : plan;
} // biome-ignore format: short enough
