/** "200 villagers": more than are drawn at once. The price is named, and a few are offered. */
import { kindsOf, NUMBER_NAMES } from './kinds.ts';
import * as say from './says.ts';
import { singular, subjectOf } from './subjects.ts';

/** More than that are not begun in one go. */
export const MOST = 10;
const MANY =
  /^(?:(?:all|about|around|like|at least|roughly|some|over|more than) )*(\d{2,5}|(?:an? |several |two |five )?(?:hundreds?|thousands?|dozens?)(?: of)?|eleven|twelve|fifteen|twenty|thirty|forty|fifty) (?:(?:of|completely|totally|all|random|different|unique|various|distinct) )*((?:[a-z-]+ ){0,2}?[a-z-]+)(?=$|[,.;:!?]| (?:with|in|for|and|that|who|from|at|each|please)\b)/i;
const AMOUNTS: Readonly<Record<string, number>> = {
  dozen: 12,
  dozens: 24,
  hundred: 100,
  hundreds: 200,
  thousand: 1000,
  thousands: 2000,
};

/** Of no kind, and known all the same. */
const ANY =
  /^(?:monsters|enemies|creatures|characters|npcs|items|sprites|icons|animals|weapons|objects|props|assets|people|villagers|heroes)$/i;

/** What is said of so many; undefined where fewer are wished for. `few` is the wish that is offered. */
export function crowdOf(wish: string): { readonly ask: string; readonly few: string } | undefined {
  const [all, amount = '', kind = ''] = MANY.exec(wish) ?? [];
  const word = amount.toLowerCase().replace(/ of$/, '').split(' ').at(-1)!;
  const count = Number(amount) || AMOUNTS[word] || NUMBER_NAMES[word] || 0;
  const one = singular(kind);
  const subject = all && one !== kind ? subjectOf(one) : undefined;
  // "animals": of no kind, and several kinds are known
  const isAny = all && !subject && one !== kind && (kindsOf(one, 3) !== undefined || ANY.test(kind));
  if (!all || count <= MOST || (!subject && !isAny) || subject?.kind === 'place') return undefined;
  const moves = / animat| walk| run| movement/i.test(wish);
  const few = `three different ${kind}`;
  return {
    ask: say.tooMany({ count, kind, few, lives: subject?.kind !== 'thing' || subject.creature === true, moves }),
    few,
  };
}
