/**
 * How large things are beside a person of 1. True classes, drawn in: a cat is .46 instead of .2, so that the small stay readable and the
 * large fit.
 */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { PROPS } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';

/** Longer side of a thing that no row of its own has, by its category. */
const CATEGORY: Readonly<Record<string, number>> = { weapon: 0.8, tool: 0.7, light: 0.45, potion: 0.34, container: 0.6, food: 0.32, valuable: 0.3, nature: 0.5, clothing: 0.4, book: 0.34, furniture: 0.95, sign: 0.8, plant: 1.1, rock: 0.7, building: 2.6, vehicle: 1.8, machine: 0.7, music: 0.6, monster: 0.8 }; // biome-ignore format: a table

const table = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((row) => row.split('=') as [string, string])
      .map(([id, size]) => [id, Number(size)]),
  );

/** Longer side of a thing. */
const THING = table(`
tree=2.1 pine-tree=2.2 apple-tree=2 autumn-tree=2.1 cherry-tree=2.1 dead-tree=1.9 palm-tree=2.3 willow=2.2 christmas-tree=2.1
bamboo=1.8 cactus=1.2 bush=.75 flower=.42 sunflower=.8 tulip=.42 rose=.45 mushroom=.45 mushrooms=.5 grass=.35 hay=.8 wheat=.6
severed-hand=.36 hand-radio=.3 jar-of-fireflies=.32 sandbag-wall=1.1 canopy-bed=1.5 slatted-bench=1.05 potion-shelf=1.4 open-carton=.5 pot-on-fire=.8
lumber-stack=.9 bone-heap=.7 table-with-chairs=1.5 tea-service=.5 sword-in-rock=1 game-cartridge=.25 keycard-card=.2 hatching-dragon=.5 hazard-triangle=.7
log=.8 tree-stump=.5 lily-pad=.85 seaweed=.9 coral=.75 potted-plant=.6 leaf=.32 maple-leaf=.32 autumn-leaf=.32 clover=.32 four-leaf-clover=.32 street-lamp=1.7 torch=.6 wall-torch=.5 lantern=.42 candle=.3
candelabra=.6 campfire=.6 traffic-light=1.4 light-bulb=.25 barrel=.6 crate=.6 treasure-chest=.65 cauldron=.65 vase=.5 clay-pot=.42
jar=.3 coffin=1.2 barrel-stack=1.1 apple-crate=.6 flour-sack=.55 basket=.5 trash-can=.65 cage=.9 bucket=.4 gift=.45 suitcase=.5
table=1.05 chair=.72 throne=1.35 bed=1.35 bookshelf=1.5 wardrobe=1.3 bench=1 door=1.25 iron-door=1.3 window=.75 mirror=.8 clock=.45
fireplace=1.25 rug=1.3 weapon-rack=1 armor-stand=1.05 painting=.6 stool=.45 grandfather-clock=1.2 aquarium=.9 bunk-bed=1.5
fridge=1.2 gravestone=.72 cross=.7 sign=.75 arrow-sign=.75 scarecrow=1 banner=.95 target=.9 flag=.8 mailbox=.7 spikes=.6 statue=1.4
fountain=1.4 pillar=1.6 portal=1.5 well=1 fence=1 bridge=2 brick-wall=1.3 house=2.3 hut=2 barn=2.6 tavern=2.7 church=3 tower=3
castle=3.6 japanese-castle=3.4 aqueduct=2.6 twin-castle=3.6 three-castle=3.6 four-castle=3.6 palace=3.2 habitat-dome=2 garden-dome=2 archer-tower=2.8 tesla-coil=2.2 laser-turret=1.6 ice-tower=2.4 flame-turret=1.6 missile-turret=1.7 sniper-tower=2.6 gun-turret=1.6 cannon-tower=2.4 radar-station=2.2 tent=1.6 windmill=2.8 lighthouse=3 temple=3 pyramid=3.4 igloo=1.4 shop=2.3 skyscraper=4 pagoda=3 torii=2 ruins=2.2
cave-entrance=2 factory=3 cart=1.3 minecart=.9 boat=1.7 ship=3 car=1.8 truck=2.2 train=2.8 airplane=2.4 rocket=2.6 ufo=1.8
hot-air-balloon=2.2 submarine=2 bicycle=1 motorcycle=1.3 skateboard=.6 tank=2 rock=.55 mossy-rock=.75 ore=.6 crystal=.75 mountain=4
volcano=4 stalagmite=1 meteor=.5 snowman=1 skull=.35 planet=1.4 moon=1 cloud=1.2 waterfall=2.4 puddle=.8 pond=1.2 book=.36
spellbook=.4 open-book=.42 book-pile=.8 scroll=.32 map=.4 dragon=2.1 dinosaur=1.8 slime=.55 bat=.5 wisp=.4 beholder=1 wyvern=1.9 ant=.3 praying-mantis=.35 venus-flytrap=.8 water-mill=2.4 cottage=2.2 log-cabin=2.1 adobe-house=2.1 floating-eye=.8 wasp=.3 barn-owl=.42 snowy-owl=.46 horned-owl=.46 sea-serpent=2.4 mimic=.7
snake=.6 worm=.5 bee=.28 butterfly=.28 octopus=.9 jellyfish=.6 frog=.36 turtle=.45 snail=.35 plant-monster=1 mushroom-monster=.8
fire-elemental=1.1 bird=.34 parrot=.36 macaw=.4 toucan=.38 raven=.38 hawk=.5 falcon=.46 pigeon=.32 dove=.32 seagull=.4 flamingo=.8 ostrich=1.3 peacock=.6 turkey=.5 goose=.5 crow=.38 eagle=.55 phoenix=1 chicken=.42 duck=.4 swan=.6 owl=.45 penguin=.62 fish=.36 tropical-fish=.34
shark=1.5 whale=2.2 spider=.5 scorpion=.5 crab=.42 beetle=.35 gargoyle=.9 starfish=.3 mermaid=1 monkey=.6 gorilla=1 orangutan=.9
yeti=1.25 gelatinous-cube=.9 teddy-bear=.6 shell=.25 anchor=.5 cannon=.8 computer=.55 tv=.6 furnace=1 arcade-machine=1
vending-machine=1.15 globe=.5 hourglass=.38 telescope=.6 orb=.34 potion=.32 coin-pile=.95 hydrant=.5 umbrella=.7 teapot=.5 fly=.24 saucer=.4 bottle=.4 jug=.42 cheese=.36 treasure=.95 harp=.8 piano=1.1
anvil=.55 hammer=.45 aquarium=.95 bathtub=1.2 wheelbarrow=1.15 balloon=.55 kite=.8 ladder=1.5 sofa=1.3 ice-cube=.9 sun=.9
carriage=2 bowl=.45 easel=1.1 stroller=.8 ice-cream=.34 pumpkin=.5 watermelon=.45 jack-o-lantern=.55 swing=1.4 seesaw=1.4 catapult=1.6 trebuchet=2 ballista=1.4
hammock=1.4 ship-wheel=1 ferris-wheel=3 carousel=2.6 roller-coaster=3 haystack=.95 watering-can=.4 helicopter=2.2 bus=2.4 tractor=1.6
ambulance=2 taxi=1.7 police-car=1.8 fire-engine=2.3 elephant=1.5 clothes-line=1.4 piggy-bank=.4 snow-globe=.5 soccer-ball=.28
ball=.28 basketball=.3 phone=.24 front-facing-baby-chick=.24 baby-chick=.24 hatching-chick=.26 canoe=1.7 raft=1.6 gondola=1.9 kayak=1.6 sled=1 microscope=.42 chalkboard=1.1 blackboard=1.1 goal-net=1.3 target=.95 anvil=.55 crown=.3 helmet=.4 gem=.3 diamond=.3 broom=1.1 iceberg=2.2 shark=1.4
cathedral=4 mosque=3.4 haunted-house=3.2 colosseum=3.6 apartment-building=3.6 office-building=3.8 hotel=3.4 skypod=3.6 cyberpunk-building=4 town-hall=3.2 mansion=3.2 tipi=1.8 yurt=1.8 mud-hut=1.9 mushroom-house=2.2 shell-house=2.2 teapot-house=2.2 stump-house=2.2 boot-house=2.2 hobbit-hole=2 obelisk=2.4 stonehenge=2.6 silo=2.6 water-tower=2.8 clock-tower=3.4 bell-tower=3.2 gatehouse=3 aztec-temple=3.6 stone-bridge=2.4 stone-lantern=.8 oil-drum=.7
magic-circle=.9 starfighter=2 mech=2 sword=.85 spear=1.2 watchtower=3 branch=1.2 kraken=2.4 hydra=2 bone-pile=.8 centaur=1.25 cactus=1 spider-web=.9
bed=1.35 tv=.7 campfire=.7 books=.6
footprints=.36 footprint=.3 paw-prints=.3 acorn=.22 chestnut=.22 walnut=.22 hazelnut=.22 peanut=.22 tyrannosaurus=2.7 tyrannosaurus-rex-icon=2.7 t-rex-emoji=2.7 spinosaurus=2.7 velociraptor=.9 pterodactyl=1 pterodactyl-icon=1 plesiosaur=1.8 sauropod-emoji=2.4 giant-sauropod=2.6
kangaroo=1 red-kangaroo-icon=1 kangaroo-icon=1 long-dragon=2.2 pelican=.6 woodpecker=.36 cardinal=.34 cardinal-icon=.34 vulture=.6 vulture-icon=.6 thunderbird=1.2 dragonfly=.3 dragonfly-icon=.3
centipede=.4 centipede-icon=.4 goldfish=.3 tadpole=.26 narwhal=1.2 firefly=.24 cyclops=1.6 hermit-crab=.36 walrus=.95 seal=.75 seal-emoji=.75 hammerhead-shark=1.4 mandrake=.5 xenomorph=1.1
treant=1.9 sandworm=2.2 krampus=1.2 wendigo=1.3 mothman=1.1 chupacabra=.7 kappa=.75 horror=1.2 living-book=.5 earth-elemental=1.2 water-elemental=1.1 ice-elemental=1.1 lightning-elemental=1.1
air-elemental=1.1 sand-elemental=1.1 mud-monster=1 ghast=1.2 allay=.36 vex=.4 wither=1.4 puffin=.36 swordfish=1 manatee=1.1 ox-emoji=1 water-buffalo-emoji=1.05 rhinoceros-emoji=1 hippopotamus-emoji=.9
rooster=.46 crowing-rooster=.46 dodo=.6 fat-dodo=.6 dolphin=1.1 leaping-dolphin=1.1 blowfish=.36 caterpillar=.34 striped-caterpillar=.34 cricket=.28 cockroach=.28 mosquito=.24 earthworm=.3 lobster=.42 shrimp=.3
pink-shrimp=.3 squid=.7 swimming-squid=.7 giant-squid-icon=1.8 orca=1.8 eel=.6 hummingbird=.26 albatross=.6 seahorse=.34 piranha=.4 nightcrawler=.3 flatfish=.4 heron=.85 ibis=.6 manta-ray=1.1 mite=.24
pangolin-icon=.4 sea-snake-monster-icon=1.4 shambling-mound=1.2 house-sparrow=.3 land-tortoise=.6 mandrill=.7 gecko-on-the-wall=.34 porcupinefish=.36 slug=.3 leech=.26 fly-maggot=.22 crawling-spider=.4 hanging-spider=.4
finch-on-a-twig=.36 sasquatch=1.25 troglodyte=.9 triton=1 boulder-golem=1.4 frost-golem=1.4 biting-plant=.7 honeybee-emoji=.28 ifrit=1.3 hairy-creature=.9 toy-robot=.4 stork-with-a-baby=.8
`);

