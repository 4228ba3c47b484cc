/** Skills that have no shape of their own: among icons they are shown by a symbol, and that is told. */
const SYMBOLS: Readonly<Record<string, string>> = {
  ...{ summon: 'magic circle', summoning: 'magic circle', 'summon pet': 'magic circle', teleport: 'portal', teleportation: 'portal' },
  ...{ blink: 'portal', dodge: 'winged boot', haste: 'winged boot', speed: 'winged boot', 'speed boost': 'winged boot', jump: 'winged boot' },
  ...{ strength: 'fist', power: 'fist', defense: 'shield', defence: 'shield', armor: 'shield', protection: 'shield', block: 'shield' },
  ...{ regeneration: 'heal', healing: 'heal', regen: 'heal', mana: 'mana potion', health: 'heart', life: 'heart', luck: 'four-leaf clover' },
  ...{ buff: 'green arrow', debuff: 'red arrow', stun: 'dizzy', stealth: 'ninja mask', invisibility: 'ninja mask', freeze: 'snowflake', frost: 'snowflake' },
  ...{ burn: 'flame', wind: 'tornado', earth: 'rock', water: 'water drop', light: 'sun', dark: 'crescent moon', nature: 'leaf' },
}; // biome-ignore format: a table
const OF_SKILLS =
  /^[^:]*\b(?:icons?|skills?|spells?|abilit(?:y|ies)|status effects?|buffs?|stats?|elements?)\b[^:]*:\s*(.+)$/i;

/** The message with symbols for them, where a list of icons is asked for. */
export function withSymbols(message: string): { readonly text: string; readonly notes: readonly string[] } {
  const [, list = ''] = /\bicons?\b/i.test(message) ? (OF_SKILLS.exec(message) ?? []) : [];
  if (!list) return { text: message, notes: [] };
  const shown: string[] = [];
  const read = list.replace(/[a-z][a-z ]*[a-z]/gi, (item) => {
    const bare = item.replace(/^and /i, '');
    const symbol = SYMBOLS[bare.toLowerCase()];
    if (!symbol) return item;
    shown.push(`${bare} as ${symbol}`);
    return item.replace(bare, symbol);
  });
  return { text: message.replace(list, read), notes: shown.length ? [`What has no shape of its own is shown by a symbol: ${shown.join(', ')}.`] : [] };
} // biome-ignore format: short enough
