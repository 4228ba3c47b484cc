import { MATERIALS } from './materials.ts';
import type { Row } from './row.ts';
import { namesOfRow } from './stand-ins-yielding.ts';

/** A thing that is another one in other colours, material or proportions: a raspberry-coloured … of the same shape. */
export interface Variant extends Row {
  /** Concept of the thing that it is a variant of. */
  readonly base: string;
  /** '#rrggbb': its own colours, where nobody says others. */
  readonly colours: readonly string[];
  readonly material?: string;
  /** Component → '#rrggbb'. */
  readonly paints: readonly { readonly piece: string; readonly colour: string }[];
  /** Moods that its look has ("glowing"). */
  readonly mood: readonly string[];
  /** Width and height in shares of the base's. */
  readonly stretch?: readonly [x: number, y: number];
}

/**
 * `names | base | marks`. Marks: colours ('rrggbb' or a material's) in the base's order; `=gold` all of it of a material;
 * `stem:leaf` a component's colour; `+glowing` a mood; `1.3x0.8` proportions.
 */
const VARIANTS = `
canary | bird | ecc444
toad, giant toad, cane toad, bullfrog toad, warty toad | frog | 8c7448 belly:d8c89c spots:5c4830 1.12x.9
grub, maggot, larva, beetle grub, giant grub, grubworm, larvae | worm | ecdcb8
stick insect, stickbug, walking stick, stick bug, phasmid | praying-mantis | 8c6c44 1.25x.85
weevil, boll weevil, earwig, bark beetle, deathwatch beetle | beetle | 6c4c38
quail, partridge, grouse | bird | a08058 1.1x.95
swallow, barn swallow, swift bird | bird | 34488c belly:f0e0d0
cormorant, loon, coot, moorhen | duck | 34343f
shoebill, secretary bird, marabou stork | heron | 7c8490
spoonbill, roseate spoonbill | heron | f0a0b4
cassowary | ostrich | 2c2c3c
hoopoe | bird | d8945c
lyrebird | peacock | 8c5c3c
sturgeon, pike fish, barracuda, gar fish | fish | 7c8c8c 1.25x.8
coelacanth, grouper | fish | 4c5c8c 1x1.1
sunfish, mola mola, ocean sunfish | fish | a8b4bc .85x1.2
lamprey, hagfish | eel | 6c6058
cuttlefish | squid | c8946c
nudibranch, sea slug, sea bunny | slug | 5c78e0
lionfish, scorpion fish, angelfish of stripes | tropical-fish | d8583c
capuchin, capuchin monkey, gibbon, proboscis monkey, howler monkey, spider monkey, squirrel monkey | monkey | c8a070
snapping turtle, alligator snapping turtle | turtle | 6c6444
whale shark | shark | 5c7490 1.1x1
coconut crab, king crab, spider crab animal | crab | 8c4c5c
tarantula, bird eater spider, goliath spider, wolf spider, huntsman spider | spider | 5c4030
robin, red breast, redbreast | bird | 8c6a4a belly:e06430
sparrow, wren, thrush, nightingale, lark, warbler | bird | a07c58
finch, goldfinch, bullfinch | bird | d8a040
red bird of the garden, scarlet tanager | bird | cc3038
lovebird, budgerigar, budgie bird | parrot | 8fb83e
macaw, scarlet macaw | parrot | cc3038
cockatoo of white, white parrot | parrot | f0ece8
blue jay | bird | 3878c8 belly:f0f0f4
kingfisher | bird | 2c84b8 belly:e88838
nightjar, whip poor will, potoo | bird | 84705c belly:bca88c
roadrunner, road runner | bird | 8c7860 belly:e0d4bc 1.3x.9
terror bird, phorusrhacos | ostrich | 8c5c3c
cockatoo, cockatiel | parrot | f4f0e8
parakeet, budgie, budgerigar, lovebird | parrot | 70c450
banana slug | slug | f0cc3c
mudskipper, blenny, goby | fish | 8c7c5c 1.15x.75
mosasaurus, liopleurodon, kronosaurus, pliosaur | shark | 4c6c84 1.1x1.1
mynah bird, mynah, blackcap, starling, cowbird, magpie, grackle | crow | 4a4a58
apricot, apricots | peach | f0a850
nectarine, nectarines | peach | e0583c
kumquat, kumquats | orange | f09030 .8x1
grapefruit, pomelo, ugli fruit | orange | f0b860 1.05x1
mandarine, satsuma, clementine orange | orange | f08028 1.1x.9
persimmon, sharon fruit | tomato | e8782c
tamarillo, tamarillos | tomato | a83040 .8x1.1
guava, feijoa, quince, mamey | pear | b8c848
gooseberry, gooseberries, salal berry, goji berry, physalis | blackcurrant | leaf,b0c860
blueberry bush | bush | leaf
cloudberry | blackberry | f0a040
redcurrants, rowan berries, red berries | blackcurrant | leaf,d03040
juniper berries, sloe, acai, purple berries | blackcurrant | leaf,5060a0
canary melon, yellow melon | melon | f0cc40
purple mangosteen, mangosteen | plum | 5c2c50
damsons | plum | 403878
prunes, raisin, raisins, sultana | pecan | 4a2c30
mango slice | mango | f0a030
muscat | grapes | 8fb83e
radicchio | cabbage | 8a3a78
lettuce head, iceberg lettuce, endive, frisee, corn salad, escarole, butterhead lettuce | cabbage | 8fc850
parsnip, parsnips, salsify, skirret, root parsley | carrot | f0e4c0
daikon, white radish, mooli, horseradish, icicle radish | carrot | f0f0e4
wasabi, wasabi root | carrot | 8fb070
beets of gold, celeriac, kohlrabi, jicama, swede | turnip | c8d098
topinambur, taro, tubers, cassava, sunchoke | potato | a8604c
shallots | onion | e0b868
cayenne pepper, tabasco pepper, bird eye chili | chili-pepper | cc3038
habanero, scotch bonnet | bell-pepper | f09030 .9x.9
jalapeno pepper, padron | chili-pepper | 4c9a3c
yellow pepper | bell-pepper | ecc444
yellow squash, summer squash, patty pan, delicata, spaghetti squash | squash | ecc444
acorn squash, gem squash, hubbard squash, kabocha | pumpkin | 3a6a40
chayote, bitter melon, luffa, marrow vegetable | cucumber | 8fb860 .9x1.1
broccoflower, romanesco, calabrese, broccolini | broccoli | 7cb848
purple cauliflower | cauliflower | 9060a8
string bean, green bean, green beans, runner bean, runner beans, french bean, mangetout, haricot, broad beans, broad bean, edamame pods, legume, legumes | pea-pod | 5aa63c
lima bean, lima beans, soy bean, soy beans, soybean, mung bean, mung beans, edamame, butter bean | beans | 8fb860
black eyed pea, black eyed peas, pinto bean, pinto beans, borlotti bean, borlotti beans, white beans, cannellini | beans | e0c8a0
azuki bean, adzuki bean, red beans, lentils, lentil, black beans | beans | 6a2c38
bean sprout, bean sprouts, alfalfa sprout, alfalfa, cress, watercress sprouts, mustard cress | seedling | c8e0a0,5aa63c
new zealand spinach, amaranth, nopale, purslane, dandelion greens, nettle, nettles | leafy-green | 2e6e40
fiddlehead, fiddleheads | fern | 5aa63c
black sesame, poppy seeds, chia, peppercorn, peppercorns | sesame | 3a3442
saffron, paprika powder, turmeric, curry powder, chili powder, cinnamon powder, orange powder | powder | e08028
cornmeal, polenta, couscous, bulgur, sugar heap, breadcrumbs, crumb, crumbs, sawdust, grits, semolina | powder | ecd090
rust, rust heap, iron powder | powder | a8582c
ash, ash heap, ashes, gray powder | powder | 8e8c94
coffee grounds, cocoa powder, soil sample | powder | 6e4528
white rice heap, salt heap, baking soda, snow heap | powder | f0f0f4
granola, muesli, cereal heap, oatmeal flakes | powder | c89858
macadamia, macadamia nut, macadamia nuts, hazelnut, hazelnuts, filbert, brazil nut | chickpea | a87848
soy sauce, fish sauce, balsamic vinegar, vinegar, teriyaki sauce, worcestershire sauce | ketchup | 3a2428
mustard, bottle of mustard | ketchup | ecc444
mayonnaise, mayo, ranch dressing, salad dressing, tartar sauce | ketchup | f4ecd8
barbecue sauce, bbq sauce, hot sauce, chili sauce, gravy bottle, sauce | ketchup | 962438
pesto, green sauce, salsa verde, guacamole dip, hummus, dip, applesauce, mashed potato, gravy | soup | c8c070
caviar, fish eggs, fish roe | bowl-of-berries | cloth,3a3442
lemonade, iced lemonade | milkshake | f0dc70
orange juice, juice, fruit juice, glass of juice, mango juice | milkshake | f09830
eggnog, vanilla shake, banana shake | milkshake | f4e4b8
strawberry milkshake | milkshake | e88ab0
tomato juice, bloody mary | milkshake | cc3038
margarita, green cocktail, appletini, mojito | cocktail-glass | 8fc850
wine of white grapes, champagne coupe | wine-glass | ecd880
caramel, toffee cube, fudge, taffy, fudge square, butterscotch | sugar-cube | b87838
brownie, chocolate brownie | sugar-cube | 5a3828
tiramisu, tiramisu slice, layered dessert | shortcake | a06c3a
marshmallow cube, tofu, feta, feta cheese, bean curd, string cheese, mozzarella cube, goat cheese | sugar-cube | f4f0e4
spam, canned meat, luncheon meat | canned-food | 3868c4
peanut butter, jar of peanut butter, nutella, hazelnut spread, almond butter | jar-emoji | a06c3a
baklava, shortbread, shortbread biscuit, cracker, crackers, biscuit square, matzo, graham cracker | waffle | d8b070
lembas wafer, lembas, hardtack, ship biscuit | flatbread | e0c890
cram ration, k-ration, c-ration, food ration, rations, ration, trail rations, travel rations, field ration | canned-food | 7a7a50
lichen, tree lichen | moss | 9cb088
cordon bleu, schnitzel, breaded cutlet, chicken nugget, hash brown, hash, croquette, patty, veggie patty | falafel | c89040
calzone, empanada pie, pasty, samosa, turnover, apple turnover, ravioli, tortellini, wonton, quesadilla | dumpling | d8a858
cannoli, cigar pastry | burrito | c89040
tortilla, tortillas, crepe, crepes, pancake flat, roti, flat cake, tostada, pizza base | flatbread | ecd8a0
cornbread, corn bread, pound cake, sponge cake, bread pudding | butter | e8b850
crouton, croutons, bread cubes | sugar-cube | c89040
biscuit roll, muffin top | bun | c08840
stir fry, fried rice, potpourri, trail mix, salad of chicken | green-salad | c89858
meatloaf, meat loaf, roast beef, ham roast, pot roast, corned beef, roast | bread | 8c4c34
lamb chop, pork chop of the grill, ribs | cut-of-meat | b05a40
tripe ration, tripe, raw offal | cut-of-meat | c8b0a8
meat stick, beef jerky, jerky | bacon | 7c3c30
potpie, pot pie, chicken pie, meat pie, shepherds pie, quiche lorraine, souffle | pie | d89848
licorice, liquorice | candy | 3a3442
bubblegum, mint, mints, breath mint, peppermint candy | candy | 8fd0c0
fast food, fast food meal, combo meal, snack, snacks | hamburger-emoji | c89040
scrambled egg, scrambled eggs | cooking | ecc444
creme brulee, flan caramel, panna cotta | custard | e8c070
lasagna, lasagne, fettuccine, linguine, vermicelli, noodle, egg noodles | spaghetti | ecc460
meringue, vanilla swirl | soft-ice-cream | f8f4ec
sorbet, lemon sorbet, sherbet | ice-cream | f0d060
yogurt, yoghurt, yogurt cup, pudding cup | soda | f0ece4
quivering blob, glob of gray ooze, ochre jelly, spotted jelly, brown pudding, glob of brown pudding, ooze monster | slime | 8a7a68
glob of green slime, acid blob | slime | 58c858
glob of black pudding, black pudding | slime | 3a3442
lump of royal jelly | honeycomb | f0d070
aster, azalea, marguerite, gerbera daisy, gerbera, anemone, begonia, petunia, impatiens | dahlia | c060a0
cornflower, chicory, forget me not, flax flower, periwinkle | buttercup | 6080d8
marigold, calendula, tansy, goldenrod, mimosa, wattle | buttercup | f0a020
babys breath, edelweiss, snowdrop, lily of the valley, star of bethlehem | jasmine | f4f0ec
crocus, crocuses, saffron crocus, autumn crocus, columbine | tulip | 9060c8
rhododendron, hydrangea, verbena, phlox, bergamot, bottlebrush, bird of paradise | lilac | d050a0
african violet, viola flower of spring | pansy | 7444b0
sweet pea, ladys slipper, cymbidium | orchid | e8a0c0
sprig of wolfsbane, wolfsbane, monkshood, aconite, belladonna, nightshade | foxglove | 4a50a8
eucalyptus leaf, eucalyptus, olive branch, laurel leaf, bay leaf, willow leaf | herb | 7ca088
kelp frond, sea lettuce, seaweed strand | algae-strand | 4a7a50
shrieker | mushroom | 9c58d8
brown mold, brown mould | mold | 8c6a48
yellow mold, yellow mould | mold | d8c040
green mold, green mould | mold | 58a040
black opal | topaz | 3a3c58
opal, fire opal, moonstone | topaz | d8e8f0
aquamarine, zircon, blue topaz, light blue gem | topaz | 7cd4e8
turquoise | topaz | 40c0b8
jacinth, sunstone, carnelian stone | topaz | f07830
chrysoberyl, peridot stone, green topaz | topaz | a8d040
jade, jade piece, nephrite | topaz | 4ca878
jasper, bloodstone, red stone gem, garnet stone | topaz | a83c30
fluorite, tanzanite, iolite, purple topaz | topaz | 8c68d0
agate, onyx, tigers eye | topaz | b87848
dilithium crystal, dilithium | crystal | f090c0
worthless piece of white glass, piece of glass, glass shard, shard of glass | prism | e8f0f4
worthless piece of blue glass, blue glass | prism | 4070d8
worthless piece of red glass, red glass | prism | d83848
worthless piece of yellowish brown glass, brown glass | prism | b08840
worthless piece of orange glass, orange glass | prism | f08830
worthless piece of yellow glass, yellow glass | prism | ecd040
worthless piece of black glass, black glass | prism | 34304a
worthless piece of green glass, green glass | prism | 48b058
worthless piece of violet glass, violet glass | prism | a060d0
luckstone, touchstone, loadstone, flint, whetstone, grindstone, sharpening stone, soapstone, granite, lump of clay, limestone | rock | 8a8c9c
lava rock, obsidian, basalt, coal rock, bitumen | rock | 3a3442
sandstone rock, sandstone | rock | dcc080
copper bar, copper nugget | ingot | =copper
bronze bar | ingot | =bronze
steel bar, tin ingot, lead ingot, mithril ingot | ingot | =steel
oak boat | boat | a06c3a
birch boat, pale oak boat, birch canoe | boat | e0c89c
spruce boat, dark oak boat, walnut boat | boat | 6e4528
acacia boat, cherry boat, mangrove boat | boat | c06848
jungle boat, bamboo boat | boat | b89050
oak boat with chest, pale oak boat with chest, birch boat with chest, jungle boat with chest, bamboo raft with chest | boat-with-chest | a07848
spruce boat with chest, dark oak boat with chest | boat-with-chest | 6e4528
acacia boat with chest, cherry boat with chest, mangrove boat with chest | boat-with-chest | b05c44
minecart with monster spawner | minecart-with-spawner | 3a3442
minecart with command block, command minecart | minecart-with-furnace | c89058
thrown egg, snake egg, lizard egg, turtle egg, robin egg, quail egg, eggshell | egg | e8e0c8
dragon fireball, void fireball | fireball | a040d0
wind charge, gust of wind, air blast, dust vortex, breeze, steam vortex | tornado | c8dce8
energy vortex, lightning vortex, fire vortex | tornado | b070e8
shulker bullet, spark projectile, shocking sphere, energy ball of light, yellow light, ball lightning, black light | orb | f0e060 +glowing
splash potion, throwable potion, alchemists fire, acid flask | round-bottom-flask | d83c5c
lingering potion, cloud potion, antitoxin, antidote | round-bottom-flask | 70c060
thrown bottle o enchanting, bottle of enchanting, experience bottle, bottle o enchanting | round-bottom-flask | c8e040
thrown ender pearl, enderpearl | ender-pearl | 2e9a94
spectral arrow | arrow | f0d040
tipped arrow, poison arrow | arrow | 70c060
elven arrow, ya, blowgun needle | arrow | c0d8c0
orcish arrow | arrow | 6c7484
wither skull, charred skull | skull | 3a3442
falling block, sand block, falling sand | cube | dcc080
primed tnt, tnt block | dynamite | cc3038
glow squid | squid | 40c8c0
elder guardian, guardian, guardian fish | angler-fish | 8cb0a8,e07828
endermite, silverfish bug, rock worm | caterpillar | 6a5a88
ender dragon, black dragon of the end | dragon | 34304a
baby shimmering dragon, shimmering dragon | dragon | c8d8f0
chromatic dragon, rainbow dragon | dragon | d060a0,60c0d0
killer bee, queen bee, giant bee, soldier bee | bee | f0b020
soldier ant, giant ant, red ant, carpenter ant | ant | a83828
elven spear, elven javelin | spear | c0d8c0
orcish spear, dwarvish spear | spear | 6c7484
elven dagger, athame, crysknife, worm tooth dagger, ritual dagger | dagger | d8e8e0
orcish dagger | dagger | 6c7484
elven short sword, elven broadsword, elven sword, runesword, tsurugi, rune blade | sword | c8e0e0
orcish short sword, dwarvish short sword, crude sword | sword | 6c7484
bill guisarme, guisarme, fauchard, partisan, ranseur, spetum, bec de corbin, voulge of iron, lucerne pole, glaive guisarme | halberd | 9aa6b8
dwarvish mattock, mattock of iron | pickaxe | b87838
lance, jousting lance, knights lance | spear | cc3038 1x1.15
yumi, orcish bow, composite bow | bow | 8c5630
aklys, tonfa, shillelagh | club | 6e4528
handaxe, hand axe, throwing axe, francisca, orcish axe | axe | 8c94a4
crossbow light, light crossbow | crossbow | a06c3a
crossbow heavy, heavy crossbow, hand crossbow of iron | crossbow | 6c7484
sledge hammer | hammer | 6c7484 1x1.1
orcish helm, dented pot, iron skull cap, soldier helmet of iron, kettle hat | brodie-helmet | 6c7484
helm of brilliance, helm of caution, helm of opposite alignment, helm of telepathy | helmet | 7cb4e8
dwarvish iron helmet | helmet | b87838
cornuthaum, conical hat, hennin | wizard-hat | 3868c4
plate mail, plate armour suit, half plate armor, half plate, splint armor, splint mail, banded mail | armor | 9aa6b8
bronze plate mail | armor | =bronze
crystal plate mail, glass armor, ice armor | armor | =crystal
dwarvish mithril coat, elven mithril coat, mithril coat, mithril shirt, elven chain, mithril armor | chain-mail | c8d8e8
orcish chain mail, orcish ring mail, rusty chain mail, black chain mail, barding: chain mail, barding: chain shirt, barding: ring mail, chain barding | chain-mail | 6c7484
gray dragon scale mail, black dragon scale mail, iron scale mail | scale-mail | 666a78
gold dragon scale mail, yellow dragon scale mail | scale-mail | e0b030
silver dragon scale mail, shimmering dragon scale mail, white dragon scale mail | scale-mail | d0dce8
red dragon scale mail, orange dragon scale mail | scale-mail | cc4030
blue dragon scale mail | scale-mail | 3868c4
green dragon scale mail | scale-mail | 4c9a3c
gray dragon scales, black dragon scales, silver dragon scales | dragon-scales | 8a8c9c
gold dragon scales, yellow dragon scales, orange dragon scales | dragon-scales | e0a030
shimmering dragon scales, white dragon scales, blue dragon scales | dragon-scales | 88b8e8
green dragon scales | dragon-scales | 4c9a3c
hawaiian shirt, aloha shirt, flowered shirt | t-shirt | e07828
mummy wrapping, mummy bandages, linen wraps | bandage | f0e4c8
elven cloak, cloak of displacement, forest cloak, ranger cloak | cloak | 4c8a50
orcish cloak, leather cloak, dwarvish cloak | cloak | 7c5a44
cloak of protection, cloak of magic resistance, magic cloak, blue cloak of stars | cloak | 3868c4
cloak of invisibility, invisibility cloak, shimmering cloak | cloak | b8c8d8
elven shield, shield of reflection, mirror shield | shield | c8d8e8
orcish shield, uruk hai shield, black iron shield | shield | 4c5066
dwarvish roundshield, hoplite shield | shield | b87838
gauntlets of fumbling, gauntlets of dexterity | gloves | 8c5630
gauntlets of power, ogre gauntlets | gloves | 6c7484
low boots, walking shoes, jumping boots, kicking boots, fumble boots, combat boots, army boots | boots | 3a3442
elven boots, water walking boots | boots | 4c8a50
speed boots, levitation boots, winged boots | boots | 3868c4
bag of holding, bag of tricks, component pouch, herb pouch | sack | 7444b0
oilskin sack, burlap sack, animal feed, feed sack, grain bag | sack | c0a070
little bag of sand, bag of sand, bag of ball bearings | sack | dcc080
large box, wooden chest of drawers box, alms box, poor box, collection box | crate | b08040
healers kit, surgeons kit | medkit | e8e8f0
tallow candle, wax candle stub, beeswax candle | candle | f0e0a8
expensive camera, box camera, vintage camera, old camera | camera-emoji | 6e4528
drum of earthquake, tribal drum | long-drum | 8c5630
tooled horn, ram horn instrument, shofar, frost horn, fire horn, alphorn | hunting-horn | e6dcc0
magic marker, red marker, permanent marker | highlighter | cc3038
magic whistle, silver whistle, dog whistle | whistle | c0c8d4
long hose, air hose | garden-hose | 3a3442
hemp rope, hempen rope, rope hempen | rope | c0a070
silk rope, elven rope, rope silk | rope | e8e0f0
flask or tankard, jug or pitcher, glass jug | bottle | bcdcec
bolt case, map case, scroll case, quiver case | quiver | 6e4528
common clothes, travelers clothes, traveller clothes, clothing set | t-shirt | 7c8a5a
fine clothes, noble clothes, costume clothes, fancy clothes | business-suit | 7444b0
yew wand, oak wand | wand | 6e4528
emblem, holy emblem, sun emblem, heraldic emblem, insignia | police-badge | e8b030
ink pen, dip pen, calligraphers pen, calligraphers supplies | inkwell | 2c3a78
miners pick, geologist hammer, piton, piton hammer | pickaxe | 9aa6b8
basic poison, venom flask | poison | 70a040
battering log | battering-ram | a06c3a
merchants scale, merchant scales, jewelers scale | balance-scale | b87838
stake, wooden stake, vampire stake, tent peg | stick | a06c3a
iron spike | nails | 8c94a4
two person tent, small tent, pup tent | tent | c0a070
burglars pack, thieves pack | backpack | 3a3442
diplomats pack, scholars pack, entertainers pack | backpack | 7444b0
dungeoneers pack, explorers pack, adventurers backpack, priests pack | backpack | 8c5630
alchemists supplies, alchemy set, chemistry set, brewers supplies, distillery set | alembic | 54b4e8
carpenters tools, woodcarvers tools, masons tools, smiths tools, tinkers tools, set of tools, hand tools | hammer-and-wrench | 9aa6b8
cartographers tools, drawing compass, drafting tools | astrolabe | e8b030
cobblers tools, leatherworkers tools, glassblowers tools, jewelers tools, potters tools, weavers tools, burglars tools, set of lockpicks | lockpicks | 8c94a4,8c5630
cooks utensils, kitchen utensils, cooking utensils | fork-and-knife | 9aa6b8
painters supplies, paint set, watercolors, paint box | artist-palette | c89858
dice set, set of dice, polyhedral dice | dice | e03048
d6, six sided die, six sided dice | dice
d20, d12, d10, d8, d4, twenty sided die, twenty sided dice, 20 sided die, 20 sided dice | dice | e03048
playing card set, deck of playing cards | playing-card | e8e8f0
draft horse, warhorse, war horse, racehorse, race horse | horse-emoji | 86553a
stabling, horse stable, horse stall | barn | a06c3a
keelboat, longboat, river boat, barge | ship | a06c3a
barding: leather, barding: padded, barding: hide, barding: studded leather, horse armor of leather, leather barding | hide-armor | 8c5630
barding: scale mail, barding: splint, scale barding | scale-mail | 9aa6b8
barding: breastplate, barding: half plate, barding: plate, horse armor, plate barding | armor | b0bac8
censer, thurible, incense holder | incense | e8b030
bunkbed | bunk-bed | a06c3a
pickax, pick axe | pickaxe | 9aa6b8
iceskate, figure skate | ice-skate | c4d0dc
extinguisher, fire bottle red | fire-extinguisher | cc3038
cooked fish, grilled fish, fried fish, roasted fish, smoked fish, baked fish | fish | b4743c
phoenix feather, fire feather, flaming feather | feather | f0701c
baton of wood, drumstick of wood, rolling stick | chopsticks | c89858
chess board game, checkers game | chessboard | c89858
net, mesh net, cargo net, tennis net, badminton net, football goal of net | goal-net | e8e8f0
album, photo album, comic book, comic, checkbook, cheque book, christmas card, greeting card, magazine, catalogue, brochure | notebook-with-decorative-cover | e07aa0
wrapping paper, wallpaper roll, aluminum foil, tinfoil, plastic film, cling film, wax paper, bubble wrap, baking paper, toilet roll of foil | rolled-cloth | c0c8d4
bathmat, bath mat, doormat of wool, floor mat, yoga mat, place mat of cloth, bed sheet, bedsheet, tarp, tarpaulin, quilt cover | blanket | 7cb4e8
shower curtain, curtain of plastic, window shade of cloth | window-curtains | 7cb4e8
visor, sun visor, tennis visor, tennis cap | billed-cap | e8e8f0
bowler hat, derby hat | top-hat | 3a3442 1.1x.8
penlight, pocket torch, pen torch, laser pen | flashlight | 3868c4
conveyor of wood, balance beam, plank seat, vaulting beam | bench | c89858
scraper, paint scraper, putty knife, ice scraper, dough scraper | spatula | 9aa6b8
shaving cream, shaving foam, can of foam, deodorant, whipped cream can, air freshener | aerosol | e8e8f0
pepper mill, pepper grinder, salt mill, ground pepper, spice grinder | salt-and-pepper-shaker | 6e4528
football, gridiron football | american-football | 7c5234
toy, toys, toy blocks, lego, lego brick, building block, building blocks, toy brick, block, alphabet block | cube | e03048
daisy, daisies, white daisy, oxeye daisy, chamomile, camomile | flower | f8f4e8
grass block, grassy block, block of grass, grass cube, turf block | cube | 8a5c38 top:5cb048
dirt block, block of dirt, earth block, soil block, mud block, dirt cube | cube | 8a5c38
sand block, sandstone block, block of sand | cube | e0c888
snow block, block of snow, snow cube | cube | f0f4fc
lava block, magma block, block of lava | cube | f07028
water block, block of water, water cube | cube | 4890e0
coal block, block of coal, obsidian block | cube | 34343f
cobblestone block, gravel block, rock block | cube | 8c8c94
clay block, brick block, terracotta block | cube | b8684c
leaf block, leaves block, moss block, mossy block | cube | 5c9c40
train set, toy train, model train | locomotive-emoji | cc3038
candle wick | match | f0e4c0
gate of a castle wall | gate | 6c7484
wrench of tire, tire lever, crowbar of brass | crowbar | b87838
net of butterflies | bug-net | 4c9a3c
water barrel, rain barrel, wine vat | barrel | 7c5a44
oar of a galley | paddles | 7c5a44
trunk, travel trunk, steamer trunk, footlocker, hope chest, toy chest | treasure-chest | 7c5234
burial urn, ashes urn | vase | 8a6a4a
raft of rubber, inflatable raft, rubber boat, life raft, rubber dinghy, inflatable boat | boat | e07828
humvee, army truck, military truck, armored truck, armoured car, armored car | military-jeep | 7a7a50
caravan wagon | caravan | a06c3a
wreck, car wreck, scrap car, junk car | car | a8582c +rusty
school bus of yellow, yellow bus | school-bus | ecc444
london taxi, black cab | taxi | 3a3442
monorail train | monorail | e8e8f0
the eiffel tower, eiffel tower of paris | tokyo-tower | 7c6a58
the great wall of china, great wall of china, great wall, city wall | brick-wall | b0a890
glass door, shop door, automatic door | elevator-doors | 9ccce8
house plant, pot plant of the house, rubber plant | potted-plant | 4c9a3c
tree root, ginseng, mandrake root, mandrake | ginger-root | c89858
cornhusk, corn husk | ear-of-corn | d8d890
orange rind, lemon peel, orange peel | orange-slice | f08828
pine branch, fir branch, spruce branch | herb | 2f7a54
icicle, icicles of the roof, stalactite of ice | stalactite | a8dcf0
hailstone, hailstones, hail stones, ice pellet | gravel | d8ecf8
high sea, open ocean | wave | 2c6ab8
sewage, sewage pond, sludge, muddy water | puddle | 6a7038
stained glass, church window of glass | window | 9c58d8
stuffed toy, plushie of felt | teddy-bear | c89898
crystal skull of glass | skull | bcdcec
dessert, sweet dessert | sundae | e88ab0
treasure, treasure heap, dragon hoard, hoard | coin-pile | e8b030
polar fleece, anorak, parka, ski jacket, puffer jacket, down jacket, windbreaker, bomber jacket, leather jacket | coat | 6e4528
denim jacket, jean jacket | coat | 4a68a0
trench coat, raincoat of beige | coat | d8c090
lab smock | lab-coat | e8e8f0
evening gown, ball gown, prom dress, red gown, cocktail dress | dress | 962438
wedding dress, wedding gown, bridal gown | dress | f0ece8
black dress, little black dress | dress | 3a3442
sundress, summer dress, yellow gown | dress | ecc444
plant, green plant, shrub in a pot | potted-plant-emoji | 4c9a3c
weed, weeds, wild plant, crabgrass | herb | 7ca848
paper, piece of paper, sheet of white paper, blank page | page-with-curl | e8e8f0
box, carton, shipping box, paper box | package | c89858
tablet, tablet pc of glass | tablet-computer | 3a3442
trashcan, garbage pail, rubbish bin of tin | wastebasket | 6c7484
sports ball, rubber ball of red | soccer-ball-emoji | e8e8f0
marble, glass marble ball, glass bead, bead, beads of glass, crystal bead | cannonball | 54b4e8
lp record | record | 3a3442
canvas, blank canvas, painting canvas | easel | f4e4cc
whiteboard marker, dry erase marker | highlighter | 3868c4
bungee, bungee cord, elastic cord, shoelace, shoelaces, shoe lace, bootlace, twine, string of yarn | lariat | e07828
scrap metal, gasket, washer ring, metal ring, wheel rim, ring pull | hex-nut | 9aa6b8
grill rack, waffle grid, oven rack, cooling rack | grate | 9aa6b8
cigarette butt, stub of a cigarette, cigarette holder, rolled cigarette, joint | cigarette | e8e0d0
quicklime, plaster, bucket of plaster, pail of sand | bucket | e8e8e0
bottle glass, glass flask | bottle | bcdcec
case crossbow bolt, case map or scroll | quiver | 6e4528
clothes common, clothes travelers, plain clothes | t-shirt | 7c8a5a
clothes fine, clothes costume | business-suit | 7444b0
hammer sledge, big hammer | hammer | 6c7484
mirror steel, polished mirror | mirror | 9aa6b8
pick miners | pickaxe | 9aa6b8
pot iron | cauldron | 4c5066
ram portable | battering-ram | a06c3a
scale merchants | balance-scale | b87838
spike iron | nails | 8c94a4
tent two person | tent | c0a070
crossbow hand | crossbow | 8c5630 .9x.9
horse draft, horse riding | horse-emoji | 86553a
hoglin, hoglin beast | boar-emoji | c08070
zoglin, zombie hoglin | boar-emoji | 92a578
ravager, ravager beast | bison-emoji | 6c7078
trader llama, decorated llama | llama-emoji | 7cb4c8
mooshroom, mushroom cow | cow-emoji | cc3038
strider, lava strider | lizard-emoji | a83c4c
sniffer, ancient sniffer | mammoth-emoji | a83c30
blaze, fire blaze | fire-elemental | ffb63c
creaking, creaking tree monster | plant-monster | 8c8478
silverfish | cockroach | b0b4bc
text display, hologram text | speech-bubble | e8e8f0
missing item, unknown item | mystery-box | a06c3a
ominous item spawner, item spawner, mob spawner, monster spawner | cage | 4c5066
`;

