/** Ways of saying that no dictionary has, put as everybody says them: "bluer", "chonky", "3/4 view". Names and titles in quotes stay. */

const COLOURS: Readonly<Record<string, string>> = {
  ...{ blu: 'blue', redd: 'red', green: 'green', yellow: 'yellow', purpl: 'purple', pink: 'pink', orang: 'orange' },
  ...{ brown: 'brown', whit: 'white', grey: 'grey', gray: 'gray', black: 'black', golden: 'golden' },
};
const COMPARED = new RegExp(
  `\\b(?:(?:a (?:bit|little|lot)|much|way|even|slightly|somewhat|far) )?(?:more )?(${Object.keys(COLOURS).join('|')})er\\b`,
  'gi',
);
const SAID: readonly (readonly [said: RegExp, plain: string])[] = [
  [/\b(?:chonky|chonker|chonk|chungus|thicc|tubby|rotund)\b/gi, 'chubby'],
  [/\b(?:smol|ickle|widdle)\b/gi, 'small'],
  [/\bnite\b/gi, 'night'],
  [/\b(\d{1,3}) ?[x×*] ?(\d{1,3})(?= ?(?:px|pixels?)?\b)/gi, '$1x$2'],
  // so many of what it has, and not so many of it
  [/\b(?:2|two)[- ](headed|eyed|armed|legged|tailed|horned|wheeled|winged|storey|story)\b/gi, 'two-$1'],
  [/\b(?:3|three)[- ](headed|eyed|armed|legged|tailed|horned|wheeled|winged|storey|story)\b/gi, 'three-$1'],
  [/\b(?:4|four)[- ](headed|eyed|armed|legged|tailed|horned|wheeled|winged|storey|story)\b/gi, 'four-$1'],
  [/\b(?:(?:in |as |from )?(?:a |the )?)?(?:3\/4|3-quarters?|three[- ]quarters?)(?:s)?(?: top[- ]?down)?(?: (?:view|perspective|angle))\b/gi, 'low top-down view'],
  // "way to hard"
  [/\b(way|much|far|is|are|just|bit|feels?|looks?) to (?=(?:hard|easy|slow|fast|difficult|big|small|long|short|dark|bright|loud|high|low|many|much|few)\b)/gi, '$1 too '],
  // what everybody draws it like
  [/,?\s*\b(?:like|as|just like) (?:in|from) (?:dnd|d ?& ?d|d and d|dungeons (?:and|&) dragons|pathfinder)\b/gi, ''],
]; // biome-ignore format: a table

export function plainly(message: string): string {
  const put = (text: string): string =>
    SAID.reduce((said, [from, to]) => said.replace(from, to), text).replace(
      COMPARED,
      (_, stem: string) => COLOURS[stem.toLowerCase()]!,
    );
  return message
    .split(/(["“][^"”]*["”])/)
    .map((part, i) => (i % 2 ? part : put(part)))
    .join('');
}
