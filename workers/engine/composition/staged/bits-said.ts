/** What is thrown up where something breaks or is hit: sparks, splinters, chips, by their colours. */
import { COLOUR_HEX } from '../../understand/colours.ts';

/** What it is → the colour that it has where none is said. */
const BITS: Readonly<Record<string, string>> = { spark: '#ffd848', splinter: '#b07840', chip: '', shard: '', debris: '', piece: '', bit: '', dust: '#c8b48c', drop: '', droplet: '', crumb: '#d8a860', snow: '#f4f8ff', feather: '#f0ece4', petal: '#f0a0c0', flame: '#f88428', fire: '#f88428', ember: '#f06020', smoke: '#b0acb4', glass: '#b4e4f8', wood: '#b07840', plank: '#b07840', stone: '#a8a4a0', rock: '#a8a4a0', brick: '#b85c40', metal: '#a4b0bc', ice: '#b0e4f8', blood: '#b81c28', water: '#58a8f0', slime: '#78d048', dirt: '#8c6440', earth: '#8c6440', mud: '#74502c', sand: '#e4c480', leaf: '#68b048', leave: '#68b048', star: '#ffe060', flash: '#fff4c0', juice: '', paint: '', splash: '#58a8f0', foam: '#f4f8ff', gold: '#f8c838', coin: '#f8c838', confetti: '#f070a0', bone: '#ece4d0', ash: '#8c8890', crack: '#544c50', seed: '#f4ecc8', chunk: '', scrap: '', fragment: '', steam: '#e8eef4', slash: '#f8f4ec', blade: '#d8e0e8', link: '#a4b0bc', rubble: '#a8a4a0', crater: '#5c4838', leg: '', spray: '#c8e8ff', wave: '#58a8f0', ring: '', gravel: '#a8a4a0' }; // biome-ignore format: a table
const FILLER = /^(?:an?|the|and|with|of|in|on|to|from|is|are|all|some|many|lots|few|big|small|tiny|little|flying|going|everywhere|around|out|off|up|away|left|right|apart|into|goes|fly|flies|coming|burst|bursting|it|its|towards|upwards|every|direction|directions|half|halves|two|pieces|behind|over|impact|moment|effect|then|bits|white|hot|bright|glowing|thrown|falling|down|side|by|at|one|several|a few|loose|broken|sharp|long|thick|loads|flies|scattering|scattered|raining|thrown|kicked|being|while|as|them|there)$/; // biome-ignore format: a list

export interface BitsSaid {
  readonly colours: readonly string[];
  readonly told: readonly string[];
  readonly unknown: readonly string[];
}

/** Reads it from what is said besides. An empty colour: that of the thing itself. */
export function bitsIn(text: string): BitsSaid {
  const [colours, told, unknown]: [string[], string[], string[]] = [[], [], []];
  let hues: string[] = [];
  for (const word of text.split(/[ ,]+/).filter(Boolean)) {
    const hex = COLOUR_HEX.get(word);
    const one = word.replace(/s$/, '');
    const own = BITS[word] ?? BITS[one];
    if (own !== undefined) {
      colours.push(...(hues.length > 0 ? hues : own ? [own] : []));
      told.push(word);
      hues = [];
    } else if (hex) hues.push(hex);
    else if (!FILLER.test(word)) unknown.push(word);
  }
  return { colours, told, unknown };
}
