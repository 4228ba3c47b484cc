/** A name as it is meant, and a slot in which more than a name stands: two things, a number, a size, a text. */
import { tidy } from '../slots.ts';
import type { Slot } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article, singular } from '../words/nouns.ts';
import { isSetName } from './generic.ts';
import { apart, eachIn, whatIs } from './words.ts';

const isPlace = (words: string): boolean => whatIs(words)?.kind === 'place';

/** As it is meant: "w/ horns", "a wife for him", "knight statue". */
const plainly = (words: string): string =>
  words
    .replace(/\bw\/ ?|(?<= )w (?=[a-z])/gi, 'with ')
    .replace(/(?<= )n (?=[a-z])/gi, 'and ')
    .replaceAll('*', '')
    .replace(/^(?:an?|one|the|another) (?:(?:brand )?new|another) (?=[a-z]+)(?!year)/i, 'a ')
    .replace(/^my (?=[a-z]+$)/i, 'a ')
    .replace(/\bdreads\b/gi, 'dreadlocks')
    .replace(/\brhinoceros\b/gi, 'rhino')
    .replace(/\bhippopotamus\b/gi, 'hippo')
    .replace(
      /^(?:an? |the |some )?(?:pixel art |small |nice )*(?:pictures?|images?|drawings?|sprites?|illustrations?|icons?) (?:of|from|with) (?=\S)/i,
      '',
    )
    .replace(
      / (?:for|to) (?:him|her|me|us|it|them|my (?:son|daughter|kids?|game|project)|(?:my|the|our|a) (?:game|level|project|jam))\b/gi,
      '',
    )
    .replace(
      /^(an? |the )?([a-z ]+) (statue|figurine|doll|plushie)$/i,
      (_, lead, of, form) => `${lead ?? 'a '}${form} of ${article(of)}`,
    );

/** A slot that names two, or one of each. */
export function parted(slot: Slot): readonly Slot[] {
  if (slot.slot === 'look') return [{ ...slot, words: plainly(slot.words) }];
  if (slot.slot !== 'n') return [slot];
  const words = tidy(
    plainly(
      slot.words.includes(':')
        ? slot.words
        : slot.words.replace(
            /\s*\(\s*(?=[^()]*$)|\s*\(\s*(?=[^()]*\))/g,
            isSetName(slot.words.split('(')[0]!.trim()) ? ' (' : ', ',
          ),
    ).replace(/\s*\b(?:that|which|to) (?:all )?match(?:es)?(?: (?:it|them|each other))?\b|\bmatching /gi, ' '),
  );
  const [, number = '', several = ''] =
    /^(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) ([a-z].+)$/i.exec(words) ?? [];
  if (several && !/^(?:headed|eyed|legged|armed|winged|tailed|sided)\b/i.test(several))
    return [{ slot: 'count', words: number }, ...parted({ ...slot, words: several })];
  const times = /\s*(?:\bx ?(\d{1,2})|\(x?(\d{1,2})x?\))$/i.exec(words);
  if (times)
    return [
      { slot: 'count', words: (times[1] ?? times[2])! },
      ...parted({ ...slot, words: words.slice(0, times.index) }),
    ];
  const bracketed = slot.words.split(/\)\s*(?:,|&|\band\b)\s*/i);
  if (bracketed.length > 1)
    return bracketed.flatMap((one) => parted({ slot: 'n', words: one.replace(/\s*\(\s*(?=with|in|on)/i, ' ') }));
  const size = /\b\d{2,4} ?[x×] ?\d{2,4}(?: ?px)?(?: (?:of|with|showing))?(?=$|[ ,])/.exec(words);
  if (size)
    return [...parted({ ...slot, words: words.replace(size[0], ' ').trim() }), { slot: 'size', words: size[0] }];
  const named = /,? (?:named|called) ((?:[A-Z][\w'-]+ ?)+|"[^"]+")/.exec(words);
  if (named)
    return [
      ...parted({ ...slot, words: words.replace(named[0], ' ').trim() }),
      { slot: 'name', words: named[1]!.trim() },
    ];
  const text =
    /,? (?:with|saying|that says|which says|that reads|reading)(?: the)?(?: (?:words?|text|letters?|name|inscription))? (?:"([^"]+)"|([A-Z0-9][A-Z0-9!? ]+))(?= on |$|,| in )(?: (?:written |engraved )?on (?:it|the \w+|its \w+))?/.exec(
      words,
    );
  if (text)
    return [
      ...parted({ ...slot, words: words.replace(text[0], ' ').trim() }),
      { slot: 'text', words: (text[1] ?? text[2])! },
    ];
  const dirs = /\b([48]|four|eight)[ -]?(?:dirs?|directions?|directional)\b/i.exec(words);
  if (dirs) return [...parted({ ...slot, words: words.replace(dirs[0], ' ') }), { slot: 'dirs', words: dirs[0] }];
  const view = /\b(?:in |from (?:an? )?)?(oblique|isometric|top[- ]?down|side) (?:view|perspective)\b/i.exec(words);
  if (view) return [...parted({ ...slot, words: words.replace(view[0], ' ') }), { slot: 'view', words: view[0] }];
  const [, head = '', list = ''] = /^([^(:]{3,40}?)\s*[(:]\s*([^)]+)$/.exec(words) ?? [];
  if (list && whatIs(list) && isSetName(head))
    return [{ slot: 'n', words: head }, ...parted({ slot: 'n', words: list })];
  const [, , item = ''] = /^([a-z ]+) [-–] ([a-z ]+)$/i.exec(words) ?? [];
  if (item && whatIs(item) && !whatIs(words.split(/ [-–] /)[0]!)) return parted({ slot: 'n', words: item });
  // "2 barrels 1 crate"
  const [first = '', ...counted] = words.split(
    /(?<!\b(?:with|of|has|have|and|in|on|type|level|lvl|number|mark|has got)),? (?:and )?(?=\d{1,2} [a-z])/i,
  );
  if (counted.length && first)
    return [
      ...parted({ slot: 'n', words: first }),
      ...counted.flatMap((one) => [
        { slot: 'count', words: one.split(' ')[0]! },
        ...parted({ slot: 'n', words: one.split(' ').slice(1).join(' ') }),
      ]),
    ];
  // "pistol rifle sniper": three things side by side
  const nouns = words.split(' ');
  if (
    nouns.length > 2 &&
    nouns.every(
      (noun) =>
        /^[a-z]{3,}$/.test(noun) && !isAdjective(noun) && !isPlace(noun) && singular(noun) === noun && whatIs(noun),
    )
  )
    return nouns.map((noun) => ({ slot: 'n', words: noun }));
  const each = eachIn(words) ?? apart(words);
  return each.length > 1
    ? each.flatMap((one) => (one === words ? [{ slot: 'n', words: one }] : parted({ slot: 'n', words: one })))
    : [{ slot: 'n', words: each[0]! }];
}
