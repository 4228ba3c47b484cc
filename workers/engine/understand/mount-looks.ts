/** In what state the animal is that somebody rides: what is said of it is not said of the rider. */
import type { Brief } from '../types.ts';
import { withTraits } from './traits.ts';

const RIDDEN = /\b(?:riding|rides|mounted on|astride|on) (?:an? |the |his |her |its )?((?:[a-z-]+ ){0,4}?[a-z-]+)(?=$|,| (?:with|and|in|holding|through|across|at|while|wearing)\b)/i; // biome-ignore format: one line
const STATE =
  /\b(?:armou?red|armou?r[- ]clad|skelet(?:al|on)|undead|zombie|mechanical|robot(?:ic)?|mecha?|ghostly|baby)\b/i;
const ARMOUR = /\barmou?r(?:ed|s)?\b/gi;

/** The brief of a rider with the state of the mount; armour that is the mount's alone is not worn. */
export function withMountState(brief: Brief, text: string): Brief {
  const { mount } = brief;
  const said = mount && RIDDEN.exec(text)?.[1];
  if (!mount || !said || !STATE.test(said)) return brief;
  const plain: Brief = { ...brief, kind: 'quadruped', concept: mount.concept, parts: [], unknown: [], mood: [], build: [], colours: mount.colours }; // biome-ignore format: one line
  const { traits } = withTraits(plain, said, () => true);
  if (!traits) return brief;
  const own = traits.includes('armoured') && text.match(ARMOUR)?.length === 1;
  const [state] = STATE.exec(said)!;
  const name = mount.concept.replaceAll('-', ' ');
  return {
    ...brief,
    mount: { ...mount, traits },
    parts: own ? brief.parts.filter((p) => p.piece !== 'plate-armor') : brief.parts,
    drawnAs: (own ? brief.drawnAs.replace(/ with armou?rs?(?=,|$)/, '') : brief.drawnAs).replace(new RegExp(`riding an? (?=${name})`), `riding ${/^[aeiou]/i.test(state) ? 'an' : 'a'} ${state.toLowerCase()} `), // biome-ignore format: one line
  };
}
