import { animationNames, checkAnimation, pivotOf } from './clips.ts';
import { jsonFile } from './json-file.ts';
import { framePath, metadataOf, rotationPath, statesMetadata } from './metadata.ts';
import { safeName } from './names.ts';
import { byDirection, type SpriteExport } from './sprite.ts';
import { type ExportFile, zip, zipStream } from './zip.ts';

/** One sprite, or its states in any order; an asynchronous source is asked for the next state when it is needed. */
export type SpriteStates = SpriteExport | Iterable<SpriteExport> | AsyncIterable<SpriteExport>;

async function* filesOf(sprite: SpriteExport, folder: string): AsyncGenerator<ExportFile> {
  sprite.animations.forEach(checkAnimation);
  for (const { direction, png } of byDirection(sprite.rotations))
    yield { path: folder + rotationPath(direction), bytes: png };
  const names = animationNames(sprite);
  for (const [i, { directions }] of sprite.animations.entries())
    for (const { direction, frames } of byDirection(directions))
      for (const [index, bytes] of frames.entries())
        yield { path: folder + framePath(names[i]!, direction, index), bytes };
  yield { path: `${folder}metadata.json`, bytes: jsonFile(metadataOf(sprite, await pivotOf(sprite))) };
}

async function* each(states: SpriteStates): AsyncGenerator<SpriteExport> {
  if (Symbol.iterator in states || Symbol.asyncIterator in states) yield* states;
  else yield states;
}

/** Gives each state its folder, none of them twice; `metadata.json` is the root's own. */
function folderNames(): (state: SpriteExport) => string {
  const taken = new Set(['metadata.json']);
  return ({ stateName, name }) => {
    const base = safeName(stateName || name, 'state');
    let folder = base;
    for (let n = 2; taken.has(folder.toLowerCase()); n++) folder = `${base}-${n}`;
    taken.add(folder.toLowerCase());
    return folder;
  };
}

/**
 * The files of a sprite's archive: `rotations/<direction>.png`, `animations/<type>/<direction>/frame_000.png` and
 * `metadata.json`. Of several states each has a folder of its name with the same in it, and a `metadata.json` at the
 * root lists them. Holds at most two states at a time. Throws a RangeError for no state, and for what
 * byDirection and checkAnimation refuse.
 */
export async function* spriteFiles(states: SpriteStates): AsyncGenerator<ExportFile> {
  const source = each(states);
  const { value: first } = await source.next();
  if (!first) throw new RangeError('There is no sprite to export');
  let { value: next } = await source.next();
  if (!next) {
    yield* filesOf(first, '');
    return;
  }
  const folderOf = folderNames();
  const written: { id: string; kind: string; name: string; folder: string }[] = [];
  for (let state: SpriteExport | undefined = first; state; ) {
    const folder = folderOf(state);
    written.push({ id: state.id, kind: state.kind, name: state.stateName ?? state.name, folder });
    yield* filesOf(state, `${folder}/`);
    state = next || undefined;
    ({ value: next } = await source.next());
  }
  yield { path: 'metadata.json', bytes: jsonFile(statesMetadata(written)) };
}

/** {@link spriteFiles} as a ZIP archive in pieces, for a response that is sent while it is made. */
export const spriteZipStream = (states: SpriteStates): AsyncGenerator<Buffer> => zipStream(spriteFiles(states));

/** {@link spriteFiles} as a ZIP archive. */
export const spriteZip = (states: SpriteStates): Promise<Buffer> => zip(spriteFiles(states));
