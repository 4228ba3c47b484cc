/** What is to be looked at and judged: pictures are not seen here, so what is on record is told, and what can be done. */
import { isFigure, isThing, isTiles, meant, namesOf } from '../meant.ts';
import { wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';
import { service } from './ask.ts';
import { factOf } from './asked-of.ts';
import { find, namedMoves } from './find.ts';
import { findBySize } from './find-size.ts';

const GRID =
  /\b(?:grid|pixel[- ]?perfect|real pixel|true pixel|mixels?|anti-?alias\w*|half pixels?|off[- ]grid|aligned|palette|how many colou?rs)\b/i;
const SEAM = /\b(?:seams?|seamless|line up|lined up|match up|tile(?:s|able)?|gaps?|edges?|borders?|repeat\w*)\b/i;
const LOOP = /\b(?:loops?|looping|jumps?|jerk\w*|smooth\w*|stutter\w*|moonwalk\w*|backwards?|slid\w*)\b/i;
const MISSING = /\b(?:missing|forgot|where(?:'s| is)|no \w+|not there|does(?:n'?t| not) have|didn'?t)\b/i;
const SENT =
  /\b(?:attached|sent|this (?:pic|picture|image|photo|screenshot)|these (?:pics|pictures|two)|upload\w*|screenshot|screen)\b/i;

export const check: Act = (wish, context) => {
  const targets = wordsOf(wish, 'target', 'n');
  const sized = findBySize(wish, context);
  if (sized) return sized;
  const fact = factOf(wish, context);
  if (fact) return fact;
  if (
    /\b(?:which|who|what|does|do|any)\b.*\b(?:no|without|have|has|missing|lacks?)\b.*\b(?:anim\w*|walk\w*|run\w*|idle|attack\w*|jump\w*|movements?)\b/i.test(
      wish.words,
    )
  )
    return find(wish, context);
  if (SENT.test(wish.words) && !context.recent.length)
    return {
      steps: [],
      ask: 'I see neither your screen nor pictures here: this chat takes words alone. What does it say or show, in words?',
    };
  if (
    !context.own.length &&
    !targets.length &&
    !/\b(?:better|best|nicer|prefer)\b/i.test(wish.words) &&
    /^\W*(?:which|what|how|where|when|who|do|does|can|is there|are there)\b/i.test(wish.words)
  )
    return service(wish, context);
  if (!context.own.length)
    return {
      steps: [],
      ask: 'There is nothing of yours to look at yet, and pictures that you have elsewhere I cannot see: this chat takes words alone. What is it about?',
    };
  const several = /\b(?:which|compare|better|best|nicer|favou?rite|or)\b/i.test(wish.words);
  const found =
    several && !targets.some((target) => /\w{4}/.test(target) && !/\bones?\b|\bthem\b|which/i.test(target))
      ? { own: (context.recent.length > 1 ? context.recent : context.own).slice(0, 3) }
      : meant(wish, context);
  if ('outcome' in found) return found.outcome;
  return looked(found.own.slice(0, 4), wish, context, several);
};

function looked(own: readonly Own[], wish: Wish, _context: Context, several: boolean): Outcome {
  const steps = own.flatMap(recordOf);
  const with_ = own.filter((one) => recordOf(one).length);
  return {
    steps,
    ...(steps.length ? {} : { say: told(own, [], wish, several) }),
    told: (results) =>
      told(
        own,
        with_.map((one, i) => [one, results[i]] as const),
        wish,
        several,
      ),
  };
}

/** Only what is free to look up. */
function recordOf(one: Own): readonly Step[] {
  const what = `the record of ${one.name}`;
  if (isFigure(one))
    return [{ tool: 'get_character', args: { character_id: one.id, include_preview: false }, price: 0, what }];
  if (one.list === 'OBJECT')
    return [{ tool: 'get_object', args: { object_id: one.id, include_preview: false }, price: 0, what }];
  if (one.list === 'MAP_OBJECT') return [{ tool: 'get_map_object', args: { object_id: one.id }, price: 0, what }];
  if (one.list === 'TOPDOWN_TILESET')
    return [{ tool: 'get_topdown_tileset', args: { tileset_id: one.id }, price: 0, what }];
  return one.list === 'SIDESCROLLER_TILESET'
    ? [{ tool: 'get_sidescroller_tileset', args: { tileset_id: one.id }, price: 0, what }]
    : [];
}

type Record_ = { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> } | undefined;
function told(
  own: readonly Own[],
  records: readonly (readonly [Own, Record_])[],
  wish: Wish,
  several: boolean,
): string {
  const facts = records.map(([one, record]) => `- ${one.name}: ${factsOf(one, record)}`);
  const lead = several
    ? 'Which looks better I cannot say: I see no pictures here. What is on record:'
    : `I see no pictures here, so I cannot judge ${namesOf(own)} by eye. What is on record:`;
  return [
    lead,
    ...(facts.length ? facts : own.map((one) => `- ${one.name}: ${one.description || 'no words'}`)),
    ...adviceOf(own, wish, several),
  ].join('\n');
}

function factsOf(one: Own, record: Record_): string {
  const of = record?.structured ?? {};
  const unknown = (of.unknown_words ?? []) as readonly string[];
  const moves = namedMoves(record);
  const parts = [
    ...(typeof of.drawn_as === 'string'
      ? [`drawn as "${of.drawn_as}"`]
      : [`asked for as "${one.description || one.name}"`]),
    ...(typeof of.width === 'number' ? [`${of.width}x${String(of.height)}`] : []),
    ...(typeof of.directions === 'number' ? [`${of.directions} direction${of.directions === 1 ? '' : 's'}`] : []),
    ...(moves.length ? [`movements: ${moves.join(', ')}`] : []),
    unknown.length ? `not drawn: ${unknown.map((word) => `"${word}"`).join(', ')}` : 'no word was left out',
  ];
  return parts.join('; ');
}

/** What it may be, and what is done about it, with its price. */
function adviceOf(own: readonly Own[], wish: Wish, several: boolean): readonly string[] {
  const [one] = own as [Own];
  const said = wish.words;
  if (own.some(isTiles) && (SEAM.test(said) || /\bwrong|bad|broken\b/i.test(said)))
    return [
      `The 16 tiles of a set are made to meet at their corners, so a seam between two grounds mostly comes from how they are laid: every tile by its corners (in Godot, Tiled and LDtk the file for the program does so), filter "nearest", no gap between the tiles. In the map painter of the studio you see them laid right. If it is there, too, say "${one.name} again, with a softer transition" and I draw the set anew (1 generation).`,
    ];
  if (LOOP.test(said))
    return [
      'A movement ends where it begins: the stored frames count the first one too, so an engine that plays it twice jumps (leave out the last frame, or set the loop from frame 1). Walking backwards is mostly a matter of the engine: left and right rows exchanged, or flipped once too often. If the frames themselves are wrong, the movement made once more costs 1 generation for each direction ("walk again").',
    ];
  if (GRID.test(said))
    return [
      'All that is drawn here lies on the grid of its own size, one pixel for each, with hard edges and few colours: nothing is half a pixel. What looks uneven was enlarged by a factor that is no whole number, or filtered (set "nearest").',
    ];
  if (
    /\b(?:from )?(?:behind|the back|back|side)\b/i.test(said) &&
    /\b(?:differ\w*|other|not the same|same)\b/i.test(said)
  )
    return [
      'Each side is drawn by itself from the same words: from behind one sees the back of the hair, of clothes and of what is carried, no face and nothing that lies in front, so what only the front shows is missing there. Say what the back should have ("a quiver on the back", "the cape covers the back"): drawn anew with it 1 generation, changed 20.',
    ];
  if (several)
    return [
      'Take the one whose silhouette you still know at the size of the game: look at both in the library at 1:1. Say which one, and what you miss in it, and I go on with that.',
    ];
  const fix = isFigure(one)
    ? 'a change of it is 20 generations ("give it …"), drawn anew 1'
    : isThing(one) && one.list === 'OBJECT'
      ? 'a change of it is 20 generations, drawn anew 1'
      : 'drawn anew it is 1 generation';
  return [
    MISSING.test(said)
      ? `Say what is missing, and it is put right: ${fix}. Nothing was changed.`
      : `Say what is wrong, in words that can be drawn, and it is put right: ${fix}. Nothing was changed.`,
  ];
}
