/** How large, lively or tidy a place is, by single words about it: each has something to be seen. */
import type { Facets } from './sky-and-light.ts';

const SMALL = /^(?:tiny|small|little|narrow|cramped|tight|compact|mini|miniature|claustrophobic|cluttered)$/;
const LARGE = /^(?:giant|huge|massive|enormous|vast|gigantic|colossal|grand|endless|immense|spacious|monumental|sprawling)$/; // biome-ignore format: one line
const CROWDED = /^(?:crowded|busy|bustling|packed|lively|populated|teeming|crowds?)$/;
const FESTIVE = /^(?:carnival|festival|festive|fair|party|celebration|parade|feast|fiesta|wedding|holiday)$/;
const MOTES = /^(?:magical|dreamy|mystical|enchanted|ethereal|mysterious|whimsical|magic)$/;
const CALM = /^(?:calm|quiet|peaceful|serene|tranquil|still|silent|sleepy|idyllic|relaxing|lonely|deserted|desolate)$/;

/** Said after or before a place's name: what of the land is there as well. */
const LAND: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:street|road|path|trail|track|lane|way)$/, ['path:#c8a878']],
  [/^pass$/, ['path:#c8b8a0', 'far mountains']],
  [/^(?:hills|hillside|hilly|highlands)$/, ['far hills']],
  [/^(?:mountains|peaks|mountainous|mountainside|alpine)$/, ['far mountains']],
  [/^(?:river|stream|brook|creek|riverside|riverbank)$/, ['river']],
  [/^(?:pond|pool)$/, ['pool']],
  [/^(?:lake|lakeside|lakeshore)$/, ['lake']],
  [/^(?:seaside|seashore|coastal|oceanside)$/, ['far sea']],
  [/^(?:woods|woodland|wooded|trees)$/, ['far trees']],
  [/^(?:volcano|volcanic)$/, ['far volcano']],
];
/** How a place is kept, and what befell it. */
const KEPT: readonly (readonly [RegExp, Facets])[] = [
  [/^(?:messy|untidy|disorderly|chaotic|unkempt)$/, { features: ['litter:papers'] }],
  [/^(?:littered|trashed|squalid|polluted|filthy)$/, { features: ['litter:trash'] }],
  [/^(?:dusty)$/, { features: ['dust motes'] }],
  [/^(?:dirty|grimy|stained|oily)$/, { features: ['stains on floor:#54483c'] }],
  [/^(?:bloody|bloodstained|gory)$/, { features: ['stains on floor:#8c2028'] }],
  [/^(?:burnt|burned|scorched|charred|sooty)$/, { features: ['stains on floor:#2c2830', 'stains on walls:#2c2830'] }],
  [/^(?:cracked|crumbling|damaged|war-?torn|bombed|shelled)$/, { features: ['cracks on floor', 'cracks on walls'] }],
  [/^(?:mossy|moss)$/, { features: ['moss on walls'] }],
  [/^(?:muddy|mud)$/, { features: ['ground:mud'] }],
  [/^(?:sandy)$/, { features: ['ground:sand'] }],
  [/^(?:grassy)$/, { features: ['ground:grass'] }],
  [/^(?:icy|frozen|frosty|frosted)$/, { features: ['ground:ice'] }],
  [/^(?:cobbled|cobblestone)$/, { features: ['ground:cobbles'] }],
  [/^(?:wet|damp|rainy|soaked|drenched)$/, { features: ['puddles'] }],
  [/^(?:webbed|cobwebbed)$/, { features: ['cobwebs'] }],
  [/^(?:blooming|flowery|flowering|floral|blossoming)$/, { features: ['flowers everywhere'] }],
  [/^(?:dark|dim|gloomy|shadowy|unlit|shady|murky)$/, { mood: ['dark'] }],
  [/^(?:cold|chilly)$/, { features: ['coloured light:#3c64b8'] }],
  [/^(?:warm)$/, { features: ['coloured light:#f8c050'] }],
];

/** What a word about a place changes of it; absent where it changes nothing that is to be seen. */
export function qualityOf(word: string): Facets | undefined {
  if (SMALL.test(word)) return { features: ['scale:1.22'] };
  if (LARGE.test(word)) return { features: ['scale:0.78'] };
  if (CROWDED.test(word)) return { features: ['people'] };
  if (FESTIVE.test(word)) return { features: ['string lights:colours'] };
  if (MOTES.test(word)) return { features: ['light motes'] };
  if (CALM.test(word)) return { features: [] };
  const land = LAND.find(([words]) => words.test(word));
  if (land) return { features: land[1] };
  const kept = KEPT.find(([words]) => words.test(word));
  if (kept) return kept[1];
  return undefined;
}
