/** What is said of eyes besides their colour: how many there are, a single large one, one that is lost, beams that come out of them. */
import type { Brief } from '../../types.ts';
import { COLOUR_HEX } from '../../understand/colours.ts';
import type { Change } from '../graph.ts';
import { NUMBERS } from './words.ts';

/** What has that many eyes by itself, or by a part of its recipe. */
const OWN_EYES = /spider|beholder|horror|slime|furry-monster|floating-eye|fly$|cyclops/;
/** Whose eyes are sewn on. */
const SEWN = /teddy|doll|plush|puppet|scarecrow|voodoo|rag|sock|toy|stuffed|pillow/;

const LOOKS = '(?:(?:big|large|huge|giant|massive|enormous|small|little|tiny|round|wide|glowing|shining|bright|evil|angry|creepy|scary|beady|staring|bulging|googly|human|red|blue|green|yellow|white|black|purple|orange|golden|gold|pink|cyan|amber|violet|crimson) )*'; // biome-ignore format: one line
const WITH = ',? ?(?:(?:with|has|having|and|,) )?(?:its |only |just )?';
const MANY =
  'extra|several|many|multiple|numerous|additional|countless|dozens of|hundreds of|lots of|loads of|too many|a lot of|way too many|more';
const COUNTED = new RegExp(`${WITH}((?:an? )?(?:third|three|four|five|six|seven|eight|nine|ten|[3-9]|1[0-2]|${MANY})(?: or more)?) (${LOOKS})(?:eyes?|eyeballs)(?: (?:on|all over|in|across|along) (?:its|the|his|her) (?:fore)?(?:head|face|body|back|wings))?(?=$|,| (?!missing|closed|shut|gone|out\\b|of\\b|color|colour|patch|stalk))`, 'i'); // biome-ignore format: one line
const COVERED = new RegExp(`${WITH}(?:that is |all )?(?:covered|full|made|strewn) (?:in|with|of|by|entirely of|entirely in) (${LOOKS})(?:eyes|eyeballs)(?=$|,| )`, 'i'); // biome-ignore format: one line
const SINGLE = new RegExp(`${WITH}(?:(?:an? )?(?:single|one|lone|central|solitary)|1) (${LOOKS})(?:eye|eyeball|lens|camera lens)(?: (?:in|on|at) (?:the middle|the cent(?:er|re)|(?:of )?(?:its|the|his|her) (?:face|head|forehead))(?: of (?:its|the|his|her) (?:face|head|forehead))?)?(?=$|,| (?!missing|closed|shut|gone|open|out\\b|patch|socket|half|is\\b|lost|stalk|red|blue|green|that|hanging|falling))`, 'i'); // biome-ignore format: one line
/** Machines look through one. */
const LENS = new RegExp(`${WITH}an? (${LOOKS})lens eye(?=$|,| )`, 'i');
const ONE_EYED = /\b(?:one|single)[- ]eyed (?=[a-z])/i;
const LOST = /,? ?(?:(?:with|and|has|having|who|that) )?(?:is )?(?:(?:missing|lost|lacking|without) (?:an?|one|its (?:left|right)|one of its|the (?:left|right)|his|her|its) eyes?|(?:one|an?|its (?:left|right)|the (?:left|right)|left|right)? ?(?:missing|lost|gouged(?: out)?|torn out) eye|(?:one|an|its (?:left|right)|left|right|an?) (?:button )?eye (?:is )?(?:missing|gone|lost|torn (?:off|out)|fallen (?:off|out)|falling (?:off|out)|hanging (?:off|out|by a thread)|popped out|scarred(?: shut)?|sewn shut|stitched shut)|(?:only )?one eye left)(?=$|,| )/i; // biome-ignore format: one line
const HUE = '(?:(red|blue|green|yellow|white|purple|orange|pink|cyan|golden) )?';
const BEAMED = new RegExp(`${WITH}(?:(?:glowing|big|shooting) )?${HUE}(?:laser(?: beam)?|heat[- ]?(?:ray|vision)|death[- ]?ray|ray[- ]?beam|beam|plasma|energy beam) eyes?(?=$|,| )|\\b(?:laser|beam)[- ]eyed (?=[a-z])|,? (?:with |and )?eye (?:lasers|beams)\\b`, 'i'); // biome-ignore format: one line
const SHOT = new RegExp(`,? (?:(?:that|which|who|and|with|is) )?(?:(?:shooting|firing|blasting|emitting|beaming|shoots|fires|casting|projecting|blasts) )?(?:an? )?${HUE}(?:glowing )?(?:lasers?|(?:laser|energy|light|heat|death|fire|plasma) ?(?:beams?|rays?)|beams?(?: of light)?|rays?|heat vision)(?: (?:that )?(?:are )?(?:coming|shooting|firing|beaming|blasting|come|shoot))?(?: out)?(?: of| from) (?:(?:its|his|her|the|their|both|glowing|red) )*eyes?(?=$|,| )`, 'i'); // biome-ignore format: one line