/** Height of an animal to the top of its head. */
const BEAST = table(`
cat=.46 black-cat=.46 dog=.56 husky=.6 puppy=.4 wolf=.68 direwolf=.85 fox=.5 rabbit=.34 hare=.36 rat=.26 mouse=.26 squirrel=.3
hedgehog=.28 horse=1.25 pony=.95 unicorn=1.3 pegasus=1.3 donkey=1 camel=1.3 cow=.95 bull=1 sheep=.62 ram=.68 goat=.66 pig=.58
boar=.64 deer=1.05 stag=1.25 reindeer=1.1 bear=1 polar-bear=1.05 panda=.85 lion=.85 lioness=.8 tiger=.82 leopard=.72 zebra=1.1
giraffe=1.8 elephant=1.5 rhino=1 hippo=.85 raccoon=.42 badger=.4 otter=.38 skunk=.38 griffin=1.2 gryphon=1.2 hellhound=.8
dalmatian=.6 panther=.75 hyena=.64 capybara=.5 red-panda=.42 hippogriff=1.3 centaur=1.3 cerberus=1 manticore=1.1 chimera=1.1
crocodile=.6 lizard=.4 hydra=2 triceratops=1.6 stegosaurus=1.7 brachiosaurus=2.6 bison=1.15 yak=1 moose=1.35 llama=1.1 mammoth=1.7
lynx=.6 owlbear=1.15 axolotl=.3 corgi=.42 beagle=.46 labrador=.58 golden-retriever=.6 bulldog=.46 pug=.38 chihuahua=.32 dachshund=.36
terrier=.42 border-collie=.54 spaniel=.48 mastiff=.7 greyhound=.62 shiba-inu=.48 great-dane=.8 german-shepherd=.62 pomeranian=.32
siamese-cat=.46 persian-cat=.46 maine-coon=.5 calico-cat=.46 tuxedo-cat=.46 orange-tabby=.46 gray-tabby=.46 bengal-cat=.46 sphynx-cat=.46
russian-blue=.46 white-tiger=.82 sabertooth=.9 cheetah=.74 snow-leopard=.72 jaguar=.74 palomino=1.25 appaloosa=1.25 pinto=1.25
clydesdale=1.35 nightmare-horse=1.3 kirin=1.2 koala=.44 black-bear=.95 sloth=.46 weasel=.3 meerkat=.32 tanuki=.42 lemur=.42 hamster=.24
guinea-pig=.28 mole=.28 chipmunk=.26 beaver=.4 wombat=.42 tapir=.75 porcupine=.38 anteater=.6 armadillo=.36 doe=.95 fawn=.6 gazelle=.85
ibex=.8 arctic-fox=.48 fennec=.38 kitsune=.56 dire-wolf=.85 arctic-wolf=.68 coyote=.58 jackalope=.38 white-rabbit=.34 behemoth=1.8
poodle=.48 kelpie=1.2 alicorn=1.3 opossum=.34 platypus=.36 displacer-beast=.9 okapi=1.2 baku=.9 water-buffalo=1.05 highland-cow=1 leopard-gecko=.34 basilisk=.9
warthog=.6 ankylosaurus=1.1 parasaurolophus=1.6 chameleon=.36 salamander=.34 komodo-dragon=.6 baby-elephant=.9 brown-cow=.95
`);

