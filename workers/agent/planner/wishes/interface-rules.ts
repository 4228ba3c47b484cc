/** Clauses about interfaces. */
import { ATTRIBUTE, FRAMING, isFigure, LOOK } from '../clause-words.ts';
import { isAdjective } from '../subjects.ts';
import { ARTICLE, bareNoun, UI } from '../words.ts';
import { type Rule, wordsOf } from './reading.ts';

/** "pause menu and settings menu": two of them; "hud: health bar, ammo" and "menu with buttons" are one. */
const isPiece = (clause: string, before: string, text: string): boolean =>
  !/[:]|\bwith\b/i.test(text.slice(0, Math.max(0, text.toLowerCase().indexOf(clause.toLowerCase())))) &&
  !/\bwith\b|[:,]/i.test(before) &&
  !/\bhud\b/i.test(text) &&
  // buttons are one set
  !(/\bbuttons?\b/i.test(clause) && /\bbuttons?\b/i.test(before)) &&
  ONE_PIECE.test(clause) &&
  ONE_PIECE.test(before);
const ONE_PIECE =
  /^(?:an? |the )?(?:[\w'-]+ ){0,3}?(?:menu|screen|bar|button|panel|window|hud|box|frame|slot|inventory|interface|dialog(?:ue)?|map|meter|counter|slider|tooltip|banner|toolbar|shop|card|icon)\b/i;

/** An interface is wished for, or another piece of one. */
export const interfaceRule: Rule = ({ clause, before }, r) => {
  if (UI.test(clause) || /^(?:main )?menu\b/i.test(clause)) {
    if (before?.kind === 'ui' && !isPiece(clause, before.words, r.text))
      r.replaceLast({ ...before, words: `${before.words}, ${bareNoun(clause)}` });
    else r.wishes.push({ kind: 'ui', words: bareNoun(clause) });
    return true;
  }
  return false;
};

/** What an interface before it holds, or how it looks. */
export const ofInterfaceRule: Rule = ({ clause, before }, r) => {
  // "with health and ammo"
  const partOfUi =
    ATTRIBUTE.test(clause) ||
    (!isFigure(clause) &&
      (/\bwith\b/i.test(wordsOf(before)) ||
        (!ARTICLE.test(clause) && (FRAMING.test(clause) || /,/.test(wordsOf(before))))));
  if (before?.kind === 'ui' && (r.labelled || partOfUi || isAdjective(clause) || LOOK.test(clause))) {
    r.replaceLast({
      ...before,
      words: `${before.words}${r.labelled && !/[:,]/.test(before.words) ? ':' : ','} ${clause}`,
    });
    return true;
  }
  return false;
};
