/** A message as it is typed, put into words that all readers know: its slips, faces and short forms, its ratios and sides, phrases turned round. */
import { subjectOf } from '../subjects.ts';
import { bareNoun, SECRET, TILES } from '../words.ts';
import { isForeign } from './language.ts';
import { spelled } from './spelling.ts';

/** What is drawn for nobody. */
export const UNFIT =
  /\b(?:hentai|porn\w*|nsfw|nudes?|nudity|naked(?! mole)|topless|erotic\w*|sexual\w*|sex scene|genitals?|fetish|lolicon|gore|torture porn)\b/i;

/** "flappy bird kind of thing possible?" */
const KIND_OF_GAME =
  /^\W*(?:an? |is )?((?:[a-z'-]+ ){0,3}[a-z'-]+?)[- ](?:kind|type|sort|style|like) (?:of )?(?:thing|game|stuff)(?: (?:possible|doable|ok|an option))?\?+$/i;

/** "just one view is fine", "only a single frame": one picture from one side. */
export const ONE_VIEW =
  /[,;.]?\s*\b(?:(?:just|only|a single|single|with|from|in|and) )*(?:(?:just|only|a single|single) (?:one |1 |a )?|(?:one|1) )(?:view|side|direction|angle|facing|frame)\b(?: (?:is|would be|will be|only|please|will do|needed|suffices?|fine|enough|ok(?:ay)?|good|plenty|no more|no animations?)\b)*|[,;.]?\s*\b(?:but )?(?:just|only) (?:the |from the |in |a )?(?:front|back|side|frontal)(?: (?:view|side))?\b/i;
export const PLACES_ALL = /\b(?:tile ?sets?|tiles|maps?|game|animat\w*|walk\w*|run|idle|cycle|my|the)\b/i;
/** "16:9" of a picture: its sides. */
const RATIO =
  /[,;]?\s*\b(?:(?:in|at|format|aspect(?: ratio)?|ratio) )*(16:9|16:10|4:3|3:2|21:9|2:1|9:16|1:1)\b(?: (?:format|aspect|ratio|aspect ratio))?/i;
const SIDES_OF: Readonly<Record<string, string>> = {
  ...{ '16:9': '320x180', '16:10': '320x200', '4:3': '320x240', '3:2': '240x160', '21:9': '336x144' },
  ...{ '2:1': '256x128', '9:16': '180x320', '1:1': '192x192' },
};
/** "some trees, maybe 4 or 5": how many there are. */
const SOME_MAYBE =
  /\b(?:some|a few|several) ((?:[a-z-]+ ){0,2}[a-z-]+s),? (?:(?:maybe|about|around|like|say|perhaps|roughly|or so) )+(\d|two|three|four|five|six|seven|eight)(?:(?: or | to |-)(?:\d|[a-z]+))?(?: of them)?(?=\s*(?:[,.;]|$))/i;
/** Said of what does not matter. */
const NO_MATTER =
  /[,;.]\s*(?:i )?(?:don'?t|dont|do not) (?:really )?(?:care|mind)(?: (?:about|which|what|how) [a-z ]+)?(?=\s*(?:[,.;!]|$))|[,;.]\s*(?:any|whatever) (?:size|colou?r|style|view)(?: is (?:fine|ok(?:ay)?|good))?(?=\s*(?:[,.;!]|$))|[,;.]\s*(?:size|colou?r|style) (?:does ?n.?t|do ?n.?t|does not) matter(?=\s*(?:[,.;!]|$))/gi;
/** "really large, the biggest you can do" */
const BIGGEST =
  /[,;.]?\s*(?:(?:like|and|make it|in) )*(?:(?:really|very|super|huge|large|big),? )*(?:in )?(?:the |your )?(?:biggest|largest|max(?:imum)?)(?: (?:size|possible|resolution))*(?: (?:that )?(?:you (?:can|have|do|offer)|possible|there is|allowed)(?: (?:do|make|draw|go))?)?(?=\s*(?:[,.;!]|$))/i;
const shapedAs = (message: string): string => {
  const one = ONE_VIEW.exec(message)?.[0];
  const oneView = one && !PLACES_ALL.test(message.replace(one, '')) ? message.replace(one, ' ') : undefined;
  const seen = oneView ? oneView.replace(/[\s.,!]+$/, '') : message;
  const [said = '', ratio = ''] = RATIO.exec(seen) ?? [];
  const wide = said && !TILES.test(seen) ? `${seen.replace(said, '')}, ${SIDES_OF[ratio]}` : seen;
  const scene =
    said && !/\b(?:background|backdrop|scene|wallpaper|picture|landscape|skyline|screen)\b/i.test(wide) ? `background of ${wide}` : wide;
  const [big = ''] = /\?|\bhow\b|\bwhat/i.test(scene) ? [] : (BIGGEST.exec(scene) ?? []);
  const most = big && subjectOf(bareNoun(scene.replace(big, '').split(/[.,;]/)[0]!))?.kind === 'thing' ? '400x400' : '256x256';
  const large = big ? `${scene.replace(big, '').replace(/[.,;]\s*(?:like )?(?:really |very |super )*(?:large|big|huge)\b/i, '').replace(/[\s.,!]+$/, '')}, ${most}` : scene;
  return large
    .replace(SOME_MAYBE, '$2 $1')
    .replace(/([a-z]s) (?=(?:(?:different|various|assorted) )colou?rs\b)/i, '$1, ').replace(NO_MATTER, '');
}; // biome-ignore format: short enough

const IN_A_GAME =
  /^\W*(?:(?:can you|could you|please|i want to|i want you to) )*(?:make|let|have|see) ((?:my|our|the) [a-z]+(?: [a-z]+)?) (fight|battle|attack|chase|shoot|defeat) ((?:my|our|the|an?|some)? ?[a-z]+(?: [a-z]+)?) (?:in|as|inside) (?:an? |some )?(?:[a-z]+ )?game\b.*$/i;
/** What is meant by forms that turn a phrase round. */
export const saidPlainly = (message: string): string =>
  shapedAs(message)
    // "make my knight fight my skeleton in a game"
    .replace(IN_A_GAME, 'make a game where $1 $2s $3')
    .replace(KIND_OF_GAME, 'can you make a $1 game?')
    .replace(/\btile ?set\b(?=.*\bfor (?:an? |my )?(?:platformer|side[- ]?scroller)\b)/i, 'platform tileset')
    .replace(/\bwith ([a-z]+) on top and ([a-z]+) (?:below|beneath|underneath)\b/i, 'of $2 with $1 on top')
    .replace(/^(.{6,90}?),? as (?:an? |the )?(background|backdrop|wallpaper)(?: picture| image| art)?\b/i, '$2 of $1')
    .replace(
      /^((?:an? )?)([a-z -]+?),? but (?:like|as) (?:an? )([a-z]+)\W*$/i,
      (all, article: string, who: string, how: string) =>
        subjectOf(how)?.kind === 'person' ? `${article}${how} ${who}` : all,
    );

/** A face at the end of a sentence is none of its words. */
export const EMOTICONS = /(?:^|\s)(?:[:;=]'?-?[)(DPp/|]+|<3|\^\^|xD|XD)(?=\s|$)/g;
/** How old somebody is for whom something is made. */
export const AGE =
  /(?<=\b(?:son|daughter|kid|child|boy|girl|brother|sister|nephew|niece|grandson|granddaughter))\s*(?:\(\d{1,2}\)|,? (?:who|he|she)(?:'s| is) \d{1,2}(?: years? old)?)/gi;
/** The words as they are typed, but for slips and what is written short. */
export const toRead = (message: string): string =>
  spelled(
    message
      .trim()
      .replace(EMOTICONS, '')
      .replace(AGE, '')
      .replace(/[’‘]/g, "'")
      .replace(/\s*(?:→|->|=>)\s*/g, ' to ')
      .replace(/\bw\/o(?:ut)?\b ?/gi, 'without ')
      .replace(/\bw\/ ?|(?<=[a-z,] )w (?=[a-z])/gi, 'with ')
      .replace(/(?<=[a-z]) n (?=[a-z])/gi, ' and '),
  ).text;

/** Of what is not English, or is drawn for nobody, nothing is read any further. */
export const isReadable = (message: string): boolean =>
  !isForeign(message) && !UNFIT.test(message) && !SECRET.test(message);
