/** Files of what there is: links for the program that is named, moving pictures of movements, and what of the layout they have. */
import type { Result } from '../../model.ts';
import { idOf } from '../context.ts';
import { fileFormatOf } from '../file-formats.ts';
import { isFigure, isSprite, meant, namesOf } from '../meant.ts';
import { wordsOf } from '../slots.ts';
import type { Act, Outcome, Own, Step, Wish } from '../types.ts';
import { notesOf, OTHERS } from './export-notes.ts';

/** Kinds that have files for a program. */
const HAS: Readonly<Record<string, RegExp>> = {
  ...{ godot: /^(?:CHARACTER|OBJECT|TOPDOWN_TILESET|SIDESCROLLER_TILESET|MAP|UI_ASSET)$/, unity: /^(?:CHARACTER|OBJECT|TOPDOWN_TILESET|SIDESCROLLER_TILESET|UI_ASSET)$/ },
  ...{ aseprite: /^(?:CHARACTER|OBJECT)$/, tiled: /^(?:MAP|TOPDOWN_TILESET|SIDESCROLLER_TILESET)$/, ldtk: /^(?:MAP|TOPDOWN_TILESET|SIDESCROLLER_TILESET)$/ },
  ...{ phaser: /^(?:CHARACTER|OBJECT|UI_ASSET)$/, spritesheet: /^(?:CHARACTER|OBJECT)$/ },
}; // biome-ignore format: a table

export const exported: Act = (wish, context) => {
  const targets = wordsOf(wish, 'target', 'n');
  if (/\bgames?\b/i.test(targets.join(' ')) && context.game)
    return {
      steps: [],
      say: `The files of "${context.game.title}" are saved on its page in the studio (Games › the game › Download): a ZIP with its sources and pictures. Its pictures I can give here: say "export everything".`,
    };
  const coming = (context.coming ?? []).filter(({ tool, price }) => price > 0 && tool.startsWith('create_'));
  if (coming.length && targets.every((target) => POINTS.test(target))) return filesOf(coming, wish);
  if (!context.own.length)
    return {
      steps: [],
      say: `There is nothing of yours to save yet${targets.some((one) => /\w{4}/.test(one)) ? `, no "${targets[0]}"` : ''}. What is drawn here is saved as PNG, ZIP, sprite sheet, GIF, and for Godot, Unity, Aseprite, Tiled, LDtk and Phaser. What shall I draw?`,
    };
  // a slip of the pen ("everythng") stands mended in the words and as it was typed in the slot
  const every = /\b(?:all|everything)\b/i.test(wish.words) && targets.every((one) => /^every ?th\w+$/i.test(one));
  const found = meant(wish, context, () => true, every ? ['everything'] : targets);
  if ('outcome' in found) return found.outcome;
  const { own } = found;
  if (/\bgifs?\b|\bapng\b|\bwebp\b/i.test(wish.words) && own.some(isSprite)) return moving(own.filter(isSprite), wish);
  const named = fileFormatOf([...wordsOf(wish, 'format'), wish.words].join(' '));
  const notes = [
    ...notesOf(wish, own),
    ...(named ? [] : OTHERS.flatMap(([said, told]) => (said.test(wish.words) ? [told] : []))),
  ];
  const other = !named && OTHERS.some(([said, told]) => said.test(wish.words) && /sheet/.test(told));
  return files(
    own,
    named?.[1] ?? (other ? 'spritesheet' : undefined),
    named?.[2],
    notes,
    own.length === context.own.length,
    named !== undefined && named[1] !== 'spritesheet' && /\bpngs?\b/i.test(wish.words),
  );
};

const POINTS =
  /^(?:it|him|her|them|that|this|these|those|all|everything|both|the result|result|he|she|they|all of (?:it|them))$/i;

/** Of what the same message makes: links to it, once it is there. */
function filesOf(coming: readonly Step[], wish: Wish): Outcome {
  const named = fileFormatOf([...wordsOf(wish, 'format'), wish.words].join(' '));
  const what = `files${named ? ` for ${nameOf(named[1])}` : ' to save'}`;
  const ids = (all: readonly Result[]): readonly string[] =>
    all
      .filter(({ tool }) => tool.startsWith('create_'))
      .map((one) => idOf(one))
      .filter(Boolean);
  if (!named)
    return {
      steps: [{ tool: 'get_downloads', args: (_, all = []) => ({ asset_ids: ids(all) }), price: 0, what }],
      told: ([found]) => (found && !/^status:/.test(found.text) ? `The files:\n${found.text}` : undefined),
    };
  return {
    steps: [{ tool: 'find_assets', args: { format: named[1] }, price: 0, what }],
    notes: [named[2]],
    // the newest stand first
    told: ([found]) =>
      `The files:\n${(found?.text ?? '')
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .slice(0, coming.length)
        .join('\n')}`,
  };
}

