/** What each act of a message becomes. */
import type { Act, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { subjectOf } from '../words/subjects.ts';
import { accountAsked } from './account.ts';
import { again } from './again.ts';
import { animate } from './animate.ts';
import { advice, howto, service } from './ask.ts';
import { check } from './check.ts';
import { convert } from './convert.ts';
import { character, effect, icons, object } from './draw.ts';
import { edit } from './edit.ts';
import { exported } from './export.ts';
import { find } from './find.ts';
import { gameBug } from './game-bug.ts';
import { gameChange } from './game-change.ts';
import { gameMake } from './game-make.ts';
import { gameOffline, gamePublish, gameTest } from './game-run.ts';
import { isometric, platform, tiles } from './ground.ts';
import { balance, job, spent, stop } from './jobs.ts';
import { remove, rename, undo } from './manage.ts';
import { map } from './map.ts';
import { price } from './price.ts';
import { resize } from './resize.ts';
import { scene } from './scene.ts';
import { chat, complaint, unclear, unsafe } from './talk.ts';
import { ui } from './ui.ts';
import { unsupported } from './unsupported.ts';

const ACTS: Readonly<Record<string, Act>> = {
  ...{ 'make.character': character, 'make.object': object, 'make.effect': effect, 'make.icons': icons, 'make.scene': scene },
  ...{ 'make.tiles': tiles, 'make.platform': platform, 'make.iso': isometric, 'make.map': map, 'make.ui': ui },
  ...{ convert, animate, edit, resize, again, find, check, export: exported, rename, delete: remove, undo, stop },
  ...{ job, balance, spent, price, account: accountAsked },
  ...{ 'game.make': gameMake, 'game.change': gameChange, 'game.bug': gameBug, 'game.test': gameTest },
  ...{ 'game.publish': gamePublish, 'game.offline': gameOffline },
  ...{ 'ask.service': service, 'ask.howto': howto, 'ask.advice': advice, unsupported, chat, complaint, unclear, unsafe },
}; // biome-ignore format: a table

const NO: Act = () => ({
  steps: [],
  say: 'All right, I make nothing and spend nothing. What shall it be when you are ready?',
});
const YES: Act = ({ words }) =>
  /^\W*(?:perfect|great|awesome|nice|cool|amazing|wonderful|lovely|love it|super|wow)\b[^?]*$/i.test(words)
    ? { steps: [], say: 'I am glad you like it. What comes next?' }
    : { steps: [], ask: 'Nothing waits for a yes. What shall I make?' };
/** What answers an offer, and there is none. */
const UNATTACHED: Readonly<Record<string, Act>> = { no: NO, yes: YES, pick: YES, correct: unclear, terms: unclear };

export const actOf = ({ act }: Wish): Act => ACTS[act] ?? UNATTACHED[act] ?? (() => undefined);

/** Acts that need nothing of what the account has. */
const ALONE =
  /^(?:make\.(?:effect|icons|iso|tiles|platform)|job|balance|spent|account|ask\.howto|unsupported|chat|unclear|unsafe|yes|no|pick|terms|none)$/;
/** Something that is there may be meant. */
const MAY_MEAN =
  /\b(?:my|our|same|the|match(?:es|ing)?|too|also|like|his|her|other|another|holds|wears|needs|gets|should|but|versions?|instead)\b/i;
/** "add a bridge to swamp road": to something that is there. */
const ADDS =
  /^\W*(?:(?:please|pls|can you|now|and) )*(?:add|put|place|lay|make)\b.*\b(?:to|on|onto|into|through|thru|wider|larger|bigger|longer|twice)\b/i;
/** "bolt dancing": one word alone may be the short name of somebody. */
const isBareName = (slots: Wish['slots']): boolean => {
  const named = slots.filter(({ slot }) => slot === 'n');
  return named.length === 1 && /^[\p{L}-]+$/u.test(named[0]!.words);
};
/** "lin meditating": no word for anybody begins it, so it may be a name. */
const isStranger = (slots: Wish['slots']): boolean =>
  slots.some(({ slot, words }) => {
    const [first = '', second = ''] = words.split(' ');
    return slot === 'n' && second !== '' && /^[a-z]{3,}$/i.test(first) && !/^(?:the|some|two|three|four|five|six|one)$/i.test(first) && !isAdjective(first) && !subjectOf(first) && !subjectOf(words);
  }); // biome-ignore format: short enough
export const looksUp = (wishes: readonly Wish[]): boolean =>
  wishes.some(({ act, words, slots }) =>
    act === 'job'
      ? // "are the thief's animations finished": of somebody who is there
        slots.some(({ slot }) => slot === 'target')
      : act.startsWith('make.')
        ? ADDS.test(words) ||
          isBareName(slots) ||
          isStranger(slots) ||
          /^make\.(?:map|ui|scene)$/.test(act) ||
          // "wall tiles that go with the cave floor"
          (/^make\.(?:tiles|icons)$/.test(act) && slots.some(({ slot }) => slot === 'target')) ||
          (!ALONE.test(act) && MAY_MEAN.test(words))
        : !ALONE.test(act),
  );
