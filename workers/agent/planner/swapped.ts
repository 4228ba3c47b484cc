/** One ground of tiles in the place of another: "snow instead of the grass", "replace the water with lava". */
import { endsInTerrain } from '../../engine/tile/material.ts';
import type { Args } from '../port.ts';
import type { Asset, Memory } from './memory.ts';
import * as say from './says.ts';
import type { Plan } from './step.ts';
import { singular } from './subjects.ts';
import { bareNoun } from './words.ts';

const WORDS = "((?:[\\w'-]+ ){0,3}?[\\w'-]+)";
const FORMS: readonly (readonly [form: RegExp, isNewFirst: boolean])[] = [
  [new RegExp(`\\b(?:replace|swap|exchange|change|switch|turn)(?: out)? (?:the |all (?:the )?)?${WORDS} (?:with|by|for|to|into) (?:some )?${WORDS}\\W*$`, 'i'), false],
  [new RegExp(`(?:^|\\b(?:with|use|using|take|put|have|but|want|need|of|make it|be) )(?:some )?${WORDS} (?:instead of|rather than|in place of|where now is|in the place of) (?:the )?${WORDS}\\W*$`, 'i'), true],
]; // biome-ignore format: a table
const FIELDS = ['lower_description', 'upper_description', 'transition_description', 'description'] as const;
/** What the next set must not share with the one before. */
const OWN: readonly string[] = ['seed', 'lower_base_tile_id', 'upper_base_tile_id'];

function withGround({ args }: Asset, before: string, after: string): Args | undefined {
  const word = singular(bareNoun(before).toLowerCase()).replace(/ (?:tiles?|part|ground|areas?)$/, '');
  for (const field of FIELDS) {
    const is = args[field];
    if (typeof is !== 'string' || !new RegExp(`\\b${word}\\b`, 'i').test(singular(is))) continue;
    const all = new RegExp(`^[\\w -]*\\b${word}s?$`, 'i').test(is) && !/ with | and /.test(is);
    return { [field]: all ? after : is.replace(new RegExp(`\\b${word}s?\\b`, 'i'), after) };
  }
  return undefined;
}

/** The tiles that were made last, with the other ground; undefined where the words are about something else. */
export function groundSwapped(words: string, { made }: Memory, projectId: string | null): Plan | undefined {
  for (const [form, isNewFirst] of FORMS) {
    const [, first, second] = form.exec(words) ?? [];
    if (!first || !second) continue;
    const [before, said] = isNewFirst ? [second, first] : [first, second];
    const after = bareNoun(said.replace(/^(?:(?:the|same|but|with|and|only|just|one|now|tiles?|tileset)\s+)+/i, ''));
    const tiles = made.findLast((one) => one.kind === 'tiles' && withGround(one, before, after));
    if (!tiles) continue;
    if (tiles.tool !== 'create_isometric_tile' && !endsInTerrain(after)) return { ask: say.puzzled([after]) };
    const kept = Object.fromEntries(Object.entries(tiles.args).filter(([name]) => !OWN.includes(name)));
    const args = { ...kept, ...withGround(tiles, before, after), ...(projectId ? { project_id: projectId } : {}) };
    return {
      whole: true,
      steps: [
        {
          tool: tiles.tool,
          args,
          price: 1,
          what: `tiles: ${FIELDS.map((field) => (args as Args)[field])
            .filter((one) => typeof one === 'string' && one !== 'none')
            .join(' and ')}`,
        },
      ],
      notes: ['The tiles before are kept.'],
    };
  }
  return undefined;
}
