/** What an icon of something that cannot be seen shows: moods as faces, statuses and skills as what stands for them. */
const MOODS =
  /^(?:happy|sad|angry|confused|shocked|surprised|scared|laughing|crying|neutral|smiling|evil|shy|bored|tired|worried|annoyed|excited|proud|embarrassed|nervous|disgusted|winking|mad|calm)$/i;
const SIGNS: Readonly<Record<string, string>> = {
  ...{ love: 'a red heart', loving: 'a red heart', heartbroken: 'a broken heart', sleepy: 'a zzz', sleep: 'a zzz', sleeping: 'a zzz', asleep: 'a zzz', alert: 'an exclamation mark', question: 'a question mark', idea: 'a light bulb', talking: 'a speech bubble', music: 'a music note', money: 'a gold coin', cool: 'sunglasses', hungry: 'a roast chicken' },
  ...{ burn: 'a flame', burning: 'a flame', fire: 'a flame', freeze: 'a snowflake', frozen: 'a snowflake', ice: 'a snowflake', poison: 'a green skull', poisoned: 'a green skull', stun: 'a yellow star', stunned: 'a yellow star', bleed: 'a drop of blood', bleeding: 'a drop of blood', slow: 'a snail', slowed: 'a snail', haste: 'a boot with wings', speed: 'a boot with wings', heal: 'a red cross', healing: 'a red cross', health: 'a red heart', hp: 'a red heart', life: 'a red heart', mana: 'a blue potion', mp: 'a blue potion', stamina: 'a lightning bolt', energy: 'a lightning bolt', shock: 'a lightning bolt', attack: 'a sword', strength: 'a raised fist', power: 'a raised fist', defense: 'a shield', defence: 'a shield', armor: 'a shield', block: 'a shield', silence: 'a speech bubble', curse: 'a black skull', death: 'a skull', root: 'a chain', luck: 'a four-leaf clover', regen: 'a green heart', invisible: 'a ghost', dash: 'a boot with wings', jump: 'a boot with wings', xp: 'a yellow star', critical: 'an exclamation mark' },
}; // biome-ignore format: a table

/** The picture for a word that names nothing to be seen; undefined where it does. */
export function signOf(name: string): string | undefined {
  const word = name
    .toLowerCase()
    .replace(/^(?:an?|the) /, '')
    .replace(/ (?:icons?|effect|status|buff|debuff|emotes?|emojis?|face|expression|mood|skill)$/, '');
  return SIGNS[word] ?? (MOODS.test(word) ? `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} smiley face` : undefined);
}

const MOST_SHOWN = [
  'happy',
  'sad',
  'angry',
  'surprised',
  'laughing',
  'crying',
  'scared',
  'confused',
  'neutral',
  'evil',
];
/** "emoji set, 5": the moods that are shown most. */
export const moodsOf = (name: string, count: number | undefined): readonly string[] | undefined =>
  /\b(?:emotes?|emojis?|emoticons?|expressions|moods|reactions)\b/i.test(name) && !/^an? /i.test(name)
    ? MOST_SHOWN.slice(0, Math.min(count ?? USUALLY, MOST_SHOWN.length)).map((mood) => signOf(mood)!)
    : undefined;

const SKILLS: readonly (readonly [RegExp, string])[] = [
  [/\bfire|flame|pyro/i, 'a fireball|a flame|a burning sword|a fire tornado|a meteor|a phoenix feather|a red magic circle|an explosion'],
  [/\bice|frost|cryo/i, 'a snowflake|an ice shard|an ice crystal|a blue magic circle|a frozen sword|an ice wall'],
  [/\b(?:heal|priest|cleric|holy|paladin)/i, 'a red cross|a golden shield|a red heart|a yellow sun|a white wing|a chalice|a golden hammer'],
  [/\b(?:rogue|thief|assassin|ninja)/i, 'a dagger|a smoke bomb|a shuriken|a black mask|a green skull|a boot with wings'],
  [/\b(?:archer|ranger|hunter)/i, 'a bow|an arrow|a quiver|an eagle|a bear trap|an eye'],
  [/\b(?:necro|dark|warlock|shadow)/i, 'a skull|a purple magic circle|a ghost|a bone|a black book|a bat'],
  [/\b(?:mage|wizard|magic|spell)/i, 'a fireball|a snowflake|a lightning bolt|a magic wand|a blue magic circle|a spell book|a crystal ball|a meteor'],
  [/(?:)/, 'a sword|a shield|a raised fist|a bow|a fireball|a lightning bolt|a red cross|a boot with wings|an axe|a skull'],
]; // biome-ignore format: a table
const USUALLY = 6;

/** "skill icons for a fire mage": so many of what such a one does. */
export function skillsOf(words: string, count: number | undefined): readonly string[] | undefined {
  if (
    !/\b(?:skills?|spells?|abilit(?:y|ies)|talents?|powers?)\b(?:[ -]+\w+){0,2}? icons?\b|\bicons? (?:for|of) (?:\w+ ){0,3}(?:skills|spells|abilities)\b/i.test(
      words,
    )
  )
    return undefined;
  const all = SKILLS.find(([said]) => said.test(words))![1].split('|');
  return all.slice(0, Math.min(count ?? USUALLY, all.length));
}
