/** What hands hold in an act, where people are set by hand. */
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { SceneNode } from '../graph.ts';
import { VERBS } from '../verbs.ts';

/** Things that acts with empty hands put into them. */
const USED: Readonly<Record<string, string>> = {
  fish: 'fishing rod',
  read: 'book',
  'sit reading': 'book',
  eat: 'bread',
  drink: 'mug',
  play: 'lute',
  blow: 'flute',
  throw: 'ball',
};
/** Acts that leave in the hands what is in them. */
const KEEPS: ReadonlySet<string> = new Set(['wave', 'salute', 'point', 'point up', 'laugh', 'cheer', 'dance', 'sing', 'arms up', 'think', 'love', 'akimbo', 'fear', 'cry', 'cast', 'summon', 'glow']); // biome-ignore format: a list
const ARMED =
  /axe|sword|hammer|pickaxe|katana|saber|scimitar|club|mace|halberd|scythe|spear|dagger|rapier|trident|staff/;
const GUN = /gun|pistol|rifle|musket|laser|blaster|revolver|launcher|bazooka|crossbow/;
/** Who shoots with a gun where nothing is said. */
const GUNNERS = /marine|soldier|cowboy|astronaut|space|cyber|police|gangster|pirate|musketeer|sniper|sheriff|agent|mercenary|robot|android|bounty-hunter/; // biome-ignore format: one line

/** Words of the tool; 'own': whatever is in the hands stays there; 'bare': nothing is. */
export function toolOf({ brief, act, text }: SceneNode): string {
  if (!act) return 'own';
  const { verb, object } = act;
  const row = VERBS[verb];
  const held = brief.parts.filter((p) => /^(?:right|left)$/.test(pieceOf(p.piece)?.slot ?? ''));
  const words = held.map((p) => p.piece).join(' ');
  if (verb === 'shoot' || verb === 'aim' || verb === 'shoot kneeling') {
    const all = `${object?.text ?? ''} ${text} ${words}`;
    if (/\bbow\b|arrow|archer/.test(all) && !GUN.test(all)) return 'bow';
    if (GUN.test(words)) return 'own';
    const said = GUN.exec(all)?.[0];
    return said ? (object && GUN.test(object.text) ? object.text : said) : GUNNERS.test(brief.concept) ? 'pistol' : 'bow'; // biome-ignore format: one line
  }
  if (USED[verb]) return object?.text ?? (held.length > 0 ? 'own' : USED[verb]);
  const needs = 'hands' in row ? row.hands : undefined;
  if (needs === undefined) return 'own';
  if (needs === 'bare') return held.length > 0 && KEEPS.has(verb) ? 'own' : 'bare';
  if (verb === 'swing' && object) return object.text;
  return ARMED.test(words) && verb !== 'dig' && verb !== 'mine' ? 'own' : needs;
}