/** Links for a program; what has no file for it is saved as it is. */
function files(
  own: readonly Own[],
  format: string | undefined,
  about: string | undefined,
  notes: readonly string[],
  every: boolean,
  png: boolean,
): Outcome {
  // what this conversation has just made has its link not in the list yet
  if (!format && own.some(({ url }) => !url))
    return {
      steps: [
        {
          tool: 'get_downloads',
          args: { asset_ids: own.slice(0, 40).map(({ id }) => id) },
          price: 0,
          what: 'links to your files',
        },
      ],
      notes,
      told: ([found]) => (found && !/^status:/.test(found.text) ? `The files:\n${found.text}` : undefined),
    };
  const few = own.length <= 4 && !every;
  const names = [...new Set(own.map(({ name }) => name))];
  const steps: readonly Step[] = (few ? names : [undefined]).map((search) => ({
    tool: 'find_assets',
    args: { ...(search ? { search } : {}), ...(format ? { format } : {}) },
    price: 0,
    what: search ? `the files of ${search}` : 'links to your files',
  }));
  const plain = format ? own.filter(({ list }) => !HAS[format]?.test(list)) : [];
  const more = [
    ...(about && plain.length < own.length && !(format === 'spritesheet' && notes.length)
      ? [
          format === 'godot' && !own.some(isSprite)
            ? 'Godot 4: put the ZIP into the project; tiles are a TileSet resource for a TileMapLayer, maps a scene.'
            : about,
        ]
      : []),
    ...(plain.length && plain.length < own.length
      ? [`For ${namesOf(plain)} there is no file of that kind: the link is the PNG, or a ZIP of the pictures.`]
      : []),
    ...(plain.length === own.length && format
      ? [`Of ${namesOf(own)} there are no files for that program: PNG is what there is, and it opens that.`]
      : []),
    ...(own.length > 1
      ? ['Each link is a file of its own; all in one ZIP: mark them in the library of the studio and choose "ZIP".']
      : []),
    ...notes,
    ...(png
      ? [
          `As PNG: ${own
            .slice(0, 4)
            .map(({ url }) => url)
            .join(', ')}`,
        ]
      : []),
  ];
  return {
    steps,
    notes: more,
    told: (results) =>
      `${own.length > 1 ? `Files of ${own.length}${format ? ` for ${nameOf(format)}` : ''}` : `The file${format ? ` for ${nameOf(format)}` : ''}`}:\n${own.map((one) => linkIn(one, results)).join('\n')}`,
  };
}

const nameOf = (format: string): string =>
  ({
    godot: 'Godot',
    unity: 'Unity',
    aseprite: 'Aseprite',
    tiled: 'Tiled',
    ldtk: 'LDtk',
    phaser: 'Phaser',
    spritesheet: 'sprite sheets',
  })[format] ?? format;

/** The line of the list that is of it: lines and assets stand in the same order. */
function linkIn(
  one: Own,
  results: readonly { readonly text: string; readonly structured?: Readonly<Record<string, unknown>> }[],
): string {
  for (const { text, structured } of results) {
    const at = ((structured?.assets ?? []) as readonly { readonly id?: string }[]).findIndex(({ id }) => id === one.id);
    const line = at < 0 ? undefined : text.split('\n').filter((part) => part.startsWith('- '))[at];
    if (line) return line;
  }
  return `- ${one.name}: ${one.url}`;
}

interface Direction {
  readonly direction: string;
  readonly preview_url: string | null;
}
/** Moving pictures: each movement and side has one at a link. */
function moving(own: readonly Own[], wish: Wish): Outcome {
  const kind = /\b(apng|webp)\b/i.exec(wish.words)?.[1]?.toLowerCase();
  const [, move = ''] = /\b(walk|run|idle|attack|jump|hurt|death|cast|fly|swim|dance|wave)\w*/i.exec(wish.words) ?? [];
  const steps = own.slice(0, 6).map(
    (one): Step => ({
      ...(isFigure(one)
        ? { tool: 'get_character', args: { character_id: one.id, include_preview: false } }
        : { tool: 'get_object', args: { object_id: one.id, include_preview: false } }),
      price: 0,
      what: `the movements of ${one.name}`,
    }),
  );
  return {
    steps,
    told: (results) =>
      own
        .slice(0, 6)
        .map((one, i) => {
          const all = (results[i]?.structured?.animations ?? []) as readonly {
            readonly animation_type: string;
            readonly display_name: string | null;
            readonly directions: readonly Direction[];
          }[];
          const named = all.filter(({ animation_type, display_name }) =>
            `${animation_type} ${display_name ?? ''}`.toLowerCase().includes(move.toLowerCase()),
          );
          const links = (named.length ? named : all).flatMap(({ animation_type, display_name, directions }) =>
            directions
              .filter(({ preview_url }) => preview_url)
              .slice(0, 4)
              .map(
                ({ direction, preview_url }) =>
                  `- ${one.name}, ${display_name || animation_type}, ${direction}: ${preview_url}${kind ? `?format=${kind}` : ''}`,
              ),
          );
          if (links.length) return links.join('\n');
          return one.animations
            ? `- ${one.name}: its movements are saved as ${(kind ?? 'GIF').toUpperCase()} on its page in the library: choose the movement, the side and GIF (${one.url} is all of it as a ZIP).`
            : `- ${one.name} does not move yet: "animate ${one.name}: walk" costs 1 generation for each direction, and then there is a GIF.`;
        })
        .join('\n'),
  };
}
