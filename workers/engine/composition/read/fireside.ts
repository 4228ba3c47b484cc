/** "Campfire with two logs to sit on and a cooking pot above it": the pot hangs over the flames, the seats lie at the sides of the fire. */

const FIRE = '(?:camp ?fire|bonfire|fire ?pit|open fire|cooking fire|fire)';
const MANY = '(?:an?|one|two|three|four|five|six|some|several|a few|[1-6])';
const SEAT = '(?:(?:wooden |old |big |small |tree |fallen |mossy |flat |large )*(?:logs?|stumps?|stones?|rocks?|boulders?|benches|bench|stools?|log benches|log bench|log seats|chairs?))'; // biome-ignore format: one line
const ROUND = '(?:(?:all )?around(?: (?:it|the (?:camp ?)?fire))?|(?:next to|beside|near|by) (?:it|the (?:camp ?)?fire)|(?:at|on) (?:its|the|both|either) sides?(?: of (?:it|the fire))?)'; // biome-ignore format: one line
const TO_SIT = `(?:(?:to sit on|for (?:sitting|seating|seats)(?: on)?|as (?:seats|benches|chairs)|to sit(?: down)?)(?: ${ROUND})?)`;
const SEATS = new RegExp(`(?:,| with| and)+ (?:(${MANY}) )?(${SEAT}) (${TO_SIT}|${ROUND})(?=$|,| and| with)`, 'i');
const POT = /(?:,| with| and)+ (?:an? |the )?(?:(?:big|black|iron|small|large|old|metal|cast iron|cooking|soup|stew|hanging|boiling|bubbling|steaming) )*(?:pot|kettle|cauldron)(?: of (?:soup|stew|water))? (?:that is )?(?:(?:hanging|hung|cooking|boiling|suspended|bubbling|standing) )?(?:above|over|on)(?: top of)? (?:it|the (?:camp ?)?(?:fire|flames))(?=$|,| and| with)/i; // biome-ignore format: one line
const AT_FIRE = new RegExp(`^((?:an? |the )?(?:[a-z]+ ){0,2}?${FIRE})(?=,| with| and)`, 'i');
const OVER_FIRE = /^(?:an? )?pot over a fire(?=,| with| and)/i;

export function byFireside(text: string): string {
  const hearth = AT_FIRE.exec(text)?.[0] ?? OVER_FIRE.exec(text)?.[0];
  if (hearth === undefined) return text;
  let rest = text.slice(hearth.length);
  const pot = POT.exec(rest);
  if (pot) rest = rest.replace(pot[0], '');
  const seats = SEATS.exec(rest);
  if (seats) rest = rest.replace(seats[0], '');
  if (!pot && !seats) return text;
  const fire = pot ? 'a pot over a fire' : hearth;
  if (!seats) return `${fire}${rest}`;
  const [, many = '', what = '', how = ''] = seats;
  // stones that nobody is to sit on are the ring that a campfire has anyway
  const ring = /^(?:stone|rock)/i.test(what.split(' ').at(-1)!) && !/sit|seat|chair|bench/i.test(how);
  if (ring && !pot && !OVER_FIRE.test(text)) return byFireside(`${hearth}${rest}`);
  const named = what.replace(/(?<!tree )\bstump/i, 'tree stump').replace(/\blog (?:seat|bench)/i, 'log'); // biome-ignore format: one line
  const single = /^(?:an?|one|1)$/i.test(many);
  if (single) return `${fire} next to a ${named}${rest}`;
  const number = /^(?:some|several|a few|)$/i.test(many) ? (/^(?:logs?|benches)$/i.test(named) ? 'two' : 'four') : many;
  return /^(?:two|2)$/i.test(number)
    ? `${fire} between two ${named}${rest}`
    : `${fire} surrounded by ${number} ${named}${rest}`;
}
