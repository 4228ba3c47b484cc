/** What is specified field by field ("Role: herbalist", "tile size: 16"), as the sentence that it stands for. */
import { isAdjective } from '../subjects.ts';

/** What a field is called → what it says. The first that fits; of several with one meaning all values count. */
const FIELDS = {
  genre: 'genre|template|game type|type of game|kind of game',
  game: 'hero(?:ine)?|player|main character|enem(?:y|ies)|boss|pick-?ups?|collectibles?|setting|theme|world|goal|title|lives|levels|difficulty|music',
  lower:
    'lower|base|inside|inner|interior|fill|body|bottom|below|ground 1|terrain 1|terrain a|from|first terrain|primary(?: terrain)?',
  upper: 'upper|above|ground 2|terrain 2|terrain b|to|second terrain|secondary(?: terrain)?',
  top: 'top(?: layer| surface)?|surface|cover(?:ed (?:with|by))?|on top',
  border: 'transition|border|between|edges?',
  size: '(?:tile |sprite |canvas |frame )?size|resolution|dimensions?|canvas|height',
  view: 'view|perspective|camera|angle|projection',
  sides: 'directions?|dirs?|facings?|sides|rotations?',
  moves: 'animations?|anims?|actions?|moves?|movements?|motions?|states?|cycles?',
  style: 'outline|shading|details?|detail level|style|art ?style',
  parts: 'elements?|contents?|includes?|contains?|widgets?|components?|controls?|parts|buttons|slots|text|labels?',
  subject:
    'asset|subject|what|object|item|prop|character|creature|npc|animal|monster|role|class|job|occupation|profession|species|race|sprite|building|vehicle|description|desc|type|kind|request|needed|concept|tileset|tile|ui|panel|window',
  name: 'name|id|file ?name|project|asset name|code ?name|use|usage|for|format|background|quantity|qty|count|amount|priority|notes?|deadline|version',
  grown: 'hair|eyes?|skin|beard|fur|wings?|tail|horns?|ears?|scales|feathers|mane|face',
  worn: 'appearance|looks?|outfit|cloth(?:es|ing)|wears?|wearing|gear|weapons?|holds?|holding|carr(?:ies|ying)|equipment|accessor(?:y|ies)|features?|armou?r|hat|headwear|extras?|props?|traits?|dress|items?|attire|costume|shoes|boots',
  looks:
    'colou?rs?|palette|colou?r scheme|material|mood|condition|age|gender|sex|build|personality|feel|look and feel|made of',
} as const;
type Meaning = keyof typeof FIELDS;
const NAMED = new RegExp(
  `^\\s*(?:[-*•–·]|\\d{1,2}[.)])?\\s*(?:[\\w ]{2,24}:\\s+(?=[\\w ]+[:=]))?\\**(${Object.values(FIELDS).join('|')})\\**\\s*[:=]\\**\\s*(.+?)[\\s.;]*$`,
  'i',
);
const meaningOf = (name: string): Meaning =>
  (Object.keys(FIELDS) as Meaning[]).find((meaning) => new RegExp(`^(?:${FIELDS[meaning]})$`, 'i').test(name))!;

const FEWEST = 2;
/** Some of these is specified at least: what else has colons is a list. */
const TELLING: readonly Meaning[] = [
  'genre',
  'lower',
  'upper',
  'size',
  'view',
  'sides',
  'moves',
  'subject',
  'grown',
  'worn',
  'looks',
  'parts',
];

