/** What people of 32 pixels hold that has no rows of its own for them: stamps of hands of solids, lit here, and whole small pictures of things. */
import { type HeldStamp, heldStamp, STAMP_MATERIALS } from '../../../../catalogue/garments/held-stamps.ts';
import type { Worn } from '../../../../catalogue/garments/types.ts';
import { smallHeld } from '../../doll/held.ts';
import { pictured } from '../../pictured.ts';
import type { Stamp } from '../../stamp.ts';
import { SMALL_THINGS } from '../../things.ts';

const PREFIX = /^held\//;
const LETTERS = 'abcdefghijklmnopqrstuvyz012345';

/** Rows of a stamp whose runs of one material are lit on their left and shaded on their right. */
function lit({ rows, pole }: HeldStamp): Stamp {
  const slots: string[] = [];
  const slotOf = (c: string): number => {
    const made = c === 'm' ? 'piece' : c === 't' ? 'trim' : STAMP_MATERIALS[c]!;
    if (!slots.includes(made)) slots.push(made);
    return slots.indexOf(made);
  };
  const whole = pole ? [...rows, ...new Array<string>(5).fill(rows.at(-1)!)] : rows;
  const out = whole.map((row) =>
    [...row]
      .map((c, x) => {
        if (c === '.' || c === '+') return c;
        const own = c.toLowerCase();
        const [before, after] = [row[x - 1], row[x + 1]].map((n) => n?.toLowerCase() === own);
        const tone = c !== own || (!before && after) ? 0 : before && !after ? 2 : 1;
        return LETTERS[slotOf(own) * 3 + tone]!;
      })
      .join(''),
  );
  return { rows: out, slots: slots.map((material) => ({ material, names: [] })) };
}

const found = new Map<string, Stamp | undefined>();

/** Pixels of a side of what is shown by its own drawing, and in a low picture. */
const DRAWN = 10;
const DRAWN_LOW = 7;

/** The stamp of a piece that no table of these people has; undefined: nothing shows it. */
export function borrowed(w: Pick<Worn, 'piece'> & Partial<Worn>): Stamp | undefined {
  const { id } = w.piece;
  if (!found.has(id)) found.set(id, find(id));
  return found.get(id) ?? byItself(w, DRAWN);
}

/** What is too broad for a low picture, smaller. */
export function lesser(w: Pick<Worn, 'piece'> & Partial<Worn>): Stamp | undefined {
  const thing = PREFIX.test(w.piece.id) ? SMALL_THINGS[w.piece.id.replace(PREFIX, '')] : undefined;
  return thing ? inHand(shrunk(thing, DRAWN_LOW)) : byItself(w, DRAWN_LOW);
}

/** From this ratio of its sides a thing is held by its shaft. */
const LONG = 1.8;

/** A thing's own drawing in a hand. */
function byItself(w: Pick<Worn, 'piece'> & Partial<Worn>, size: number): Stamp | undefined {
  const thing = pictured(w, size);
  if (!thing) return undefined;
  const [high, wide] = [thing.rows.length, thing.rows[0]!.length];
  if (high < wide * LONG) return inHand(thing);
  const [x, y] = [wide >> 1, Math.floor(high * 0.7)];
  return { ...thing, rows: thing.rows.map((row, i) => (i === y ? `${row.slice(0, x)}+${row.slice(x + 1)}` : row)) };
}

