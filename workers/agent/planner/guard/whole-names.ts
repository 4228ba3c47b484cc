/** A message with what the account has called by its whole name: "Gruvnik needs an attack", "let the lantern glow", "the goblin, but blue". */
import type { Name } from '../by-name.ts';
import { stem, tokens } from '../likeness.ts';
import { namedOwn } from './named.ts';

/** Said of a game, in which a goblin or a chest may be another one. */
export const OF_GAMES =
  /\b(?:games?|levels?|enem(?:y|ies)|foes?|boss|hero|player|pick-?ups?|damage|speed|spawn|drops?|lives|hearts?|score|jumps?|shoots?|faster|slower|platformer|shooter|runner|adventure)\b/i;

export function withWholeNames(message: string, names: readonly Name[]): string {
  const own = names.flatMap((one) => one.own ?? []);
  const titles = names.flatMap(({ is, name }) => (is === 'game' ? [name] : []));
  if (!own.length || /["“”]/.test(message) || /\b(?:rename|call(?:ed)?|named?|title)\b/i.test(message)) return message;
  const ofGame = titles.length > 0 && (OF_GAMES.test(message) || titles.some((title) => message.toLowerCase().includes(title.toLowerCase()))); // biome-ignore format: one line
  let text = message;
  for (const { own: one, start, end, words } of [...namedOwn(message, own, titles)].reverse()) {
    const said = tokens(words).map(stem).join(' ');
    if (said === tokens(one.name).map(stem).join(' ')) {
      // "kestrels portrait"
      const whose = /^\p{Lu}/u.test(one.name) && /[^'’s]s$/i.test(words) && !/s$/i.test(one.name) && /^ \p{L}/u.test(message.slice(end)); // biome-ignore format: one line
      if (whose) text = `${text.slice(0, start)}${one.name}'s${text.slice(end)}`;
      continue;
    }
    if (ofGame && !/^\p{Lu}/u.test(one.name)) continue;
    if (ofGame && !tokens(one.name).map(stem).includes(said)) continue;
    // "the knight with a red cape's cape": a name that is a description stays what it was called for short
    if (tokens(one.name).length > 3 || /\b(?:with|in|on|of|that|who|holding|and)\b/i.test(one.name.replace(/^\p{Lu}.*$/u, ''))) continue; // biome-ignore format: one line
    const whose = /['’]s$/i.test(words) ? "'s" : '';
    const lead = /^\p{Lu}/u.test(one.name) ? '' : `${/^(?:my|our|this|that|same)\b/i.exec(message.slice(start, end))?.[0] ?? 'the'} `; // biome-ignore format: one line
    text = `${text.slice(0, start)}${lead}${lead ? one.name.replace(/^(?:an?|the) /i, '') : one.name}${whose}${text.slice(end)}`;
  }
  return text;
}
