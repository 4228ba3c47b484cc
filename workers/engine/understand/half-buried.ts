/** "A treasure chest half buried in sand": the thing, sunk in a mound of that; houses are sunk by rules of their own. */
const BUILT = /\b(?:house|temple|pyramid|castle|ruins?|statue|ship|boat|tower|city|town|village|church|hut|cabin|building|palace|wreck|plane|airplane|tank|robot|titan|mech|head|man|woman|zombie|skeleton)\b/i; // biome-ignore format: one line
const BURIED = /^((?:an? |the )?(?:[a-z-]+ ){1,4}?)(?:that is |which is )?(?:(?:half|partly|mostly|almost|deeply)[ -])?(?:buried|sunk|sunken) (?:in|into|under|by) (?:the |some |deep |a bit of )?(sand|snow|mud|dirt|ground|earth|soil|grass|rubble|leaves|ash)\b((?:,? .*)?)$/i; // biome-ignore format: one line

export const halfBuried = (text: string): string =>
  text.replace(BURIED, (found, name: string, soil: string, rest: string) =>
    BUILT.test(name) || /\b(?:with|in|on|and|holding) $/i.test(name) ? found : `${name.trim()} with a soilmound of ${soil.toLowerCase()}${rest}`,
  ); // biome-ignore format: one call

/** As it is said in one form. */
export const SOILMOUND = /,? with a soilmound of (sand|snow|mud|dirt|ground|earth|soil|grass|rubble|leaves|ash)\b/i;