/** Height of folk who are not as tall as people. */
const FOLK = table(
  'troll=1.4 ogre=1.4 giant=1.8 cyclops=1.5 titan=1.9 minotaur=1.2 goblin=.8 kobold=.74 gnome=.7 halfling=.74 hobbit=.74 imp=.64 fairy=.5 pixie=.5 dwarf=.84 leprechaun=.66',
);
const USUAL = { thing: 0.6, beast: 0.7 } as const;

/** Longer side of a drawing that is known by its outline alone, by the class of its row. */
const SHAPE: Readonly<Record<string, number>> = { large: 1.25, place: 2.4, living: 0.5, item: 0.42 };
/** Vehicles and other great things among the outlines, by a word of their names. */
const GREAT_SHAPES: readonly (readonly [RegExp, number])[] = [
  [/aircraft-carrier|oil-rig|ferry|cruise|warship|battleship|airliner|metro|tram\b|monorail|zeppelin|airship|space-?ship|lorry|crane|excavator|bulldozer|digger/, 2.4],
  [/\b(?:gate|portcullis|archway|garage)\b|trebuchet|catapult|ballista/, 1.9],
  [/jeep|coupe|convertible|limousine|sport-utility|van\b|speedboat|dinghy|lifeboat|yacht/, 1.8],
  [/barstool|highchair|printer|server|dresser|kick-scooter|unicycle|tea-set|generator|brazier|chest|mystery-box/, 0.75],
  [/scooter|chair|stretcher|gurney|fishing/, 1],
  [/(?:-head|-face|-skull|-paw|-print|-egg)(?:-icon|-emoji)?$/, 0.42],
  [/\b(?:cloud|chandelier|mop|ladder|surfboard|canoe|paddle|oar|rake|scythe)\b/, 0.9],
]; // biome-ignore format: a table

