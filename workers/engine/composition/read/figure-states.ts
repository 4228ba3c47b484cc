/** What is said of a statue before whom it shows: "mossy broken statue of an angel", "cracked lion statue". */
import type { Change } from '../graph.ts';
import { WEARS } from './stuff-words.ts';

const FIGURE = /\b(?:statues?|sculptures?|figurines?|carvings?)\b/;
const STATES: readonly (readonly [RegExp, Change])[] = [
  [/^(?:mossy|moss[- ](?:covered|grown)|overgrown) /, { is: 'moss' }],
  [/^(?:broken|shattered|ruined|smashed|destroyed) /, { is: 'broken' }],
  [/^(?:cracked|crumbling|weathered|eroded|damaged|fractured) /, { is: 'cracked' }],
  [/^(?:rusty|rusted|corroded) /, { is: 'rust' }],
  [/^(?:bloody|bloodied|blood[- ](?:stained|covered|soaked)) /, { is: 'drips', with: 'blood', colour: '#a01820' }],
  ...WEARS.map(([said, by]) => [said, { is: 'worn', by }] as const),
];
const STATE_WORD = /^((?:an?|the) )?([a-z]+(?:[- ](?:covered|grown|stained|soaked))?) (?=[a-z])/;

/** The text of a statue without those words, and what they change of it. */
export function figureStates(text: string): { readonly text: string; readonly changes: readonly Change[] } {
  if (!FIGURE.test(text)) return { text, changes: [] };
  const changes: Change[] = [];
  let rest = text;
  for (;;) {
    const [all = '', article = '', word = ''] = STATE_WORD.exec(rest) ?? [];
    const state = STATES.find(([said]) => said.exec(`${word} `)?.[0].trim() === word)?.[1];
    if (!state) return { text: rest, changes };
    changes.push(state);
    rest = `${article}${rest.slice(all.length)}`;
  }
}
