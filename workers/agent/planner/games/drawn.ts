/** Who and what stands in a game anew after a change: each drawn as what it is, pieces and towers told apart. */
import { type GameDescription, slotsOf } from '../../games/index.ts';
import { ARTICLE, singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { drawnAs } from './drawn-as.ts';
import { towersOf } from './words/defenders.ts';
import { one } from './words/game-slots.ts';
import { inAllColours, piecesOf } from './words/pieces.ts';

/** Who stands in a slot anew is drawn as what it is: an animal on its own legs, one of many. */
export function recast(game: GameDescription, slots: readonly string[]): GameDescription {
  const assets = { ...game.assets, ...toldApart(game, slots) };
  for (const { id, kind } of slotsOf(game)) {
    const choice = assets[id];
    if (!choice || choice.assetId || !slots.includes(id)) continue;
    const single = /^(?:character|object)$/.test(kind) && singular(choice.prompt) !== choice.prompt;
    const [head = '', ...tail] = choice.prompt.split(/(?= with )/);
    const prompt = single && !ARTICLE.test(choice.prompt) ? [one(head), ...tail].join('') : choice.prompt;
    assets[id] = { ...choice, prompt, kind, ...drawnAs(prompt, kind) };
  }
  return { ...game, assets };
}

/** Pieces or towers that were all called the same: each is another one. */
function toldApart(game: GameDescription, slots: readonly string[]): GameDescription['assets'] {
  const same = slots.filter((id) => /^(?:gem\d|tower)/.test(id));
  const [first] = same;
  const prompt = first && game.assets[first]!.prompt;
  if (!prompt || same.length < 3) return {};
  const prompts = same.map((id) => game.assets[id]!.prompt);
  const gems = first.startsWith('gem');
  // "cats and dogs" for six pieces: cats and dogs in several colours
  if (prompts.some((other) => other !== prompt)) {
    const told = gems ? piecesOf([...new Set(prompts)]) : {};
    const twice = (id: string): boolean => prompts.filter((other) => other === game.assets[id]!.prompt).length > 1;
    return filledBy(game, same.filter(twice), told);
  }
  return filledBy(
    game,
    same,
    gems ? { ...inAllColours(prompt), ...piecesOf(prompt) } : towersOf(singular(prompt.replace(ARTICLE, ''))),
  );
}

const filledBy = (
  game: GameDescription,
  ids: readonly string[],
  told: Readonly<Record<string, { readonly prompt: string }>>,
) =>
  Object.fromEntries(ids.flatMap((id) => (told[id] ? [[id, { ...game.assets[id]!, prompt: told[id].prompt }]] : [])));

/** Slots in which somebody would come in who is nobody that is known: a piece of a sentence. */
export const strangeIn = (
  game: GameDescription,
  slots: readonly string[],
  before: GameDescription,
): readonly string[] =>
  slots.filter((id) => {
    const { kind, assetId, prompt } = game.assets[id]!;
    if (assetId || !/^(?:character|object)$/.test(kind)) return false;
    const known =
      /\b(?:monster|creature|beast|blob)s?\b/i.test(prompt) ||
      subjectOf(prompt) ||
      subjectOf(
        prompt
          .split(/ (?:with|in|of) /)[0]!
          .split(' ')
          .at(-1)!,
      );
    return CUT.test(prompt) || (!known && Object.values(before.assets).every((one) => one.prompt !== prompt));
  });
const CUT =
  /\b(?:the|an?|and|that|which|who|with|in|on|of|to|as|is|are)$|\b(?:as (?:the |an? )?(?:enem|foe|hero|boss)|should|instead)\b|^(?:an? |the )?(?:fewer|more|less|half|twice|many|some|them|it|other|new|same|one|ones)\b(?! )/i;
