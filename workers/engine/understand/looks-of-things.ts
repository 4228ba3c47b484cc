/** Things, plants, vehicles and beasts by a name of their own, said by what they look like in the words of the tables: `names | looks`. */
export const THINGS = `
tasmanian devil | small black badger
robin bird, robin redbreast | small brown bird with a red belly
cuckoo, cuckoo bird | grey dove
guinea fowl, guineafowl | black hen with white dots
sea cucumber | brown slug
silkworm | white caterpillar
yucca | agave
baobab | big tree
sequoia, redwood tree, redwood, giant redwood | tall pine tree
banana tree, banana plant | palm tree
morel | brown mushroom
puffball | white mushroom
coffee plant, coffee bush | bush with red berries
tobacco plant, tea plant, tea bush | green bush
combine harvester | red tractor
ice cream truck, ice cream van | food truck
apc, armored personnel carrier, armoured personnel carrier | tank
dragster | racing car
trireme, roman galley, galley ship | wooden ship
u-boat, u boat | grey submarine
oil tanker, supertanker | cargo ship
bomber plane, stealth bomber, bomber aircraft | black jet fighter
mothership, alien mothership | giant ufo
junk ship, chinese junk | ship with red sails
fire pit | campfire
lobster trap, crab trap | cage
cat o nine tails, cat-o-nine-tails | whip
seven league boots, seven-league boots | golden boots
werewolf claw | claw
eye of newt | eyeball
witch's brew, witches brew, witch brew | cauldron of green liquid
ark of the covenant | golden chest
covered wagon, prairie schooner, conestoga wagon | white carriage
handcar | minecart
`;
