/** Days in words: "on tuesday", "last week", "two days ago". */
import { numberIn } from './slots.ts';

export interface Span {
  readonly from: Date;
  readonly to: Date;
  /** As it was said: no part of a name. */
  readonly words: string;
}

const DAY = 86_400_000;
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const midnight = (at: Date, days = 0): Date => new Date(at.getFullYear(), at.getMonth(), at.getDate() + days);

type Row = readonly [RegExp, (said: RegExpExecArray, now: Date) => readonly [Date, Date]];
const upTo = (now: Date, days: number): readonly [Date, Date] => [midnight(now, -days), new Date(now.getTime() + DAY)];
const ROWS: readonly Row[] = [
  [/\b(?:the )?day before yesterday\b/i, (_, now) => [midnight(now, -2), midnight(now, -1)]],
  [/\b(?:today|tonight|this (?:morning|afternoon|evening)|just now)\b/i, (_, now) => upTo(now, 0)],
  [/\b(?:yesterday|last night)\b/i, (_, now) => [midnight(now, -1), midnight(now)]],
  [/\b(?:in |over |during )?(?:the )?(?:last|past) (\d+|two|three|four|five|six|seven|ten|couple of|few) (day|week|month)s?\b/i, ([, many, unit], now) => upTo(now, (numberIn(many!) ?? 3) * daysIn(unit!))],
  [/\b(?:an? |(\d+|two|three|four|five|six|couple of|few) )(day|week|month)s? ago\b/i, ([, many, unit], now) => { const days = (many ? (numberIn(many) ?? 3) : 1) * daysIn(unit!); const loose = unit!.toLowerCase() === 'day' ? 0 : Math.ceil(daysIn(unit!) / 2); return [midnight(now, -days - loose), midnight(now, -days + loose + 1)]; }],
  [/\bthis week\b/i, (_, now) => upTo(now, (now.getDay() + 6) % 7)],
  [/\blast week\b/i, (_, now) => { const monday = (now.getDay() + 6) % 7; return [midnight(now, -monday - 7), midnight(now, -monday)]; }],
  [/\bthis month\b/i, (_, now) => [new Date(now.getFullYear(), now.getMonth(), 1), new Date(now.getTime() + DAY)]],
  [/\blast month\b/i, (_, now) => [new Date(now.getFullYear(), now.getMonth() - 1, 1), new Date(now.getFullYear(), now.getMonth(), 1)]],
  [/\b(?:this|last) year\b/i, (said, now) => { const year = now.getFullYear() - (/last/i.test(said[0]) ? 1 : 0); return [new Date(year, 0, 1), new Date(year + 1, 0, 1)]; }],
  [new RegExp(`\\b(?:on |last |this )*(${WEEKDAYS.join('|')}|mon|tues?|wed|thurs?|fri)(?: (?:morning|evening|night|afternoon))?\\b`, 'i'), ([, said], now) => { const day = WEEKDAYS.findIndex((one) => one.startsWith(said!.toLowerCase().slice(0, 3))); const back = (now.getDay() - day + 7) % 7 || 7; return [midnight(now, -back), midnight(now, -back + 1)]; }],
  [new RegExp(`\\b(?:in |on |since |last )(${MONTHS.join('|')})\\b`, 'i'), ([, said], now) => { const month = MONTHS.indexOf(said!.toLowerCase()); const year = now.getFullYear() - (month > now.getMonth() ? 1 : 0); return [new Date(year, month, 1), new Date(year, month + 1, 1)]; }],
  [/\b(?:lately|recently)\b/i, (_, now) => upTo(now, 7)],
]; // biome-ignore format: a table
const SIDE_OF = /\b(older than|(?:from |made )?before|earlier than|newer than|younger than|after|since)\s*$/i;
const daysIn = (unit: string): number => ({ day: 1, week: 7, month: 31 })[unit.toLowerCase()] ?? 1;

/** Which days words name; undefined where they name none. */
export function spanIn(words: string, now = new Date()): Span | undefined {
  for (const [form, says] of ROWS) {
    const said = form.exec(words);
    if (!said) continue;
    const [from, to] = says(said, now);
    // "older than today", "since yesterday": all before it, all after it
    const [side = ''] = SIDE_OF.exec(words.slice(0, said.index)) ?? [];
    const named = `${side}${said[0]}`;
    if (/older|before|earlier/i.test(side)) return { from: new Date(0), to: from, words: named };
    if (/newer|younger|after/i.test(side)) return { from: to, to: new Date(now.getTime() + DAY), words: named };
    return side ? { from, to: new Date(now.getTime() + DAY), words: named } : { from, to, words: said[0] };
  }
  return undefined;
}

export const isWithin = ({ from, to }: Span, when: string): boolean => {
  const at = new Date(when).getTime();
  return at >= from.getTime() && at < to.getTime();
};
