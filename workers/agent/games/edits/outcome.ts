/** What a part of an edit does, and how slots are found and filled. */
import { slotsOf } from '../describe.ts';
import type { AssetSlot, GameDescription, SettingValue } from '../types.ts';

/** What one part of the words does: a sentence, or why it does nothing; undefined where it is about something else. */
export type Outcome =
  | {
      readonly game: GameDescription;
      readonly changed: string;
      /** All words of the clause are read: none is left over. */
      readonly whole?: true;
    }
  | { readonly refused: string /** It is as it is wanted: nothing to do. */; readonly already?: true }
  | undefined;
export type Rule = (clause: string, game: GameDescription) => Outcome;

export const withSetting = (game: GameDescription, id: string, value: SettingValue): GameDescription => ({
  ...game,
  settings: { ...game.settings, [id]: value },
});
export const isGround = ({ kind }: AssetSlot): boolean => kind === 'sidescroller' || kind === 'topdown';

/** Slots that are drawn anew, by what they are to be. */
export function redrawn(game: GameDescription, prompts: Readonly<Record<string, string>>): GameDescription {
  const assets = { ...game.assets };
  for (const [id, prompt] of Object.entries(prompts)) {
    // the skeleton was that of who stood here before
    const { assetId: _, skeleton: __, ...kept } = assets[id]!;
    assets[id] = { ...kept, prompt };
  }
  return { ...game, assets };
}

/** Words for several slots together. */
export const GROUPS: readonly (readonly [words: RegExp, ids: readonly string[]])[] = [
  [/^(?:(?:all|every|each|of|the|my|our|other|normal|regular|usual) )*(?:enem(?:y|ies)|foes?|monsters?|creeps?|invaders?|attackers?|opponents?|baddies|bad guys?|mobs?|obstacles?)(?: types?| kinds?)?$/, ['chaser', 'walker', 'flyer', 'foe2', 'foe3']],
  [/^(?:(?:all|every|each|of|the|my|our|three|3) )*(?:towers?|turrets?|defen[cs]es?|defenders?)$/, ['towerArrow', 'towerCannon', 'towerFrost']],
  [/^(?:(?:all|every|each|of|the|my|our) )*(?:pieces?|gems?|stones?|tiles?|jewels?|candies|symbols?)$/, ['gem1', 'gem2', 'gem3', 'gem4', 'gem5', 'gem6']],
]; // biome-ignore format: a table

/** The slots that a plural means together; none where it names one thing. */
export function groupIn(words: string, game: GameDescription): readonly string[] {
  const text = words.toLowerCase().trim();
  const there = new Set(slotsOf(game).map(({ id }) => id));
  const [, ids = []] = GROUPS.find(([group, all]) => group.test(text) && all.some((id) => there.has(id))) ?? [];
  return ids.filter((id) => there.has(id));
}

export const PIECE_COLOURS = ['red', 'green', 'blue', 'yellow', 'purple', 'orange', 'pink', 'white', 'black', 'brown'];
/** Whether something is of a colour by its own words: "a blue bird", "blueberries", "an orange". */
export const shows = (prompt: string, colour: string): boolean => new RegExp(`\\b${colour}`, 'i').test(prompt);
const PIECE = new RegExp(
  `^(?:the |all (?:the )?)?(${PIECE_COLOURS.join('|')}) (?:gem|piece|stone|jewel|cand(?:y|ie)|tile|one|symbol)s?$`,
);
/** "the red gem": the piece that shows this colour, whatever it is. */
function pieceIn(text: string, game: GameDescription): AssetSlot | undefined {
  const [, colour] = PIECE.exec(text.trim()) ?? [];
  return colour
    ? slotsOf(game).find(({ id }) => /^gem\d$/.test(id) && shows(game.assets[id]?.prompt ?? '', colour))
    : undefined;
}

/** One or several of a name: wolf and wolves, fly and flies, snowman and snowmen. */
const inNumbers = (name: string): string =>
  `${name
    .replace(/[^\w ]/g, '.')
    .replace(/y$/, '(?:y|ie)')
    .replace(/fe?$/, '(?:fe?|ve)')
    .replace(/man$/, 'm[ae]n')
    .replace(/mouse$/, 'm(?:ouse|ice)')}(?:s|es)?`;

/** The slot that words mean: its id, its own words, or what is drawn there. */
export function slotIn(words: string, game: GameDescription): AssetSlot | undefined {
  const text = words
    .toLowerCase()
    .replace(/\b(?:attackers?|invaders?|opponents?|baddies|bad guys?|mobs?|creeps?)\b/g, 'enemies')
    .replace(
      /\b(?:main (?:character|hero|guy|girl|dude|person|man|woman|one)|player (?:character|guy|sprite)|heroine|protagonist|player)\b/g,
      'hero',
    );
  const piece = pieceIn(text, game);
  if (piece) return piece;
  let best: { readonly slot: AssetSlot; readonly worth: number } | undefined;
  for (const slot of slotsOf(game)) {
    const own = [slot.id.toLowerCase(), ...slot.words].map((name) => ({ name, worth: name.length }));
    // what is drawn there: the noun itself counts more than what stands before it
    const { prompt = '', upper = '' } = game.assets[slot.id] ?? {};
    const drawn = (isGround(slot) ? `${prompt} ${upper}` : prompt.split(/\s(?:with|in|of|on|and)\s/)[0]!)
      .toLowerCase()
      .split(/\s+/)
      .filter(
        (name) =>
          name.length > 2 &&
          !/^(?:the|large|small|hero|angry|red|blue|green|white|black|grey|brown|purple|pink|gold|golden|wooden|stone|metal|giant)$/.test(
            name,
          ),
      )
      .map((name, i, all) => ({ name, worth: name.length + (i === all.length - 1 ? 1 : -1) }));
    for (const { name, worth } of [...own, ...drawn])
      if (new RegExp(`\\b${inNumbers(name)}\\b`).test(text) && (!best || worth > best.worth)) best = { slot, worth };
  }
  return best?.slot;
}

export const partsOf = (game: GameDescription): string =>
  slotsOf(game)
    .map(({ id }) => id)
    .join(', ');
