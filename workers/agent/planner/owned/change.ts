/** What is meant, otherwise: drawn with the change, in another size, or once more where something of it is wrong. */
import { notesFor, stepsFor } from '../changes/change-steps.ts';
import { isTiles } from '../holdings/index.ts';
import { tilesChanged } from '../holdings/own-tiles.ts';
import * as say from '../says.ts';
import type { Step } from '../step.ts';
import { PRICES } from '../steps.ts';
import { isAdjective } from '../subjects.ts';
import { assetOf, type Deed, kept, namesOf } from './deed.ts';
import type { Edit } from './how.ts';
import type { Held } from './mine.ts';

/** Moods are drawn by their plain word: "scarier" is "scary". */
const plainly = (look: string): string => {
  const stem = /^([a-z]{3,})ier$/.exec(look)?.[1] ?? /^([a-z]{2,}?)(?:r)$/.exec(/^(?:cuter|stranger|crueler|ruder|braver)$/.exec(look)?.[0] ?? '')?.[1];
  const base = stem && (look.endsWith('ier') ? `${stem}y` : stem);
  return base && isAdjective(base) ? base : look;
}; // biome-ignore format: short enough

/** A thing that is drawn anew is "tall", with a "big door": than what it is taller nobody sees. */
const simply = (look: string): string =>
  look.replace(
    /\b([a-z]{3,})er\b/g,
    (word, stem: string) =>
      [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].find((base) => isAdjective(base)) ??
      word,
  );

/** So many generations one message may cost, see the limits of a turn. */
const MOST = 60;

/** What is meant, otherwise. */
export function changed(edit: Edit, all: readonly Held[], projectId: string | null): Deed | undefined {
  // tiles and maps have sizes of their own: of several kinds the others are meant
  const flat = edit.size && all.length > 1 ? all.filter((it) => isTiles(it) || it.kind === 'MAP') : [];
  const of = all.filter((it) => !flat.includes(it));
  if (!of.length) return undefined;
  if (edit.flaw !== undefined) return mended(edit, of, projectId);
  if (edit.looks.length === 1 && /^without (?:the |its |any )?(?:white |black |grey )?back ?ground$/i.test(edit.looks[0]!)) return { tell: say.cutOutAlready(namesOf(of)) };
  const steps: Step[] = [];
  const notes: string[] = [];
  const done: Held[] = [];
  for (const it of of) {
    const asset = assetOf(it);
    if (edit.size) {
      const change = 'factor' in edit.size ? ({ kind: 'size', ...edit.size } as const) : ({ kind: 'pixels', ...edit.size } as const);
      if (it.kind === 'MAP') return { ask: `A map is counted in cells, and is not drawn in another size by words: its export has the size that you choose. How many cells shall "${it.name}" have?` };
      const sized = 'width' in edit.size ? `${edit.size.width}x${edit.size.height}` : '';
      steps.push(...stepsFor(change, asset, projectId).map((step) => (step.what.includes(sized) ? step : { ...step, what: `${step.what}, ${sized}` })));
      notes.push(...notesFor(change, [asset]).map((note) => note.replace(/; the one before is kept/, '')));
      if ('factor' in edit.size) notes.push('How large the one is that you have its list does not tell: I take the usual size for it. Say the pixels, for example "48x48", if it shall be exact.');
      if ('width' in edit.size && Math.min(edit.size.width, edit.size.height) < 16) notes.push('Smaller than 16 pixels I do not draw: it gets 16.');
    }
    const look = edit.looks.map((one) => (it.kind === 'CHARACTER' ? plainly(one) : simply(plainly(one)))).join(', ');
    if (look && isTiles(it)) {
      const deed = tilesAnew(look, it, projectId);
      if (!deed || !('steps' in deed)) return deed;
      steps.push(...deed.steps);
      notes.push(...deed.notes);
      if (deed.proposal) return { ...deed, steps, notes };
      done.push(it);
      continue;
    }
    if (look && it.kind === 'MAP') return undefined;
    if (look) {
      const change = { kind: 'edit', edit: look } as const;
      steps.push(...stepsFor(change, asset, projectId));
      notes.push(...notesFor(change, [asset]).filter((note) => !/the one before is kept/.test(note)));
    }
    done.push(it);
  }
  if (!steps.length) return undefined;
  const total = steps.reduce((sum, { price }) => sum + price, 0);
  const told = [...new Set([...notes, kept(done)])];
  // a mood is a matter of taste: what is meant by it is told before it is paid for
  const mood = edit.looks.find((look) => plainly(look) !== look);
  if (flat.length && total <= MOST) return { steps, notes: told, proposal: `Tiles are of 16 or 32 pixels and maps of cells, so I would leave ${namesOf(flat)} as they are, and draw anew ${steps.map(({ what }) => what).join('; ')}. Or shall the tiles be drawn anew, too?` };
  if (total <= MOST) return { steps, notes: told, ...(mood ? { proposal: `"${mood}" I would draw so: ${steps.map(({ what }) => what).join('; ')}. Or say what of it shall differ, for example its colours, its eyes or what it wears.` } : {}) };
  const upTo = (i: number): number => steps.slice(0, i + 1).reduce((sum, { price }) => sum + price, 0);
  const first = steps.filter((_, i) => upTo(i) <= MOST);
  return { steps: first, notes: told, proposal: `All of it would be ${say.generations(total)}, and one message may cost ${MOST}. I would begin with ${first.map(({ what }) => what).join('; ')}.` };
} // biome-ignore format: short enough

