/** One thing in several states, moods or with a movement of its own, told in the words in which each of them is read. */
import { isAdjective, isColour, subjectOf } from '../subjects.ts';
import { bareNoun, UI } from '../words.ts';

const MOOD =
  /^(?:neutral|normal|default|calm|happy|smiling|laughing|sad|crying|angry|mad|furious|surprised|shocked|scared|afraid|worried|shy|embarrassed|blushing|tired|sleepy|confused|serious|smug|disgusted|excited|proud|thinking|hurt|determined|bored|nervous)$/i;
const PLAIN = /^(?:neutral|normal|default|calm)$/i;
const FACES =
  '(?:portraits?|faces|headshots?|busts?|avatars?|face sprites?|dialog(?:ue)? portraits?|expressions?|emotions?|moods)';
const FORMS: readonly RegExp[] = [
  // "portraits for a visual novel: a librarian girl with glasses, neutral, happy, sad and angry"
  new RegExp(`^(?:(?:i need|need|make|draw|give me|some|character|\\d|two|three|four|five|six|matching) )*${FACES}(?: (?:for|in) [^:,]+?)?(?: of|:) ?((?:an? |my |the )?[^,:]+?)(?:,| in|:| with(?= (?:different|\\d|two|three|four|five)))(?: (?:with|in|showing|looking|different|\\d|two|three|four|five|six|expressions?|emotions?|moods?|faces|versions?))*[:,]? ([a-z]+(?:(?:,? and |, ?| ?/ ?)[a-z]+)+)$`, 'i'),
  /^(?:(?:i need|need|make|draw|give me) )*((?:an? )?[^,:]+?),? (?:with|in|showing) (?:(?:different|\d|two|three|four|five|six|facial|these) )*(?:expressions?|emotions?|faces)[:,]? ([a-z]+(?:(?:,? and |, ?| ?\/ ?)[a-z]+)+)$/i,
  // "a librarian girl portrait in 4 moods: happy, sad"
  new RegExp(`^(?:(?:i need|need|make|draw|give me) )*((?:an? )?[^,:]+?) ${FACES}(?:,| in| with|:)(?: (?:with|in|showing|looking|different|\\d|two|three|four|five|six|expressions?|emotions?|moods?|faces|versions?))*[:,]? ([a-z]+(?:(?:,? and |, ?| ?/ ?)[a-z]+)+)$`, 'i'),
]; // biome-ignore format: a table

/** "a happy librarian girl, a sad librarian girl": one face, each mood by itself. */
function inMoods(text: string): string | undefined {
  const said = text.replace(/[.!\s]+$/, '');
  for (const form of FORMS) {
    const [, who = '', list = ''] = form.exec(said) ?? [];
    const moods = list.split(/,? and |, ?| ?\/ ?/).filter(Boolean);
    const name = bareNoun(who);
    if (moods.length < 2 || !moods.every((mood) => MOOD.test(mood)) || !subjectOf(name)) continue;
    const each = moods.map((mood) => (PLAIN.test(mood) ? name : `${mood} ${name}`));
    return `portraits: ${each.map((one) => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`).join(', ')}`;
  }
  return undefined;
}

const STATES =
  '(?:hover(?:ed)?|pressed|clicked|active|inactive|disabled|selected|highlighted|focused|normal|default|greyed[- ]out|down)';
const BUTTONS = new RegExp(
  `^(.*?\\bbuttons?)((?: for [^:,]+?)?)\\s*[:,]? ((?!with\\b)(?!each\\b|all\\b|also\\b|with\\b|both\\b|an?\\b|the\\b)[a-z]+(?: (?!each\\b|with\\b|hover|pressed|version)[a-z]+)?(?:(?:,? and |, ?)(?!each\\b|all\\b|also\\b|with\\b|both\\b|an?\\b|the\\b)[a-z]+(?: (?!each\\b|with\\b|hover|pressed|version)[a-z]+)?)*)[.,;!]* ?(?:(?:also|and|plus|each|all|every one|with|in|has|have|having|make|need|i need|both) )*(?:an? |the |their )?(${STATES}(?:(?:,? and |, ?| ?/ ?)(?:an? )?${STATES})*)(?: (?:versions?|states?|variants?|looks?|ones?))?(?: (?:of|for) (?:each|all|every|them)(?: (?:one|button|of them))?)?$`,
  'i',
);
/** "buttons: play, quit. also a hover version of each" → each of them, and each hovered. */
function inStates(text: string): string | undefined {
  const [, head = '', forWhat = '', list = '', states = ''] = BUTTONS.exec(text.replace(/[.!\s]+$/, '')) ?? [];
  if (!list || !UI.test(head) || new RegExp(`\\b${STATES}\\b`, 'i').test(list)) return undefined;
  const [, look = ''] = /^ for (?:an? |my |the |our )?(.*?) ?(?:menu|game|screen|ui|interface|hud)?$/i.exec(forWhat) ?? [];
  const shown = /^(?:main|pause|start|title|my|game)?$/i.test(look) ? '' : `${look} `;
  const hows = states.split(/,? and (?:an? )?|, ?| ?\/ ?/).filter((state) => state && !/^(?:normal|default)$/i.test(state));
  const names = list.split(/,? and |, ?/).filter(Boolean);
  // each of them is there in its states already
  if (names.some((name) => hows.includes(name) || hows.includes(name.split(' ').at(-1)!))) return undefined;
  return `${head.replace(/((?:ui |menu )?buttons?)$/i, `${shown}$1`)}: ${names.flatMap((name) => [name, ...hows.map((how) => `${name} ${how}`)]).join(', ')}`;
} // biome-ignore format: short enough

const MOVING =
  'waving|flapping|fluttering|spinning|rotating|revolving|swaying|flickering|swinging|bobbing|pulsing|pulsating|blinking|bouncing';
/** "flag waving in the wind, blue with a white star" */
const MOVES = new RegExp(
  `^((?:(?:i need|need|make|draw|create|give me|make me) )*(?:an? |the |some )?)((?:[a-z-]+ ){0,2}?[a-z-]+) (${MOVING})((?: (?:in the (?:wind|breeze|air)|around|slowly|gently|up and down|back and forth|on (?:an? |its )?(?:pole|axis)))*)(?:[,.;] ?((?:(?!with\\b)[a-z-]+(?: and |, | ))*(?!with\\b)[a-z-]+)(?: (with .+))?)?$`,
  'i',
);
function moving(text: string): string | undefined {
  const [, lead = '', noun = '', does = '', , look = '', more = ''] = MOVES.exec(text.replace(/[.!\s]+$/, '')) ?? [];
  const thing = noun ? subjectOf(noun) : undefined;
  if (thing?.kind !== 'thing' || thing.creature || thing.unknown.length) return undefined;
  const how = /\b(?:animat\w*|loop\w*|frames?)\b/i.test(look) ? '' : look;
  if (how && !how.split(/ and |, | /).every((word) => isAdjective(word) || isColour(word))) return undefined;
  const verb = /^(?:wav|flapp|flutter)/i.test(does) ? 'waving' : does.toLowerCase();
  return `${lead}${how ? `${how} ` : ''}${noun}${more ? ` ${more}` : ''}, ${verb} animation`;
}

export const ofOneThing = (text: string): string => inMoods(text) ?? inStates(text) ?? moving(text) ?? text;
