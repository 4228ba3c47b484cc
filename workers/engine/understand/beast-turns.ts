/** What is typed of beasts' bodies, young and dress in words that the tables have others for. */
import { PETS } from './beast-words.ts';

const FABLED =
  'pegasus|unicorn|griffin|gryphon|hippogriff|dragon|wyvern|phoenix|hydra|manticore|chimera|basilisk|kraken|yeti|cerberus|minotaur|troll|ogre|goblin|demon|alien|dinosaur|t ?rex|triceratops|raptor|kitsune|wyrm|sphinx|mammoth|gargoyle|kappa|cyclops|golem|treant|ent';
const BEASTS = `(?:${PETS}|${FABLED}|elephant|giraffe|zebra|rhino|hippo|whale|shark|crab|turtle|frog|snake|lizard|crocodile|alligator|spider|dragonfly|fly|moth|butterfly|bat|owl|crow|raven|parrot|eagle|penguin|gorilla|monkey|sloth|koala|kangaroo|panda|camel|llama|deer|moose|boar|hyena|lion|tiger|leopard|hound|squirrel|otter|seal|walrus|octopus|squid)`;

export const BEAST_TURNS: readonly (readonly [RegExp, string])[] = [
  // the young of those that have no name for them
  [new RegExp(`\\b(?:baby |young |little )?(${FABLED}) (?:foals?|cubs?|pups?|whelps?|kids?|calf|chicks?|hatchlings?|kitten|baby|younglings?)\\b(?! (?:egg|nest|book))`, 'gi'), 'baby $1'],
  // one ear that hangs is no disk
  [/\b(one|an?|the|left|right|single) (?:left |right )?floppy ear\b/gi, '$1 bent ear'],
  [/\bsee[- ]?(?:through|thru)\b(?= (?:[a-z]+ )?(?:wings?|tail|skin|body|belly|fins?|tentacles|head|fur|teeth|legs|arms)\b)/gi, 'see-through'],
  // a cloth that a beast wears is round its neck, if it is not said to be on the head
  [new RegExp(`\\b(${BEASTS}\\b[^,]*? (?:with|wearing|in|and) (?:an? |its )?(?:[a-z]+ ){0,2})(?:bandana|bandanna|kerchief|neckerchief)\\b(?! (?:on|over|around) (?:its|his|her|the) (?:head|eyes?|face|mouth))(?: (?:around|on|round|about) (?:its|his|her|the) neck)?`, 'gi'), '$1scarf'],
  // legs that shake are its own
  [/,? (?:with|on) (?:(?:its|his|her|very|long|thin|skinny) )*(?:wobbly|shaky|wobbling|shaking|trembling|unsteady) legs\b/gi, ''],
  [/\b(mushroom|slime|egg|pumpkin|book|teapot|chest|mimic|cactus|bread|cupcake|donut|crystal|rock|stump)((?: monster| creature| enemy| guy)) with (?:(?:two|little|small|tiny|short|long|its) )*legs\b(?! of)/gi, '$1$2'],
]; // biome-ignore format: one line a turn
