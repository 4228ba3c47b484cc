import { describe, expect, it } from 'vitest';
import { plainly } from '../../../workers/engine/understand/idioms.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

describe('what is said of dress and faces in turns of phrase', () => {
  it.each([
    ['cleric dressed all in white', 'white cleric'],
    ['noble dressed in black and gold', 'black gold noble'],
    ['shopkeeper, bald, friendly smile', 'smiling'],
    ['policeman pointing a gun', 'aiming a gun'],
    ['chef waving a frying pan', 'swinging a frying pan'],
    ['sniper lying down aiming a rifle', 'with a rifle prone'],
    ['wizard leaning on a crooked staff', 'staff leaning'],
    ['one-eyed pirate', 'pirate with an eyepatch'],
    ['farm girl carrying a milk pail', 'carrying a pail'],
    ['cowgirl spinning a lasso', 'with a lasso'],
    ['girl in rubber boots', 'yellow boots'],
    ['little girl with an umbrella and red wellies', 'red boots'],
    ['paladin with one black wing', 'with black single wing'],
    ['one-winged angel', 'angel with single wing'],
    ['old sailor smoking a pipe', 'with a smoking pipe'],
    ['little kid in a dinosaur onesie', 'wearing a green onesie and a green dinosaur onesie hood'],
    ['girl in a blue bunny costume', 'wearing a blue onesie and a blue bunny onesie hood'],
    ['old fisherman yellow raincoat and pipe', 'and a tobacco pipe'],
    ['dwarf with goggles on forehead and backpack', 'raised goggles and backpack'],
    ['pirate captain with a big hat with feather', 'big plumed hat'],
    ['bard with a feather in his cap', 'feathered cap'],
    ['old man with cane and hunchback', 'and a humpback'],
    ['chef holding a frying pan, flour on his apron', 'with a flourstained apron'],
    ['painter in paint-splattered overalls', 'in paintstained overalls'],
    ['firefighter with axe, soot on face', 'with charcoal smudges'],
    ['desert nomad with turban and veil', 'and a face mask'],
    ['boxer in red shorts, guard up', 'guarding with fists'],
    ['boxer with red gloves fighting stance', 'guarding with fists'],
    ['thug with a knife in a fighting stance', 'knife readying for battle'],
    ['office worker with tie, tired eyes and coffee mug', 'tired office worker with tie and coffee mug'],
    ['goblin merchant with huge backpack full of pots and scrolls', 'with pots-and-scrolls-backpack'],
    ['explorer with maps sticking out of his backpack', 'scrolls-backpack'],
    ['goalkeeper diving to the left', 'goalkeeping to the left'],
    ['goalkeeper catching the ball', 'soccer ball'],
    ['elf with a bow and a quiver of arrows', 'bow and quiver'],
    ['hunter with bow and quiver', 'with bow and quiver'],
    ['girl in a yellow raincoat', 'yellow raincoat and yellow hood'],
    ['karate guy on one leg', 'balancing'],
    ['pink flamingo on one leg', 'pink flamingo'],
    ['knight holding his sword up in the air', 'with his sword raising aloft'],
    ['vampire with cape spread wide', 'with a cape spreading arms'],
    ['monk meditating and floating', 'levitating in meditation'],
    ['zombie, arms stretched out', 'reaching ahead'],
    ['desert nomad covered face only eyes visible', 'with a face mask'],
    ['hooded figure, face in shadow', 'a shadow face'],
    ['queen sipping wine from a golden cup', 'sipping a golden goblet'],
    ['shaman with deer antlers and drum', 'with antlers and drum'],
    ['anubis judge with golden staff', 'anubis with'],
    ['scientist mad with hair standing up', 'mad scientist with spiky hair'],
    ['clown in rainbow suit', 'rainbowed suit'],
    ['cyclist with blue helmet', 'with blue helmet riding a bicycle'],
    ['warrior resting sword on shoulder', 'with a shouldered sword'],
    ['man pointing at viewer', 'man pointing'],
    ['girl peace sign, winking', 'showing two fingers'],
    ['bard sitting on a barrel playing lute', 'with a lute sitting on a barrel'],
    ['blind swordsman with bandage over eyes', 'with blindfold'],
    ['thief with a bag of gold over shoulder running away', 'on his back, running away'],
    ['archer kneeling and aiming bow', 'shooting on one knee'],
    ['homeless man with shopping cart', 'pushing a shopping cart'],
    ['nun with ruler', 'with a pointer'],
    ['old woman, hands behind her back', 'clasping hands behind'],
    ['horse with a burning blue mane', 'with a flaming mane with blue flames'],
    ['four armed bear', 'bear with four arms'],
    [
      'lizard with pink mushrooms on its back holding a key in its mouth',
      'with pink mushrooms on its back holding a key',
    ],
    ['tavern keeper wiping a mug', 'holding a mug'],
    ['minotaur holding a huge axe in both hands', 'holding a huge great axe'],
    ['fox sleeping with its tail around it', 'fox sleeping'],
    ['boy with a paper bag over his head', 'with a paper bag mask'],
    ['undead green chicken', 'green undead chicken'],
    ['snake with purple crystals', 'with purple crystals on its back'],
    ['elf with tears in her eyes', 'elf with tears'],
    ['lumberjack with a wolf head', 'wolf headed lumberjack'],
    ['man with the head of a bull', 'minotaur'],
    ['woman with a green fish tail', 'mermaid with a green tail'],
    ['poor old king holding a cane', 'old king in patched'],
    ['rich merchant', 'merchant with a golden necklace'],
    ['possessed miner', 'with glowing eyes'],
    ['old woman with an open mouth', 'surprised'],
    ['pirate with one eye', 'with an eyepatch'],
    ['cyclops with one eye', 'with one eye'],
    ['samurai in black armor, no helmet, long white hair', 'with long white hair, without a helmet'],
  ])('"%s" → "%s"', (text, part) => {
    expect(plainly(text).replace(/ +/g, ' ')).toContain(part);
  });

  it.each(['1920s detective', '18th century detective', 'a detective from the 80s'])('"%s" is one', (text) => {
    expect(understand(text)).toMatchObject({ concept: 'detective', count: 1 });
  });

  it.each(['pirate skeleton', 'skeleton pirate'])('"%s" is a pirate of skeletons', (text) => {
    expect(understand(text)).toMatchObject({ concept: 'pirate', species: 'skeleton' });
  });

  it("a mood said between commas is somebody's, and what is dark is dark", () => {
    expect(understand('king, grumpy, big crown')).toMatchObject({ mood: ['angry'], parts: [{ piece: 'crown' }] });
    expect(understand('thief in dark hood').parts).toMatchObject([{ piece: 'hood', colour: '#3a3644' }]);
  });

  it('armour of a colour and a metal has edges of the metal', () => {
    const [part] = understand('samurai in black and gold armour').parts;
    expect(part).toMatchObject({ piece: 'samurai-armor', colour: '#34323f', ink: '#e8b030' });
    expect(part).not.toHaveProperty('material');
  });

  it("a girl by a row that is not a girl's is one", () => {
    expect(understand('skater girl').build).toContain('female');
    expect(understand('schoolgirl').build).not.toContain('female');
  });
});