export interface EyesSaid {
  readonly text: string;
  readonly changes: readonly Change[];
}

const hueOf = (words: string | undefined): string | undefined =>
  words?.split(' ').flatMap((word) => COLOUR_HEX.get(word.toLowerCase()) ?? [])[0] ?? (/\b(?:glowing|shining)\b/i.test(words ?? '') ? '#f8d848' : undefined); // biome-ignore format: one line

/** The text of somebody with eyes without what is said of them, and that. */
export function eyesSaid(asked: string, { concept, parts, kind }: Brief): EyesSaid {
  const changes: Change[] = [];
  let text = asked;
  const cut = ({ index, 0: { length } }: RegExpExecArray, by = ''): void => {
    const rest = text.slice(index + length);
    // "with three eyes and a tail": the tail is its own as well
    const joint = by === '' && index > 0 ? rest.replace(/^ ?and (?!white|black)/i, ' with ') : rest;
    text = `${text.slice(0, index)}${by}${joint.startsWith(',') || by ? joint : ` ${joint}`}`.replace(/\s+/g, ' ').replace(/ ,/g, ',').trim(); // biome-ignore format: one line
  };
  const beams = SHOT.exec(text) ?? BEAMED.exec(text);
  if (beams) {
    const eyed = /eyed/i.test(beams[0]);
    if (beams.index > 0 || eyed) {
      cut(beams, eyed ? '' : '');
      changes.push({ is: 'eye beams', colour: hueOf(beams[1]) ?? '#f02c38' });
    }
  }
  const lost = kind === 'humanoid' ? null : LOST.exec(text);
  if (lost && lost.index > 0) {
    cut(lost);
    changes.push({ is: 'lost eye', ...(SEWN.test(concept) || SEWN.test(asked) ? { sewn: true as const } : {}) });
    return { text, changes };
  }
  // eight eyes of a spider, unless it is said to have one
  if ((OWN_EYES.test(concept) && !(/spider/.test(concept) && (SINGLE.test(text) || LENS.test(text)))) || kind === 'humanoid' || parts.some((p) => /-eyes$|-eyed$/.test(p.piece))) return { text, changes }; // biome-ignore format: one line
  const all = COVERED.exec(text);
  const counted = all ?? COUNTED.exec(text);
  if (counted && counted.index > 0) {
    const said = all ? 'covered' : counted[1]!.toLowerCase().replace(/^an? /, '');
    const count = said === 'third' ? 3 : (NUMBERS[said] ?? (Number(said) || (said === 'extra' || said === 'additional' || said === 'more' ? 6 : 8))); // biome-ignore format: one line
    const colour = hueOf(all ? all[1] : counted[2]);
    cut(counted);
    changes.push({ is: 'eyes', count, ...(colour ? { colour } : {}), ...(NUMBERS[said] || said === 'third' ? {} : { told: said === 'covered' ? 'covered with eyes' : `with ${said} eyes` }) }); // biome-ignore format: one line
    return { text, changes };
  }
  const eyed = ONE_EYED.exec(text);
  const single = eyed ?? SINGLE.exec(text) ?? LENS.exec(text);
  if (single && (single.index > 0 || eyed)) {
    const looks = eyed ? '' : (single[1] ?? '').toLowerCase();
    const colour = hueOf(looks);
    cut(single, eyed ? ' ' : '');
    changes.push({ is: 'eyes', count: 1, ...(colour ? { colour } : {}), ...(/big|large|huge|giant|massive|enormous|lens/.test(`${looks}${single[0].toLowerCase()}`) ? { size: 1.4 } : {}) }); // biome-ignore format: one line
  }
  return { text, changes };
}
