/** Names and tags of what there is, taking it away, and taking a change back. */
import type { Result } from '../../model.ts';
import { gameDone, gameSteps } from '../games/steps.ts';
import { isFigure, meant, namesOf } from '../meant.ts';
import { refer } from '../refer.ts';
import { numberIn, tidy, wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';

const TAG = /\btag(?:s|ged|ging)?\b|\blabel(?:s|led|ed)?\b/i;

export const rename: Act = (wish, context) => {
  const tagged = TAG.test(wish.words);
  const quoted = tagged
    ? (/["“”']([^"“”']{2,50})["“”']/.exec(wish.words)?.[1] ??
      /\b(?:with|as) ([\w -]{2,50}?)(?: please| pls)?$/i.exec(wish.words)?.[1])
    : undefined;
  const said = wordsOf(wish, 'name', 'text', ...(tagged ? ['topic'] : [])).map((name) =>
    name.replace(/^["'“”]+|["'“”]+$/g, ''),
  );
  // "rename lulu to princess lu", of which a slot was not read
  const [, old, new_] = tagged ? [] : (RENAMED.exec(wish.words) ?? []);
  const others = old && new_ && !wordsOf(wish, 'target').length ? said.filter((name) => name !== tidy(old)) : said;
  // "to Private Moss", of which only the last word stands in its slot
  const whole = new_ && others.length === 1 && tidy(new_).length > others[0]!.length && tidy(new_).toLowerCase().endsWith(` ${others[0]!.toLowerCase()}`) ? [tidy(new_)] : others; // biome-ignore format: one line
  const names = whole.length ? whole : quoted ? [quoted] : new_ ? [tidy(new_)] : [];
  const found = meant(wish, context, () => true, targetsOf(wish, tagged, old));
  if ('outcome' in found) return found.outcome;
  const { own } = found;
  if (!names.length)
    return {
      steps: [],
      ask: tagged ? `Which tag shall ${namesOf(own)} have?` : `What shall ${namesOf(own)} be called?`,
    };
  // "rename ui 2 to pause menu and tag it menu": both, and the results of tags begin with their own
  const [only, more] = own;
  if (tagged && only && !more && names.length > 1 && /\b(?:rename|call|name)\b/i.test(wish.words)) {
    const { steps, say, notes = [], ...rest } = tags(own, names.slice(1));
    return { ...rest, steps: [...steps, renaming(only, names[0]!)], notes: [...notes, ...(say ? [say] : [])] };
  }
  if (tagged) return tags(own, names);
  const named =
    own.length === names.length
      ? own.map((_, i) => names[i]!)
      : own.length > 1
        ? own.map((_, i) => `${names[0]} ${i + 1}`)
        : names.slice(0, 1);
  const notes =
    own.length > 1 && names.length === 1
      ? ['Each has a number behind the name, so that they can be told apart.']
      : own.length < names.length
        ? [`Of the names I took "${named.join('", "')}".`]
        : [];
  return { steps: own.map((one, i) => renaming(one, named[i]!)), notes };
};

const RENAMED =
  /\b(?:re-?name|call|name)\s+(.+?)\s+(?:to|as|into)\s+(.+?)(?=\s+(?:and|then|pls|please|thanks?)\b|[,.;!?]|$)/i;
const targetsOf = (wish: Wish, tagged: boolean, old: string | undefined): readonly string[] => {
  const targets = wordsOf(wish, 'target');
  if (tagged) return targets.map((target) => target.replace(/ (?:with|as) ["“”']?.*$/i, ''));
  return targets.length || !old ? targets : [tidy(old)];
};

const renaming = (one: Own, name: string): Step => ({
  tool: 'rename_asset',
  args: { asset_id: one.id, name },
  price: 0,
  what: `the name "${name}" for ${one.name}`,
});

/** New tags beside those that are there: setting them replaces all. */
function tags(own: readonly Own[], said: readonly string[]): Outcome {
  const steps: Step[] = [];
  const can = own.filter((one) => isFigure(one) || one.list === 'OBJECT').slice(0, 15);
  for (const one of can) {
    const at = steps.length;
    const [get, set, id] = isFigure(one)
      ? ['get_character', 'update_character_tags', 'character_id']
      : ['get_object', 'update_object_tags', 'object_id'];
    const had = (results: readonly Result[]): readonly string[] =>
      (results[at]?.structured?.tags ?? []) as readonly string[];
    steps.push({
      tool: get!,
      args: { [id!]: one.id, include_preview: false },
      price: 0,
      what: `the tags of ${one.name}`,
    });
    steps.push({
      tool: set!,
      args: (results) => ({ [id!]: one.id, tags: [...new Set([...had(results), ...said])].slice(0, 20) }),
      price: 0,
      what: `the tag "${said.join('", "')}" for ${one.name}`,
    });
  }
  const rest = own.filter((one) => !can.includes(one));
  const note = rest.length
    ? [
        `${namesOf(rest)} ${rest.length > 1 ? 'are' : 'is'} tagged in the library of the studio: mark ${rest.length > 1 ? 'them' : 'it'} there and choose "Tag"; here I tag characters and objects.`,
      ]
    : [];
  if (!steps.length) return { steps, say: note[0]! };
  return {
    steps,
    notes: note,
    told: () => `Tagged ${namesOf(can)} with "${said.join('", "')}"; the tags that were there are kept.`,
  };
}

/** The assistant takes nothing away: it names what would be meant, and where the user does it. */
export const remove: Act = (wish, context) => {
  if (TAG.test(wish.words) && !/\b(?:delete|remove|erase)\b/i.test(wish.words)) return rename(wish, context);
  const targets = wordsOf(wish, 'target', 'n', 'change');
  const game =
    /\bgames?\b/i.test([...targets, ...(targets.length ? [] : [wish.words])].join(' ')) ||
    targets.some((one) => tidy(one).toLowerCase() === context.game?.title.toLowerCase());
  if (game && !/\b(?:assets?|stuff|everything|all my)\b/i.test(targets.join(' ')))
    return {
      steps: [],
      say: `I never delete anything, and take no game offline: ${context.game ? `"${context.game.title}"` : 'the game'} goes offline with the MCP tool sandbox_undeploy or the GraphQL mutation undeployGame; the studio has no button for it. Its files and pictures stay in the library.`,
    };
  if (
    /\b(?:user|somebody|someone|other (?:people|users?)|everybody)\b(?:'?s)?|\b(?:his|their|friend'?s) account\b/i.test(
      wish.words,
    )
  )
    return {
      steps: [],
      say: 'I see and change nothing of any account but yours, and I never delete anything: what is yours you delete in the library of the studio.',
    };
  if (/\b(?:account|profile)\b/i.test(wish.words))
    return {
      steps: [],
      say: 'An account is closed by whoever runs this server: ask them. I never delete anything. Tokens are taken back in the studio under Account.',
    };
  if (!context.own.length)
    return {
      steps: [],
      say: 'There is nothing of yours that could be deleted. I never delete anything anyway: that is done in the library of the studio.',
    };
  const said = targets.join(' ').replace(/ (?:i|we|cause|because)\b.*$/i, '');
  const all =
    /\b(?:all|everything)\b(?!.*\b(?:called|named|with|except)\b)/i.test(said) &&
    /\b(?:stuff|everything|assets|things|all(?: of it)?|all my work)$/i.test(said);
  const found = refer(all ? ['everything'] : targets.length ? targets : ['it'], context);
  const own = found.own.length ? found.own : found.either;
  if (all) return everything(own);
  if (!own.length)
    return {
      steps: [],
      say: `I find no "${tidy(targets[0] ?? 'it')}" among what you have (${namesOf(context.own)}), and I never delete anything: it is done in the library of the studio.`,
    };
  const either = !found.own.length && own.length > 1;
  const many = own.length > 1 && !either;
  return {
    steps: [],
    say: `I never delete anything, so nothing was changed. ${either ? `You may mean one of ${namesOf(own)}` : `That would be ${namesOf(own)}`}: in the library of the studio ${many ? 'mark them and choose' : 'open it and choose'} "Delete"; it asks once more, and then ${many ? 'they are' : 'it is'} gone for good. Generations do not come back for it.`,
  };
};

/** All that there is, the games among them. */
const everything = (own: readonly Own[]): Outcome => ({
  steps: [{ tool: 'list_games', args: {}, price: 0, what: 'your games' }],
  told: ([listed]) => {
    const games = (listed?.structured?.games ?? []) as readonly { readonly name: string }[];
    const also = games.length
      ? `, and online ${games.length > 1 ? 'the games' : 'the game'} ${games.map(({ name }) => `"${name}"`).join(', ')}`
      : '';
    return `I never delete anything, so nothing was changed. All that you have is ${namesOf(own)}${also}. In the library of the studio mark what shall go and choose "Delete" (games go offline with the MCP tool sandbox_undeploy or the GraphQL mutation undeployGame); it asks once more, and then it is gone for good. Generations do not come back for it. For a fresh start that is not needed: a new project keeps the old things apart and costs nothing. If something does not work out, say what, and I help.`;
  },
});

/** A change is a picture of its own: what was before it is still there. A game goes back to how it was. */
export const undo: Act = (wish, context) => {
  if (/^\W*(?:can you |please |pls )?change (?:it|that|this|him|her)\W*$/i.test(wish.words) && context.recent[0])
    return { steps: [], ask: `What shall be other in "${context.recent[0].name}"?` };
  const targets = wordsOf(wish, 'target');
  const theirs = targets.length ? refer(targets, context).own : [];
  const ofGame =
    context.game &&
    !theirs.length &&
    (!context.recent.length || lastWasGame(context) || /\b(?:game|level|enem|speed)\w*/i.test(wish.words));
  if (ofGame) {
    if (!context.gameBefore)
      return {
        steps: [],
        say: `"${context.game!.title}" is as I first made it: there is no change to take back. What shall be other in it?`,
      };
    return {
      steps: gameSteps(context.gameBefore, { projectId: context.projectId, edit: { redraw: [] } }) as readonly Step[],
      notes: ['The game is as it was before its last change.'],
      told: (results) => gameDone(results, ['It is as it was before its last change.']),
    };
  }
  if (/\b(?:refund|credits?|generations?|money)\b/i.test(wish.words))
    return {
      steps: [],
      say: 'What was drawn is paid for, and comes back only for what failed or was cancelled, by itself. What I changed can be taken back without a price: the one before is always kept.',
    };
  const found = targets.length ? theirs : context.recent.slice(0, 1);
  const [last] = found.length ? found : context.recent;
  if (!last)
    return {
      steps: [],
      say: 'Nothing was done in this conversation, so there is nothing to take back. A deleted asset cannot be brought back; a change never takes the place of what was there, both are in your library.',
    };
  const source = last.made?.args.character_id ?? last.made?.args.object_id;
  const before = context.own.find(({ id }) => id === source);
  if (before)
    return {
      steps: [],
      say: `Nothing needs to be undone: "${last.name}" is a picture of its own, and "${before.name}" is still in your library as it was. Say "${before.name}" from now on and I go on with that one. "${last.name}" you can delete in the library.`,
    };
  const steps = numberIn(wish.words) ?? 1;
  return {
    steps: [],
    say: `Nothing is lost by a change: each is a picture of its own, and what was before is in your library. "${last.name}" is what ${steps > 1 ? 'came last' : 'was made or changed last'}; if you do not want it, delete it there (I never delete anything), what was drawn stays paid for. What shall be other in it?`,
  };
};

/** Whether the last thing that was done in this conversation was done to its game. */
function lastWasGame({ past }: Context): boolean {
  const done = past.flatMap((turn) =>
    turn.role === 'results'
      ? turn.results.filter(({ failed, tool }) => !failed && !/^(?:get_|list_|find_)/.test(tool))
      : [],
  );
  return /^(?:write_game|sandbox_)/.test(done.at(-1)?.tool ?? '');
}
