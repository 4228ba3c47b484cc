/** Other looks of something that is there: a state of a character or an object, else the same drawn anew with them. */
import { project } from '../context.ts';
import { isFigure, isTiles, namesOf } from '../meant.ts';
import { tidy } from '../slots.ts';
import type { Context, Outcome, Own, Step } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { isStuff } from '../words/describes.ts';
import { isPiece } from '../words/pieces.ts';
import { subjectOf } from '../words/subjects.ts';
import { materialIn, withEdit } from '../words/with-edit.ts';
import { isMore } from './edit-pairs.ts';
import { drawnFrom } from './edit-sides.ts';
import { tilesAnew } from './edit-tiles.ts';

const OPPOSED = [
  ['open', 'closed'],
  ['closed', 'open'],
  ['broken', 'whole'],
  ['empty', 'full'],
  ['full', 'empty'],
  ['lit', 'unlit'],
  ['unlit', 'lit'],
  ['old', 'young'],
  ['young', 'old'],
  ['polished', 'rusty'],
  ['clean', 'rusty'],
  ['clean', 'dirty'],
  ['dirty', 'clean'],
  ['sharper', 'blunt'],
] as const;
const PRICES = { state: 20, ui: 20, one: 1 } as const;
/** Words before what is to be other. */
const LEAD =
  /^(?:(?:please|pls|so|that|it|he|she|they|should|must|can|be|become|also|into|to|look|looks|looking|have|has|having|wear|wears|wearing|hold|holds|holding|carry|add|give|put on|put|make|turn(?:ed)?|turn it|get|gets|want|needs?|change|recolou?r|paint|dye|more of|mine|him|her|them|had)\s+)+/i;
const HAS = /\b(?:have|has|had|having|wear|wears|wearing|add|give|put on|put|hold|holds|holding|carry|gets?|needs?)\b/i;

