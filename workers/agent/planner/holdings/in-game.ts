/** What the account has, in a game: who and what is named and is there already stands in it as it is. */
import { type GameDescription, slotsOf, themeOf } from '../../games/index.ts';
import { singular } from '../subjects.ts';
import { bareNoun } from '../words.ts';
import { assetOf, type Holding, isCharacter, isThing, isTiles, type Mention, mentions } from './index.ts';

const nameOf = ({ name }: Holding): string => name.toLowerCase();
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** A wish for a game, with what is one's own called by its kind: "w/ my knight" → "with a knight". */
export function gameWords(
  typed: string,
  holdings: readonly Holding[],
): { readonly text: string; readonly found: readonly Mention[] } {
  const said = typed
    .replace(/\bw\/ ?(?=[a-z])/gi, 'with ')
    .replace(/\bw\/o ?(?=[a-z])/gi, 'without ')
    .replace(/(\b(?:tile ?set|tiles)\b.*?),? (?:instead of|rather than) (?:the )?[a-z]+(?: tiles?)?/i, '$1');
  // "use the desert": the tiles of that name
  const [, ground = ''] = /\buse (?:the|my) ([a-z]+)\b(?! (?:tiles?|tile ?set|as|for))/i.exec(said) ?? [];
  const tiles = ground ? holdings.find((one) => isTiles(one) && nameOf(one) === ground.toLowerCase()) : undefined;
  const found = [
    ...mentions(said, holdings).filter(({ by }) => by !== 'new'),
    ...(tiles ? [{ holding: tiles, from: -1, to: -1, by: 'the' as const, many: false }] : []),
  ];
  const text = [...found]
    .filter(({ holding, by, from }) => from >= 0 && (by === 'my' || isTiles(holding)))
    .sort((a, b) => b.from - a.from)
    .reduce((rest, { holding, many, from, to }) => {
      const words = isTiles(holding)
        ? `the ${themeOf(`in ${nameOf(holding)}`) ? nameOf(holding) : said.slice(from, to).replace(/^(?:my|our|the) |\s*(?:tile ?sets?|tiles)$/gi, '')} tiles`
        : many
          ? said.slice(from, to).replace(/^(?:both (?:of )?)?(?:my|our|all) /i, '')
          : article(nameOf(holding));
      return `${rest.slice(0, from)}${words}${rest.slice(to)}`;
    }, said)
    // "using a knight and the dungeon tiles"
    .replace(/\b(?:using|use|with) (an? [a-z -]+?),? and the ([a-z /-]+) tiles\b/gi, 'with $1, use the $2 tiles')
    .replace(/\busing (?=an? )/gi, 'with ')
    // "a knight as the runner": who plays
    .replace(
      /\b(?:(?:and|also|use|take|put|with|i want|make),? )*(an? [a-z -]+?) (?:as|for|is|should be|=) (?:the |my )?(?:runner|hero|player|main character|protagonist)\b(?! (?:should|must|has|is))/gi,
      ', the hero should be $1',
    );
  // "with ufos against my knight": one's own is played
  const mine = found.some(({ by, holding }) => by === 'my' && isCharacter(holding));
  const told = mine
    ? text.replace(/\bwith ((?:[a-z-]+ )?[a-z-]+s) against (an? [a-z-]+)\b/i, ', hero: $2, enemies: $1')
    : text;
  return {
    text: told
      .replace(/(?:\s*,)+/g, ',')
      .replace(/\s+/g, ' ')
      .trim(),
    found,
  };
}

export interface Given {
  readonly game: GameDescription;
  /** Slots that something of the account fills. */
  readonly slots: readonly string[];
  readonly notes: readonly string[];
}
/** What a picture is of, where nothing else is said of it than its name. */
const isPlain = (prompt: string, name: string): boolean => {
  const bare = singular(bareNoun(prompt).toLowerCase()).replace(/ hero$/, '');
  return bare === name || bare === name.split(' ').at(-1);
};

/** The game with what is one's own in those of its slots; `open`: slots that would be drawn. */
export function withHoldings(
  game: GameDescription,
  holdings: readonly Holding[] | undefined,
  found: readonly Mention[],
  open: readonly string[],
): Given {
  if (!holdings?.length) return { game, slots: [], notes: [] };
  const ground = found.find(({ holding }) => isTiles(holding));
  const assets = { ...game.assets };
  const given: [slot: string, name: string][] = [];
  for (const { id, kind } of slotsOf(game)) {
    const choice = assets[id];
    if (!choice || choice.assetId || !open.includes(id)) continue;
    const one =
      kind === 'character' || kind === 'object'
        ? holdings.find(
            (holding) => (isCharacter(holding) || isThing(holding)) && isPlain(choice.prompt, nameOf(holding)),
          )
        : kind === 'topdown' && id === 'patch'
          ? found.find(({ holding }) => holding.kind === 'TOPDOWN_TILESET')?.holding
          : undefined;
    if (!one) continue;
    const { skeleton: _, ...rest } = choice;
    assets[id] = isTiles(one)
      ? { ...rest, assetId: one.id }
      : { ...rest, kind: isCharacter(one) ? 'character' : 'object', prompt: assetOf(one).words, assetId: one.id };
    given.push([id, nameOf(one)]);
  }
  return {
    game: { ...game, assets },
    slots: given.map(([slot]) => slot),
    notes: [
      ...(given.length
        ? [`Of your own, as you have it: ${given.map(([slot, name]) => `${name} (${slot})`).join(', ')}.`]
        : []),
      ...(ground && !assets.patch && slotsOf(game).some(({ kind }) => kind === 'sidescroller')
        ? [
            `Your tiles "${nameOf(ground.holding)}" are seen from above, and this game from the side: its ground is drawn anew.`,
          ]
        : []),
    ],
  };
}