/** "Grazing-cow" is as large as a cow, "coast-lighthouse" as a lighthouse. */
function shapeSize(concept: string): number | undefined {
  const shape = SHAPES[concept];
  if (!shape) return undefined;
  const great = GREAT_SHAPES.find(([name]) => name.test(concept));
  if (great) return great[1];
  const words = concept.replace(/-(?:emoji|icon|\d+)$/, '').split('-');
  for (const word of [words.join('-'), words.at(-1)!, words.length > 1 && shape.class === 'living' ? words[0]! : ''])
    if (THING[word] ?? BEAST[word]) return THING[word] ?? BEAST[word];
  return SHAPE[shape.class];
}

export const thingSize = (concept: string): number =>
  THING[concept] ?? BEAST[concept] ?? CATEGORY[PROPS[concept]?.category ?? ''] ?? shapeSize(concept) ?? USUAL.thing;

const CHILD = 0.72;
/** Small for being young, not for being of a small folk. */
export const isChild = ({ build, species }: Brief): boolean => build.includes('child') && species === undefined;
/** Large creatures: a small one of them is smaller than a person. */
const GREAT = /dragon(?!fly)|wyvern|hydra|griffin|dinosaur|tyrannosaurus|triceratops|golem|elephant|mammoth|kraken|behemoth|horse|bear/; // biome-ignore format: one line

