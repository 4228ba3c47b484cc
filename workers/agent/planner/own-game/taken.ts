/** What is to be taken offline or thrown away: told who can, and nothing is done. */
import type { GameDescription } from '../../games/index.ts';
import type { Memory } from '../memory.ts';
import { deleted } from '../owned/deeds.ts';
import { mineOf } from '../owned/mine.ts';

const DOWN =
  /\bunpublish\b|\bundeploy\b|\b(?:take|get|put|pull) (?:it|this|that|the game|my game)(?: \w+)? (?:offline|down)\b|\b(?:go|goes) offline\b/i;
const ALL =
  /^\W*(?:(?:please|pls|can you|could you|just|ok) )*(?:delete|erase|remove|throw away|trash|wipe|bin) (?:all|everything|every thing)(?: of)?(?: (?:my|the|this|that))?(?: (?:stuff|things|assets|pictures|work|games?|of it|it|i have|i own|i made))*\b(?! (?:enem|foe|spike|coin|gem|level|key|tree|cloud|from the game))/i;

/** The answer to who wants a game to be no longer online. */
export const takenDown = (message: string, { title }: GameDescription): string | undefined =>
  DOWN.test(message)
    ? `I take nothing offline, so "${title}" is still there: whoever runs the server takes it down, or a program with your token (undeployGame, or the tool sandbox_undeploy). Until then only who has its address finds it.`
    : undefined;

/** The answer to who wants all that is owned to be gone. */
export function thrownOut(message: string, memory: Memory): string | undefined {
  if (!ALL.test(message)) return undefined;
  const deed = deleted(mineOf(memory).all, []);
  return 'tell' in deed ? deed.tell : undefined;
}