/** "should wear a red scarf" → "with a red scarf"; "to dark red" → "dark red"; "no hat" → "without hat". */
export function asEdit(words: string): string {
  const bare = tidy(words.replace(/[()]/g, ' ')).replace(/^(?:and|then|also|but)\s+/i, '');
  const version = /\b(?:versions?|variants?)$/i.test(bare);
  const said = bare.replace(/\s*\b(?:versions?|variants?|ones?|instead|please|pls|too|as well|again|now)$/i, '');
  // "make it night", "add winter"
  const [, hour] = /^(?:(?:make|turn|change|add|have|let|set)(?: (?:it|this|that))?(?: (?:to|into|be|as))? )?(night(?:time)?|sunset|sunrise|dusk|dawn|winter|autumn|spring|summer)$/i.exec(said) ?? []; // biome-ignore format: one line
  if (hour)
    return `${/^(?:winter|autumn|spring|summer)$/i.test(hour) ? 'in' : 'at'} ${hour.toLowerCase().replace('nighttime', 'night')}`;
  const [, denied] =
    /^(?:but )?(?:no|not|minus|without|remove|take (?:off|away)|lose|drop|get rid of|delete|ditch)(?: the| his| her| its| any| that)? (.+)$/i.exec(
      said,
    ) ?? [];
  if (denied) return `without ${/^(?:the|a|an) /i.test(denied) ? denied.replace(/^(?:the|a|an) /i, 'the ') : denied}`;
  // "into a poison bottle"
  const [, other] =
    /^(?:(?:turn|turned|change|changed|transform|make|made)(?: it| him| her| them)? )?into ((?:an?|some) .+)$/i.exec(
      said,
    ) ?? [];
  if (other) return `as ${other}`;
  const lead = LEAD.exec(said)?.[0] ?? '';
  const rest = tidy(said.slice(lead.length).replace(/^(?:the colou?r |colou?r )/i, ''));
  if (!rest) return '';
  // "the roof should be flat", "the left arm is missing"
  const [, gone] =
    /^((?:the|his|her|its|their|one|an?) (?:[a-z]+ )?[a-z]+) (?:is|are) (?:missing|gone|not there|cut off)$/i.exec(
      said,
    ) ?? [];
  if (gone) return `with ${gone.replace(/^(?:his|her|its|their) /i, 'the ')}`;
  const [, of, is] =
    /^(?:the|his|her|its|their) ([a-z]+(?: (?!should|must|needs|has|shall)[a-z]+)?) (?:should be|must be|needs to be|has to be|shall be|be) (?:an? )?([a-z]+(?: [a-z]+)?)$/i.exec(
      said,
    ) ?? [];
  if (of && is) return `with ${isAdjective(is) || /er$/.test(is) ? `${is} ${of}` : `${of} ${is}`}`;
  // "an open one"
  const [, alone] = /^an? ([a-z-]+(?: [a-z-]+)?)$/i.exec(rest) ?? [];
  if (alone && isAdjective(alone) && !subjectOf(alone)) return alone;
  if (HAS.test(lead) && !isAdjective(rest) && !/^(?:with|without|in|on|as)\b/i.test(rest))
    return /^(?:hold|carry)/i.test(lead) ? `holding ${rest}` : `with ${rest}`;
  // "cloak to dark red"
  // "a purple night version"
  if (version) return rest.replace(/^an? /i, '');
  // "a hat" is put on, "a zombie" is what it becomes, "cape blue" a cape in blue
  // "more sad", and not "more rust"
  const [, look] = /^more ([a-z]+)$/i.exec(rest) ?? [];
  if (look && isAdjective(look) && !isColour(look) && !isStuff(look)) return look;
  if (/^(?:an?|some|two|three|more) /i.test(rest))
    return becomes(rest) && !ON_BODY.test(rest) ? `as ${rest}` : `with ${rest}`;
  const [, piece, colour] = /^(?:the |his |her |its )?([a-z]+) ([a-z-]+)$/i.exec(rest) ?? [];
  if (
    piece &&
    colour &&
    isPiece(piece) &&
    (isAdjective(colour) ||
      /^(?:long|short|big|small|thick|thin|bright|dark|round|wid|tall|curli|fluffi|large|old|young)g?er$/i.test(
        colour,
      )) &&
    !isAdjective(piece)
  )
    return `with ${colour} ${piece}`;
  // "taller hat"
  const [, more = '', what = ''] = /^((?:(?:much|way|a bit) )?[a-z]{2,}er) ([a-z]+)$/i.exec(rest) ?? [];
  if (isMore(more) && isPiece(what)) return `with a ${more} ${what}`;
  const [, part, how] =
    /^(?:the |his |her |its |all )?([a-z' -]+?) (?:to|into|->|=) (?:a |an )?([a-z -]+)$/i.exec(rest) ?? [];
  if (part && how && part.split(' ').length < 4 && !/^(?:from|turn|change)/i.test(part))
    return `with ${isAdjective(how) ? `${how} ${part}` : how}`;
  return rest;
}

/** Where something is put on somebody: "a parrot on the shoulder". */
const ON_BODY =
  /\b(?:on|in|over|around|round|beside|behind|under|at|between) (?:the |his |her |its |their |one |both )?(?:left |right |other )?(?:shoulders?|back|head|arms?|hands?|lap|feet|foot|side|neck|mouth|beak|hat|hair|belt|horns?|tail|chest|knees?|legs?|paws?|nose)\b/i;

/** Somebody, and nothing that is worn or held. */
function becomes(words: string): boolean {
  const noun = words.replace(/^\w+ /, '').split(/ (?:with|in|of|on|without) /i)[0]!;
  const subject = subjectOf(noun);
  return (
    subject !== undefined && !isPiece(noun) && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind))
  );
}

/** Words that say that it shall be otherwise, and not how. */
const VAGUE =
  /^(?:(?:with|without|the|it|them|a bit|much|way|even|somehow|more|look(?:s|ing)?|less|something|completely) )*(?:better|nicer|cooler|prettier|good|nice|cool|different(?:ly)?|other|perfect|epic|awesome|professional|special|interesting|right|properly|correct(?:ly)?|great|beautiful|fix(?:ed)?|changed?|edit(?:ed)?|recolou?r(?:ed)?|colou?rs?|other colou?rs?|another colou?r|outfit)$/i;
export const isVague = (edit: string): boolean => VAGUE.test(edit);

/** Each of `edits` by itself is a version of each that is meant. */
export function looked(own: readonly Own[], edits: readonly string[], context: Context): Outcome {
  const there =
    edits.length > 1
      ? own.flatMap((one) => edits.filter((edit) => one.name.toLowerCase().split(/\W+/).includes(edit.toLowerCase())))
      : [];
  const steps = own.flatMap((one) =>
    edits.filter((edit) => !there.includes(edit)).flatMap((edit) => stepsFor(one, edit, context, edits.length > 1)),
  );
  const maps = own.filter(({ list }) => list === 'MAP');
  const anew = own.filter((one) => !isState(one) && one.list !== 'MAP');
  const states = own.filter(isState);
  const notes = [
    ...there.map((edit) => `The ${edit} one is there already.`),
    ...(states.length
      ? [`${namesOf(states)} ${states.length > 1 ? 'are' : 'is'} kept as ${states.length > 1 ? 'they are' : 'it is'}.`]
      : []),
    ...(anew.length
      ? [
          `${namesOf(anew)} ${anew.length > 1 ? 'are' : 'is'} drawn anew with that, from the same words; ${anew.length > 1 ? 'those' : 'the one'} before ${anew.length > 1 ? 'are' : 'is'} kept.`,
        ]
      : []),
  ];
  if (!steps.length && maps.length)
    return {
      steps,
      say: `A map is changed in the map painter of the studio (open "${maps[0]!.name}" in the library): grounds by brush or in words, things by drag. Here I can lay a new one: say what is on it.`,
    };
  return { steps, notes };
}

