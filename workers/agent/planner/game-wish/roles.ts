/** Who is what in a wish for a game: a sentence at a time, by what is done to whom. */
import type { TemplateId } from '../../games/index.ts';
import { type Chunk, chunksOf } from './chunks.ts';
import { does, who } from './doers.ts';
import { isDoer, noun } from './nouns.ts';
import { ofKind } from './places.ts';
import { anew, begun, give, isMany, type Roles, type Said } from './said.ts';

function next(s: Said, chunk: Chunk) {
  if (chunk.is === 'stop') anew(s);
  else if (chunk.is === 'join') join(s, chunk.text);
  else if (chunk.is === 'how') s.how = chunk.text;
  else if (chunk.is === 'kind') ofKind(s);
  else if (chunk.is === 'who') who(s, chunk.text);
  else if (chunk.is === 'verb') does(s, chunk);
  else if (chunk.is === 'noun') noun(s, chunk);
}

function join(s: Said, text: string) {
  const next = s.chunks[s.at + 1];
  // "walk around, pipes …", "in a cave, bats …"
  if (
    s.chunks[s.at - 1]?.is === 'how' ||
    (text === ',' && /^(?:in|at|on|through|across|around|up|down|inside)$/.test(s.how) && s.verb?.does !== 'pass')
  )
    s.how = '';
  // "hero: a fox", "enemies = bats"
  if (/^[:=–]$/.test(text)) {
    if (s.label === undefined && !s.verb) anew(s);
    return;
  }
  if (/^(?:before|until|till|after|if|because|so|when)$/.test(text)) return aside(s, text);
  if (text === 'while' || text === 'where') {
    [s.verb, s.how, s.label] = [undefined, '', undefined];
    if (text === 'where') s.doer = undefined;
    return;
  }
  if (/^(?:who|that|which)$/.test(text)) {
    [s.verb, s.how] = [undefined, ''];
    return;
  }
  // a new doer or deed comes: the list has ended
  if (next?.is === 'verb' || (next?.is === 'noun' && isDoer(s, s.at)) || next?.is === 'who') {
    s.how = '';
    if (next.is !== 'verb') s.verb = undefined;
  }
}

/** "before the storm comes": a limit in time, or a reason; until something else begins. */
function aside(s: Said, text: string) {
  const from = s.at;
  while (
    s.chunks[s.at + 1] &&
    !/^(?:stop)$/.test(s.chunks[s.at + 1]!.is) &&
    !(s.chunks[s.at + 1]!.is === 'join' && (s.chunks[s.at + 1] as { text: string }).text === ',')
  )
    s.at++;
  const words = s.chunks
    .slice(from + 1, s.at + 1)
    .map((chunk) =>
      'text' in chunk
        ? 'det' in chunk && chunk.det
          ? `${chunk.det} ${chunk.text}`
          : chunk.text
        : chunk.form === 's' && chunk.base === 'be'
          ? 'is'
          : chunk.form === 's'
            ? `${chunk.base}s`
            : chunk.base,
    )
    .join(' ');
  // what time is short for is told as a time
  const [, wave] = /^(?:after)$/.test(text) ? (/^(?:wave|level|round|stage) (\d+)/.exec(words) ?? []) : [];
  if (wave) s.roles.edits.push(`${wave} levels`);
  else if (/^(?:before|until|till)$/.test(text)) s.roles.edits.push('time limit 60 seconds');
  else s.roles.beside.push(`${text} ${words}`);
}

/** All that a wish for a game of a kind says. */
export function rolesIn(said: string, played: TemplateId): Roles {
  const s = begun(chunksOf(said), played);
  for (; s.at < s.chunks.length; s.at++) next(s, s.chunks[s.at]!);
  // what something is done to is picked up or reached, where nothing else is
  for (const what of s.tended) {
    if (isMany(what) && !s.roles.pickups.length) give(s, 'pickup', what);
    else if (!isMany(what) && !s.roles.goal) give(s, 'goal', what);
  }
  return s.roles;
}
