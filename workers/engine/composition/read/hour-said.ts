/** The hour as a piece of a list, whatever is said of it: ", cozy evening", ", foggy early morning light", "... cold winter night". */

/** What falls, hangs or grows then. */
const AIR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:foggy|misty|hazy)\b/, 'in the fog'],
  [/\b(?:rainy|drizzly)\b/, 'in the rain'],
  [/\bstormy\b/, 'in a storm'],
  [/\b(?:snowy)\b/, 'with falling snow'],
  [/\b(?:winter|wintry)\b/, 'in winter'],
  [/\b(?:autumn|fall)\b/, 'in autumn'],
  [/\bspring\b/, 'in spring'],
];
const LOOK =
  'foggy|misty|hazy|rainy|drizzly|stormy|snowy|winter|wintry|summer|autumn|fall|spring|cozy|cosy|quiet|calm|peaceful|silent|still|warm|cold|cool|chilly|crisp|frosty|hot|sunny|clear|dark|starry|moonlit|moonless|early|late|long|lazy|sleepy|lovely|beautiful|romantic|spooky|eerie|creepy|gloomy|windy|busy|lonely|magical|pretty|mild';
const WHEN =
  'sunrise|dawn|daybreak|morning|noon|midday|afternoon|sunset|dusk|twilight|golden hour|evening|nightfall|night(?:time)?|midnight';
const JOINT = 'in|on|of|during|at|by|an?|the|this|that|with|and|for|every|good|one';
const HOUR = new RegExp(
  `(?:,\\s*(?:on an? |in the |during an? |it'?s )?((?:(?:${LOOK}) )*)|(?<!\\b(?:${JOINT}|${LOOK}) )(?<=[a-z] )((?:(?:${LOOK}) )+))(${WHEN})(?: (?:time|scene|sky|light|lighting|sun|glow|mood|vibes?|atmosphere|ambience))?\\s*(?=,|$)`,
  'gi',
);

const hourOf = (when: string): string =>
  /^(?:sunrise|dawn|daybreak|morning)/i.test(when)
    ? 'at dawn'
    : /^(?:noon|midday|afternoon)/i.test(when)
      ? 'at noon'
      : /night(?!fall)/i.test(when)
        ? 'at night'
        : 'at sunset';

/** The text with each such hour as a place has it: "at dawn in the fog". */
export const withHours = (text: string): string =>
  text.replace(HOUR, (_all: string, listed: string | undefined, alone: string | undefined, when: string) => {
    const looks = (listed ?? alone ?? '').toLowerCase();
    const air = AIR.flatMap(([words, said]) => (words.test(looks) ? [` ${said}`] : []));
    return `${alone === undefined ? ' ' : ''}${hourOf(when)}${air.join('')}`;
  });
