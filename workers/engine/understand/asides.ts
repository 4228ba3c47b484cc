/**
 * What is said by the way and stands nowhere in the picture: the medium it should look drawn in ("ink wash look"), whom something is done
 * like ("flexing its muscles like a bodybuilder"), the lesson it is for, and a second name of the same creature ("a ghostly deer, forest
 * spirit"). No inkwell, bodybuilder or child is drawn beside it; what is lost that way is told.
 */
import { LEXICON } from './default-lexicon.ts';
import { tokenise } from './tokens.ts';

export interface WithoutAsides {
  readonly text: string;
  readonly told: readonly string[];
}

/** Media and manners of drawing that these pictures do not imitate. */
const MEDIA =
  'ink(?: wash)?|sumi-?e|wash|water ?colou?r|oil(?: paint(?:ing)?)?|gouache|acrylic|charcoal|pencil|crayon|chalk|pastel chalk|woodcut|wood ?block|linocut|engraving|etching|stained glass|mosaic|collage|paper ?craft|paper cut|origami|clay|claymation|stop motion|felt|embroidery|cross stitch|line art|lineart|vector|low poly|voxel|cel shad(?:ed|ing)|comic(?: book)?|graphic novel|storybook|story book|picture book|fairy ?tale book|blueprint|graffiti|pop art|art deco|art nouveau|baroque|impressionist|surreal(?:ist)?|minimal(?:ist)?|photo ?realistic|hand[- ]drawn|hand[- ]painted|sketch(?:ed|y)?|doodle|tarot|propaganda poster|travel poster|movie poster|vhs|glitch|dithered|monochrome print'; // biome-ignore format: a list
const SEGMENT = new RegExp(`(?<=,)\\s*(?:(?:in|with) (?:an? |the )?)?(?:(?:soft|rough|traditional|japanese|chinese|old|vintage|loose|simple|dark|light|delicate|fine) )*(?:${MEDIA})(?: (?:look|looking|style|styled|aesthetic|feel|vibe|effect|texture|illustration|painting|drawing|art|inspired|theme|shading))+\\s*(?=,|$)`, 'gi'); // biome-ignore format: one line

/** "Flexing its muscles like a bodybuilder": how it is done. What something looks like is what it is. */
const SIMILE = /\b(?!(?:look|seem|appear|shap|pos|dress|act|com)ing\b)([a-z]{3,}ing(?: (?:its|his|her|their|the|both|two|some))?(?: [a-z]+){0,2}?) (?:just |exactly |almost )?like (?:an?|the|some) (?:[a-z-]+ ){0,2}?[a-z-]+(?=\s*(?:,|$| (?:with|in|on|and|while|under|at)\b))/gi; // biome-ignore format: one line

/** What a picture is used for, beside games. */
const USES = 'lessons?|class(?:es)?|classroom activity|worksheets?|work ?sheets?|quiz(?:zes)?|tests?|school(?: project)?|homework|presentations?|slides?|flash ?cards?|picture dictionary|(?:story|picture|colou?ring) ?books?|campaign|one[- ]shot|session|tabletop(?: campaign| game)?|birthday cards?|greeting cards?|invitations?|posters?|stickers?|t-?shirts?|logos?|banners?|thumbnails?|streams?|channel|blog|website|project|thesis|assignment|portfolio|tutorials?|course|workshop|museum guide|newsletter'; // biome-ignore format: a list
const FOR_USE = new RegExp(`,? ?\\b(?:for|used (?:as|for|in)|meant (?:as|for)|intended (?:as|for)|to be used (?:as|for|in)) (?:(?:an?|the|my|our|their|his|her|some|your) )?(?:[a-z'’-]+ ){0,3}?(?:${USES})(?: (?:about|on|for|of|with) [^,]*)?\\s*(?=,|$)`, 'gi'); // biome-ignore format: one line
const AS_BACKGROUND = /,? ?\b(?:used|usable|meant|intended|to be used) (?:as|for|in) (?:an?|the|my|our) (?:[a-z-]+ ){0,3}?(?:background|backdrop|icon|sprite|asset|tile|logo|cover|wallpaper|avatar|prop|item|level|screen)\s*(?=,|$)/gi; // biome-ignore format: one line