/** What things of a base are drawn in: soy sauce and a soy sauce bottle are one picture. */
const VESSELS: Readonly<Record<string, string>> = { ketchup: 'bottle', 'canned-food': 'can', 'jar-emoji': 'jar' };

const readColour = (word: string): string | undefined =>
  /^[0-9a-f]{6}$/.test(word) ? `#${word}` : MATERIALS[word]?.[0];

function readVariant(line: string): Variant {
  const [names = '', base = '', marks = ''] = line.split('|').map((cell) => cell.trim());
  const { first, own, like } = namesOfRow(
    names.split(',').map((name) => name.trim()),
    (name) => `${base} like ${name}`,
  );
  const vessel = VESSELS[base];
  const wrong = (what: string): Error => new Error(`A variant has ${what}: "${line}"`);
  const row = {
    id: first.replaceAll(/[^a-z0-9]+/g, '-'),
    aliases: vessel ? [...own, ...[first, ...own].filter((name) => !name.includes(vessel)).map((name) => `${name} ${vessel}`)] : own, // biome-ignore format: one line
    ...(like.length > 0 ? { like } : {}),
    base,
    colours: [] as string[],
    paints: [] as { piece: string; colour: string }[],
    mood: [] as string[],
  };
  let material: string | undefined;
  let stretch: Variant['stretch'];
  for (const mark of marks.split(/\s+/).filter(Boolean)) {
    const size = /^(\d*\.?\d+)x(\d*\.?\d+)$/.exec(mark);
    const part = /^([a-z-]+):(\w+)$/.exec(mark);
    if (size) stretch = [Number(size[1]), Number(size[2])];
    else if (mark.startsWith('+')) row.mood.push(mark.slice(1));
    else if (mark.startsWith('=')) material = mark.slice(1);
    else if (part && readColour(part[2]!)) row.paints.push({ piece: part[1]!, colour: readColour(part[2]!)! });
    else {
      for (const word of mark.split(',')) {
        const colour = readColour(word);
        if (!colour) throw wrong(`an unknown mark "${mark}"`);
        row.colours.push(colour);
      }
    }
  }
  if (material && !MATERIALS[material]) throw wrong(`no such material as "${material}"`);
  return { ...row, ...(material ? { material } : {}), ...(stretch ? { stretch } : {}) };
}

/** Every variant; `base` is a thing of another table. */
export const VARIANT_ROWS: readonly Variant[] = VARIANTS.split('\n')
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map(readVariant);

const baseById: ReadonlyMap<string, string> = new Map(VARIANT_ROWS.map(({ id, base }) => [id, base]));

/** The thing whose shape a thing has: its own where it is no variant. */
export const baseOf = (concept: string): string => baseById.get(concept) ?? concept;