/** Said of one that stands beside another of its kind in another size. */
/** A giant beside ships and houses. */
export const COLOSSAL = 'colossal';
export const GRADED = 'graded';

const DRAWN_AT = 'drawn at ';
/** Said of one that is drawn in another size than it has, in persons: among others it would be too small to be told. */
export const drawnAt = (size: number): string => `${DRAWN_AT}${Math.round(size * 100) / 100}`;
/** Words about its size beside the others, which are no look of its own. */
export const isBesideOthers = (word: string): boolean => word === GRADED || word === COLOSSAL || word.startsWith(DRAWN_AT); // biome-ignore format: one line

/** Height of a subject in persons, by what it is and how large it is said to be. */
export function sizeOf(brief: Brief): number {
  const { kind, concept, build } = brief;
  const told = build.find((word) => word.startsWith(DRAWN_AT));
  if (told) return Number(told.slice(DRAWN_AT.length));
  const own =
    kind === 'humanoid'
      ? (FOLK[concept] ?? FOLK[brief.species ?? ''] ?? 1)
      : kind === 'quadruped'
        ? (BEAST[concept] ?? USUAL.beast)
        : thingSize(concept);
  const young = kind === 'quadruped' && build.includes('young') ? 0.64 : kind === 'thing' && (build.includes('child') || build.includes('young')) ? 0.5 : 1; // biome-ignore format: one line
  const said = (...words: string[]): boolean => words.some((w) => build.includes(w));
  // beside another of its kind it is told apart, and neither fills the picture
  if (said(GRADED))
    return own * young * (said('giant', 'huge', 'big', 'large') ? 1.3 : said('small', 'tiny') ? 0.6 : 0.9);
  if (said(COLOSSAL)) return Math.max(own, 2.3);
  if (said('giant', 'huge') && own < 0.9 && kind !== 'humanoid') return PROPS[concept]?.category === 'food' ? 1 : 1.35;
  const scale = said('giant', 'huge')
    ? 1.6
    : said('big', 'large')
      ? 1.3
      : said('small', 'tiny')
        ? own > 1.1 && GREAT.test(concept)
          ? 0.72 / own
          : 0.62
        : 1;
  // the smallest are still to be told
  if (said('small', 'tiny') && own <= 0.5) return Math.max(Math.min(own, 0.28), own * scale * young);
  return own * scale * young * (kind === 'humanoid' && said('child') ? CHILD : 1);
}
