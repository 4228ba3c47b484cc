/**
 * 120 sentences with the facts that their pictures must show, written before the vocabulary was read. Half of them is unseen: it's measured,
 * and nothing is tuned on it. `facts.ts` says how each fact is read from a picture's masks:
 *
 *     count NOUN N | seen NOUN | colour NOUN COLOUR | part NOUN PART [COLOUR] | heads NOUN N | lacks NOUN PART
 *     on/in/under/over/behind/before/beside/around/ride/hold/wear/touch A B | between A B C | does NOUN VERB
 *     place WORD | time WORD | weather WORD | framing WORD | ui
 */
export interface Sentence {
  readonly text: string;
  readonly facts: readonly string[];
  /** Measured and never tuned on. */
  readonly unseen?: true;
}

const row = (text: string, ...facts: string[]): Sentence => ({ text, facts });
const unseen = (text: string, ...facts: string[]): Sentence => ({ text, facts, unseen: true });

export const SENTENCES: readonly Sentence[] = [
  // Several subjects, counts, relations
  row('three foxes around a campfire', 'count fox 3', 'seen campfire', 'around fox campfire'),
  row('a black cat on a red couch', 'on cat couch', 'colour cat black', 'colour couch red'),
  row('a knight and a wizard standing next to each other', 'seen knight', 'seen wizard', 'beside knight wizard'),
  row('a boy holding a red balloon', 'seen boy', 'hold boy balloon', 'colour balloon red'),
  row('a frog sitting on a mushroom', 'on frog mushroom', 'colour frog green'),
  row('an owl perched on a skull', 'on owl skull'),
  row('a dragon sleeping on a pile of gold', 'on dragon gold', 'does dragon sleep'),
  row('a blue bird above a white fence', 'over bird fence', 'colour bird blue', 'colour fence white'),
  row('seven sheep in a meadow', 'count sheep 7', 'place meadow'),
  row('a mouse under a table', 'under mouse table'),
  row('a treasure chest between two torches', 'count torch 2', 'between chest torch torch'),
  row('a dog behind a wooden fence', 'behind dog fence', 'colour fence brown'),
  row('an old man with a cane beside a donkey', 'seen donkey', 'beside man donkey'),
  row('four goblins fighting one knight', 'count goblin 4', 'count knight 1'),
  row('a princess riding a white unicorn', 'ride princess unicorn', 'colour unicorn white'),
  row('a monkey riding a bicycle', 'ride monkey bicycle'),
  unseen('two penguins on an ice block', 'count penguin 2', 'on penguin ice'),
  unseen('a green parrot on a pirate', 'seen pirate', 'on parrot pirate', 'colour parrot green'),
  unseen('five red apples in a basket', 'count apple 5', 'in apple basket', 'colour apple red'),
  unseen('a girl hugging a teddy bear', 'seen girl', 'touch girl bear'),
  unseen('a skeleton sitting on a throne', 'on skeleton throne'),
  unseen('a witch flying on a broom over a pumpkin', 'seen witch', 'seen broom', 'over witch pumpkin'),
  unseen('a robot next to a rusty car', 'beside robot car', 'colour car brown'),
  unseen('an orc in front of a tent', 'before orc tent'),
  unseen('eight bats around a tower', 'count bat 8', 'seen tower', 'around bat tower'),
  unseen('a rabbit hiding behind a tree', 'behind rabbit tree'),
  unseen('a chicken between two cows', 'count cow 2', 'between chicken cow cow'),
  unseen('a snail on top of a red mushroom', 'on snail mushroom', 'colour mushroom red'),
  unseen('an elf and a dwarf back to back', 'seen elf', 'seen dwarf', 'beside elf dwarf'),
  unseen('a crow sitting on a scarecrow', 'on crow scarecrow'),
  unseen('a wizard with a black cat on his shoulder', 'seen wizard', 'on cat wizard', 'colour cat black'),
  unseen('a lantern under a wooden bridge', 'under lantern bridge'),

  // Verbs: poses and effects
  row('a wizard casting a fireball', 'seen wizard', 'does wizard cast', 'seen fireball'),
  row('a blacksmith hammering a sword on an anvil', 'seen blacksmith', 'seen anvil', 'does blacksmith hammer'),
  row('a man fishing from a boat', 'in man rowboat', 'does man fish'),
  row('a child flying a kite', 'seen child', 'seen kite', 'does child fly'),
  row('an archer shooting an arrow at a target', 'seen archer', 'seen target', 'does archer shoot'),
  row('a dragon breathing fire at a castle', 'seen dragon', 'seen castle', 'does dragon breathe'),
  row('a bard playing the lute', 'hold bard lute', 'does bard play'),
  row('a farmer feeding three chickens', 'seen farmer', 'count chicken 3', 'does farmer feed'),
  row('a cook stirring a big pot', 'seen cook', 'seen pot', 'does cook stir'),
  row('a cat chasing a mouse', 'seen cat', 'seen mouse', 'does cat chase'),
  row('a monk praying', 'seen monk', 'does monk pray'),
  row('two knights fighting with swords', 'count knight 2', 'does knight fight'),
  row('a wolf howling at the moon', 'seen wolf', 'seen moon', 'does wolf howl'),
  row('a woman reading a book under a tree', 'under woman tree', 'hold woman book', 'does woman read'),
  unseen('a miner digging with a pickaxe', 'hold miner pickaxe', 'does miner dig'),
  unseen('a nurse carrying a box', 'seen nurse', 'hold nurse box'),
  unseen('a couple dancing', 'count person 2', 'does person dance'),
  unseen('a ninja throwing a shuriken', 'seen ninja', 'seen shuriken', 'does ninja throw'),
  unseen('a samurai slashing a bamboo', 'seen samurai', 'seen bamboo', 'does samurai slash'),
  unseen('a fairy sprinkling dust on a flower', 'seen fairy', 'seen flower'),
  unseen('an old woman drinking tea', 'seen woman', 'hold woman cup', 'does woman drink'),
  unseen('a dog chasing two cats', 'count cat 2', 'does dog chase'),
  unseen('a mage summoning a skeleton', 'seen mage', 'seen skeleton', 'does mage summon'),
  unseen('a lumberjack chopping a log', 'seen lumberjack', 'seen log', 'does lumberjack chop'),
  unseen('a boy climbing a ladder', 'seen boy', 'seen ladder', 'does boy climb'),
  unseen('a bear sleeping in a cave', 'seen bear', 'place cave', 'does bear sleep'),
  unseen('a gardener watering a sunflower', 'seen gardener', 'seen sunflower', 'does gardener water'),
  unseen('a thief stealing a gem', 'seen thief', 'hold thief gem'),

  // Containers, fullness, wearing
  row('a bird in a golden cage', 'in bird cage', 'colour cage yellow'),
  row('a goldfish in a glass bowl', 'in goldfish bowl', 'colour goldfish orange'),
  row('a crate full of apples', 'seen crate', 'in apple crate'),
  row('a kitten in a cardboard box', 'in cat box'),
  row('a penguin wearing a red scarf', 'wear penguin scarf', 'part penguin scarf red'),
  row('a bookshelf full of books', 'seen bookshelf'),
  row('a wheelbarrow full of pumpkins', 'in pumpkin wheelbarrow'),
  unseen('a prisoner in a cage', 'in prisoner cage'),
  unseen('a bucket full of fish', 'in fish bucket', 'seen bucket'),
  unseen('a bathtub full of gold coins', 'in coin bathtub'),
  unseen('a bear wearing a blue hat', 'wear bear hat', 'part bear hat blue'),
  unseen('a fairy in a jar', 'in fairy jar'),
  unseen('a cart loaded with hay', 'in hay cart'),
  unseen('a woman looking out of a window', 'in woman window'),

  // Parts, materials, hybrids, shapes, faces
  row('a three-headed dog', 'heads dog 3'),
  row('a winged pig', 'part pig wings', 'colour pig pink'),
  row('a cat wizard with a purple hat', 'seen cat', 'part cat hat purple'),
  row('a golem made of chocolate', 'seen golem', 'colour golem brown'),
  row('a smiling sun with sunglasses', 'seen sun', 'part sun face'),
  row('a headless knight', 'lacks knight head'),
  row('a half shark half man', 'part man shark'),
  row('a heart-shaped potion bottle', 'seen potion', 'colour potion red'),
  row('a flaming sword', 'seen sword', 'part sword flames'),
  unseen('a two-headed dragon', 'heads dragon 2'),
  unseen('a dog with butterfly wings', 'part dog wings'),
  unseen('a fox samurai', 'seen fox', 'part fox samurai'),
  unseen('a crystal deer', 'seen deer', 'colour deer cyan'),
  unseen('a pumpkin with an angry face', 'part pumpkin face'),
  unseen('a one-eyed cat with horns', 'part cat horns'),
  unseen('half goat half man', 'part man goat'),
  unseen('a skull-shaped island', 'seen skull'),
  unseen('an ice cream golem', 'seen golem'),

  // Places, time, weather, framing
  row('a castle on a hill at night', 'seen castle', 'on castle hill', 'time night'),
  row('a cozy tavern interior with a fireplace', 'place tavern', 'seen fireplace'),
  row('a cyberpunk alley in the rain', 'place alley', 'weather rain'),
  row('a lighthouse on a cliff in a storm', 'seen lighthouse', 'weather storm'),
  row('a snowy village at sunset', 'place village', 'weather snow', 'time sunset'),
  row('a wizard in a library', 'seen wizard', 'place library'),
  row('portrait of an old king with a grey beard', 'framing portrait', 'seen king', 'part king beard grey'),
  row('close-up of a wolf', 'framing close-up', 'seen wolf'),
  row("a bird's eye view of a village", 'framing above', 'place village'),
  row('an underwater cave with a mermaid', 'seen mermaid', 'place underwater'),
  unseen('a bakery with bread and cakes', 'place bakery', 'seen bread', 'seen cake'),
  unseen('a pirate ship at sea during a storm', 'seen ship', 'place sea', 'weather storm'),
  unseen('a knight kneeling in a cathedral', 'seen knight', 'place cathedral', 'does knight kneel'),
  unseen('a haunted graveyard at midnight with a full moon', 'place graveyard', 'time night', 'seen moon'),
  unseen('a classroom with a teacher', 'place classroom', 'seen teacher'),
  unseen('a desert oasis with a camel', 'place oasis', 'seen camel'),
  unseen('a foggy swamp with a crocodile', 'place swamp', 'seen crocodile', 'weather fog'),
  unseen('portrait of a woman with blue hair', 'framing portrait', 'seen woman', 'part woman hair blue'),
  unseen('close-up of a red dragon', 'framing close-up', 'seen dragon', 'colour dragon red'),
  unseen('an astronaut on the moon', 'seen astronaut', 'place moon'),
  unseen('a train station at dawn', 'place station', 'time dawn'),
  unseen('parallax background layers of a pine forest', 'framing layer', 'place forest'),

  // Attributes, interfaces
  row('a black woman in a lab coat', 'seen woman', 'part woman skin brown', 'part woman coat white'),
  row('a cyborg with a neon green visor', 'part cyborg visor green'),
  row('a poison cloud', 'seen cloud', 'colour cloud green'),
  row('an inventory screen with a sword and a potion', 'ui'),
  unseen('a stone water well with a bucket', 'seen well', 'seen bucket'),
  unseen('a health bar with a heart', 'ui'),
];
