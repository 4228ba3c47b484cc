/** Who comes where nobody says who: whom those who play have against them. */
interface Foes {
  readonly chaser: string;
  readonly walker: string;
  readonly flyer: string;
  readonly boss?: string;
}
const foes = (chaser: string, walker: string, flyer: string, boss?: string): Foes => ({
  ...{ chaser, walker, flyer },
  ...(boss ? { boss } : {}),
});

const TABLE: readonly (readonly [who: RegExp, foes: Foes])[] = [
  [/\b(?:bees?|bumble ?bees?|hives?|honey)\b/i, foes('a brown bear', 'a red ant', 'a wasp', 'a large brown bear')],
  [/\b(?:mouse|mice|rats?|hamsters?|squirrels?)\b/i, foes('a grey cat', 'a green snake', 'a brown owl', 'a large black cat')],
  [/\b(?:cats?|kittens?)\b/i, foes('a brown dog', 'a grey rat', 'a black crow', 'a large bulldog')],
  [/\b(?:dogs?|pupp(?:y|ies))\b/i, foes('a black cat', 'a hedgehog', 'a black crow', 'a large black cat')],
  [/\b(?:frogs?|toads?|tadpoles?)\b/i, foes('a green snake', 'a snail', 'a white stork', 'a large green snake')],
  [/\b(?:chickens?|hens?|ducks?|geese|goose|chicks?|rabbits?|bunn(?:y|ies))\b/i, foes('a red fox', 'a brown rat', 'a brown hawk', 'a large grey wolf')],
  [/\b(?:sheep|lambs?|cows?|pigs?|goats?|farmers?)\b/i, foes('a grey wolf', 'a brown rat', 'a black crow', 'a large grey wolf')],
  [/\b(?:fish(?:es)?|mermaids?|divers?|turtles?|dolphins?)\b/i, foes('a shark', 'a red crab', 'a purple jellyfish', 'a large octopus')],
  [/\b(?:ants?|beetles?|lady ?bugs?|caterpillars?|butterfl(?:y|ies)|snails?)\b/i, foes('a black spider', 'a red beetle', 'a wasp', 'a large black spider')],
  [/\b(?:penguins?|seals?|polar bears?)\b/i, foes('a white wolf', 'a blue slime monster', 'a white gull', 'a large white yeti')],
  [/\b(?:cowboys?|cowgirls?|sheriffs?)\b/i, foes('a bandit with a hat', 'a red scorpion', 'a vulture', 'a large bandit with a hat')],
  [/\b(?:astronauts?|space ?m[ae]n|space ?ships?|star ?ships?)\b/i, foes('a green alien', 'a purple slime monster', 'a flying saucer', 'a large green alien')],
  [/\b(?:pirates?)\b/i, foes('a skeleton with a pirate hat', 'a red crab', 'a white seagull', 'a large skeleton with a pirate hat')],
  [/\b(?:ninjas?|samurais?)\b/i, foes('a red samurai', 'a grey rat', 'a black crow', 'a large red samurai')],
  [/\b(?:police\w*|cops?|detectives?|super ?hero(?:es)?)\b/i, foes('a robber with a mask', 'a grey rat', 'a grey drone', 'a large robber with a mask')],
  [/\b(?:chefs?|cooks?|bakers?)\b/i, foes('an angry carrot', 'a grey rat', 'a fly', 'a large angry tomato')],
  [/\b(?:plants?|flowers?|sunflowers?|gardeners?)\b/i, foes('a zombie', 'a snail', 'a fly', 'a large zombie')],
  [/\b(?:santa|elves|snowm[ae]n|reindeers?)\b/i, foes('a green goblin with a santa hat', 'a blue slime monster', 'a black crow', 'a large white yeti')],
  [/\b(?:dinosaurs?|dinos?|t-?rex)\b/i, foes('a caveman', 'a green snake', 'a pterodactyl', 'a large red dinosaur')],
  [/\b(?:vikings?|dwar(?:f|ves))\b/i, foes('a troll', 'a grey wolf', 'a black crow', 'a large angry troll')],
]; // biome-ignore format: a table

/** Against whom somebody is; undefined where the place says it better. */
export const foesOf = (who: string): Foes | undefined => TABLE.find(([words]) => words.test(who))?.[1];
