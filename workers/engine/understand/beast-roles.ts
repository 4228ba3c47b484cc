/**
 * What animals are kept for, as what they wear for it: "police horse", "war elephant", "rescue dog". A trade that makes a person of an
 * animal ("cat wizard") is read elsewhere; one that has no such kin wears the hat of the trade.
 */
import { QUADRUPEDS } from '../catalogue/animals.ts';
import { PROPS } from '../catalogue/things/index.ts';
import { creatureIn } from './creature-turns.ts';
import { LEXICON } from './default-lexicon.ts';
import { singulars } from './tokens.ts';

interface Kept {
  readonly beast: string;
  readonly other: string;
  /** A trade of people. */
  readonly trade?: true;
}

/** Words for what it is kept for | what it wears, of those on four legs | of others. */
const KEPT = `
police, cop, k9, k-9 | with a blue saddle | wearing a police hat
war, battle, combat, cavalry, gladiator, siege | with armour | wearing a helmet
circus, carnival, parade | with a red saddle | wearing a party hat
pack, cargo, caravan, transport, delivery, courier | with saddlebags | with a backpack
racing, race, jockey, riding, tamed, rideable | with a saddle | with a saddle
rescue, service, medic, guide, therapy, ambulance | with a red collar | wearing a red scarf
party, birthday | wearing a party hat | wearing a party hat
santa, christmas, xmas, festive | wearing a santa hat | wearing a santa hat
army, military | wearing an army helmet | wearing an army helmet
`;
const TRADES = `
cowboy, cowgirl, sheriff, western | cowboy hat
pirate, buccaneer, corsair | pirate hat
wizard, witch, sorcerer, mage | wizard hat
chef, cook, baker | chef hat
detective, noir | fedora
gentleman, dapper, magician | top hat
viking | viking helmet
samurai, shogun | samurai helmet
astronaut, cosmonaut | space helmet
firefighter, fireman | firefighter helmet
construction, builder, miner | hard hat
ninja, rogue, thief, bandit | hood
knight, paladin, crusader, warrior | helmet
scholar, professor, student, graduate | graduation cap
farmer, gardener, fisherman | straw hat
explorer, safari, ranger, hunter | safari hat
captain, sailor, admiral | captain hat
jester, clown, fool | jester hat
elf, gnome | elf hat
soldier, commando, marine | army helmet
postman, mailman | postman hat
nurse, doctor | nurse hat
`;

const BY_WORD: ReadonlyMap<string, Kept> = new Map([
  ...rows(KEPT).map(([words = '', beast = '', other = '']): [string, Kept] => [words, { beast, other }]),
  ...rows(TRADES).map(([words = '', hat = '']): [string, Kept] => { const worn = `wearing a ${hat}`.replace(' a army', ' an army').replace(' a elf', ' an elf'); return [words, { beast: worn, other: worn, trade: true }]; }), // biome-ignore format: one line
].flatMap(([words, kept]) => words.split(', ').map((word): [string, Kept] => [word, kept]))); // biome-ignore format: one line

function rows(table: string): string[][] {
  return table.trim().split('\n').map((row) => row.split(' | ')); // biome-ignore format: one line
}

/** Animals and monsters that have kin on two legs, dressed as people are. */
const FOLK: ReadonlySet<string> = new Set(
  [...Object.entries(QUADRUPEDS), ...Object.entries(PROPS)].filter(([, { folk, dressed }]) => folk !== undefined || dressed !== undefined).map(([id]) => id),
); // biome-ignore format: one line
const hasFolk = (name: string): boolean =>
  [name, ...singulars(name)].some((one) => LEXICON.read(one).some((r) => r.is === 'concept' && FOLK.has(r.id)));

const DRESSED =
  /\b(?:wearing|dressed|hat|helmet|cap|crown|hood|with an? (?:[a-z]+ )?(?:saddle|collar|scarf|armou?r))\b/i;

/** A name with what it is kept for, said by what it wears. */
export function inRole(first: string): string {
  const words = first.split(' ');
  for (let i = 0; i + 1 < words.length && i < 5; i++) {
    const kept = BY_WORD.get(words[i]!.toLowerCase());
    // "a knight riding pig" rides it
    if (!kept || (/ing$/i.test(words[i]!) && i > 0 && !/^(?:an?|the|his|her|two|three|young|old)$/i.test(words[i - 1]!))) continue; // biome-ignore format: one line
    // the name ends at the last word in a row that names one: "war elephant", "circus polar bear"
    const end = [3, 2, 1].find((n) => i + n < words.length && creatureIn(words.slice(i + 1, i + 1 + n).join(' ')) !== undefined); // biome-ignore format: one line
    if (end === undefined) continue;
    const name = words.slice(i + 1, i + 1 + end).join(' ').toLowerCase(); // biome-ignore format: one line
    const is = creatureIn(name);
    // a police dog and a war horse are breeds
    if (is === 'person' || creatureIn(`${words[i]} ${name}`) || (kept.trade && hasFolk(name)) || DRESSED.test(first)) return first; // biome-ignore format: one line
    return [...words.slice(0, i), ...words.slice(i + 1, i + 1 + end), is === 'beast' ? kept.beast : kept.other, ...words.slice(i + 1 + end)].join(' '); // biome-ignore format: one line
  }
  return first;
}
