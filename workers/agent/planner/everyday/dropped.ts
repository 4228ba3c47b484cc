/** Something to draw that a plan took as said beside the wish: it is asked about before anything is paid for, and never dropped silently. */
import { isPlan, type Plan } from '../step.ts';
import { singular, subjectOf } from '../subjects.ts';

const ASIDE = /^I took as said beside the wish: /;
const COUNTED = /^(?:and |also |plus |with )*(?:an?|some|a few|several|\d{1,2}|one|two|three|four|five|six)\s+(.+)$/i;

const isDrawable = (clause: string): boolean => {
  const [, what = ''] = COUNTED.exec(clause) ?? [];
  const name = what
    .replace(/ (?:objects?|sprites?|assets?|props?|icons?|pictures?|please|pls|too|as well)$/i, '')
    .trim();
  const subject = name && name.split(' ').length <= 4 ? (subjectOf(name) ?? subjectOf(singular(name))) : undefined;
  return subject !== undefined && subject.kind !== 'place' && !subject.unknown.length;
};

/** The plan, with what it would drop asked about. */
export function withDropped<T extends Plan>(plan: T): T {
  if (!isPlan(plan) || plan.unclear || plan.doubts || plan.proposal || !plan.steps.some(({ price }) => price > 0)) return plan;
  const clauses = plan.notes.filter((note) => ASIDE.test(note)).flatMap((note) => [...note.matchAll(/"([^"]+)"/g)].map(([, clause]) => clause!));
  const lost = clauses.filter(isDrawable);
  return lost.length ? { ...plan, unclear: lost } : plan;
} // biome-ignore format: short enough
