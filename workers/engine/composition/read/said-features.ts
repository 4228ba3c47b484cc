/** Things said of a place that are painted into it rather than stood upon it: "with a pond", "mountains in the background". */
import type { Weather } from '../graph.ts';

export interface SaidFeature {
  /** Its name in `features/`; absent where only the weather changes. */
  readonly feature?: string;
  readonly weather?: Weather;
  /** What it is told as. */
  readonly told: string;
}

const FAR = /\b(?:in the (?:background|distance|back)|on the horizon|distant|far away|far off|behind)\b/;

const TABLE: readonly (readonly [RegExp, string, Weather?])[] = [
  [/^(?:.* )?(?:eyes|glowing eyes|watching eyes|eyes in the dark)(?: .*)?$/, 'eyes'],
  [/^(?:.* )?(?:pond|pool|lake|small lake)(?: .*)?$/, 'pool'],
  [/^(?:.* )?(?:river|stream|creek|brook)(?: .*)?$/, 'stream'],
  [/^(?:.* )?(?:path|road|trail|dirt road|winding path|track|footpath|pathway)(?: .*)?$/, 'path:#c8a878'],
  [/^(?:.* )?(?:crop|crops|field|fields|wheat fields|farmland)(?: .*)?$/, 'fields'],
  [/^(?:.* )?(?:mesa|mesas|butte|buttes|plateau|rock formations)(?: .*)?$/, 'mesa'],
  [/^(?:.* )?(?:fireflies|firefly)(?: .*)?$/, 'fireflies'],
  [/^(?:.* )?(?:aurora|aurora borealis|northern lights|polar lights)(?: .*)?$/, 'aurora'],
  [/^(?:.* )?(?:planets|several planets|planets and moons)(?: .*)?$/, 'planets'],
  [/^(?:.* )?(?:nebula|nebulae|milky way|galaxy)(?: .*)?$/, 'nebula'],
  [/^(?:.* )?(?:skyscrapers|tall buildings|towers of glass)(?: .*)?$/, 'towers'],
  [
    /^(?:glowing|lit|lighted|bright|warm|illuminated)(?: \w+)? windows?$|^(?:stars?|starry sky|clouds?|fluffy clouds|white clouds|blue sky|purple sky|red sky|pink sky|red carpet|sunlight|two suns)$/,
    '',
  ],
  [/^(?:.* )?two moons(?: .*)?$/, 'two moons'],
  [/^(?:.* )?rainbow(?: .*)?$/, 'rainbow'],
  [/^(?:.* )?graffiti(?: .*)?$/, 'graffiti'],
  [/^(?:(?:bright|hot|yellow|red|orange|shining|blazing|giant|scorching|glowing|setting|rising) )*suns?$/, 'big sun'],
  [/^(?:.* )?(?:full moon|big moon|moon|huge moon|giant moon)(?: .*)?$/, 'big moon'],
  [/^(?:.* )?(?:earth|planet earth|the earth)(?: .*)?$/, 'earthrise'],
  [/^(?:.* )?(?:stained glass|stained glass windows?)(?: .*)?$/, 'stained glass'],
  [/^(?:.* )?(?:lava|lava river|lava flow|river of lava|flowing lava|lava flows)(?: .*)?$/, 'lava river'],
  [/^(?:.* )?(?:sun rays|rays|light rays|sunbeams|god rays|light shafts|sunlight|rays of light)(?: .*)?$/, '', 'rays'],
  [/^(?:.* )?(?:mist|fog|morning mist)(?: .*)?$/, '', 'fog'],
  [/^(?:.* )?(?:falling leaves)(?: .*)?$/, '', 'leaves'],
  [/^(?:.* )?(?:falling snow|snow falling|snowflakes)(?: .*)?$/, '', 'snow'],
  [/^(?:.* )?(?:embers|ash|sparks)(?: .*)?$/, '', 'ash'],
];
const BEHIND: readonly (readonly [RegExp, string])[] = [
  [/mountain|peak|alps/, 'far mountains'],
  [/hill/, 'far hills'],
  [/forest|woods|trees|jungle/, 'far trees'],
  [/city|skyline|skyscraper|town/, 'far city'],
  [/\bsea\b|ocean/, 'far sea'],
];

/** What is painted for those words; absent where they name something that stands there. */
export function saidFeature(text: string): SaidFeature | undefined {
  const plain = text.toLowerCase().replace(/\b(?:a|an|the|some|many|few|its|small|large|big|huge|little)\b/g, ' ').replace(/\s+/g, ' ').trim(); // biome-ignore format: one line
  if (
    FAR.test(plain) ||
    /^(?:snowy |snow capped |tall |distant )*mountains?$/.test(plain) ||
    /^(?:rolling |green )*hills$/.test(plain)
  ) {
    const hit = BEHIND.find(([words]) => words.test(plain));
    if (hit) return { feature: hit[1], told: text.trim() };
  }
  for (const [words, feature, weather] of TABLE)
    if (words.test(plain))
      return { ...(feature ? { feature } : {}), ...(weather ? { weather } : {}), told: text.trim() };
  return undefined;
}