/** Something of it is wrong or missing: it is drawn once more, and that is asked. */
function mended(edit: Edit, of: readonly Held[], projectId: string | null): Deed | undefined {
  const [it] = of;
  if (!it) return undefined;
  const asset = assetOf(it);
  if (edit.looks.length) {
    const deed = changed({ looks: edit.looks }, of, projectId);
    return deed && 'steps' in deed ? { ...deed, proposal: `I am sorry that something is missing. I would change ${namesOf(of)} so: ${edit.looks.join(', ')}.` } : deed;
  }
  const steps = stepsFor({ kind: 'again', times: 1 }, asset, projectId);
  if (!steps.length) return undefined;
  return {
    steps,
    notes: [kept(of)],
    proposal: `I am sorry${edit.flaw ? ` (${edit.flaw.replace(/^(?:his|her|its|the) /i, '')})` : ''}. A single part I cannot mend in words: that is done by hand in the pixel editor of the studio. I would draw "${it.name}" once more, which comes out otherwise; the one that you have is kept.`,
  };
} // biome-ignore format: short enough

/** "make the tiles darker": both of their grounds, where they are known. */
function tilesAnew(look: string, it: Held, projectId: string | null): Deed | undefined {
  const plain = tilesChanged(`make the ${it.name.toLowerCase()} tiles ${look.replace(/^with /, '')}`, [it], projectId);
  if (plain && 'steps' in plain) return plain;
  // "lava instead of the water"
  const [, comes = '', goes = ''] = /^with (?:an? |the )?(.+?) instead of (?:an? |the )?(.+)$/i.exec(look) ?? [];
  if (comes) {
    const known = (it.description || it.name).toLowerCase().split(/\s*(?:\band\b|\bto\b|\/|,|→|\bover\b)\s*/).filter(Boolean);
    const at = known.findIndex((each) => each.split(' ').includes(goes.toLowerCase()));
    if (at < 0 || known.length !== 2) return undefined;
    const [lower, upper] = known.map((each, i) => (i === at ? comes : each)) as [string, string];
    return { steps: [{ tool: 'create_topdown_tileset', args: { lower_description: lower, upper_description: upper, ...(projectId ? { project_id: projectId } : {}) }, price: PRICES.tiles, what: `tiles: ${lower} to ${upper}` }], notes: [kept([it])] };
  }
  // "the water in my tiles is too bright": of one ground alone
  const [, pale = '', ground = ''] = /^with (?:an? )?([a-z]+) ([a-z]+)$/i.exec(look) ?? [];
  const how = (pale || look).replace(/(?:ier)$/, 'y').replace(/^(darker|brighter|paler)$/, (word) => word.replace(/e?r$/, '').replace(/^pal$/, 'pale'));
  if (!/^[a-z -]+$/i.test(how) || /^(?:with|without) /.test(how)) return undefined;
  const grounds = (it.description || it.name).toLowerCase().split(/\s*(?:\band\b|\bto\b|\/|,|→|\bover\b)\s*/).filter(Boolean);
  const [one = it.name, other = ground ? it.name : 'grass'] = grounds.length > 1 ? grounds : ground ? [ground, it.name] : grounds;
  const [lower, upper] = [one, other].map((each) => (ground && !each.includes(ground) ? each : `${how} ${each}`)) as [string, string];
  const args = { lower_description: lower, upper_description: upper, ...(projectId ? { project_id: projectId } : {}) };
  return {
    steps: [{ tool: 'create_topdown_tileset', args, price: PRICES.tiles, what: `tiles: ${args.lower_description} to ${args.upper_description}` }],
    notes: [kept([it])],
    proposal: `Finished tiles are not changed: I would draw those of "${it.name}" anew, ${how}: ${args.lower_description} beside ${args.upper_description}. Yours are kept.`,
  };
} // biome-ignore format: short enough
