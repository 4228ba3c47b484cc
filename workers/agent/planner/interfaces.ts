/**
 * Interfaces of a plan as one picture: its elements are cut out of it by the places that come with it, and one costs what all of them cost. What
 * is written on buttons stands in quotes, for nothing else is written.
 */
import { readUi } from '../../engine/ui/read-ui.ts';
import type { Args } from '../port.ts';
import * as say from './says.ts';
import type { Step } from './step.ts';

const isInterface = ({ tool, price, args }: Step): boolean => tool === 'create_ui_asset' && price > 0 && typeof args !== 'function'; // biome-ignore format: one line
const wordsOf = ({ args }: Step): string => String((args as Args).description ?? '');

const LOOK =
  /\b(?:style|styled|look|looking|theme|themed|colou?rs?|wood(?:en)?|stone|gold(?:en)?|metal|dark|pixel|parchment|neon|sci-?fi|fantasy|medieval|cute|frame)\b/i;
const LISTED =
  /\bbuttons?\b(?: (?:for|of|in|on) [a-z ]{1,30}| labell?ed| saying| that say| with(?: the)?(?: texts?| words?| labels?)?)?\s*:?\s*((?:"[^"]{1,24}"|[a-z][a-z ]{0,18}?)(?:\s*(?:,|\/|\band\b|&)\s*(?:"[^"]{1,24}"|[a-z][a-z ]{0,18}?))+)(?=\s*(?:$|[.;!?]|,\s*[a-z ]*\b(?:style|look|theme|wood|stone)))/i;
const SAYS =
  /\b(?:(?:that|which) )?(?:says?|saying|reads?|reading|labell?ed|with (?:the )?(?:text|word|label)(?: of)?)\s+(?:"([^"]{1,24})"|([A-Z][A-Z0-9!?]{1,15}(?![a-z])(?: [A-Z0-9!?]{1,12}(?![a-z]))*|[A-Z][a-z]{1,14})|([a-z]{1,14}(?: [a-z]{1,10})??)(?=\s*(?:$|[,.;!?]|\band\b)))/g;

/** What is to be written, in its order. */
export function labelsIn(message: string): readonly string[] {
  const said = [...message.matchAll(SAYS)].map(([, quoted, loud, quiet]) => quoted ?? loud ?? quiet ?? '').filter(Boolean);
  if (said.length > 1) return said;
  const list = LISTED.exec(message)?.[1] ?? '';
  const names = list.split(/\s*(?:,|\/|\band\b|&)\s*/i).map((one) => one.replace(/"/g, '').trim()).filter((one) => one && !LOOK.test(one));
  return names.length > 1 && names.every((one) => one.split(' ').length <= 3) ? names : said;
} // biome-ignore format: short enough

/** A description in which the labels of buttons stand in quotes. */
function labelled(words: string, message: string, only: boolean): string {
  if (/"/.test(words)) return words;
  const labels = labelsIn(message).filter((label) => only || new RegExp(`\\b${label.replace(/[^\w ]/g, '.')}\\b`, 'i').test(words));
  if (!labels.length || !/\bbuttons?\b/i.test(words)) return words;
  const bare = labels.reduce((rest, label) => rest.replace(new RegExp(`[,:]?\\s*\\b(?:(?:that|which) )?(?:(?:says?|saying|reads?|labell?ed|with the (?:text|word|label)) )?(?:and )?${label.replace(/[^\w ]/g, '.')}\\b`, 'i'), ''), words);
  const buttons = labels.map((label) => `button "${label}"`).join(', ');
  return bare.replace(/(?:\b(?:an?|two|three|four|five|six|\d) )?\bbuttons?\b(?: (?:for|of|in|on) (?:my|the|an?) [a-z]+(?: [a-z]+)?)?:?/i, buttons).replace(/\s+,/g, ',').replace(/,\s*$/, '');
} // biome-ignore format: short enough

/** The parts of several descriptions, their common look once, at the end. */
function together(all: readonly string[]): string {
  const parts = all.map((words) => words.split(/,\s*/).filter((part, i) => i === 0 || !/^(?:width|height|size|wide|high)$/i.test(part)));
  const looks = [...new Set(parts.flatMap((of) => of.filter((part, i) => i > 0 && LOOK.test(part) && parts.every((other) => other.includes(part)))))];
  return [...parts.map((of) => of.filter((part) => !looks.includes(part)).join(', ')), ...looks].join(', ');
} // biome-ignore format: short enough

/** A part that no element is called by: a panel, into which a game writes. */
const elemental = (words: string): string =>
  readUi(words).elements.length || /\bscreen\b/i.test(words) || LOOK.test(words.split(/,\s*/)[0]!)
    ? words
    : `panel for ${words}`;

/** The steps with their interfaces in one, and what is told of that. */
export function interfaces(steps: readonly Step[], message: string): { readonly steps: readonly Step[]; readonly notes: readonly string[] } {
  const all = steps.filter(isInterface);
  const [first] = all;
  if (!first) return { steps, notes: [] };
  const only = all.filter((step) => /\bbuttons?\b/i.test(wordsOf(step))).length === 1;
  const plain = all.map((step) => labelled(wordsOf(step), message, only));
  const parts = all.length > 1 ? plain.map((words) => elemental(words.replace(/\b(?:thing|thingy|stuff)\b(?=$|,)/gi, '').replace(/\s+(?=,|$)/g, '').trim())) : plain;
  const joined = all.length > 1 ? together(parts) : parts[0]!;
  const look = /\b([a-z-]+)(?:,? (?:look|style|themed?))\b/i.exec(message)?.[0] ?? '';
  // a look that was said of all of them, and got lost on the way
  const description = look && LOOK.test(look) && !joined.toLowerCase().includes(look.split(/[ ,]/)[0]!.toLowerCase()) && !/^(?:same|in|a|the)\b/i.test(look) ? `${joined}, ${look}` : joined;
  if (all.length === 1 && description === wordsOf(first)) return { steps, notes: [] };
  const width = Math.max(...all.map(({ args }) => Number((args as Args).width) || 0));
  const sized = width ? { width, height: Math.max(...all.map(({ args }) => Number((args as Args).height) || 0)) } : {};
  const one: Step = { ...first, args: { ...(first.args as Args), description, ...sized }, what: description };
  const unknown = parts.filter((part) => /^panel for /.test(part)).map((part) => part.replace(/^panel for (?:an? )?/, '').split(',')[0]!);
  return {
    steps: steps.flatMap((step) => (step === first ? [one] : all.includes(step) ? [] : [step])),
    notes: [...(all.length > 1 ? [say.oneInterface(all.length)] : []), ...unknown.map((what) => say.noElement(what))],
  };
} // biome-ignore format: short enough
