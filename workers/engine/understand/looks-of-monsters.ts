/** Monsters of tabletop and roguelike games by name, said by what they look like in the words of the tables: `names | looks`. */
export const MONSTERS = `
rust monster | orange pill bug with long antennae
umber hulk | giant brown beetle with pincers for arms
bulette, landshark, land shark | grey armored shark with four legs
xorn | round stone monster with three legs and a big mouth
carrion crawler | pale green centipede with tentacles
intellect devourer | pink brain with four legs
roper | stalagmite with tentacles and one eye
piercer | stalactite
cloaker | black manta ray
darkmantle | black squid with wings
chuul | giant lobster with tentacles
yuan-ti, yuan ti, snake man, serpent man | naga warrior
kuo-toa, kuo toa | fish warrior holding a spear
sahuagin | fish warrior with a trident
gnoll, hyena man, hyenafolk | dogfolk warrior with spotted fur
fomorian, fomor | giant with one big eye
demilich | floating skull with glowing green eyes
wight | skeleton knight with blue glowing eyes
nothic | purple cyclops with claws
flumph | white jellyfish with two eyes on stalks
myconid | mushroom man
twig blight, needle blight, vine blight, blight monster | small treant with thorns
quickling | tiny blue elf
night hag | old witch with blue skin and horns
sea hag | old witch with green skin and seaweed hair
green hag | old witch with green skin
ki-rin, ki rin | kirin
pseudodragon, faerie dragon | tiny red dragon
dragon turtle | turtle with a dragon head
magma mephit, lava mephit, fire mephit | small imp with orange skin
ice mephit | small imp with ice blue skin
dust mephit | small imp with tan skin
steam mephit, mud mephit | small imp with brown skin
azer | dwarf with a flaming beard
djinni | genie
dao | genie with brown skin
marid | water genie
invisible stalker | transparent air elemental
animated armor, animated armour, living armor, living armour, haunted armor, haunted armour, cursed armor, cursed armour | suit of armor
rug of smothering | rug with teeth
shield guardian | iron golem with a shield
modron | cube robot with wings and one eye
helmed horror | dark knight with glowing red eyes
bone devil | skeleton with bat wings
pit fiend | big red demon with a mace
quasit | small green demon
erinyes | fallen angel woman with black wings
barbed devil | demon with spikes
glabrezu | demon with crab pincers
hezrou | toad demon
dretch, manes demon | fat grey demon
vrock | vulture demon
marilith | naga woman with six arms
nalfeshnee | boar demon with wings
nightmare | black horse with a flaming mane
barghest | black goblin wolf
wererat | mousefolk rogue holding a dagger
wereboar | boarfolk warrior
weretiger | tigerfolk warrior
jackalwere | dogfolk with a scimitar
androsphinx | sphinx
gynosphinx | sphinx
merrow | giant merfolk with a spear
bullywug | frogfolk holding a spear
grung | small frogfolk with blue skin holding a spear
thri-kreen, thri kreen, mantis man, mantisfolk | mantis with four arms
aarakocra | eaglefolk with wings
kenku | crowfolk rogue
tabaxi | leopardfolk ranger
tortle | turtlefolk with a staff
aasimar | human with white hair, a halo and glowing eyes
firbolg | big elf druid with blue skin
fire genasi | woman with red skin and flaming hair
water genasi | woman with blue skin and wet blue hair
earth genasi | man with stone skin
air genasi | woman with pale blue skin and white hair
genasi | woman with blue skin and flaming hair
warforged | wooden robot warrior
ettercap | purple spider with fangs
phase spider | glowing blue spider
grick | grey snake with tentacles and a beak
axe beak, axebeak | brown ostrich
allosaurus | tyrannosaurus
ochre jelly | orange slime
skeleton warhorse | skeleton horse
mummy lord | mummy with a golden crown
empyrean | golden giant with a halo
solar angel | angel with six wings and a golden sword
planetar | green angel with a greatsword
deva angel | angel with a mace
slaad, red slaad | frogfolk with red skin and claws
blue slaad | frogfolk with blue skin and claws
green slaad | frogfolk with claws
gith, githyanki | yellow elf warrior with a silver greatsword
githzerai | yellow elf monk
duergar | dwarf with grey skin holding a warhammer
svirfneblin, deep gnome | gnome with grey skin holding a pickaxe
derro | dwarf with blue skin and white hair
grimlock | grey orc
crawling claw | severed hand
hunter killer robot, hk robot | robot with red eyes and cannon arms
security drone | black drone
war mech, battle mech, mechwarrior, combat mech, mecha | giant robot with a cannon arm
alien queen | giant xenomorph with a crest
facehugger | pale spider with a long tail
little green man, little green men | green alien
grey alien, gray alien, roswell alien | alien
space slug | giant slug
creature from the black lagoon, gill man, gillman | fish warrior with claws
killer doll, evil doll, murder doll | scary doll holding a knife
possessed doll, haunted doll, cursed doll | scary doll with red eyes
living snowman, evil snowman | snowman with an angry face
living scarecrow | evil scarecrow
giant tick | fat brown mite
giant flea | brown mite
mosquito swarm, swarm of mosquitoes | nine mosquitoes
locust swarm, swarm of locusts | nine locusts
living book, evil book, cursed book | book with teeth and one eye
cursed idol, demon idol | golden idol
terracotta warrior, terracotta soldier | chinese soldier made of terracotta
owlbear cub | small owlbear
mind flayer, mindflayer, illithid | man in a purple robe with a purple octopus for a head
nagpa | vulturefolk wizard
yochlol | yellow slime with tentacles and one eye
gibbering mouther | slime with many eyes and mouths
froghemoth | giant green frog with tentacles
catoblepas | buffalo with a long neck
leucrotta | hyena with hooves
blood hawk | red hawk
giant constrictor | giant green snake
zombie beholder, death tyrant | grey beholder
spectator monster | beholder with four eye stalks
gas spore | grey beholder
galeb duhr | round stone golem
mud elemental | mud monster
storm elemental, lightning elemental | lightning elemental
sand elemental | sand golem
wood woad | wooden golem with a club
tree ent | treant
spriggan | giant gnome with an axe
bone naga | skeleton naga
swamp hag | old witch with green skin and moss hair
plague bearer | fat green zombie
chaos knight, chaos warrior | dark knight with horns and spikes
hell knight | dark knight with flames
cyber demon, cyberdemon | demon with a cannon arm
hell baron, baron of hell | red minotaur demon
cacodemon | round red beholder
lost soul | flaming skull
`;
