/** Whether a word is something that is done, as it is seen in an animation. */
import { isAction, isMove } from '../moves.ts';

const stem = (word: string): string => word.toLowerCase().replace(/(?:ing|s)$/, '');
export const isMotion = (word: string): boolean =>
  isMove(word, undefined) || isAction(word) || isAction(`${stem(word)}ing`) || isMove(stem(word), undefined);