/** What somebody is good for: "a monster that teaches children how to count". */
const MASCOT = /,? \b(?:that|who|which) (?:teaches|helps|guides|reminds|motivates|encourages|entertains|introduces|explains)\b[^,]*?(?=\s*(?:,|$| (?:with|wearing|holding)\b))/gi; // biome-ignore format: one line
/** "A shoe that an old woman lives in": she is inside. */
const LIVED_IN = /,? \b(?:that|which|where) (?:an?|the|my|our|his|her|some|many) (?:[a-z]+ ){0,2}?[a-z]+ (?:lives?|dwells?|hides?|sleeps?|works?|was born|lived|worked|slept)(?: (?:in|inside|there|at|under))?(?=\s*(?:,|$| with\b))/gi; // biome-ignore format: one line

const BEING = 'spirit|creature|monster|beast|animal|being|entity|guardian|familiar|companion|deity|demigod|critter|fiend|apparition'; // biome-ignore format: a list
/** "…, forest spirit": said again of a creature that was named. */
const AGAIN = new RegExp(`^([^,]+), ((?:(?!with |and |of |in )[a-z-]+ ){0,2})(?:${BEING})(?=,|$)`, 'i');
/** "A fire monster, small salamander": who the monster is. */
const NAMED_LATER = /^((?:an? |the )?(?:[a-z-]+ ){0,3}?)(?:monster|creature|beast|animal|pokemon|critter|enemy|boss|character|mascot)(?: (?:like|similar to|in the style of) [a-z ]+?)?\s*,\s*((?:(?!with |and |of |in )[a-z-]+ ){0,2}[a-z-]+)(?=,|$)/i; // biome-ignore format: one line

/** Blocks of ice are ice. */
const BLOCKS = /\b(made of (?:[a-z]+ ){0,2}?)(ice|stone|snow|wood|mud|clay|glass|crystal|metal|steel|iron|gold|marble|sand|candy|chocolate|cheese|lego|jelly) (?:blocks?|bricks?|planks?|logs?|slabs?|tiles?|plates?|sheets?|beams?|bars?|pieces?|shards?|scraps?|chunks?|panels?|boards?)\b/gi; // biome-ignore format: one line
const LIKE_ONE = /\b(?:(?:plant|animal|fish|insect|bug|bird|flower|sea) )?(?:monster|creature|beast) (?:like|similar to|resembling) (?:an? |the )?((?:[a-z]+ )?[a-z]+)(?=\s*(?:,|$| (?:with|in|on|that|who)\b))/gi; // biome-ignore format: one line
const BUILT_OF = /\b(?:built|constructed|crafted|assembled|fashioned|erected|put together|made)(?: entirely| completely| only| mostly| up)? (?:out of|from) (?:(?:old|scrap|whale|dragon|human|animal|giant|huge|many|recycled|broken|dead|bleached|stacked|piled) )*([a-z]+)\b/gi; // biome-ignore format: one line

