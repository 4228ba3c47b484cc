/** Backgrounds and scenes: a picture by itself. */
import { understand } from '../../../engine/understand/index.ts';
import { subjectOf } from '../subjects.ts';
import { bareNoun, TILES, UI } from '../words.ts';
import { SCENE } from './globals.ts';

/** A place behind games that moves: layers are no one picture. */
const LAYERS = /\bparallax\b|\blayers?\b|\bscrolling\b|\banimated\b/i;
/** Behind somebody, and no scene. */
const PLAIN =
  /\b(?:transparent|no|without(?: an?| any)?|white|black|plain|solid|empty|green|grey|blue|simple) (?:back ?ground|bg)s?\b/i;
const OF =
  /^(?:an? |the |some )?((?:[\w'-]+ ){0,5}?)(back ?grounds?|backdrops?|scener(?:y|ies)|landscapes?|skylines?|wallpapers?|splash(?: screens?| art)?|key art|scenes?)(?:(?: images?| pictures?| art)?(?:\s*[,:]\s*|\s+(?:of|showing|with|for|in|at|depicting|that shows?|where)\s+|\s*$)(.*))?$/i;
const PICTURE =
  /^(?:an? |the )?(?:[\w-]+ )?(?:pictures?|illustrations?|images?|drawings?|paintings?|views?|panoramas?) of (.+)$/i;

/** Whose face alone is asked for. */
const FACES =
  'portraits?|headshots?|mug ?shots?|avatars?|profile pictures?|busts?|face (?:portraits?|pictures?|close-?ups?|sprites?)';
const PORTRAIT = new RegExp(
  `^(?:an? |the |some |\\d+ |two |three |four |five )?(?:(?:character|dialogu?e?|rpg|npc|pixel(?: art)?|talking|detailed|close-?up) )*(?:${FACES})(?: pictures?)?(?: (?:of|for) |: )(.+)$|^(?:an? |the )?(.+?) (?:portrait|avatar|headshot|bust)$`,
  'i',
);
const isSomebody = (who: string): boolean =>
  /^(?:person|animal)$/.test(subjectOf(bareNoun(who))?.kind ?? '') || subjectOf(bareNoun(who))?.creature === true;

/** Whose faces are asked for, each by itself: "portraits of a knight, a wizard and an elf". */
export function portraitsOf(text: string): readonly string[] | undefined {
  const [, of = '', named = ''] = PORTRAIT.exec(text) ?? [];
  const who = (of || named).replace(/[\s,.]+$/, '').trim();
  if (!who) return undefined;
  const several = who.split(/\s*(?:,\s*(?:and )?|\band\b)\s*/i).filter(Boolean);
  const list = several.length > 1 && several.every(isSomebody) ? several : [who];
  return list.every(isSomebody)
    ? list.map((one) => (/^(?:an?|the) /i.test(one) ? one : `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`))
    : undefined;
}

const tidy = (words: string): string =>
  words
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.])/g, '$1')
    .replace(/[\s,.!]+$/, '')
    .trim();
const isScene = (words: string): boolean => understand(words).scenery === true;

/** What the picture shows, where words ask for a background or a scene. */
export function pictureOf(text: string): { readonly words: string; readonly layers: boolean } | undefined {
  if (!SCENE.test(text) && !PICTURE.test(text)) return undefined;
  if (TILES.test(text) || UI.test(text) || PLAIN.test(text)) return undefined;
  const layers = LAYERS.test(text);
  const said = tidy(
    text
      .replace(/,?\s*\b(?:as|for) (?:an? |the |my |our )?(?=(?:game )?(?:back ?ground|backdrop)s?\b)/gi, ' ')
      .replace(/\b(?:parallax|scrolling|animated)\b ?/gi, '')
      .replace(/,?\s*\b(?:with |in )?(?:\w+ )?layers?\b/gi, ''),
  );
  const [, place = ''] = PICTURE.exec(said) ?? [];
  if (place) return subjectOf(bareNoun(place))?.kind === 'place' ? { words: place, layers } : undefined;
  const [all, before = '', kind = '', rest = ''] = OF.exec(said) ?? [];
  if (!all || (!before.trim() && !rest.trim())) return all ? { words: '', layers } : undefined;
  const link =
    /\b(with|showing|at|in)\s/i.exec(said.slice(said.toLowerCase().indexOf(kind.toLowerCase()) + kind.length))?.[1] ??
    'with';
  const noun = before.trim();
  const named =
    noun && rest ? `${noun} background ${/^(?:at|in)$/i.test(link) ? link : 'with'} ${rest}` : `${noun || rest}`;
  const tries =
    noun && rest ? [named, `${rest}, ${noun}`] : [named, `${named} background`, `${bareNoun(named)} background`];
  const best =
    tries.find((words) => isScene(words) && understand(words).unknown.length === 0) ?? tries.find(isScene) ?? tries[0]!;
  return { words: tidy(best), layers };
}
