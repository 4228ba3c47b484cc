/** "Halloween-themed cupcake": a theme as what can be drawn of it, colours and what things are of. */
const THEMES: Readonly<Record<string, string>> = {
  halloween: 'black and orange', christmas: 'red and green', xmas: 'red and green', winter: 'light blue and white', snow: 'light blue and white', ice: 'icy light blue', easter: 'pink and yellow',
  valentine: 'pink and red', valentines: 'pink and red', love: 'pink and red', heart: 'pink and red', space: 'dark blue and purple', galaxy: 'dark blue and purple', cosmic: 'dark blue and purple', ocean: 'blue and teal', sea: 'blue and teal', underwater: 'blue and teal', water: 'blue', beach: 'yellow and blue',
  forest: 'green and brown', nature: 'green and brown', jungle: 'green and brown', leaf: 'green', autumn: 'brown and orange', fall: 'brown and orange', spring: 'pink and green', summer: 'yellow and blue', fire: 'red and orange', lava: 'red and orange', flame: 'red and orange', volcano: 'red and orange',
  candy: 'pink and white', bubblegum: 'pink and light blue', desert: 'yellow and brown', egyptian: 'gold and blue', pirate: 'black and brown', vampire: 'black and red', gothic: 'black and purple', witch: 'purple and black', dragon: 'red and gold', royal: 'purple and gold', neon: 'pink and cyan', cyberpunk: 'pink and cyan', vaporwave: 'pink and cyan', synthwave: 'purple and pink', steampunk: 'copper and brown', rainbow: 'red and yellow and blue', sakura: 'pink and white', cherry: 'red and green', strawberry: 'red and green', watermelon: 'green and red', pumpkin: 'green and orange', moon: 'light yellow and dark blue', sun: 'yellow and orange', poison: 'green and purple', toxic: 'green and purple', shadow: 'black and purple', dark: 'black and purple', holy: 'white and gold', angel: 'white and gold', demon: 'black and red', lightning: 'yellow and blue', storm: 'dark blue and yellow', bee: 'yellow and black', panda: 'black and white', cow: 'black and white', cat: 'white and orange', frog: 'green',
}; // biome-ignore format: a table

const NAMES = Object.keys(THEMES).join('|');
const THEMED = new RegExp(
  `\\b(${NAMES})(?: |-)(?:themed?|inspired|coloured|colored)\\b|\\bwith (?:an? )?(${NAMES}) theme\\b`,
  'gi',
);

/** Themes in the words of the tables; one that is in none stays and is told as unknown. */
export const inTheme = (text: string): string =>
  text.replace(THEMED, (_, before?: string, after?: string) => THEMES[(before ?? after)!.toLowerCase()]!);
