/** "rename the wizard to Merlo", "call him Merlo": another name for what is there. */
import type { Memory } from './memory.ts';
import { ownOf } from './place.ts';
import { pointed } from './references.ts';
import type { Plan } from './step.ts';

const LEAD = '(?:(?:please|now|and|then|also|ok|can you|could you|will you) )*';
const FORMS: readonly RegExp[] = [
  new RegExp(`^${LEAD}(?:rename|retitle|re-?name) (.+?) (?:to|into|as) ["'“]?([^"'”]+?)["'”]?$`, 'i'),
  new RegExp(`^${LEAD}(?:rename|retitle|call|name) (.+?) ["'“]([^"'”]+?)["'”]$`, 'i'),
  new RegExp(`^${LEAD}(?:change|set) (?:the )?name of (.+?) (?:to|into) ["'“]?([^"'”]+?)["'”]?$`, 'i'),
  new RegExp(`^${LEAD}change (.+?)(?:'s)? name (?:to|into) ["'“]?([^"'”]+?)["'”]?$`, 'i'),
  new RegExp(`^${LEAD}(?:call|name) (him|her|it|the [\\w -]+?) (?:something like )?["'“]?([A-Z][^"'”]*?)["'”]?$`),
];

/** The name that somebody or something of the account is to have; undefined where no name is told. */
export function renaming(plain: string): { readonly who: string; readonly name: string } | undefined {
  const said = plain.replace(/[.!\s]+$/, '');
  for (const form of FORMS) {
    const [, who = '', name = ''] = form.exec(said) ?? [];
    if (who && name) return { who, name };
  }
  return undefined;
}

export function planRename(plain: string, memory: Memory): Plan | undefined {
  const told = renaming(plain);
  const made = ownOf(memory);
  if (!told || !made.length) return undefined;
  const one = pointed(told.who.replace(/^(?:his|her|its|my) /i, 'the '), { ...memory, made })?.assets.at(-1) ?? memory.given;
  if (!one) return undefined;
  const { id, words } = one;
  return {
    whole: true,
    steps: [{ tool: 'rename_asset', args: { asset_id: id, name: told.name }, price: 0, what: `the name "${told.name}" for ${words}` }],
    notes: [],
  };
} // biome-ignore format: short enough
