/** "a main character for my farming game, surprise me": an order in which everything but the kind is left open. One is chosen, drawn for little, and said. */
import type { Wish } from '../types.ts';

const OPEN = /\b(?:surprise me|(?:you|u) (?:choose|decide|pick)|(?:your|ur) (?:choice|call|pick)|up to (?:you|u)|whatever (?:you|u) (?:like|want|think)|anything (?:is fine|goes|works)|don'?t care (?:what|who|which)|dealer'?s choice|be creative)\b/i; // biome-ignore format: one line
const KIND =
  /\b(main character|hero(?:ine)?|protagonist|player(?: character)?|enem(?:y|ies)|monster|boss|npc|villager|pet|companion|character|weapon|item)\b/i;
const THEMES: readonly (readonly [said: RegExp, hero: string, foe: string, friend: string, thing: string])[] = [
  [/\b(?:farm\w*|garden\w*|harvest|cozy|cosy|village)\b/i, 'a young farmer with a straw hat and a red scarf', 'a grumpy brown mole', 'a white sheepdog', 'a watering can'],
  [/\b(?:horror|spooky|creepy|haunted|ghost|scary|dark|graveyard)\b/i, 'a girl with a lantern and a grey coat', 'a pale ghost with hollow eyes', 'a black cat', 'an old lantern'],
  [/\b(?:space|sci-?fi|alien|planet|future|cyber\w*)\b/i, 'an astronaut in an orange suit', 'a green alien with one eye', 'a small round robot', 'a laser pistol'],
  [/\b(?:pirates?|ship|sea|ocean|island)\b/i, 'a pirate girl with a blue bandana', 'a crab with a pirate hat', 'a red parrot', 'a cutlass'],
  [/\b(?:west\w*|cowboy|desert)\b/i, 'a cowboy with a brown hat and a red scarf', 'a red scorpion', 'a brown horse', 'a revolver'],
  [/\b(?:ninja|samurai|japan\w*)\b/i, 'a ninja with a red scarf', 'a red oni with a club', 'a fox', 'a katana'],
  [/\b(?:cook\w*|kitchen|restaurant|bakery|cafe)\b/i, 'a young cook with a white hat', 'a fat grey rat', 'an orange cat', 'a frying pan'],
  [/\b(?:forest|nature|animals?|cute)\b/i, 'a fox with a green scarf', 'a purple mushroom monster', 'a small hedgehog', 'a wooden staff'],
  [/(?:)/, 'a young adventurer with a blue cape and a sword', 'a green goblin with a club', 'a small white dog', 'a short sword'],
]; // biome-ignore format: a table

export function chosenWish(message: string): Wish | undefined {
  const [, kind = ''] = KIND.exec(message) ?? [];
  if (!kind || !OPEN.test(message) || /\b(?:my (?:knight|character|hero)|animat\w+|tiles?|map|build (?:me )?a game|make (?:me )?a game)\b/i.test(message)) return undefined; // biome-ignore format: one line
  const [, hero, foe, friend, thing] = THEMES.find(([said]) => said.test(message))!;
  const who = /enem|monster|boss/i.test(kind) ? foe : /pet|companion/i.test(kind) ? friend : /weapon|item/i.test(kind) ? thing : hero; // biome-ignore format: one line
  const size = /\b\d{2,3} ?(?:x ?\d{2,3}|px)\b/i.exec(message)?.[0];
  return {
    act: who === thing ? 'make.object' : 'make.character',
    words: who,
    slots: [{ slot: 'n', words: who }, ...(size ? [{ slot: 'size', words: size }] : [])],
    sure: 1,
    loose: [],
    whole: true,
    note: `You left it to me: I took ${who}. Say what shall be other ("older", "a dwarf instead").`,
  };
}