/** "less busy", "simpler": how much is to be seen on it. */
export const isDetail = (edit: string): boolean => DETAIL.some(([said]) => said.test(edit));
const DETAIL: readonly (readonly [RegExp, string])[] = [
  [/\b(?:less|not so|not that|too) (?:busy|cluttered|detail\w*|complex|complicated|noisy|much going on)\b|\b(?:simpler|cleaner|simplif\w+|fewer details|low detail)\b/i, 'low detail'],
  [/\b(?:more|higher) details?\b|\bmore (?:detailed|elaborate|intricate)\b/i, 'highly detailed'],
]; // biome-ignore format: a table

const isState = (one: Own): boolean => isFigure(one) || one.list === 'OBJECT';

function stepsFor(one: Own, edit: string, context: Context, versions: boolean): readonly Step[] {
  const what = `${one.name}, ${edit}`;
  if (isFigure(one))
    return [
      {
        tool: 'create_character_state',
        args: { character_id: one.id, edit_description: edit, ...project(context) },
        price: PRICES.state,
        what,
      },
    ];
  if (one.list === 'OBJECT')
    return [
      {
        tool: 'create_object_state',
        args: { object_id: one.id, edit_description: edit, ...project(context) },
        price: PRICES.state,
        what,
      },
    ];
  if (one.list === 'MAP') return laidOn(one, edit);
  if (isTiles(one)) return tilesAnew(one, edit, context);
  const detail = DETAIL.find(([said]) => said.test(edit))?.[1];
  const { seed: _, ...before } = drawnFrom(one) as { seed?: unknown; description?: string };
  // what is opened is closed no more
  const words = OPPOSED.reduce(
    (all, [a, b]) => (new RegExp(`\\b${a}\\b`, 'i').test(edit) ? all.replace(new RegExp(`\\b${b}\\s+`, 'i'), '') : all),
    String(before.description ?? one.description),
  );
  const [, another] = /^as ((?:an?|some) .+)$/i.exec(edit) ?? [];
  const description =
    another && one.kind !== 'ui'
      ? another
      : one.kind === 'ui'
        ? materialIn(edit)
          ? withEdit(words, edit)
          : `${words}, ${edit}`
        : detail
          ? words
          : /^[a-z]+(?:ed|en|ing|wn|rn|nt) (?:with|in|by|of|on)\b/i.test(edit)
            ? `${words} ${edit}`
            : edit
                .split(/,? (?:and )?(?=(?:with|without|holding|in) )|, /)
                .reduce((all, part) => (part ? withEdit(all, part) : all), words);
  const tool = one.made?.tool ?? (one.kind === 'ui' ? 'create_ui_asset' : 'create_map_object');
  const size = tool === 'create_map_object' ? (one.size ?? { width: 48, height: 48 }) : {};
  // versions of one thing are drawn by one chance, so that they are alike
  const seed = versions && tool !== 'create_ui_asset' ? { seed: Number(_ ?? 11) } : {};
  return [
    {
      tool,
      args: { ...size, ...before, description, ...(detail ? { detail } : {}), ...seed, ...project(context) },
      price: one.kind === 'ui' ? PRICES.ui : PRICES.one,
      what: detail ? `${description}, ${detail}` : description,
    },
  ];
}

/** A ground or a way laid on a map that is there: for nothing. */
const LAID =
  /\b(?:rivers?|streams?|creeks?|lakes?|ponds?|pools?|water|sea|ocean|coast|islands?|forests?|woods?|jungle|villages?|towns?|city|plaza|roads?|streets?|paths?|trails?|farms?|fields?|mountains?|hills?|cliffs?|beach(?:es)?|desert|snow|rooms?|corridors?|caves?|meadows?|clearings?|lava|grass|sand|oasis|harbou?r|bay|archipelago|volcano|swamp|marsh)\b/i;
export const isLaid = (edit: string): boolean => LAID.test(edit) && !/^without\b/i.test(edit);
export const laidOn = (one: Own, edit: string): readonly Step[] =>
  isLaid(edit)
    ? [
        {
          tool: 'edit_map',
          args: { map_id: one.id, operations: [{ kind: 'describe', text: edit.replace(/^with /i, '') }] },
          price: 0,
          what: `${edit.replace(/^with /i, '')} on the map "${one.name}"`,
        },
      ]
    : [];
