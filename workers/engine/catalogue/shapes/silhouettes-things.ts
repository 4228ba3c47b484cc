/** Silhouettes of things, game-icons.net: each with its colours (large pieces, small ones, long ones). */
export const SILHOUETTES_THINGS = `
gi:asparagus | asparagus, asparagus spear, asparagus spears | leaf,8fb83e,7cb848
gi:baseball-bat | baseball bat | pale_wood,wood,pale_wood
gi:baseball-glove | baseball glove, baseball mitt, catcher mitt, catchers mitt | leather,dark_leather,leather
gi:beard | beard, long beard, goatee, full beard | brunette
gi:belt | belt, leather belt, waist belt | leather,gold,leather
gi:clarinet | clarinet, oboe, shawm | black_cloth,silver,black_cloth
gi:cooler | cooler, cool box, ice chest, icebox chest, esky, beer cooler, wine cooler | blue,cloth,blue
gi:lighter | lighter, cigarette lighter, pocket lighter, zippo | red,flame,steel
gi:pillow | pillow, cushion, throw pillow, bed pillow, pincushion, sofa cushion | cloth,blue,cloth
gi:sleeping-bag | sleeping bag icon | forest,orange,forest
gi:stairs | stairs, staircase, stairway, flight of stairs, steps, stair | wood,wood,wood large
gi:underwear | mens briefs, underwear, tighty whities | cloth,blue,cloth
gi:armadillo | armadillo icon | leather,brown_cloth,leather living
gi:axolotl | axolotl emoji | pink,crimson,pink living
gi:firework-rocket | firework rocket, bottle rocket, sky rocket | red,yellow,pale_wood
gi:almond | almond, almonds, cashew nut of almond | wood,pale_wood,wood
gi:anteater | anteater icon | 8a7460,charcoal,8a7460 living
gi:artichoke | artichoke, globe artichoke, jerusalem artichoke of green | leaf,forest,leaf
gi:banana-peel | banana peel icon | yellow,dark_wood
gi:barbed-wire | barbed wire, razor wire | steel
gi:bassoon | bassoon | crimson,silver,crimson
gi:baton | nightstick, truncheon, baton | charcoal
gi:beet | beet, beetroot, red beet, beets | 8c2850,leaf,leaf
gi:blanket | blanket, folded blanket, quilt, bedspread, throw blanket, duvet, comforter | blue,cloth,blue
gi:blindfold | blindfold | charcoal
gi:brass-knuckles | brass knuckles, knuckle duster, knuckledusters | gold
gi:cape | cape, hero cape, superhero cape | red
gi:car-door | car door | red,glass,steel
gi:underwear-shorts | boxer shorts, boxers, swim trunks, swimming trunks, trunks, swim shorts | blue,red
gi:flash-grenade | flash grenade, stun grenade | forest,charcoal
gi:meat-cleaver | cleaver, butcher cleaver, meat cleaver, butcher knife, cleaver knife | blade,dark_wood,dark_wood
gi:clothespin | clothespin, clothes peg, clothes pin, peg | pale_wood,steel,pale_wood
gi:coffee-beans | coffee beans, coffee bean, cocoa bean, cocoa beans | brown_cloth,dark_wood
gi:comb | comb, hair comb | dark_wood
gi:combination-lock | combination lock, number lock, bike lock | steel,charcoal,silver
gi:corkscrew | corkscrew, wine opener, bottle opener corkscrew | wood,steel,steel
gi:cornucopia | cornucopia, horn of plenty | wood,red,wood
gi:corset | corset, bodice, lingerie corset | crimson,charcoal,crimson
gi:dart | dart, darts, throwing dart | red,steel,steel
gi:dragonfly | dragonfly icon | teal,glass,teal living
gi:easter-egg | easter egg, painted egg | rose,yellow
gi:eel | eel, electric eel, moray eel, moray | 4a6a50,yellow living
gi:eyedropper | eyedropper, dropper, pipette, eye dropper, medicine dropper | glass,red,glass
gi:fern | fern, fern leaf, fiddlehead fern, fern frond, bracken | leaf
gi:fossil | fossil, fossil bone, dinosaur fossil, ammonite in stone | stone,bone
gi:ammonite-fossil | ammonite, ammonite fossil, nautilus fossil | sand,stone
gi:french-horn | french horn | gold,silver,gold
gi:funnel | funnel, kitchen funnel | steel
gi:gate | gate, garden gate | charcoal,gold,charcoal large
gi:gong | gong, temple gong | gold,dark_wood,dark_wood
gi:gyroscope | gyroscope | gold,steel,gold
gi:manacles | manacles, shackles, shackle, iron shackles, fetters | iron
gi:hanger | coat hanger, clothes hanger, hanger | wood,steel,wood
gi:highlighter | highlighter, highlighter pen, marker, marker pen, felt tip pen, felt tip | yellow,charcoal,yellow
gi:hood | hood, cowl, hooded cowl | forest
gi:horseshoe | horseshoe, horse shoe, lucky horseshoe | steel
gi:hummingbird | hummingbird, colibri | teal,emerald,teal living
gi:incense | incense icon | brown_cloth,orange,wood
gi:jug | jug, pitcher, water jug, water pitcher, ewer | bronze,brick,brick
gi:ladle | ladle, soup ladle | steel,steel,steel
gi:leek | leek, leeks, scallion, spring onion, welsh onion | f0f0dc,green,green
gi:life-jacket | life jacket, life vest, lifejacket | orange,charcoal,yellow
gi:lockers | lockers, locker, school lockers, gym locker | teal,charcoal,teal large
gi:loincloth | loincloth, breechcloth | leather,dark_leather
gi:machine-gun | heavy machine gun | charcoal,dark_metal,charcoal
gi:marshmallows | marshmallows icon | cream,cloth,pale_wood
gi:match-head | match, matchstick, wooden match | pale_wood,red,pale_wood
gi:metal-detector | metal detector | charcoal,orange,steel
gi:metronome | metronome | wood,gold,steel
gi:mussel | mussel, mussels | 3a4878,6a80b8,3a4878
gi:nachos | nachos, tortilla chips, nacho, nacho chips, tortilla chip | yellow,red
gi:ostrich | ostrich, emu | charcoal,pink,pink living
gi:passport | passport, travel passport | crimson,gold
gi:periscope | periscope, submarine periscope | steel,glass,steel
gi:piggy-bank | piggy bank, money pig | pig,gold,pig
gi:pin | pin, tack, straight pin | steel,red,steel
gi:pocket-watch | pocket watch emoji | gold,cloth,gold
gi:polo-shirt | polo shirt, polo | green
gi:poppy | poppy, poppy flower, red poppy | red,charcoal,green
gi:prism | prism, glass prism, crystal prism | glass,crystal
gi:raft | raft icon | wood,rope,wood large
gi:raspberry | raspberry, raspberries, loganberry | leaf,d03060
gi:razor-blade | razor blade, razorblade, double edge blade | steel
gi:rocking-chair | rocking chair, rocker chair | wood,dark_wood,wood large
gi:sail | sail, ship sail | cloth,red,wood large
gi:sausages-ribbon | string of sausages, sausage links, sausage chain | brick
gi:scalpel | scalpel, surgical knife | blade,blue,blue
gi:seagull | albatross | cloth,orange,grey living
gi:seahorse | seahorse, sea horse | orange,yellow,orange living
gi:sewing-machine | sewing machine | charcoal,gold,wood
gi:ski-boot | ski boot, ski boots | red,charcoal,steel
gi:sling | sling, shepherd sling, leather sling | leather
gi:snowboard | snowboard, snow board | purple,yellow,purple
gi:soldering-iron | soldering iron | blue,steel,steel
gi:space-shuttle | space shuttle, shuttle, orbiter | cloth,charcoal,orange
gi:spark-plug | spark plug, sparkplug | cloth,steel,steel
gi:stapler | stapler, office stapler, staple remover | red,steel,charcoal
gi:steamroller | steamroller, road roller, steam roller | yellow,charcoal,charcoal large
gi:steering-wheel | steering wheel, car steering wheel | charcoal,steel
gi:tambourine | tambourine | wood,gold,wood
gi:tennis-ball | tennis ball | c8d840,cloth
gi:torpedo | torpedo, naval torpedo | steel,red,steel
gi:toucan | toucan emoji | charcoal,orange,orange living
gi:towel | towel icon | 68b0d8,cloth,68b0d8
gi:trowel | trowel, garden trowel, mason trowel | steel,wood,steel
gi:tuba | tuba, sousaphone | gold,silver,gold
gi:tumbleweed | tumbleweed | sand,soil
gi:turban | turban icon | orange,gold
gi:turbine | turbine, jet turbine, turbofan | steel
gi:unicycle | unicycle, one wheeled bike | red,charcoal,steel large
gi:vulture | vulture icon | brown_cloth,pink living
gi:wheelbarrow | wheelbarrow icon | green,charcoal,wood large
gi:whip | whip, bullwhip, leather whip, riding crop | leather,dark_leather
gi:whisk | whisk, egg whisk, eggbeater, egg beater | steel,wood,wood
gi:whistle | tin whistle, signal whistle | steel,red
gi:windsock | windsock, wind sock | orange,cloth,steel large
gi:zipper | zipper, zip, zip fastener | steel,gold,charcoal
gi:centipede | centipede icon | brick,orange living
gi:piranha | piranha | teal,red living
gi:dunce-cap | dunce cap, dunce hat | cloth,red
gi:chain-mail | chain mail, chainmail, chainmail armor, chain mail armor, chain shirt, mail shirt, ring mail, hauberk, crystal plate mail of chain | steel
gi:scale-mail | scale mail, scale armor, scale armour, lamellar armor, dragon scale mail | steel,bronze
gi:leather-armor | hide armor, studded leather armor, studded leather, padded armor | leather,dark_leather,leather
gi:magic-lamp | magic lamp, genie lamp, aladdin lamp | gold,ruby
gi:topaz | topaz, citrine | yellow
gi:caltrops | caltrops, caltrop | iron
gi:totem | totem, totem pole, tribal totem | wood,red,teal large
gi:holy-water | holy water icon | glass,gold
gi:waterskin | waterskin, water skin, wineskin | leather,dark_leather
gi:vuvuzelas | vuvuzela, vuvuzelas | red,yellow
gi:jasmine | jasmine, jasmine flower | cloth,yellow,leaf
gi:blackcurrant | blackcurrant, black currant, blackcurrants, currant, huckleberries | 44306c,4c9a3c,4c9a3c
gi:elderberry | elderberry, elderberries, elder berries | 3c2c58,4c9a3c,4c9a3c
gi:tapir | tapir icon | 6a6878,grey living
gi:centaur | centaur emoji | a9642f,skin,leather living
gi:hydra | hydra emoji | forest,green living
gi:pegasus | pegasus emoji | white,88a8e0 living
gi:robin-hood-hat | robin hood hat, feathered cap, archers hat | forest,red
gi:algae | algae strand, pond weed, pondweed | forest
gi:anubis | anubis, jackal god | charcoal,gold living
gi:aerosol | aerosol, spray can, aerosol can, hairspray, hair spray, spray paint, spray paint can, bug spray, deodorant spray | blue,cloth
gi:agave | agave, aloe, aloe vera, aloe plant | 5a9a70
gi:ankh | ankh, egyptian cross | gold
gi:ant | worker ant icon | brick living
gi:apple-core | apple core | cream,red
gi:arc-triomphe | triumphal arch, arc de triomphe | stone place
gi:arrowhead | arrowhead icon | stone
gi:astrolabe | astrolabe | gold,bronze
gi:atom | atom, atom symbol | blue,red
gi:aubergine | brinjal | purple,leaf
gi:babyfoot-players | foosball, table football, foosball players | red,steel
gi:bar-stool | barstool, high stool | wood,crimson,steel large
gi:barbute | barbute, barbute helmet, corinthian helm | steel
gi:barricade | wooden barricade, spiked barricade | wood large
gi:basketball-basket | basketball hoop, basketball net, basketball basket, hoop | orange,cloth,cloth large
gi:basketball-jersey | basketball jersey, jersey, sports jersey, sports shirt | red,cloth
gi:bat-mask | bat mask, bat hero mask | charcoal
gi:battleship | battleship, destroyer ship, gunship boat | steel,charcoal large
gi:beach-ball | inflatable beach ball | red,cloth
gi:beach-bucket | sand bucket, beach bucket, toy bucket | red,yellow
gi:beanstalk | beanstalk, giant beanstalk, magic beanstalk | green
gi:bellows | bellows, forge bellows, fireplace bellows | leather,wood,wood
gi:berries-bowl | bowl of berries, berries | wood,red
gi:bindle | bindle, hobo bundle, bundle on a stick | red,cloth,wood
gi:bird-house | nest house | wood,red
gi:blunderbuss | blunderbuss, flintlock blunderbuss | dark_wood,gold,steel
gi:bok-choy | tatsoi, tat soi, chard, swiss chard, collard greens, collard green, spinach, arugula, mustard green, mustard greens, watercress, sorrel | leaf,cloth
gi:bolas | bolas | leather,stone,rope
gi:bolt-cutter | bolt cutter, bolt cutters, wire cutters, wire cutter | red,steel,red
gi:bonsai-tree | bonsai icon | leaf,brick,wood
gi:bottle-cap | bottle cap, bottlecap, crown cap, beer cap | gold
gi:bow-tie | bow tie, bowtie, bow necktie | red
gi:bowling-pin | bowling pin icon | cloth,red
gi:box-cutter | box cutter, utility knife, stanley knife | yellow,steel
gi:boxing-ring | boxing ring, wrestling ring | blue,red,cloth large
gi:brasero | brasero icon | iron,flame,iron large
gi:bread-slice | bread slice icon | pale_wood,cream
gi:broken-bottle | smashed bottle | green
gi:brodie-helmet | brodie helmet, trench helmet, doughboy helmet | forest
gi:bug-net | bug net, butterfly net, insect net, dip net | cloth,wood,wood
gi:bunk-beds | hostel beds | wood,blue large
gi:butter-toast | buttered toast, toast with butter | bronze,yellow
gi:butterfly-knife | butterfly knife, balisong | steel
gi:caduceus | caduceus, staff of hermes | gold
gi:cake-slice | slice of chocolate cake, chocolate cake slice | cream,brick
gi:candlestick-phone | candlestick phone, antique telephone | charcoal,gold,charcoal
gi:canned-fish | canned fish, sardine, sardines, tin of sardines, can of sardines, sardine can, canned tuna, anchovies | steel,blue
gi:capitol | us capitol | cloth,slate place
gi:captain-hat-profile | captain hat, captains hat, sailor captain hat, peaked cap, pilot cap, police cap, police hat | navy,gold
gi:car-battery | car battery | charcoal,red
gi:car-wheel | car wheel, car tire, car tyre, hubcap, spare tire, tire rim | charcoal,steel
gi:carabiner | carabiner, karabiner | red
gi:caravan | caravan, travel trailer, camper trailer, mobile home, house trailer | cloth,red,glass large
gi:cargo-crane | cargo crane, harbor crane, dock crane, robot arm crane | yellow,charcoal,yellow large
gi:cargo-ship | cargo ship, container ship, freighter, cargo vessel | crimson,blue,steel large
gi:cctv-camera | cctv camera, security camera, surveillance camera, cctv | cloth,charcoal
gi:ceiling-light | ceiling light, ceiling lamp, pendant lamp, overhead light | charcoal,yellow
gi:centurion-helmet | centurion helmet, roman helmet, gladiator helmet, legionary helmet | bronze,red
gi:chakram | chakram, throwing ring | steel
gi:chanterelles | chanterelle, chanterelles | orange
gi:chelsea-boot | chelsea boot, ankle boot, chelsea boots | leather,charcoal
gi:chips-bag | bag of chips, potato chips bag, snack bag, chips bag, crisps, bag of crisps, potato chips, potato chip bag | yellow,red
gi:circular-sawblade | saw blade, circular saw blade, sawblade | steel
gi:claw-hammer | claw hammer, carpenter hammer, carpenters hammer | steel,wood,wood
gi:claws | claw weapon, claw gauntlet, wolverine claws, wrist claws | steel,leather
gi:clay-brick | clay brick, single brick, adobe brick | brick
gi:clock-tower | clock tower icon | sand,cloth place
gi:cloth-jar | canopic jar, covered jar | bronze,cloth
gi:coal-wagon | coal wagon, coal car | charcoal,steel large
gi:column-vase | greek vase, column vase | brick,charcoal
gi:companion-cube | weighted cube | grey,pink
gi:concrete-bag | cement bag, bag of cement, concrete bag | stone
gi:control-tower | control tower icon | cloth,glass place
gi:converse-shoe | canvas shoe, canvas shoes, high top sneaker, basketball shoe | red,cloth
gi:cooking-glove | oven mitt, oven glove, potholder, cooking glove | red,cloth
gi:cooking-pot | saucepan with lid, stockpot, stock pot, crock pot, slow cooker | steel,charcoal
gi:saucepan | saucepan, sauce pan, milk pan, sauté pan | charcoal,wood,charcoal
gi:cotton-flower | cotton, cotton plant, cotton flower, cotton ball, cotton balls | cloth,leaf,wood
gi:crab-claw | crab claw, lobster claw, pincer | red
gi:cricket-bat | wooden cricket bat | pale_wood,blue
gi:crossed-bones | crossbones, crossed bones, pile of bones | bone
gi:crosshair | crosshair, reticle, gun sight, crosshairs | red
gi:crystal-earrings | crystal earrings, gem earrings, jewelled earrings | crystal,silver
gi:cut-lemon | cut lemon icon | yellow,cream
gi:dam | dam icon | stone,water place
gi:dandelion-flower | dandelion clock, dandelion seed head, dandelion puff | snow,snow,snow
gi:delivery-drone | drone, quadcopter, delivery drone, quad drone | charcoal,steel
gi:dial-padlock | dial padlock | steel,charcoal
gi:diamond-ring | ring with a diamond | gold,diamond
gi:dimetrodon | dimetrodon | forest,red living
gi:diploma | diploma, certificate, degree certificate | cream,red
gi:director-chair | director chair, directors chair, folding chair, camping chair, deck chair, deckchair, lawn chair | blue,wood,wood large
gi:djembe | djembe drum, african drum | wood,cream
gi:dog-bowl | dog dish, pet food bowl, dogfood, dog food, pet food | red,brown_cloth
gi:dog-house | dog house, doghouse, kennel, dog kennel | red,wood large
gi:dolmen | dolmen, megalith | stone place
gi:domino-mask | domino mask, hero mask, superhero mask, eye mask | charcoal
gi:robber-mask | bandit mask, burglar mask, balaclava mask, ski mask | charcoal
gi:balaclava | balaclava | charcoal,cloth
gi:doner-kebab | kebab spit, doner meat, gyros spit, shawarma spit, rotisserie meat | bronze,steel
gi:door-handle | door handle, doorhandle, doorknob, door knob, handle | gold
gi:door-ring-handle | door knocker, doorknocker, door ring | bronze
gi:double-street-lights | double street light | charcoal,yellow large
gi:dough-roller | rolling pin, roller pin, dough roller | pale_wood,wood
gi:dream-catcher | dream catcher, dreamcatcher | wood,cloth
gi:drum-kit | drum kit, drum set, drumkit | red,gold,steel large
gi:dutch-bike | city bike, dutch bike, ladies bike | green,charcoal large
gi:earbuds | earbuds, ear buds, in ear headphones, earphone | cloth
gi:earth-worm | nightcrawler, long worm | pink living
gi:egg-clutch | clutch of eggs, alien eggs, pile of eggs, egg clutch | cream
gi:egyptian-sphinx | sphinx, egyptian sphinx, great sphinx | sand,blue place
gi:egyptian-urns | egyptian urns, canopic jars | sand,blue
gi:electrical-socket | electrical socket, power outlet, wall socket, socket, electrical outlet, outlet, power point | cloth,charcoal
gi:elevator | elevator doors, lift doors | steel large
gi:emerald-necklace | jewelled necklace, gem necklace | gold,emerald
gi:entry-door | front door, house door | wood,gold,wood large
gi:escalator | escalator, moving stairs | steel,charcoal large
gi:executioner-hood | executioner hood, executioners hood | charcoal
gi:eyestalk | eyestalk, eye stalk | green,cloth
gi:fangs | vampire teeth, vampire fangs | cloth,red
gi:fez | fez, fez hat, tarboosh | red,charcoal
gi:field-gun | field gun, artillery gun, howitzer | forest,charcoal large
gi:figurehead | figurehead, ship figurehead | wood,gold
gi:finger-print | fingerprint, finger print, thumbprint | charcoal
gi:fire-axe | fire axe, firemans axe, fireman axe | red,steel,red
gi:fire-bottle | molotov icon | green,flame
gi:fishing-net | fishing net, fish net, casting net | rope,wood
gi:flail | spiked ball and chain, ball flail, morningstar flail | iron,wood
gi:flatfish | flatfish, flounder, sole fish, turbot, halibut, plaice | sand,brown_cloth living
gi:flat-tire | flat tire, flat tyre | charcoal,steel
gi:flax | flax, flax plant, linseed | blue,green,green
gi:flour | wheat flour bag | cloth,sand
gi:flower-hat | sun bonnet, bonnet, flower hat, womens bonnet | cream,rose
gi:foot-plaster | plaster cast, leg cast | cloth,skin
gi:forklift | forklift, forklift truck, fork lift | yellow,charcoal,steel large
gi:foundry-bucket | foundry bucket, crucible, smelting crucible | iron,flame
gi:fur-boot | fur boot, fur boots, ugg boots, moccasin, moccasins | leather,cream
gi:fur-shirt | fur coat, fur vest, caveman outfit, sheepskin coat | leather,cream
gi:gardening-shears | gardening shears, garden shears, hedge shears, pruning shears, secateurs, hedge clippers, clippers, hedge trimmer | red,steel,red
gi:ginkgo-leaf | ginkgo leaf, ginkgo | yellow
gi:gladius | gladius sword, roman sword | blade,gold
gi:glass-shot | shot glass, shot of liquor | glass,water
gi:glider | glider, paper glider, sailplane, glider plane | cloth,blue
gi:hang-glider | hang glider | red,yellow,steel
gi:gold-nuggets | gold nuggets, gold nugget, nugget | gold
gi:golf-tee | golf tee, tee, golf ball on a tee | cloth,orange
gi:goose | canada goose, canadian goose, wild goose | grey living
gi:granary | granary tower | stone place
gi:grapple | grappling hook, grapple, grapnel, grappling iron | steel,rope
gi:grass | tuft of grass, patch of grass, turf | grass
gi:greek-sphinx | sphinx statue, greek sphinx | stone,sand living
gi:greenhouse | greenhouse icon | glass,leaf,steel place
gi:griffin-symbol | griffin emoji | d8a04c,gold living
gi:ground-sprout | young plant, small plant | leaf,soil
gi:guitar-bass-head | guitar head, guitar headstock | wood,steel
gi:hamburger | beef burger | bronze,leaf
gi:ham-shank | ham, ham shank, gammon, whole ham, leg of ham, lamb leg, leg of lamb | e08078,bone,bone
gi:hand-truck | hand truck, dolly, sack truck, hand trolley, sack barrow | red,charcoal,red large
gi:hanging-sign | hanging sign, pub sign, tavern sign, shop sign | wood,iron
gi:headband-knot | headband icon | red
gi:heart-necklace | heart necklace, heart pendant | gold,ruby
gi:heron | heron, egret, stork, crane bird | grey,orange living
gi:ibis | ibis | cloth,charcoal living
gi:hexagonal-nut | hex nut, nut, metal nut, hexagonal nut, steel nut | steel
gi:hobbit-dwelling | hobbit house icon | leaf,wood place
gi:hockey | ice hockey sticks, crossed hockey sticks | wood,charcoal
gi:holy-grail | holy chalice | gold,ruby
gi:holy-hand-grenade | holy hand grenade | gold
gi:home-garage | house with a garage | cloth,red place
gi:hops | hops, hop cone, hop plant | leaf,8fb83e
gi:viking-helmet | norse helmet | iron,gold
gi:heavy-helm | jousting helmet, bucket helm | steel
gi:hot-meal | hot meal, ready meal, plate of hot food, breakfast | cloth,bronze
gi:ice-cream-scoop | ice cream scoop, ice cream scooper, scoop | rose,cloth
gi:ice-pop | ice pop, popsicle, ice lolly, frozen pop, paleta | crystal,pale_wood,pale_wood
gi:icebergs | icebergs icon | ice place
gi:indian-palace | indian palace, mughal palace | marble,gold place
gi:iron-cross | iron cross medal | iron,silver
gi:jason-mask | hockey mask, goalie mask | cloth,red
gi:jawbone | jawbone, jaw bone, mandible | bone
gi:jeep | military jeep, army jeep | forest,charcoal large
gi:jelly-beans | jelly beans, jelly bean, jellybeans, gumdrops, gumdrop, gum drop | red,yellow
gi:jelly | jello, gelatin, jelly dessert, aspic, blancmange | red
gi:jester-hat | jester hat, jesters hat, fool hat, cap and bells, jester cap | purple,gold
gi:jet-pack | jet pack icon | steel,flame
gi:juggling-clubs | juggling clubs, juggling pins | red,cloth
gi:kevlar-vest | bulletproof vest, kevlar vest, body armor, flak jacket, tactical vest | charcoal,forest
gi:kitchen-scale | kitchen scale, food scale | cloth,steel
gi:kiwi-bird | kiwi bird | brown_cloth,sand living
gi:knapsack | hiking backpack, knapsack with bedroll, hiking pack, camping backpack | leather,forest
gi:knee-pad | knee pad, kneepad, knee pads, elbow pad, elbow pads | charcoal,blue
gi:labrador-head | labrador head, dog head | pale_wood
gi:lantern-flame | storm lantern, hurricane lantern, lantern hooded, lantern bullseye | gold,flame,iron
gi:lasso | lariat | rope
gi:laurel-crown | laurel crown, laurel wreath, laurels, olive wreath, wreath | leaf
gi:lead-pipe | lead pipe | iron
gi:leg-armor | leg armor, greaves, leg plates, plate leggings, cuisses | steel
gi:lever | floor lever of iron | iron,red
gi:liquid-soap | liquid soap, soap dispenser, hand soap, dish soap, dishwashing liquid, soap pump | 68b0d8,cloth
gi:liver | liver, raw liver | crimson
gi:lunar-module | lunar module, lunar lander, moon lander | gold,grey,steel large
gi:lynx-head | lynx head, lynx cat | sand,charcoal living
gi:magic-broom | flying broom, flying broomstick | sand,wood
gi:magic-hat | magicians hat, rabbit hat | charcoal,red
gi:manta-ray | manta ray, stingray, ray fish, manta, devil ray | slate,cloth living
gi:manual-juicer | juicer, lemon squeezer, citrus press, manual juicer | yellow,cloth
gi:manual-meat-grinder | meat grinder, mincer, meat mincer | steel,wood
gi:manual-water-pump | water pump, hand pump, hand water pump, well pump | forest,steel,forest large
gi:mason-jar | jam, jar of jam, marmalade, jelly jar, preserves | ruby,gold
gi:matryoshka-dolls | stacking dolls | red,yellow
gi:maze | maze, labyrinth, hedge maze | leaf place
gi:meat-hook | meat hook, butcher hook | steel
gi:medical-drip | iv drip, medical drip, iv bag, drip bag, infusion | glass,steel,steel
gi:medical-thermometer | medical thermometer, fever thermometer, clinical thermometer | cloth,red
gi:medicine-pills | pill bottle, bottle of pills, medicine bottle, pillbox, medicine jar | orange,cloth
gi:meeple | meeple, board game meeple, game pawn | blue
gi:menhir | menhir, standing stone, runestone | stone place
gi:metal-scales | dragon scales, fish scales | red
gi:milk-carton | milk carton, carton of milk, carton of cream, cream carton, cream | cloth,blue
gi:mine-truck | dump truck, dumper truck, dump lorry, tipper truck, garbage truck | yellow,charcoal large
gi:mine-wagon | mine wagon | iron,stone large
gi:missile-launcher | missile launcher | forest,charcoal
gi:mite | mite, louse, flea, bed bug | brown_cloth living
gi:molecule | molecule, molecular model | red,blue
gi:mona-lisa | the mona lisa, mona lisa | soil,skin
gi:monstera-leaf | monstera, monstera leaf, swiss cheese plant leaf | forest
gi:mortar | mortar cannon, mortar | forest,charcoal
gi:mushroom-house | mushroom house icon | red,cream place
gi:musket | musket, flintlock musket, muzzle loader | dark_wood,steel,dark_wood
gi:nautilus-shell | nautilus, nautilus shell | cream,brick
gi:necklace-display | necklace on display | gold
gi:ninja-mask | ninja mask, ninja hood | charcoal,skin
gi:ninja-armor | ninja suit, ninja outfit, ninja armor | charcoal,red
gi:nuclear-bomb | nuclear bomb, atomic bomb, atom bomb | forest,yellow
gi:nuclear-plant | cooling towers | stone place
gi:nunchaku | nunchaku, nunchucks, nunchuks | wood,steel,wood
gi:oak-leaf | oak leaf | leaf
gi:oasis | oasis of palms | leaf,water place
gi:obelisk | obelisk icon | sand place
gi:observatory | astronomy observatory | cloth,slate place
gi:ocarina | ocarina | blue
gi:office-chair | office chair, desk chair, swivel chair, computer chair, gaming chair | charcoal,steel large
gi:oil-can | oil can, oilcan, oiler | steel,copper
gi:oil-rig | drilling derrick | yellow,charcoal large
gi:oil-pump | oil pump, pumpjack, oil derrick, pump jack | charcoal,red large
gi:oni | oni face, face of an oni | red,tooth,charcoal living
gi:opened-food-can | opened can, open tin can, open can, tin of food, tin | steel,red
gi:orange-slice | orange slice, slice of orange, orange wedge | orange,cream
gi:orrery | orrery, planetarium model | gold,blue
gi:paint-bucket | paint bucket, paint can, can of paint, tin of paint, paint pot, paint | steel,red
gi:paint-roller | paint roller, roller brush | blue,steel
gi:palisade | palisade wall | wood place
gi:pangolin | pangolin icon | brown_cloth living
gi:paper-boat | paper boat, origami boat | cloth
gi:paper-crane | paper crane icon, origami | cloth
gi:paper-windmill | paper windmill, toy windmill, pinwheel, whirligig | red,yellow,wood
gi:peanut | monkey nut, single peanut | pale_wood,wood
gi:pearl-necklace | string of pearls, beaded necklace | pearl
gi:peas | peas in a pod | leaf
gi:perfume-bottle | perfume, perfume bottle, cologne, bottle of perfume, fragrance | rose,gold
gi:pestle-mortar | mortar and pestle, pestle and mortar, pestle | stone,wood
gi:pickle | pickles, gherkins | forest
gi:pie-slice | slice of pie emoji | bronze,crimson
gi:pinata | pinata, piñata, donkey pinata | rose,yellow
gi:pinball-flipper | pinball flipper, pinball | red,steel
gi:pirate-coat | pirate coat, captains coat, frock coat | crimson,gold
gi:pirate-hat | pirate hat icon | charcoal,bone
gi:pirate-hook | pirate hook, hook hand | steel,leather
gi:pisa-tower | leaning tower of pisa, tower of pisa, pisa tower | marble place
gi:pizza-cutter | pizza cutter, pizza wheel | steel,red
gi:plastic-duck | rubber duck, rubber ducky, bath duck, toy duck | yellow,orange
gi:platform | stone platform | stone
gi:plesiosaurus | plesiosaur, plesiosaurus | teal living
gi:podium | podium, winners podium | gold large
gi:poncho | poncho, serape | red,yellow
gi:pool-triangle | billiard balls, pool triangle, rack of balls, billiards, snooker balls | red,yellow
gi:pope-crown | papal tiara, bishops mitre, mitre, pope hat | cloth,gold
gi:porcelain-vase | porcelain vase, ming vase, china vase, chinaware | cloth,blue
gi:powder-bag | bag of gunpowder, gunpowder, powder bag, gunpowder bag | leather,charcoal
gi:powder | powder, pile of powder, dust pile, heap of powder | cloth
gi:pressure-cooker | pressure cooker | steel,charcoal
gi:pretzel | salted pretzel | bronze
gi:propeller-beanie | propeller hat, propeller beanie, beanie with propeller | red,yellow,blue
gi:protection-glasses | lab goggles, protective glasses, workshop glasses | glass,charcoal
gi:pterodactylus | pterodactyl icon | bronze living
gi:pumpkin-lantern | carved pumpkin | orange,flame
gi:puppet | marionette doll | wood,red
gi:quill-ink | inkwell, ink bottle, ink pot, quill and ink, ink, inkpot, penholder | blue,cloth,cloth
gi:rabbit-head | rabbit head, bunny head | white,pink living
gi:radio-tower | radio mast, radio antenna, antenna | steel,red,steel large
gi:rattlesnake | rattler | sand,brown_cloth living
gi:raw-egg | raw egg, egg yolk, yolk | cream,yellow
gi:rhinoceros-horn | rhino horn | bone
gi:ribcage | ribcage, rib cage, ribs skeleton | bone
gi:rice-cooker | rice cooker | cloth,charcoal,steel
gi:rolled-cloth | rolled cloth, bolt of cloth, roll of cloth, roll of fabric, fabric | blue,cloth
gi:roman-toga | toga, roman toga | cloth,gold
gi:rope-bridge | rope bridge silhouette | wood,rope place
gi:rotary-phone | bakelite phone | charcoal,cloth
gi:rubber-boot | rubber boot, rubber boots, wellington boot, wellies, rain boot, rain boots, gumboot, galoshes, wellington boots | yellow,charcoal
gi:safety-pin | nappy pin | steel
gi:sai | sai, sai dagger | steel,leather
gi:sandal | gladiator sandal, roman sandal, leather sandal, leather sandals | leather
gi:santa-hat | santa hat, christmas hat | red,cloth
gi:sawed-off-shotgun | shotgun, sawed off shotgun, double barrel shotgun, hunting shotgun, pump shotgun | dark_wood,steel
gi:scales | justice balance | gold
gi:scooter | city scooter | teal,charcoal large
gi:scuba-mask | divers mask | blue,glass
gi:scuba-tanks | scuba tank, oxygen tank, scuba tanks, air tank, diving tank, scuba | yellow,charcoal
gi:sea-serpent | sea snake monster icon | teal living
gi:settings-knobs | mixing board | charcoal,red
gi:sextant | sextant, navigators sextant, navigators tools | gold,bronze
gi:shambling-mound | shambling mound, swamp thing, bog monster | forest living
gi:shark-fin | shark fin | slate,water
gi:shepherds-crook | shepherds crook, crook, shepherd crook, shepherd staff | wood
gi:shirt-button | shirt button, coat button, sewing button | blue
gi:shoulder-armor | shoulder armor, pauldron, pauldrons, spaulder, shoulder pads | steel
gi:shoulder-bag | shoulder bag, messenger bag, sling bag | leather,gold
gi:siege-ram | battering ram, siege ram, portable ram | wood,iron,wood large
gi:siege-tower | siege tower | wood,iron place
gi:skis | crossed skis | red,charcoal
gi:skull-in-jar | skull in a jar, head in a jar | glass,bone
gi:sleeveless-jacket | waistcoat, sleeveless jacket, leather vest, gilet | leather
gi:slippers | slippers, house slippers, bedroom slippers | blue,cloth
gi:bunny-slippers | bunny slippers | pink,white
gi:soda-bottle | soda bottle, cola bottle, plastic bottle, pop bottle | red,charcoal
gi:space-suit | spacesuit, space suit | cloth,blue
gi:sparrow | house sparrow | brown_cloth,cream living
gi:speed-boat | racing boat | red,cloth large
gi:sperm-whale | sperm whale, moby dick | slate living
gi:spiked-bat | spiked bat, nail bat, baseball bat with nails | wood,steel
gi:spiked-collar | spiked collar, dog collar, collar, pet collar | red,steel
gi:spinning-top | spinning top icon | red,yellow
gi:spinning-wheel | spinning wheel | wood large
gi:spring | metal spring, coil, coil spring, spring | steel
gi:stalagtite | stalactite, stalactites | stone
gi:steampunk-goggles | steampunk goggles, brass goggles, aviator goggles, welding goggles | bronze,glass,leather
gi:steeltoe-boots | steel toe boots, work boots, safety boots | leather,steel
gi:stick-grenade | stick grenade, potato masher grenade | forest,wood
gi:stiletto | stiletto dagger, stiletto | blade
gi:stomach | stomach, human stomach | pink
gi:kidneys | kidneys, kidney | crimson
gi:stone-axe | flint axe, primitive axe | stone,wood,wood
gi:stone-spear | flint spear, primitive spear | stone,wood,wood
gi:stone-wheel | millstone | stone
gi:stopwatch | sports watch | steel,cloth
gi:straight-pipe | pipe segment, duct | steel
gi:sugar-cane | sugar cane, sugarcane | leaf,8fb83e
gi:surf-board | surfboard on a beach icon | yellow,red
gi:surfer-van | surf van, hippie van, camper bus, campervan | teal,cloth large
gi:suspension-bridge | suspension bridge, golden gate bridge, cable bridge | brick,steel place
gi:swimfins | swim fins, flippers, diving fins, flipper, diving flippers, swimfins | blue
gi:sydney-opera-house | sydney opera house | cloth place
gi:tank-top | sleeveless top, vest top, undershirt, singlet, muscle shirt | cloth
gi:tentacle-strike | tentacle icon | purple
gi:tesla-coil | tesla coil icon | copper,crystal,steel large
gi:theater-curtains | theater curtains, stage curtains, curtain, curtains, drapes, stage, theatre curtain | crimson,gold large
gi:thor-hammer | thors hammer, thor hammer | steel,leather
gi:thorny-vine | thorny vine, thorn, thorns, thorn vine, brambles | forest,8fb83e
gi:three-leaves | three leaves | leaf
gi:tic-tac-toe | tic tac toe, noughts and crosses, ticktacktoe | cloth,red
gi:tiara | tiara of diamonds, princess tiara | silver,diamond
gi:tipi | tipi icon | sand,red,wood place
gi:toy-mallet | toy hammer, squeaky hammer, croquet mallet, rubber mallet | red,wood
gi:tow-truck | tow truck, wrecker, breakdown truck | yellow,charcoal large
gi:trash-can | metal trash can | steel
gi:tree-branch | twig, twigs | leaf,wood,wood
gi:tree-roots | tree roots, roots, root | wood
gi:tree-swing | tree swing emoji | leaf,wood,rope place
gi:treehouse | treehouse emoji | wood,leaf place
gi:triceratops-head | triceratops head | leaf,bone living
gi:trilobite | trilobite | stone
gi:trousers | suit trousers | slate
gi:turd | turd pile | brown_cloth
gi:ushanka | ushanka, fur hat, russian hat | brown_cloth,cream
gi:usb-key | usb stick, usb key, flash drive, memory stick, thumb drive, usb drive | steel,blue
gi:uzi | uzi, submachine gun, smg, machine pistol | charcoal
gi:ak47 | kalashnikov, ak47, ak 47, m16 rifle, m16 | charcoal,wood
gi:lee-enfield | bolt action rifle, hunting rifle, carbine | dark_wood,charcoal
gi:winchester-rifle | winchester, winchester rifle, lever action rifle | wood,steel
gi:vacuum-cleaner | vacuum cleaner, vacuum, hoover | red,charcoal,steel
gi:velocipede | penny farthing, velocipede, high wheel bicycle | charcoal,steel large
gi:venus-flytrap | venus fly trap icon | leaf,red
gi:viking-longhouse | great hall of vikings | wood,sand place
gi:village | small village, hamlet | red,cream place
gi:viola | viola flower, violet, violets | violet,yellow
gi:volleyball-ball | volleyball, beach volleyball | cream,blue
gi:vr-headset | vr headset icon | charcoal,glass
gi:walrus-head | walrus head | brown_cloth,tooth living
gi:war-bonnet | war bonnet, feather headdress, headdress, feathered headdress | cloth,red,gold
gi:warehouse | warehouse icon | steel,brick place
gi:water-gallon | water cooler bottle, water cooler, water gallon | glass,blue
gi:water-tank | water tank icon | blue,steel place
gi:water-tower | water tower icon | brick,steel place
gi:hunting-horn | hunting horn, signal horn | bone,gold
gi:weight | iron weight, weight, kettlebell, kettle bell, scale weight | iron
gi:wind-turbine | wind turbine, wind generator, wind power plant | cloth place
gi:window-bars | barred window, prison window | iron,stone
gi:windpump | windpump, wind pump, american windmill | steel,wood place
gi:winter-gloves | mittens, mitten, pair of mittens, winter mittens, wool mittens, ski gloves, woolen gloves | red,cloth
gi:wood-beam | timber beam | wood
gi:wood-club | caveman club, greatclub, great club | wood
gi:wooden-chair | kitchen chair | wood large
gi:wooden-clogs | clogs, wooden shoes, clog, wooden clogs | pale_wood
gi:wooden-pegleg | peg leg, pegleg, wooden leg | wood,leather
gi:wooden-pier | pier icon | wood,water place
gi:wrecking-ball | wrecking ball, demolition ball | iron,steel
gi:yunluo | yunluo | gold,wood
gi:zeppelin | zeppelin, airship, blimp, dirigible | steel,red
gi:archaeopteryx-fossil | archaeopteryx | sand,bone
gi:camel-head | camel head | sand living
gi:war-pick | war pick, warpick | steel,wood
gi:dwarf-helmet | dwarf helmet, dwarven helmet, dwarvish iron helm | iron,gold
gi:elf-helmet | elf helmet, elven helmet, elven leather helm | forest,gold
gi:lotus-flower | pink lotus | rose
gi:unlit-candelabra | unlit candelabra | gold,cream
gi:dragon-shield | dragon shield | red,steel
gi:egg-pod | alien egg | forest,green
gi:frog-prince | frog prince | green,gold living
gi:feather-necklace | feather necklace | leather,cloth
gi:first-aid-kit | first aid case | red,cloth
gi:high-heel | stiletto heels | red
gi:hook | boat hook | steel
gi:kite | diamond kite icon | red,yellow
gi:ladder | long ladder | wood
gi:leaf-skeleton | leaf skeleton | leaf
gi:meal | meal, dinner, plate of food, appetizer | cloth,bronze
gi:moka-pot | moka express | steel,charcoal
gi:mushrooms-cluster | oyster mushroom, oyster mushrooms, chanterelle cluster, shiitake | cream,brown_cloth
gi:nest-birds | nestlings | wood,yellow
gi:onigori | rice triangle | cloth,charcoal
gi:oyster-pearl | oyster with a pearl | stone,pearl
gi:parrot-head | parrot head | green,yellow living
gi:pear | ripe pear | 8fb83e,wood
gi:pirate-grave | pirate grave | stone
gi:plant-seed | seedbag | leather,leaf
gi:saloon | wild west saloon icon | wood,red place
gi:saloon-doors | saloon doors, swing doors | wood
gi:saint-basil-cathedral | saint basils cathedral icon | red,gold place
gi:medieval-pavilion | medieval pavilion, tournament tent | red,gold place
gi:hill-fort | hill fort | wood,grass place
gi:barracks | barracks icon | wood,stone place
gi:block-house | blockhouse icon | stone place
gi:byzantin-temple | byzantine temple | sand,gold place
gi:evil-tower | dark lords tower | charcoal,red place
gi:family-house | family house icon | cream,red place
gi:tower-bridge | tower bridge, london bridge | stone,slate place
gi:graveyard | burial yard | stone,grass place
gi:crypt-entrance | tomb entrance | stone,charcoal place
gi:gold-mine | gold mine, mine shaft, mine entrance, mineshaft, mine tunnel, entrance to a mine | wood,gold place
gi:stone-bust | bust, marble bust, stone bust, bust statue | marble
gi:philosopher-bust | philosopher bust | marble
gi:sewing-string | spool and needle | red
gi:sliced-bread | loaf cut in slices | bronze,cream
gi:snorkel | diving snorkel | blue,yellow
gi:spears | two spears, crossed spears | wood,steel
gi:round-bottom-flask | alchemists flask | glass,green
gi:stack | stack of plates, pile of plates, plates | cloth
gi:steak | rump steak, beef steak, raw steak | crimson,cream
gi:tacos | two tacos | yellow,leaf
gi:teapot-leaves | herbal tea | green
gi:tied-scroll | tied scroll | cream,red
gi:tortoise | land tortoise | forest,sand living
gi:trophies-shelf | trophy shelf | wood,gold large
gi:sea-turtle | swimming sea turtle, sea turtle, green sea turtle, loggerhead turtle | teal,sand living
gi:trebuchet | siege trebuchet | wood large
gi:turret | turret icon | steel,charcoal large
gi:sentry-gun | sentry gun icon | steel,red large
gi:laser-turret | laser turret icon | steel,red large
gi:udder | udder, cow udder | pink
gi:umbrella-bayonet | closed umbrella, gentlemans umbrella, furled umbrella, umbrella stick | charcoal
gi:wanted-reward | poster, wanted sign | cream,soil
gi:wax-seal | wax seal, seal of wax, sealing wax | crimson
gi:wax-tablet | wax tablet | wood,soil
gi:winged-sword | winged sword | blade,gold
gi:wolf-head | wolf head | wolf living
gi:tiger-head | tiger head | orange,charcoal living
gi:horse-head | horse head | horse living
gi:bear-head | bear head | bear living
gi:boar | wild boar head | brown_cloth living
gi:fox-head | fox head | fox,white living
gi:deer-head | deer head, mounted deer head, stag head | deer,antler living
gi:elephant-head | elephant head | slate,bone living
gi:eagle-head | eagle head | brown_cloth,gold living
gi:dragon-head | dragon head | crimson,bone living
gi:spiked-dragon-head | spiked dragon head | forest living
gi:sauropod-head | sauropod head | forest living
gi:cow | grazing cow | cloth,charcoal living
gi:sheep | woolly sheep | wool,charcoal living
gi:raccoon-head | raccoon head | grey,charcoal living
gi:mandrill-head | mandrill, mandrill head | brown_cloth,red living
gi:saber-toothed-cat-head | smilodon head | sand,bone living
gi:basset-hound-head | basset hound head, bloodhound | brown_cloth,cream living
gi:sitting-dog | sitting dog | dog living
gi:feline | stalking cat | charcoal living
gi:hound | hunting hound | charcoal,red living
gi:koala | koala on a tree | grey living
gi:kangaroo | red kangaroo icon | bear living
gi:beaver | gnawing beaver | brown_cloth living
gi:badger | badger head | charcoal,white living
gi:sloth | sloth on a branch | brown_cloth,cream living
gi:squirrel | red squirrel with nut | fox living
gi:rat | sewer rat | grey,pink living
gi:seated-mouse | seated mouse | grey,pink living
gi:monkey | ape face | brunette,skin living
gi:gorilla | gorilla head | charcoal living
gi:gecko | gecko on the wall | green living
gi:snake | coiled snake, garter snake, pit viper | forest living
gi:sea-dragon | sea dragon icon | teal living
gi:fish-monster | fish monster, abyssal fish | forest living
gi:giant-squid | giant squid icon | crimson living
gi:squid | swimming squid | rose living
gi:jellyfish | drifting jellyfish | violet living
gi:shrimp | pink shrimp, crayfish, krill, crawfish | orange living
gi:porcupinefish | porcupinefish, porcupine fish | sand living
gi:clownfish | clown fish | orange,cloth living
gi:double-fish | pair of fish | blue living
gi:flying-trout | leaping trout, jumping fish | teal living
gi:school-of-fish | school of fish, shoal of fish, shoal | blue living
gi:snail | garden snail | sand,brown_cloth living
gi:grasping-slug | grasping slug | brown_cloth living
gi:leeching-worm | leech | crimson living
gi:maggot | fly maggot | cream living
gi:caterpillar | striped caterpillar | leaf,yellow living
gi:scarab-beetle | scarab beetle | teal,gold living
gi:long-antennae-bug | long horned beetle, longhorn beetle | brown_cloth living
gi:praying-mantis | praying mantis icon | green living
gi:spider-alt | crawling spider | charcoal living
gi:hanging-spider | hanging spider | charcoal living
gi:swan | gliding swan | white,orange living
gi:finch | finch on a twig | red,charcoal living
gi:barn-owl | flying barn owl | cream living
gi:rooster | crowing rooster | red,gold living
gi:chicken | farm chicken | white,red living
gi:duck | wild duck | brown_cloth,forest living
gi:peace-dove | dove of peace | white,leaf living
gi:flamingo | standing flamingo | rose living
gi:dodo | fat dodo | grey living
gi:stork-delivery | stork with a baby | white,orange living
gi:dolphin | leaping dolphin | slate living
gi:shark-jaws | shark jaws | bone
gi:parasaurolophus | parasaurolophus icon | leaf living
gi:diplodocus | giant sauropod | leaf living
gi:dinosaur-rex | tyrannosaurus rex icon | forest living
gi:medusa-head | medusa head | forest,skin living
gi:ifrit | ifrit, efreet | lava,charcoal living
gi:gargoyle | crouching gargoyle | stone living
gi:ghost | sheet ghost | ghost,charcoal living
gi:sasquatch | sasquatch, bigfoot, hairy ape man | bear living
gi:troglodyte | troglodyte | orc living
gi:triton-head | triton, merrow | teal living
gi:goblin-head | goblin head | goblin living
gi:orc-head | orc head | orc,tooth living
gi:troll | troll head | orc living
gi:dwarf-face | dwarf head | skin,ginger living
gi:witch-face | witch head | orc,charcoal living
gi:vampire-dracula | vampire head | vampire,charcoal living
gi:mummy-head | mummy head | cream living
gi:skeletal-hand | skeletal hand, skeleton hand | bone
gi:alien-skull | alien skull | bone
gi:animal-skull | cow skull, horned animal skull | bone
gi:horned-skull | horned skull, demon skull | bone
gi:rock-golem | boulder golem | stone living
gi:ice-golem | frost golem | ice living
gi:mimic-chest | chest mimic | wood,red living
gi:carnivorous-plant | biting plant | green,red living
gi:chicken-oven | chicken in the oven, rotisserie chicken | bronze,charcoal
gi:roast-chicken | roast chicken | bronze,cloth
gi:meat | cut of meat on bone | crimson,bone
gi:corn | cob of corn | yellow,leaf
gi:garlic | head of garlic | cloth
gi:potato | sack potato | sand
gi:banana-bunch | bunch of bananas | yellow
gi:banana-peeled | peeled banana | yellow,cream
gi:coconuts | two coconuts | brown_cloth
gi:kiwi-fruit | cut kiwi | brown_cloth,leaf
gi:watermelon | slice of melon | red,green
gi:cherry | pair of cherries | red,leaf
gi:olive | olive on a twig | leaf
gi:grain-bundle | sheaf of grain, bundle of grain | gold
`;
