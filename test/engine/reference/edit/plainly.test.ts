import { expect, test } from 'vitest';
import { plainly } from '../../../../workers/engine/reference/edit/wishes/plainly.ts';
import { clausesOf } from '../../../../workers/engine/understand/edit-steps.ts';

test.each([
  ['turn the robe white like a druid saint', ['turn the robe white']],
  ['dirty and burned suit, like after an explosion', ['dirty and burned suit']],
  ['hat and shirt black, for halloween', ['make the hat black', 'make the shirt black']],
  ['make his clothes red, hat too', ['make his clothes red', 'make the hat red']],
  ['golden armor and helmet', ['make the armor golden', 'make the helmet golden']],
  ['make the top chainmail and lose the bow tie', ['make the top grey steel', 'remove the bow tie']],
  ['give him a pointy wizard hat', ['give him a wizard hat']],
  ['make the crate out of metal', ['make the crate steel']],
  ['hair in pink', ['make the hair pink']],
  ['make a hole in the roof like its been bombed', ['make a hole in the roof']],
  ['make him look like someone famous', ['make him look like someone famous']],
  ['make the leaves look dried out and brown', ['make the leaves brown']],
  ['make the hair blue and twice as long', ['make the hair blue', 'make the hair twice as long']],
  ['vest off', ['remove the vest']],
  ['pick the flower off', ['remove the flower']],
  ['no sails at all, just the hull', ['no sails']],
  ['helmet off, blond hair under it', ['remove the helmet', 'blond hair']],
  ['he needs a dark brown beard', ['give him a dark brown beard']],
  ['the cape should be green', ['make the cape green']],
  ['it should hold a fork', ['give it a fork']],
  ['clothes to blue hospital gown', ['make the clothes blue']],
  ['turn the whole guy into a stone statue', ['turn it into a stone statue']],
  ['wrap christmas lights around it', ['give it christmas lights']],
  ['wings blue, body stays red', ['make the wings blue']],
  ['make the helmet white and the vest blue', ['make the helmet white', 'make the vest blue']],
  ['turn the wood white', ['turn the brown parts white']],
  ['take the gem in the middle out and put a lion there', ['replace the gem with a lion']],
  ['take the bomb out of his hands', ['remove the bomb']],
  ['close its mouth', ['closed mouth']],
  ['put a cape on him', ['give him a cape']],
  ['armor on the dog', ['give it armor']],
  ['make it gold plated', ['make it gold']],
  ['paint it desert tan', ['paint it tan']],
  ['hair to blonde', ['make the hair yellow']],
  ['the knife should be a sword', ['replace the knife with a sword']],
  ['put eyes on it', ['add eyes']],
  ['pedestal of gold', ['make the pedestal gold']],
  ['a pink bow in her hair', ['put a pink bow on her head']],
  ['bare feet', ['remove the shoes']],
  ['happy clown', ['make it happy']],
  ['arctic fox', ['make it white']],
  ['green t-rex', ['make it green']],
  ['take the axe off him', ['remove the axe']],
  ['a bee sitting on it', ['add a bee on it']],
  ['buttoned white shirt', ['white shirt']],
  ['make the zombie red', ['make it red']],
  ['make the hat a santa hat', ['give him a santa hat']],
  ['a green gem in the hole', ['add a green gem in the hole']],
  ['one big eye in the middle', ['add one eye']],
  ['put a red hat on', ['give it a red hat']],
  ['flower yellow', ['make the flower yellow']],
  ['headband in red', ['red headband']],
  ['flowers at its foot', ['add some flowers at the base']],
])('%s', (said, plain) => {
  expect(plainly(clausesOf(said))).toEqual(plain);
});

test.each([
  'blue feathers on the head', 'paint it army green', 'make the red line blue', 'make him look like a zombie', 'a red hat and a blue cape', 'like a ghost', 'black and white boots',
  'put him in winter', 'a sword and a shield', 'tongue out', 'lights off', 'put the hood up', 'swap the sword for an axe', 'turn it into a dragon', 'drop shadow', 'armour of gold',
])('%s stays as it is', (said) => {
  expect(plainly(clausesOf(said))).toEqual(clausesOf(said));
}); // biome-ignore format: a table

test.each([
  ['red tiles on the roof', ['make the roof red']],
  ['give her black wings', ['give him black wings']],
  ['eyes peeking out of it', ['eyes peeking out of it']],
  ['make him cry', ['make him crying']],
  ['swap the shield for a round wooden one', ['swap the shield for a round wooden shield']],
  ['smoke from the chimney', ['add smoke']],
  ['boarded up windows', ['make the windows wooden']],
  ['snow on top', ['cover it with snow']],
  ['wrap a chain around it', ['wrap it in chain']],
  ['fire should be green', ['make the fire green']],
  ['the stone is missing', ['remove the stone']],
  ['stop the crying', ['remove the tears']],
  ['blue feathers at the end', ['make the feathers blue']],
  ['make the red leather blue', ['make the red parts blue']],
  ['red scarf round its neck', ['give it a red scarf']],
  ['green stone', ['make the gem green']],
  ['windows lit up at night', ['make it night', 'make the windows bright yellow']],
])('"%s" as it is typed', (said, clauses) => {
  expect(plainly([said])).toEqual(clauses);
});