/** "Baku (the japanese dream eater), …": its name once more, in other words. */
const RENAMED =
  /^((?:an? |the )?(?:[a-z-]+ ){0,3}[a-z-]+) ?\((?:the|aka|a\.k\.a\.?|also known as|also called) (?!(?:[a-z' -]* )?(?:with|wearing|holding|and|in) )[a-z' -]+\)/i;
export const namedOnce = (text: string): string => text.replace(RENAMED, '$1');

/** The last word names somebody alive, or several words do. */
function namesCreature(phrase: string): boolean {
  const words = phrase.toLowerCase().trim().split(' ');
  return [3, 2, 1].some((n) => LEXICON.read(words.slice(-n).join(' ')).some((r) => r.is === 'concept' && (r.kind === 'quadruped' || r.kind === 'thing') && !r.general && !r.weak)); // biome-ignore format: one line
}

/** Says how it looks, what it is of. */
const describes = (word: string): boolean => LEXICON.read(word.toLowerCase()).some(({ is }) => /^(?:colour|tone|material|element|build|mood|pattern)$/.test(is)) || /^(?:fire|ice|water|electric|grass|poison|ghost|rock|steel|dark|fairy|lightning|earth|shadow|light|forest)$/i.test(word); // biome-ignore format: one line

/** The text without what is said by the way. One that would lose all it says keeps its words. */
export function withoutAsides(typed: string): WithoutAsides {
  const told: string[] = [];
  let text = typed;
  const cut = (form: RegExp, to: (found: string, ...groups: string[]) => string): void => {
    const shorter = text.replace(form, (found: string, ...groups: string[]) => {
      const left = to(found, ...groups);
      told.push(...wordsLost(found, left));
      return left;
    });
    if (/[a-z]{3}/i.test(shorter)) text = shorter;
  };
  cut(SEGMENT, () => '');
  cut(SIMILE, (_found, does) => does);
  cut(MASCOT, () => '');
  cut(LIVED_IN, () => '');
  cut(FOR_USE, () => '');
  cut(AS_BACKGROUND, () => '');
  const again = AGAIN.exec(text);
  const who = again?.[1]?.split(/ (?:with|in|holding|on|of|like) /)[0];
  if (again && who && namesCreature(who) && !/ and |^(?:two|three|four|some|several) /i.test(who)) {
    told.push(...again[2]!.trim().split(' ').filter(Boolean));
    text = `${again[1]}${text.slice(again[0].length)}`;
  }
  const later = NAMED_LATER.exec(text);
  if (later && namesCreature(later[2]!)) {
    const own = later[1]!.replace(/^(?:an?|the) /i, '').trim().split(' ').filter((word) => word !== '' && describes(word)); // biome-ignore format: one line
    told.push(...wordsLost(later[0], `${own.join(' ')} ${later[2]} monster`));
    text = `${[...own, later[2]].join(' ')}${text.slice(later[0].length)}`;
  }
  // "a plant monster like a venus flytrap" is one
  text = text.replace(LIKE_ONE, (found: string, one: string) => (namesCreature(one) ? `${one} monster` : found));
  // what it is built of, however that is said
  text = text.replace(
    BUILT_OF,
    (_found: string, of: string) => `made of ${of.replace(/^(bone|skull|brick|plank|log|stone|shell)s$/i, '$1')}`,
  );
  text = text.replace(
    /\b(?:knocked|tipped|toppled|turned|flipped|pushed|kicked|fallen)[- ]over\b(?! (?:an?|the|his|her|by)\b)|\btipped on (?:its|their) side\b/gi,
    'overturned',
  );
  // what crosses behind a shield is no emblem on it
  text = text.replace(
    /^((?:an? |the )?(?:[a-z]+ ){0,2}(?:shield|skull|crown|heart|helmet|book|rose)) with (?:an? |two )?crossed ((?:[a-z]+ )?[a-z]+s) behind(?: (?:it|them))?$/i,
    'crossed $2 behind $1',
  );
  text = text.replace(BLOCKS, (_found: string, how: string, of: string) => `${how}${of}`);
  text = text.replace(/\b(?:river ?bank|river ?side)s?\b/gi, 'river');
  // "fleshy pink body with tentacles": the body is its own
  text = text.replace(/, ((?:[a-z-]+ ){1,3})body (?=with\b)/i, ', $1');
  return { text: text.replace(/(?:,\s*)+(?=,|$)/g, ''), told };
}

const SILENT = /^(?:an?|the|in|on|for|like|with|of|as|my|our|its|his|her|their|just|used|look|looking|style|and|about|to|be)$/; // biome-ignore format: a list
const wordsLost = (found: string, left: string): string[] => {
  const kept = new Set(tokenise(left).map(({ text }) => text));
  return tokenise(found).filter(({ kind, text }) => kind === 'word' && !kept.has(text) && !SILENT.test(text)).map(({ text }) => text); // biome-ignore format: one line
};