/** A stamp in fewer pixels: of each field its commonest letter. */
function shrunk({ rows, slots }: Stamp, size: number): Stamp {
  const [high, wide] = [rows.length, rows[0]!.length];
  const share = size / Math.max(high, wide);
  const [h, v] = [Math.max(1, Math.round(wide * share)), Math.max(1, Math.round(high * share))];
  const span = (i: number, of: number, all: number) => [Math.floor((i * all) / of), Math.ceil(((i + 1) * all) / of)];
  const commonest = (x: number, y: number): string => {
    const [top, bottom] = span(y, v, high);
    const [left, right] = span(x, h, wide);
    const letters = rows.slice(top, bottom).flatMap((row) => [...row.slice(left, right)]);
    const count = (c: string) => letters.filter((own) => own === c).length;
    return [...new Set(letters)].sort((a, b) => count(b) - count(a))[0] ?? '.';
  };
  return { slots, rows: Array.from({ length: v }, (_, y) => Array.from({ length: h }, (_x, x) => commonest(x, y)).join('')) }; // biome-ignore format: one line
}

/** The stamp that people of 16 pixels hold. */
export function smaller({ piece: { id } }: Pick<Worn, 'piece'>): Stamp | undefined {
  const key = `small ${id}`;
  const own = found.has(key) ? undefined : smallHeld(id);
  if (!found.has(key)) found.set(key, own && lit(own));
  return found.get(key);
}

/** Rows of what lies in or on something: no more than is seen over its rim. */
const MOST_OVER = 6;
const shifted = (row: string, by: number): string =>
  [...row]
    .map((c) => {
      const at = LETTERS.indexOf(c.toLowerCase());
      const moved = at < 0 ? c : (LETTERS[at + by * 3] ?? '.');
      return c === c.toLowerCase() ? moved : moved.toUpperCase();
    })
    .join('');

/** What is held with something in or on it: its content looks over the rim. */
export function laden(base: Stamp, content: string): Stamp | undefined {
  const thing = SMALL_THINGS[content];
  if (!thing || base.slots.length + thing.slots.length > LETTERS.length / 3) return undefined;
  const wide = base.rows[0]!.length;
  const own = thing.rows[0]!.length;
  // what is as broad as its vessel is cut to it
  const cut = Math.max(0, (own - wide) >> 1);
  const rows = thing.rows
    .filter((row) => /[^.]/.test(row))
    .slice(0, MOST_OVER)
    .map((row) => {
      const part = shifted(row, base.slots.length).slice(cut, cut + wide);
      const left = (wide - part.length) >> 1;
      return '.'.repeat(left) + part + '.'.repeat(wide - part.length - left);
    });
  return { rows: [...rows, ...base.rows], slots: [...base.slots, ...thing.slots] };
}

function find(id: string): Stamp | undefined {
  const plain = id.replace(PREFIX, '');
  const middle = heldStamp(plain, { small: false, middle: true, modest: true });
  if (middle) return lit(middle);
  const thing = PREFIX.test(id) ? SMALL_THINGS[plain] : undefined;
  return thing && inHand(thing);
}

/** What one takes a thing by. */
const HANDLE = /^(?:handle|haft|grip|shaft)$/;

/** Whether a thing's handle ends at the lower left: to be in the hand that is on its right, it is shown the other way round. */
function endsOutside({ rows, slots }: Stamp): boolean {
  const i = slots.findIndex(({ names }) => names.some((name) => HANDLE.test(name)));
  const own = LETTERS.slice(i * 3, i * 3 + 3);
  const [last = ''] = rows.filter((row) => /[^.]/.test(row)).slice(-2);
  const at = [...last].flatMap((c, x) => (c === '.' ? [] : [[c.toLowerCase(), x] as const]));
  return i >= 0 && at.every(([c, x]) => own.includes(c) && x < last.length / 2);
}

/** A thing's own picture in a hand: the hand is at its lower inner side. */
function inHand(thing: Stamp): Stamp {
  const { slots } = thing;
  const own = endsOutside(thing) ? thing.rows.map((row) => [...row].reverse().join('')) : [...thing.rows];
  const y = Math.max(1, own.length - 4);
  const wide = own[0]!.length;
  const grip = Math.max(0, wide - 3);
  own[y] = `${own[y]!.slice(0, grip)}+${own[y]!.slice(grip + 1)}`;
  return { rows: own, slots };
}
