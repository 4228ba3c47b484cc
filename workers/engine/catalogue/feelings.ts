/** What creatures feel, by all the words for it; how it is drawn on one is known by `composition/changes/felt.ts`. */
export const FEELINGS = {
  angry: 'angry|furious|enraged|mad|raging|grumpy|scowling|wrathful|grouchy|cranky|annoyed|irritated|outraged|livid|fuming|frowning|glaring|fierce|ferocious|aggressive|vicious|hostile|irate|angered|irked|cross|bad tempered|ill tempered|rabid',
  evil: 'evil|wicked|sinister|villainous|malevolent|malicious|menacing|demonic|cruel|vile|possessed|devilish|diabolical|ominous|threatening',
  sad: 'sad|gloomy|melancholic|melancholy|unhappy|tearful|sorrowful|depressed|crying|weeping|sobbing|upset|heartbroken|miserable|lonely|mournful|sulking|pouting|disappointed|hurt|glum',
  happy: 'happy|cheery|smiling|cheerful|joyful|grinning|laughing|jolly|merry|delighted|content|contented|excited|glad|giggling|smiley|beaming|jovial|gleeful|overjoyed|joyous|pleased|proud|satisfied|thrilled',
  scared: 'scared|frightened|afraid|terrified|fearful|nervous|anxious|worried|panicked|panicking|cowardly|timid|spooked|uneasy|alarmed|horrified',
  surprised: 'surprised|shocked|astonished|amazed|startled|stunned|baffled|bewildered',
  tired: 'tired|sleepy|drowsy|bored|exhausted|weary|lazy|sluggish|dozy|half asleep|unamused|indifferent|unimpressed|sick|ill',
  shy: 'shy|bashful|blushing|embarrassed|flustered|coy',
  'in love': 'in love|lovestruck|lovesick|loving|affectionate|adoring|smitten',
  hungry: 'hungry|starving|drooling|ravenous|salivating|slobbering|greedy|famished',
  dead: 'dead|defeated|slain|knocked out|unconscious|fainted|deceased|lifeless',
} as const; // biome-ignore format: a table

export type Feeling = keyof typeof FEELINGS;

/** Each with the first of its words that a text has. */
const WORDS = (Object.entries(FEELINGS) as [Feeling, string][]).map(([feeling, words]) => [feeling, new RegExp(`\\b(?:${words})\\b`, 'i')] as const); // biome-ignore format: one line

/** What a text says that somebody feels, and the word for it. */
export function feelingIn(text: string): { readonly feeling: Feeling; readonly word: string } | undefined {
  for (const [feeling, words] of WORDS) {
    const found = words.exec(text);
    if (found) return { feeling, word: found[0].toLowerCase() };
  }
  return undefined;
}

/** Words of feelings, as they stand before a name. */
export const isFeeling = (word: string): boolean => feelingIn(word)?.word === word.toLowerCase();
