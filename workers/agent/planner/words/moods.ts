/** How somebody feels or what a face does, as a part of a pattern. */
export const MOOD =
  '(?:neutral|normal|calm|proud|bored|shy|cheerful|grumpy|furious|happy|angry|mad|sad|surprised|scared|frightened|terrified|afraid|smiling|laughing|grinning|crying|sobbing|weeping|frowning|pouting|winking|yawning|sweating|shocked|worried|confused|tired|serious|annoyed|blushing|hurt|sick|dizzy|evil|disgusted|excited|sleepy|thinking|smug|nervous)';
const ALONE = new RegExp(`^${MOOD}$`, 'i');
export const isMood = (word: string): boolean => ALONE.test(word);
