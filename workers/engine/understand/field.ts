import { dressOfField } from '../catalogue/fields.ts';
import { PIECES, pieceOf } from '../catalogue/garments/index.ts';
import type { Brief, BriefPart } from '../types.ts';

/** Whose dress shows the field they work in. */
const HEADS: ReadonlySet<string> = new Set(
  `operator worker technician teacher manager clerk installer repairer assistant scientist agent analyst designer therapist inspector driver officer
  specialist trimmer assembler patternmaker architect cook artist developer surgeon doctor practitioner veterinarian pharmacist carpenter mason roofer
  electrician welder janitor farmworker forester pilot lawyer banker librarian photographer dj actor singer barber tailor cobbler jeweler coach nurse
  mechanic guide business-person referee merchant alchemist student police firefighter soldier sergeant farmer miner sailor maid butler chef`.split(
    /\s+/,
  ),
);

/** "A chemistry teacher" → a teacher with what shows chemistry, where nothing was said of that place; `words`: all that was said. */
export function inField(brief: Brief, subject: string | undefined, words: readonly string[]): Brief {
  if (brief.kind !== 'humanoid' || brief.confidence < 0.9 || !HEADS.has(brief.concept)) return brief;
  // "post apocalyptic" is no work of the post
  const own = new Set([subject, ...(brief.guises ?? [])].flatMap((said) => said?.split(' ') ?? []));
  const fields = words.filter((word) => !own.has(word) && dressOfField(word));
  if (fields.length === 0) return brief;
  const taken = new Set(brief.parts.map((p) => pieceOf(p.piece)?.slot));
  const parts: BriefPart[] = [...brief.parts];
  for (const piece of fields.flatMap((word) => dressOfField(word) ?? [])) {
    const [id = '', material] = piece.split(':');
    const slot = PIECES[id]?.slot;
    if (slot === undefined || taken.has(slot) || brief.without.includes(id)) continue;
    taken.add(slot);
    parts.push({ piece: id, ...(material ? { material } : {}) });
  }
  const unknown = brief.unknown.filter((word) => !fields.includes(word));
  return { ...brief, parts, unknown, drawnAs: `${brief.drawnAs} (field: ${[...new Set(fields)].join(' ')})` };
}
