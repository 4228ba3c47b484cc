/**
 * What is on a part of that which bears or shelters somebody: "in a rowing boat with a lantern at the bow", "riding a rover, flag on the
 * back", "a pagoda with lanterns hanging from the roof". The part's word is no thing or place of its own: a bow shoots nothing, and
 * nobody is on the roof.
 */
import { inTurn, type Row } from '../../understand/in-turn.ts';

const article = (what: string): string => (/^(?:an?|the|two|three|some) /i.test(what) ? what : `a ${what}`);
const ITEM = '((?:(?:an?|the|two|three|some) )?(?:(?!with|and|on|in|at|of|the\\b)[a-z-]+ ){0,2}?[a-z-]+)';
const BOAT = 'rowboat|sailboat|fishing boat|boat|canoe|raft|gondola|kayak|ship|dinghy|ferry';
const CRAFT = `${BOAT}|rover|tank|truck|car|jeep|van|cart|wagon|carriage|tractor|bus|train|sled|sleigh|hovercraft|buggy|pickup|motorcycle|motorbike|scooter|bike|bicycle|tricycle|chariot|airship|submarine`; // biome-ignore format: one line
const RIDES = 'in|on|riding|driving|steering|rowing|sailing|paddling|pushing|pulling|pulled by|piloting';
const FORE = 'bow|prow|front|basket|handlebars?|nose';
const REAR = 'stern|back|rear|trunk|rack|luggage rack|end|bed';
const ABOVE = 'roof|hood|deck|top';
const at = (parts: string): string => `(?:(?:hanging|mounted|attached|tied|sitting|placed|lit|flying|waving) )?(?:at|on|in|from|to|off) (?:the|its|his|her) (${parts})(?: of (?:the|it|his|her)(?: [a-z]+)?)?`; // biome-ignore format: one line

const HOUSE = 'pagoda|temple|shrine|house|hut|cottage|cabin|tavern|inn|shop|store|teahouse|tea house|restaurant|castle|tower|gate|gatehouse|barn|pavilion|market stall|stall|palace|church|dojo|bar|pub'; // biome-ignore format: a list
const HANGS = '(?:hanging|hung|dangling|strung|suspended)(?: down)? (?:from|off|on|along|under|below|around) (?:the|its) (?:[a-z]+ )?(?:roofs?|rooftop|l?eaves|ceiling|beams?|awning|corners?|balcon(?:y|ies)|edges?|sides?|front)'; // biome-ignore format: one line

const KIN = 'father|dad|daddy|papa|mother|mom|mum|mommy|mama|parents|grandfather|grandpa|grandad|grandmother|grandma|granny|uncle|aunt|teacher'; // biome-ignore format: a list

const placeOf = (part: string): string => new RegExp(`^(?:${FORE})$`, 'i').test(part) ? 'on the fore end of' : new RegExp(`^(?:${REAR})$`, 'i').test(part) ? 'on the rear end of' : 'on'; // biome-ignore format: one line

const TURNS: readonly Row[] = [
  [/\b(?:rowing|row) (?=boats?\b)/gi, 'row'],
  [/\b(?:holding|leading|taking|pulling|walking|guiding|dragging|grabbing|clutching) ((?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?[a-z-]+) by (?:the|his|her|its|one) hand\b/gi, 'holding hands with $1'],
  // beside a father a boy is a child
  [new RegExp(`\\b(?<!(?:little|small|young|tiny|teenage) )(boy|girl)\\b(?=.*\\b(?:his|her) (?:[a-z]+ )?(?:${KIN})\\b)`, 'gi'), 'little $1'],
  // who is borne goes on in or on it
  [new RegExp(`^(.*\\b(?:${RIDES}) (?:an?|the|his|her) (?:[a-z-]+ ){0,3}?(${CRAFT}))(?:,| and|, and)?(?: with)? ${ITEM} ${at(`${FORE}|${REAR}|${ABOVE}`)}$`, 'i'), (_all: string, who: string, craft: string, what: string, part: string) => `${who} while ${article(what)} ${placeOf(part)} the ${craft.split(' ').at(-1)}`],
  // "a car with a suitcase on the roof"
  [new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?(?:${CRAFT}))(?:,| with|, with) ${ITEM} ${at(`roof|${REAR}|deck|top`)}$`, 'i'), (_all: string, craft: string, what: string) => `${craft} with ${article(what)} on top`],
  [new RegExp(`^((?:an? |the )?(?:[a-z-]+ ){0,3}?(?:${HOUSE}))(?:,| with|, with| and) ((?:(?!with\\b)[a-z-]+ ){0,3}?[a-z-]+) ${HANGS}(?=$|,)`, 'i'), '$1 with $2'],
  // "a bird cage with a blue parrot inside hanging from a branch": the cage hangs there
  [new RegExp(`^((?:an? |the )(?:[a-z-]+ ){0,2}?[a-z-]+) with ${ITEM} (?:inside|in it),? (hanging|dangling|suspended) from (an?|the) `, 'i'), (_all: string, vessel: string, what: string, how: string, from: string) => `${article(what)} in ${vessel} ${how} from ${from} `],
]; // biome-ignore format: a table

/** The text with what is on a part of a craft or a house as the tables have it. */
export const bornePlainly = inTurn(TURNS);
