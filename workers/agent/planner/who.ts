/** "him" where two could be meant: who that is, or a question. */
import type { Asset, Memory } from './memory.ts';
import { singular } from './subjects.ts';

const PRONOUN = /\b(him|his|he|she|hers?)\b/i;
const WOMAN =
  /\b(?:girl|woman|women|lady|queen|princess|witch|nun|mother|mom|mum|grandma|grandmother|granny|sister|daughter|wife|bride|aunt|maid|maiden|mermaid|heroine|female|nurse|ballerina|geisha|valkyrie|amazon|[a-z]{3,}(?:ess|woman))\b/i;
const MAN =
  /\b(?:boy|man|men|guy|king|prince|monk|father|dad|grandpa|grandfather|brother|son|husband|groom|uncle|male|gentleman|lord|bearded|[a-z]{3,}man)\b/i;

/** Those of whom "him" or "her" can be said, of all that were made by themselves. */
function candidates(pronoun: string, { made, games, results }: Memory): readonly Asset[] {
  const all = made.filter(({ kind, message }) => kind === 'character' && !games.includes(message));
  const isHer = /^(?:she|hers?)$/i.test(pronoun);
  const fits = all.filter(({ words }) => !(isHer ? MAN.test(words) && !WOMAN.test(words) : WOMAN.test(words)));
  const sure = isHer ? fits.filter(({ words }) => WOMAN.test(words)) : fits;
  const them = sure.length ? sure : fits.length ? fits : all;
  // of one and the same, drawn twice, the later; who was changed or moved last is talked about
  const last = results.at(-1);
  const topic =
    last && /^(?:animate_character|create_character_state)$/.test(last.tool)
      ? them.filter(({ id }) => id === (last.structured?.character_id ?? last.args.character_id))
      : [];
  if (topic.length === 1) return topic;
  return them.filter(
    (one, i) => !them.slice(i + 1).some(({ args }) => String(args.description) === String(one.args.description)),
  );
}

/** Somebody is named as well: "the wizard and his hat". */
const isNamed = (words: string, made: readonly Asset[]): boolean =>
  made.some((one) =>
    nounsOf(one).some((noun) => new RegExp(`\\b(?:the|that|this) (?:[\\w-]+ )?${noun}s?\\b`, 'i').test(words)),
  ) || /\b(?:the|that) (?:first|second|third|last|other|latter|former)\b|\b(?:both|all of|all)\b/i.test(words);

const nounsOf = ({ words }: Asset): readonly string[] => {
  const head = words
    .toLowerCase()
    .split(/,|\b(?:with|without|in|on|of|holding|wearing|carrying|who|that|which)\b/)[0]!
    .replace(/\b(?:characters?|sprites?)\b/g, ' ')
    .trim();
  return [singular(head.split(/\s+/).at(-1) ?? '')].filter((noun) => /^[a-z-]{3,}$/.test(noun));
};

/** The words with who is meant by name, or the names of those that could be. */
export function meant(
  words: string,
  memory: Memory,
): { readonly words: string } | { readonly either: readonly string[] } {
  const [pronoun] = PRONOUN.exec(words) ?? [];
  if (!pronoun || isNamed(words, memory.made)) return { words };
  const them = candidates(pronoun, memory);
  if (them.length > 1 && them.length <= 6) {
    const recent = them.filter(({ message }) => message >= them.at(-1)!.message - 1);
    if (recent.length > 1) return { either: recent.map((one) => `the ${nounsOf(one)[0] ?? one.words}`) };
  }
  const [one] = them.slice(-1);
  const latest = memory.made.findLast(({ kind }) => kind === 'character');
  const noun = one && one !== latest ? nounsOf(one)[0] : undefined;
  return { words: noun ? named(words, `the ${noun}`) : words };
}

/** "make him bigger", "the orc" → "make the orc bigger" */
export const named = (words: string, who: string): string =>
  words
    .replace(
      /\b(?:his|her(?= (?!an?\b|the\b|some\b|two\b|more\b|look\b|be\b|have\b|walk\b|run\b|jump\b|[a-z]+er\b|into\b|to\b|in\b|with\b)[a-z]))\b/gi,
      `${who}'s`,
    )
    .replace(new RegExp(PRONOUN.source, 'gi'), who);

/** Who of them an answer names. */
export function answered(text: string, asked: string, memory: Memory): string | undefined {
  const found = meant(asked, memory);
  if (!('either' in found)) return undefined;
  const said = text
    .toLowerCase()
    .replace(/[.!?\s]+$/, '')
    .replace(/\b(?:please|pls|i mean|i meant|of course)\b/g, ' ')
    .trim();
  if (/^(?:both|all)(?: of them)?$/.test(said)) return named(asked, 'both of them');
  const order = ['first', 'second', 'third', 'fourth'].findIndex((word) =>
    new RegExp(`^(?:the )?${word}(?: one)?$`).test(said),
  );
  const who =
    found.either[/^(?:the )?last(?: one)?$/.test(said) ? found.either.length - 1 : order] ??
    found.either.find((one) => said === one || `the ${said}` === one);
  return who ? named(asked, who) : undefined;
}