/** A specification in one sentence; any other message as it is. */
export function specified(message: string): string {
  // "tileset: upper=grass, lower=mud"
  const signed = (message.match(/\w\s*=\s*\w/g) ?? []).length >= FEWEST;
  const lines = signed ? message.replace(/^([^:=,]+):\s*/, '$1\n').replace(/,\s*(?=[\w ]+=)/g, '\n') : message;
  const parts = lines.split(/\s*(?:\n|\||;)\s*/).filter((part) => part.trim());
  const fields = parts.map((part) => NAMED.exec(part));
  const known = fields.filter((field) => field !== null);
  if (known.length < FEWEST || known.length * 2 < parts.length) return message;
  const said = Object.fromEntries(Object.keys(FIELDS).map((meaning) => [meaning, [] as string[]])) as Record<
    Meaning,
    string[]
  >;
  const raw: string[] = [];
  for (const [, name = '', value = ''] of known) {
    const meaning = meaningOf(name);
    said[meaning].push(
      meaning === 'grown' && !new RegExp(`\\b${name}`, 'i').test(value) ? `${value} ${name.toLowerCase()}` : value,
    );
    if (meaning === 'game') raw.push(`${name.toLowerCase()}: ${value}`);
  }
  if (!TELLING.some((meaning) => said[meaning].length)) return message;
  // "Character sheet:", "HUD spec": what kind of thing it is
  const head = parts.flatMap((part, i) => (fields[i] ? [] : [part])).join(' ');
  return sentenceOf(said, raw, head) ?? message;
}

const list = (values: readonly string[]): string => values.join(', ').replace(/\s*[,/]\s*/g, ', ');
const isSide = (words: string): boolean => /\bside|platform/i.test(words);

function sentenceOf(said: Record<Meaning, string[]>, raw: readonly string[], head: string): string | undefined {
  const about = [head, ...said.subject].join(' ');
  const size =
    said.size.length || /\d ?px/.test(head)
      ? `, ${[...said.size, head].join(' ').match(/\d+(?:\s*[x×]\s*\d+)?/)?.[0] ?? ''} px`
      : '';
  const view = said.view.length ? `, ${/view/i.test(said.view[0]!) ? said.view[0] : `${said.view[0]} view`}` : '';
  const style = said.style.length ? `, ${list(said.style)}` : '';
  if (said.genre.length) return `a ${said.genre[0]} game, ${[...raw, ...said.looks].join(', ')}`;
  if (said.lower.length && (said.upper.length || said.top.length)) {
    const side = isSide(`${about} ${said.view.join(' ')}`) || !said.upper.length;
    const border = said.border.length ? ` with ${said.border[0]} between` : '';
    return side
      ? `sidescroller tileset of ${said.lower[0]} with ${said.top[0] ?? said.upper[0]} on top${size}${style}`
      : `top-down tileset from ${said.lower[0]} to ${said.upper[0]}${border}${size}${style}`;
  }
  const names = said.subject.filter(
    (words) => !/^(?:character|object|item|prop|npc|sprite|animal|creature|asset)s?$/i.test(words),
  );
  if (said.parts.length) {
    const what = names[0] ?? (/\b(?:hud|ui|interface|menu|panel|window|screen)\b/i.exec(head)?.[0] || 'interface');
    return `${what} with ${list(said.parts)}${[...said.looks, ...said.style].map((one) => `, ${one} style`).join('')}${size}`;
  }
  if (!names.length) return undefined;
  const looks = [...said.looks, ...said.worn, ...said.grown]
    .flatMap((words) => words.split(/\s*[,/]\s*|\s+and\s+/))
    .filter(Boolean);
  const plain = looks.filter((words) => isAdjective(words));
  const more = looks.filter((words) => !isAdjective(words));
  // "Race: elf", "Class: ranger"
  const who = `${plain.join(' ')} ${names.join(' ')}`.trim().replace(/^(.+) (an?|the) /i, '$2 $1 ');
  const moves = said.moves
    .flatMap((words) => words.split(/\s*[,/+]\s*|\s+and\s+/))
    .filter((word) => word && !/^none$/i.test(word));
  const sides = said.sides.length ? `, ${said.sides[0]!.match(/\d|four|eight/i)?.[0] ?? 8} directions` : '';
  return `${who}${more.length ? ` with ${more.join(' and ')}` : ''}${size}${view}${sides}${style}${moves
    .map((move) => `, ${move.replace(/ (?:animation|cycle)s?$/i, '')} animation`)
    .join('')}`;
}
