/** Nouns of the project's own drawings (models/train/shapes/own-drawings.txt.br). */
export const OWN_DRAWINGS = `
own:mystery-box | mystery box, placeholder box | large
own:face | face, human face, head of a person | item
own:knee | knee | item
own:elbow | elbow | item
own:toe | toe | item
own:chin | chin | item
own:hula-hoop | hula hoop | item
own:harmonica | harmonica, mouth organ, blues harp | item
own:drill | drill, power drill, electric drill, cordless drill, hand drill | item
own:electric-fan | electric fan, fan, desk fan, table fan | large
own:harmonium | harmonium, melodica | item
own:bracelet | bracelet, bangle, wristband, anklet, charm bracelet | item
own:sweater | sweater, jumper, knitted sweater, woolen sweater, sweatsuit | item
own:diving-board | diving board, springboard | large
own:golf-club | golf club, putter, golf iron | item
own:postcard | postcard | item
own:squiggle | squiggle, squiggly line, wavy line | item
own:zigzag | zigzag, zig zag | item
own:stitches | stitches | item
own:garden-hose | garden hose, hose, hosepipe, rubber hose, fire hose | item
own:boat-with-chest | boat with chest, chest boat | large
own:minecart-with-chest | minecart with chest | large
own:minecart-with-tnt | minecart with tnt | large
own:minecart-with-furnace | minecart with furnace | large
own:minecart-with-hopper | minecart with hopper | large
own:minecart-with-spawner | minecart with spawner | large
own:block-monster | creeper, exploding monster | living
own:floating-wailer | ghast, happy ghast, floating wailer | living
own:shell-box | shulker, shell monster box | living
own:little-spirit | allay, little blue spirit | living
own:vex-spirit | vex, evil sprite | living
own:wither-three-heads | wither, three headed wither | living
own:end-crystal | end crystal | item
own:glow-orb | experience orb, glowing orb of experience, xp orb | item
own:eye-of-ender | eye of ender | item
own:ender-pearl | ender pearl | item
own:item-frame | item frame, glow item frame, item display, block display | item
own:fishing-bobber | fishing bobber | item
own:leash-knot | leash knot | item
own:cloud-ring-effect | area effect cloud, lingering cloud | item
own:fangs-rising | evoker fangs, rising fangs | item
own:spit-blob | llama spit | item
own:striped-pajamas | pajamas, pyjamas, striped pajamas, nightshirt, nightgown, sleepwear | item
own:apron | apron, kitchen apron, alchemy smock, smock | item
own:overalls | overalls, dungarees, coverall, jumpsuit, bib overalls | item
own:bra | bra, brassiere, lingerie, sports bra | item
own:diaper | diaper, nappy | item
own:kilt | kilt, scottish kilt | item
own:tuxedo | tuxedo, dinner jacket, blazer, cummerbund | item
own:suit | business suit, pantsuit, suit jacket | item
own:raincoat | raincoat, rain jacket, oilskin, oilskin cloak | item
own:turtleneck | turtleneck, turtle neck sweater | item
own:cardigan | cardigan | item
own:shawl | shawl, stole, wrap shawl | item
own:veil | veil, bridal veil, wedding veil | item
own:wig | wig, blond wig, toupee, hair piece, hair | item
own:braid | braid, plait, pigtail braid | item
own:uniform | uniform, dress uniform, costume, outfit of a soldier | item
own:leotard | leotard, unitard, wetsuit | item
own:straitjacket | straightjacket, straitjacket | item
own:hairbrush | hairbrush, hair brush | item
own:hairpin | hairpin, bobby pin, hair pin, barrette, hair clip | item
own:bib | bib, baby bib | item
own:pacifier | pacifier, baby dummy | item
own:rattle | rattle, baby rattle | item
own:napkin | napkin, serviette, doily, handkerchief of cloth, place mat, placemat | item
own:tablecloth | tablecloth, table cloth | item
own:tissue-box | tissue box, box of tissues, tissues | item
own:cutting-board | cutting board, chopping board | item
own:grater | grater, cheese grater | item
own:spatula | spatula, turner | item
own:can-opener | can opener, tin opener | item
own:bottle-opener | bottle opener | item
own:peeler | peeler, potato peeler, vegetable peeler | item
own:sifter | sifter, sieve, flour sifter | item
own:strainer | strainer, colander, tea strainer | item
own:waffle-iron | waffle iron, waffle maker | item
own:food-processor | food processor | item
own:thermos | thermos, thermos flask, vacuum flask, insulated bottle | item
own:lunch-tray | lunch tray, cafeteria tray, mess kit, tray of food | item
own:ashtray | ashtray | item
own:cork | cork, wine cork, bottle cork | item
own:sugar-cube | sugar cube, cube of sugar, sugar lump | item
own:teabag | teabag, tea bag | item
own:meatball | meatball, enormous meatball, meatballs | item
own:bun | bun, bread roll, roll, hamburger bun, scone, dinner roll | item
own:dough | dough, bread dough | item
own:pie-crust | piecrust, pie crust, pie shell | item
own:fruitcake | fruitcake, fruit cake, christmas cake | item
own:banana-split | banana split | item
own:sundae | sundae, ice cream sundae, hot fudge sundae | item
own:parfait | parfait, mousse, trifle | item
own:celery | celery, celery stalk, celery sticks | item
own:rhubarb | rhubarb | item
own:okra | okra, lady finger | item
own:chickpea | chickpea, chickpeas, garbanzo | item
own:pecan | pecan, pecan nut | item
own:cashew | cashew, cashew nut, cashews | item
own:pistachio | pistachio, pistachio nut, pistachios | item
own:walnut | walnut, walnuts, nut of the walnut tree | item
own:pinecone | pinecone, pine cone, fir cone | item
own:cinnamon | cinnamon, cinnamon stick, cinnamon sticks | item
own:dandelion-leaf | arugula leaf, rocket leaf, dandelion leaf | item
own:sandbox | sandbox, sand pit for children, sandpit | large
own:trampoline | trampoline | large
own:treadmill | treadmill, running machine, exerciser | large
own:stretcher | stretcher | large
own:hammock | hammock | large
own:tripod | tripod, camera tripod | item
own:pulley | pulley, block and tackle, rope pulley | item
own:propeller | propeller, ship propeller, boat propeller | item
own:car-jack | car jack, jack, scissor jack | item
own:headlight | headlight, car headlight, headlamp, taillight | item
own:license-plate | license plate, number plate, licence plate | item
own:windshield | windshield, windscreen | item
own:exhaust-pipe | exhaust pipe, tailpipe, muffler | item
own:hinge | hinge, door hinge | item
own:latch | latch, door latch, bolt lock, door bolt | item
own:keyhole | keyhole, lock plate | item
own:doorstop | doorstop, door wedge, wedge | item
own:glue | glue, glue bottle, bottle of glue, craft glue | item
own:chalk | chalk, sticks of chalk, piece of chalk | item
own:chalkboard | chalkboard, blackboard | item
own:binder | binder, ring binder | item
own:staple | staple, wire staple | item
own:pencil-sharpener | pencil sharpener | item
own:rubber-band | rubber band, elastic band | item
own:paperweight | paperweight, paper weight | item
own:sandpaper | sandpaper | item
own:blowtorch | blowtorch, blow torch | item
own:sawhorse | sawhorse, trestle | large
own:scaffolding | scaffolding, scaffold | large
own:ramp | ramp, skate ramp | large
own:curb | curb, kerb | item
own:pothole | pothole | item
own:phone-booth | phone booth, telephone booth, phone box, telephone box | large
own:photo-booth | photo booth | large
own:payphone | payphone, pay phone | large
own:dumpster | dumpster, skip, trash container | large
own:weather-vane | weather vane, weathervane, weathercock | item
own:birdbath | birdbath, bird bath | large
own:gallows | gallows, hanging gallows | large
own:noose | noose, hangman noose | item
own:hookah | hookah, shisha, water pipe hookah, narghile | item
own:jukebox | jukebox | large
own:record-player | record player, turntable | item
own:kaleidoscope | kaleidoscope | item
own:cymbal | cymbal, cymbals | item
own:kazoo | kazoo | item
own:didgeridoo | didgeridoo | item
own:sitar | sitar | item
own:cello | cello, double bass, contrabass, viol, washtub bass, violoncello | item
own:tuning-fork | tuning fork | item
own:flag-pole | flagpole, flag pole | large
own:flyswatter | flyswatter, fly swatter | item
own:mop | mop, floor mop | item
own:dustpan | dustpan | item
own:pogo-stick | pogo stick | item
own:tricycle | tricycle, trike | large
own:jet-ski | jet ski, jetski, water scooter | large <
own:tugboat | tugboat, tug boat, tug | large
own:sidecar | sidecar, motorcycle with sidecar | large
own:hearse | hearse, funeral car | large <
own:snowplow | snowplow, snow plough, snowplough | large
own:cement-mixer | cement mixer, concrete mixer, cement truck, mixer truck | large
own:bobsled | bobsled, bobsleigh | large
own:hovercraft | hovercraft, airboat | large
own:seaplane | seaplane, float plane, floatplane | large
own:gondola-boat | gondola, venetian gondola | large
own:aircraft-carrier | aircraft carrier | large
own:carriage | carriage, horse carriage, coach carriage, royal carriage, stagecoach, stage coach, mail coach, royal coach, horse drawn carriage, horse drawn coach, horse-drawn carriage, horse-drawn coach, horse and carriage, hansom cab | large
own:chariot | chariot, war chariot, roman chariot | large
own:altar | altar, church altar | large
own:trapdoor | trapdoor, trap door | item
own:tapestry | tapestry, wall hanging | item
own:mattress | mattress, air mattress | large
own:bedpost | bedpost, bed post | item
own:ottoman | ottoman, footrest, pouffe, hassock, pouf | large
own:highchair | highchair, high chair, baby chair | large
own:playpen | playpen | large
own:step-stool | step stool, stepstool | large
own:rocking-horse | rocking horse, hobbyhorse | large
own:dollhouse | dollhouse, doll house | large
own:pool-table | pool table, billiard table, snooker table | large
own:roulette-wheel | roulette wheel, roulette | item
own:snowball | snowball | item
own:blowgun | blowgun, blowpipe, blow gun | item
own:cannonball | cannonball, cannon ball | item
own:amber | amber, piece of amber | item
own:ice-pick | icepick, ice pick | item
own:nail-clippers | nail clippers, nail clipper | item
own:nutcracker | nutcracker, nut cracker | item
own:wrapped-candy-bar | candy bar, chocolate candy bar, cereal bar | item
own:jewelry-pile | pile of jewelry, pile of jewels, jewelry heap | item
own:mascara | mascara, eyeliner | item
own:makeup-kit | makeup, make up, makeup kit, eyeshadow palette, disguise kit | item
own:lip-balm | lip balm, lip gloss, chapstick | item
own:floss | floss, dental floss | item
own:dentures | denture, dentures, false teeth | item
own:hearing-aid | hearing aid | item
own:inhaler | inhaler, asthma inhaler | item
own:gurney | gurney, hospital trolley | large
own:bedpan | bedpan | item
own:urinal | urinal | large
own:tile-floor | floor tile, tiles, floor tiles | item
own:windowsill | windowsill, window sill | item
own:grate | grate, grille, iron grate, drain, vent | item
own:guardrail | guardrail, guard rail, crash barrier | item
own:mousepad | mousepad, mouse pad, mouse mat | item
own:mosquito-net | mosquito net | item
own:mold-spots | mold, mould, slime mold, mouldy bread | item
own:moss | moss, patch of moss | item
own:mud-pile | mud, pile of mud, mulch, compost, dirt, pile of dirt, heap of soil | item
own:gravel | gravel, pile of gravel | item
own:sand-pile | pile of sand | item
own:cocoon | cocoon, chrysalis | item
own:petal | petal, rose petal | item
own:mistletoe | mistletoe, sprig of mistletoe | item
own:poinsettia | poinsettia | item
own:corsage | corsage, boutonniere | item
own:grapevine | grapevine, grape vine | item
own:tree-bark | bark, tree bark | item
own:hedge | hedge, garden hedge, trimmed hedge | large
own:barnacle | barnacle | item
own:clam | clam | item
own:aardvark | aardvark icon | living <
own:platypus | platypus icon | living <
own:meerkat | meerkat icon | living
own:guinea-pig | guinea pig icon | living <
own:puffin | puffin | living <
own:pheasant | pheasant | living <
own:pigeon | pigeon, rock dove, carrier pigeon | living <
own:cardinal-bird | cardinal icon | living <
own:swordfish | swordfish, marlin | living <
own:catfish | catfish | living <
own:manatee | manatee, sea cow, dugong | living <
own:yak | yak emoji | living <
own:eyepatch | eyepatch, eye patch, pirate eye patch | item
own:plum | plum, plums, damson, prune | item
own:blackberry | blackberry, blackberries, mulberry, boysenberry, bramble fruit, dewberry | item
own:pomegranate | pomegranate | item
own:dragonfruit | dragonfruit, dragon fruit, pitaya | item
own:fig | fig, figs | item
own:durian | durian, breadfruit, jackfruit, soursop, cherimoya | item
own:star-fruit | star fruit, starfruit, carambola | item
own:lychee | lychee, lychees, litchi, rambutan | item
own:papaya | papaya, pawpaw | item
own:passion-fruit | passion fruit, passionfruit, maracuja | item
own:cranberry | cranberry, cranberries, lingonberry, redcurrant, red currant | item
own:squash-gourd | squash, butternut squash, gourd, banana squash | item
own:turnip | turnip, turnips | item
own:cauliflower | cauliflower | item
own:brussels-sprout | brussels sprout, brussels sprouts | item
own:lavender | lavender | item
own:orchid | orchid | item
own:lily | lily, lilies, white lily, amaryllis | item
own:iris | iris, iris flower | item
own:daffodil | daffodil, daffodils, narcissus, jonquil | item
own:bluebell-flower | bluebell, bluebells, bellflower, campanula | item
own:foxglove | foxglove, delphinium, larkspur | item
own:thistle | thistle | item
own:lilac | lilac, buddleia | item
own:dahlia | dahlia, zinnia, chrysanthemum, chrysantemum | item
own:carnation-flower | carnation, carnations | item
own:peony | peony, peonies, camellia, camellias, ranunculus | item
own:pansy | pansy, pansies | item
own:buttercup | buttercup, primrose, celandine | item
own:heather | heather, heath flower | item
own:holly | holly, holly leaves, holly branch | item
own:gladiolus | gladiolus, gladioli | item
own:snapdragon | snapdragon, freesia | item
own:hand-grenade | hand grenade, grenade, frag grenade, pineapple grenade | item
own:bedroll | bedroll, bed roll, sleeping bag | item
own:molotov-cocktail | molotov cocktail, molotov, molotov bottle, fire bottle, fire bomb bottle, petrol bomb | item
own:traffic-cone | traffic cone, road cone, cone, pylon cone | large
own:light-machine-gun | machine gun, light machine gun, lmg | item
own:grenade-launcher | grenade launcher, grenade gun | item
own:railgun | railgun, rail gun, gauss rifle, gauss gun, coilgun | item
own:rocket-launcher | rocket launcher, bazooka, rpg launcher, panzerfaust | item
own:shuttlecock | shuttlecock, badminton birdie, birdie of badminton | item
own:surfboard | surfboard, surf board, longboard of surf, bodyboard | item
own:spinning-top | spinning top, toy top, dreidel, whipping top | item
own:turban | turban, wrapped turban | item
own:headband | headband, sweatband, hachimaki | item
own:bandana | bandana, bandanna, kerchief, handkerchief, headscarf | item
own:iceberg | iceberg | large
own:jet-pack | jet pack, jetpack, rocket pack | item
own:raft | raft, wooden raft, bamboo raft, log raft | large
own:towel | towel, bath towel, hand towel, dish towel, beach towel, hanging towel, dishrag, washcloth, rag, dishcloth | item
own:brazier | brazier, fire bowl, brasero | large
own:incense | incense, incense stick, incense burner, joss stick, block of incense | item
own:marshmallow | marshmallow, toasted marshmallow, marshmallows | item
own:holy-water | holy water, vial of holy water, holy water bottle | item
own:dandelion | dandelion, dandelion flower | item
own:vr-goggles | vr headset, vr goggles, virtual reality headset, virtual reality, vr glasses | item
own:stage-spotlight | stage spotlight, spotlight, stage light, stage lamp, floodlight | large
own:toothpaste-tube | toothpaste, tube of toothpaste, toothpaste tube | item
own:stick | stick, wooden stick, plain stick | item
own:flint-arrowhead | arrowhead, arrow head, flint arrowhead | item
own:wooden-pier | pier, harbor, harbour, seaport, dock, jetty, wooden pier, wharf, boardwalk | large
own:snow-globe | snow globe, snowglobe, snow dome | item
own:jack-in-the-box-toy | jackbox toy, jack in the box | item
own:shotgun-shell | shotgun shell, shotgun cartridge, shotgun ammo, buckshot | item
own:plastic-explosive | plastic explosive, c4, c4 explosive, time bomb, bomb with timer, timed explosive | item
own:buff-arrow | buff arrow, attack up icon, stat up arrow, strength up icon, defense up icon, speed up icon, power up arrow | item
own:debuff-arrow | debuff arrow, attack down icon, stat down arrow, defense down icon, weakness icon, slow icon | item
own:bite-marks | bite marks, bite mark, bite attack, bite icon | item
own:anger-mark | angry mark, anger vein, angry icon, rage icon | item
own:banana-peel | banana peel, banana skin | item
own:wire-coil | wire, copper wire, coil of wire, wire coil | item
own:sticking-plaster | sticking plaster, adhesive bandage, bandaid, band aid, plaster strip | item
own:revolving-door | revolving door | large
own:tube-top | tube top, bandeau | item
own:grand-piano | grand piano, concert piano, baby grand piano | large
own:ball-bearings | ball bearings, ball bearing, steel balls | item
own:spare-ribs | spareribs, spare ribs, rack of ribs, bbq ribs | item
own:paper-tray | paper tray, document tray, letter tray | item
own:laser-rifle | laser rifle, energy rifle, sci fi rifle, blaster rifle, futuristic rifle | item
own:fire-arrow | fire arrow, flaming arrow, burning arrow, fiery arrow | item
own:torn-page | torn paper, torn page, ripped paper, ripped page, torn letter | item
own:rolled-map | furled map, rolled map, rolled up map | item
own:double-scoop | double scoop ice cream | item
own:seed-packet | seed packet | item
own:tentacle-mimic | tentacle mimic | living
own:lumber-stack | stack of lumber, lumber stack | large
own:bone-heap | heap of old bones | large
own:melting-candle | melting candle | item
own:severed-hand | severed hand, cut off hand, crawling hand | item
own:keycard-card | keycard, key card, access card, swipe card, security card | item
own:rainbow-trail | rainbow trail, rainbow streak, rainbow stripes | item
own:game-cartridge | game cartridge, video game cartridge, game cart | item
own:slatted-bench | park bench, garden bench, slatted bench | large
own:canopy-bed | canopy bed, four poster bed, bed with curtains | large
own:open-carton | open carton, open cardboard box, empty cardboard box | large
own:potion-shelf | potion shelf, shelf of potions, alchemy shelf | large
own:pot-on-fire | pot over a fire, pot on fire, cooking fire, camp kitchen | large
own:neon-open | neon sign, open sign, neon open sign | large
own:bubble-helmet | astronaut helmet, space helmet | item
own:tribal-totem-mask | tribal mask, tiki mask, ritual mask, wooden mask, relic mask | item
own:football-patches | soccer ball, football ball | item
own:sandbag-wall | sandbags, sandbag, sandbag wall, sandbag barricade | large
own:ground-tentacles | tentacles out of the ground, ground tentacles, tentacle attack | large
own:sword-in-rock | excalibur stone | large
own:table-with-chairs | table with chairs, dining table with chairs | large
own:hatching-dragon | hatching dragon, dragon hatchling in an egg, hatching dragon egg | living
own:big-claw | claw, talon, monster claw, dragon claw, beast claw | item
own:curled-horn | beast horn, severed horn | item
own:silk-spool | spider silk, roll of spider silk | item
own:glowing-rune-stone | rune stone, runestone tablet, rune, glowing rune stone | item
own:hover-board | hoverboard, hover board | item
own:holo-projector | hologram projector, holo projector, hologram emitter | item
own:hazard-triangle | warning sign, hazard sign, danger sign | item
own:glass-milk-bottle | milk bottle, bottle of milk, glass bottle of milk | item
own:pizza-carton | box with a pizza | item
own:beast-pelt | pelt rug, animal hide | item
own:skull-staff-head | staff of bones, bone staff | item
own:beam-sword | energy sword, laser sword, light saber, lightsaber, beam sword, plasma sword | item
own:steel-boots | steel sabatons, pair of steel boots | item
own:ship-in-bottle | bottled ship | item
own:clock-bomb | dynamite with a clock, clock bomb, timed bomb | item
own:hand-radio | walkie talkie, two way radio, handheld radio, radio set | item
own:jar-of-fireflies | firefly jar, jar of fireflies | item
own:tea-service | tea set, tea service, teapot and cups | large
own:table-lamp | bedside lamp, nightstand lamp, table lamp, lamp | item
own:pawn-piece | chess pawn, pawn | item
own:fire-flask | alchemist's fire, alchemists fire, alchemist fire, flask of fire | item
own:electric-chair-seat | electric chair | large
own:domed-synagogue | synagogue | place
own:backgammon-board | backgammon, backgammon board | item
own:speed-dial | speedometer, odometer, tachometer, gauge, pressure gauge, dashboard gauge | item
own:lucerne-polearm | lucern hammer, lucerne hammer | item
own:red-mold-patch | red mold, red mould | large
own:wafer-biscuit | wafer, wafers, wafer biscuit | item
own:rose-watering-can | rose watering can | item
own:choco-layer-cake | chocolate cake, chocolate cake with a cherry, cherry cake, cake with a cherry, chocolate birthday cake | item
own:fortune-card | tarot card, tarot, tarot cards, fortune card, oracle card | item
own:eggs-in-basket | egg basket, basket of eggs, basket with eggs, basket full of eggs, easter basket | item
own:honey-pot-jar | honey jar, jar of honey | item
own:steak-on-plate | steak on a plate, steak dinner, plate with steak, plate of steak | item
own:heart-bow-key | heart key, heart shaped key, key with a heart | item
own:swirl-portal | swirl portal | large
own:bean-can | canned beans, can of beans, tin of beans, beans can | item
own:field-binoculars | binoculars, field glasses | item
own:big-plasma-cannon | plasma cannon, plasma gun, energy cannon, plasma launcher, arm cannon | item
own:hacker-device | hacking device, hacking tool, hacker device, signal jammer, handheld terminal, tricorder, pda | item
own:potted-bonsai | bonsai, bonsai tree, bonsai tree in a pot, potted bonsai | large
own:plate-of-sushi | sushi plate, plate of sushi, sushi platter, sushi set | item
own:six-shooter | revolver, six shooter, sixgun, cowboy gun | item
own:wanted-bill | wanted poster, bounty poster | item
own:sheriff-star-badge | sheriff badge, sheriff star, sheriff's badge, sheriffs badge, star badge | item
own:kids-lunchbox | lunch box, lunchbox, lunch pail | item
own:bullet-belt | ammo belt, bullet belt, bandolier, bandoleer, ammunition belt, cartridge belt | item
own:glow-reactor | arc reactor, reactor core, energy core, fusion core, warp core | item
own:torn-bat-wing | bat wing, bat's wing, bat wings ingredient | item
own:soap-bubble-wand | bubble wand, bubble blower | item
own:box-of-cereal | cereal box, box of cereal, cornflakes box, cornflakes | item
own:gum-pack | chewing gum, bubble gum, bubblegum, pack of gum, gum pack, stick of gum | item
own:takeaway-coffee | coffee to go, takeaway coffee, coffee cup to go, paper coffee cup, latte to go, paper cup of coffee | item
own:cookie-glass-jar | cookie jar, jar of cookies, biscuit jar | item
own:cyber-eyeball | cyber eye, cybernetic eye, bionic eye, robot eye, robotic eye | item
own:soldier-dog-tags | dog tag, dog tags, army tags, military dog tags | item
own:tape-roll | duct tape, tape roll, roll of tape, sticky tape, adhesive tape, roll of duct tape, scotch tape | item
own:eye-drop-bottle | eye drops, eye drop bottle | item
own:bag-of-fertilizer | fertilizer, fertiliser, fertilizer bag, bag of fertilizer, fertiliser bag, compost bag, bag of soil | item
own:signal-flare-gun | flare gun, signal gun, signal pistol | item
own:wreath-crown | flower crown, flower wreath, crown of flowers, wreath of flowers, floral crown | item
own:lucky-clover | four leaf clover, four leafed clover, lucky clover, four leaf clovers | item
own:radiation-meter | geiger counter, radiation detector, radiation meter, dosimeter | item
own:golden-tooth | gold tooth, golden tooth | item
own:metal-hacksaw | hacksaw, hack saw | item
own:dog-leash | leash, dog leash, dog lead, pet leash | item
own:clockwork-heart | mechanical heart, clockwork heart, steampunk heart, robot heart, heart of gears | item
own:gentleman-monocle | monocle, single eyeglass | item
own:energy-grenade | plasma grenade, energy grenade, emp grenade, sci fi grenade, photon grenade, frag grenade sci fi | item
own:capture-ball | pokeball, poke ball, capture ball, monster ball, monster capsule | item
own:energy-bar | protein bar, energy bar, granola bar | item
own:lucky-rabbit-foot | rabbit foot, rabbit's foot, rabbits foot, lucky rabbit foot | item
own:burning-flare | road flare, flare, signal flare, emergency flare | item
own:jet-boots | rocket boots, jet boots, hover boots | item
own:smoke-pellet | smoke bomb, smoke grenade, smoke pellet, ninja smoke bomb | item
own:trapped-soul-gem | soul gem, soul crystal, soul stone, soulstone | item
own:stun-gun | taser, stun gun, tazer, electroshock weapon | item
own:telegram-note | telegram, telegraph message | item
own:balanced-throwing-knife | throwing knife, throwing knives, throwing dagger | item
own:spiral-unicorn-horn | unicorn horn, unicorn's horn, narwhal horn | item
own:blue-print-plan | blueprint, building plan, floor plan, schematic, schematics, construction plan | item
own:shard-of-mirror | mirror shard, shard of mirror, glass shard, piece of mirror, shard of glass, broken glass | item
own:flying-ice-shard | ice shard projectile, ice shard, shard of ice, ice shard attack, ice projectile, ice lance, ice missile, icicle projectile, ice dart, ice bullet, ice spear projectile, icicle spear, crystal shard projectile | item
own:streaking-arrow | arrow trail, flying arrow, arrow in flight, arrow with a trail, speeding arrow, arrow projectile | item
own:leaves-swirling | leaf swirl, swirl of leaves, leaves swirling, swirling leaves, leaf tornado, whirl of leaves, leaf storm, leaf whirlwind | item
own:bubble-question | question mark bubble, question bubble, confused bubble, speech bubble with a question mark | item
own:bubble-exclamation | exclamation bubble, alert bubble, exclamation mark bubble, speech bubble with an exclamation mark | item
own:bubble-ellipsis | typing bubble, thinking dots, speech bubble with dots, dots bubble, ellipsis bubble | item
own:rising-earth-spikes | stone spikes, spikes of earth, earth spike | item
own:space-warp-tunnel | warp tunnel, hyperspace tunnel, wormhole tunnel, time tunnel, light speed tunnel | item
own:dripping-blood | blood drip, blood dripping | item
own:storm-rain-cloud | rain cloud with lightning, stormy rain cloud, rain cloud with a lightning bolt | item
own:rain-cloud-drops | raining cloud, rain cloud | item
own:thruster-flame | jet exhaust flame, thruster flame, rocket flame, engine flame, jet flame, exhaust flame, rocket exhaust, jet exhaust, engine exhaust, booster flame | item
own:kitsune-mask | fox mask, kitsune mask, japanese fox mask | item
own:iced-latte | iced coffee, iced latte, cold brew, ice coffee, frappe coffee | item
own:spotted-dino-egg | dinosaur egg, dino egg, cracked dinosaur egg | item
own:moving-belt | conveyor belt, conveyor, assembly line | large
own:cash-dispenser | atm machine, atm, cash machine, cashpoint | large
own:exit-sign-lit | exit sign, emergency exit sign | item
own:recycle-bin | recycling bin, recycling can | item
own:street-manhole | manhole cover, sewer cover | item
own:portal-shooter | portal gun | item
own:power-generator-set | power generator, generator, diesel generator, electric generator | large
own:chem-light | glow stick, glowstick, light stick | item
own:jewelled-gauntlet | infinity gauntlet, jeweled gauntlet, gem gauntlet, gauntlet with gems | item
own:oni-half-mask | samurai mask, demon mask, hannya mask, japanese demon mask | item
own:beaked-plague-mask | plague mask, plague doctor mask, beak mask, plague doctor's mask | item
own:ball-masque | masquerade mask, ball mask | item
own:caramel-dipped-apple | caramel apple, candied apple, candy apple, toffee apple | item
own:octopus-balls | takoyaki, octopus balls | item
own:mochi-sweets | mochi, daifuku, mochi balls | item
own:takeout-noodles | noodles box, noodle box, takeout noodles, chinese takeaway | item
own:gummy-bear-candy | gummy bear, gummi bear, jelly bear, gummy bears | item
own:hazard-barrel | explosive barrel, exploding barrel, red explosive barrel, flammable barrel, fuel barrel | item
own:subway-turnstile | turnstile, subway turnstile | large
own:air-vent-grate | ventilation shaft, air vent, ventilation grate, vent grate, ventilation, air duct | item
own:feeding-trough | trough, feeding trough, feed trough, manger | large
own:wooden-pillory | pillory, stocks, wooden stocks | large
own:iced-cinnamon-bun | cinnamon roll, cinnamon bun, cinnamon swirl | item
own:sea-shell-necklace | shell necklace, seashell necklace | item
own:skull-cup | skull goblet, skull cup, skull chalice, goblet of blood, skull mug | item
own:falling-star-shard | star fragment, star shard, star piece | item
own:dragon-heart-organ | dragon heart, heart of a dragon, dragon's heart, demon heart | item
own:beast-claw-gauntlet | claw gauntlets, hand claws, tekko kagi | item
own:bean-bag-seat | bean bag chair, beanbag chair, bean bag, beanbag | large
own:sick-bed | hospital bed, sick bed, medical bed, infirmary bed | large
own:gumball-dispenser | gumball machine, gumball dispenser, bubble gum machine | item
own:turtle-shell-half | tortoise shell, turtle shell, turtle's shell | item
own:gnome-red-hat | gnome hat, garden gnome hat, dwarf hat | item
own:orange-lifeboat | lifeboat, life boat, rescue boat | large
own:flame-whirl | flame whirl | item
own:fish-bones-clean | fishbone, fish bone, fish bones, fish skeleton | item
own:nailed-club | club with nails, wooden club with nails, nailed club, club of nails, spiked wooden club, wooden spiked club, spiked wooden bat, spiked wooden club with nails, club with spikes | item
own:fish-bucket | bucket of fish, bucket full of fish, fish bucket, bucket with fish | item
own:shattered-bottle | broken bottle, broken glass bottle, shattered bottle | item
own:chained-chest | chained chest, chest with chains, chest in chains, locked chest with chains, chained treasure chest | large
own:sheathed-katana | sheathed katana, katana in a sheath, katana in its sheath, katana with sheath, katana and sheath, sheathed sword | item
own:serpent-staff | snake staff, staff with a snake, serpent staff, rod of asclepius, staff with a snake wrapped around it, staff with a serpent | item
own:scaled-shield | dragon scale shield, dragonscale shield, scale shield, shield of dragon scales | item
own:raining-arrows | arrow rain, rain of arrows, arrow volley, volley of arrows, hail of arrows, arrow shower | item
own:rolled-scroll | rolled scroll, rolled up scroll, rolled letter, rolled paper, rolled up parchment | item
own:rolled-blueprint | rolled blueprint, rolled poster, rolled up blueprint | item
own:bag-of-seeds | seed bag, seed pouch, pouch of seeds, seed packet bag | item
own:skull-bow-key | skull key, key with a skull, skull handled key | item
own:feather-cavalier-hat | feathered hat, cavalier hat, hat with a feather, musketeer hat, bard hat | item
own:heap-of-skulls | pile of skulls, skull pile, heap of skulls, mound of skulls, stack of skulls | large
own:sealed-scroll | sealed scroll, scroll with a wax seal, scroll with a red seal | item
own:globe-with-house | snow globe with a house | item
own:lantern-of-fireflies | firefly lantern, lantern of fireflies, lantern with fireflies | item
own:fire-wood-tied | bundle of firewood, firewood bundle, bundle of sticks, kindling | item
own:eyeballs-in-jar | jar of eyeballs, eyeball jar, jar of eyes | item
own:pickles-in-jar | jar of pickles, pickle jar, pickled cucumbers | item
own:flame-guitar | guitar with flames, flame guitar | item
own:nigiri-of-salmon | salmon nigiri, salmon sushi, sushi with salmon | item
own:plasma-rifle-glow | plasma rifle, plasma gun rifle, pulse rifle | item
own:tarot-cards-deck | tarot deck, deck of tarot cards, pile of tarot cards | item
own:smokes-packet | pack of cigarettes, cigarette pack, packet of cigarettes, cigarette box, cigarettes | item
own:flame-deck-board | flame painted skateboard, flame skateboard | item
own:flame-side-car | flame painted car, hot rod, hot rod car, car with flame decals | large
own:road-breaker | jackhammer, pneumatic drill, road drill, jack hammer | item
own:old-typewriter | typewriter, mechanical typewriter, old typewriter, vintage typewriter | item
own:coin-parking-meter | parking meter, coin parking meter, expired parking meter | large
own:brown-cigar | cigar, cuban cigar, cigar butt, lit cigar, burning cigar, smoking cigar | item
own:night-goggles | night vision goggles, night vision, nvg, night goggles, thermal goggles, infrared goggles | item
own:cut-off-finger | severed finger, cut off finger, bloody finger, chopped finger, dismembered finger, zombie finger | item
own:tied-wool | wool, wool bundle, bundle of wool, sheep wool, sheared wool, raw wool, fleece, clump of wool | item
own:carton-of-eggs | egg carton, carton of eggs, box of eggs, egg box, dozen eggs, tray of eggs, egg tray | item
own:rack-of-tubes | test tube rack, rack of test tubes, test tubes, test tubes in a rack, rack with test tubes, tube rack | item
own:creamy-milkshake | milkshake with whipped cream, cherry milkshake, strawberry milkshake with cream, chocolate milkshake with cream, diner milkshake, milkshake glass with cream | item
own:bag-of-groceries | grocery bag, groceries, bag of groceries, bag full of groceries, grocery sack, paper bag of groceries, shopping bag with groceries, food shopping | item
own:cart-of-groceries | shopping cart full of groceries, cart full of groceries, shopping cart with groceries, full shopping cart, grocery cart full of food, shopping cart full of food | large
own:steel-handcuffs | handcuffs, cuffs, hand cuffs, handcuff, pair of handcuffs, police handcuffs | item
own:army-canteen | canteen, water flask, army canteen, water canteen, field canteen | item
own:drip-coffee-machine | coffee maker, coffee machine, coffeemaker, espresso machine, drip coffee maker, espresso maker | item
own:pink-hair-dryer | hair dryer, hairdryer, hair drier, blow dryer, blowdryer | item
own:glowing-chandelier | chandelier, crystal chandelier, candle chandelier, ballroom chandelier | item
own:kitchen-range | oven, stove, cooker, kitchen stove, gas stove, electric stove, range cooker, kitchen range | large
own:red-convertible | convertible, convertible car, cabriolet, cabrio, roadster, open top car, cabriolet car | large
own:stretch-limo | limousine, limo, stretch limo, white limousine, black limousine | large
own:race-go-kart | go kart, kart, race kart, go cart, racing kart, gokart | large
own:push-lawn-mower | lawn mower, lawnmower, mower, push mower, grass cutter | large
own:wooden-chessboard | chessboard, chess board, checkerboard, checkers, board game, draughts, draughts board, checkers board, game board | item
own:standing-coat-rack | coat rack, hat stand, coat stand, hat rack, coat tree, hatstand | large
own:rocking-cradle | cradle, bassinet, crib, baby cradle, cot, baby bed, baby cot, baby crib, cradle with a baby | large
own:kitchen-cupboard | cupboard, kitchen cupboard, pantry, hutch, cabinet cupboard, linen cupboard | large
own:car-engine-block | engine, car engine, motor, combustion engine, v8 engine, engine block | item
own:blue-gas-cylinder | gas cylinder, gas tank, gas bottle, helium tank, oxygen cylinder, oxygen bottle | item
own:rock-electric-guitar | electric guitar, rock guitar, bass guitar | item
own:steam-iron-blue | iron, clothes iron, steam iron, flatiron, flat iron, iron for clothes | item
own:glowing-lava-lamp | lava lamp | item
own:preacher-lectern | lectern, pulpit, podium lectern, speakers podium, speaker desk, church lectern, lectern with a book | large
own:flatbed-scanner | scanner, flatbed scanner, document scanner, document scanner machine | item
own:tilted-solar-panel | solar panel, solar cell, photovoltaic panel | item
own:stove-kettle | kettle, tea kettle, teakettle, copper kettle, tea kettle on a stove, whistling kettle | item
own:hanging-wind-chimes | chimes, windchime, chime, wind chimes | item
own:open-switchblade | switchblade, flick knife, flip knife, flick blade | item
own:red-pocket-knife | swiss army knife, pocketknife, pocket knife, multitool, penknife, jackknife | item
own:grip-pliers | pliers, needle nose pliers, pincers, pair of pliers | item
own:shop-cash-register | cash register, till, shop till | item
own:koa-ukulele | ukulele, dobro | item
own:yellow-bulldozer | bulldozer, earth mover, dozer | large
own:pocket-calculator | calculator, pocket calculator | item
own:bread-toaster | toaster, bread toaster, toaster with toast | item
own:fruit-blender | blender, food blender, smoothie maker | item
own:three-bullets | bullets, ammo, ammunition, cartridge, sling bullet, rifle rounds, bullet cartridge | item
own:sea-marker-buoy | buoy, sea buoy, marker buoy | item
own:brick-chimney-stack | chimney, smokestack, chimney stack | large
own:hanging-mage-robe | robe, wizard robe, robes, monk robe, bathrobe, mage robe, dressing gown, vestments | item
own:wash-on-line | clothesline, washing line, clothes line | large
own:iron-crowbar | crowbar, pry bar, prybar, wrecking bar, red crowbar | item
own:judge-gavel | gavel, judge gavel, judges gavel, auction hammer | item
own:squeeze-ketchup | ketchup, ketchup bottle, tomato ketchup, tomato sauce, sauce bottle, bottle of ketchup | item
own:open-matchbox | matchbox, box of matches, matches, match box, pack of matches | item
own:pair-of-oars | paddles, paddle, oars, oar, pair of oars, canoe paddle, boat paddle | item
own:pharaoh-sarcophagus | sarcophagus, egyptian sarcophagus, pharaoh coffin, mummy coffin | large
own:pleated-skirt | skirt, mini skirt, miniskirt, long skirt | item
own:festive-sombrero | sombrero, mexican hat | item
own:stereo-speaker-box | speaker, loudspeaker box, stereo speaker, speakers, stereo, hi fi speaker, big speaker | item
own:stone-sundial | sundial, sun dial | large
own:red-valve-wheel | valve, pipe valve, valve wheel, water valve | item
own:leather-wallet-cash | wallet, leather wallet, billfold | item
own:wok-with-stirfry | wok, wok pan, stir fry, stir fry in a wok | item
own:rainbow-xylophone | xylophone, glockenspiel, marimba, vibraphone | item
own:grey-fedora | fedora, trilby, detective hat, fedora hat | item
own:cathedral-organ | pipe organ, church organ, organ | large
own:corroding-acid | acid, acid bottle, corrosive acid, flask of acid | item
own:cratered-asteroid | asteroid, space rock, meteoroid | item
own:mix-tape | cassette, cassette tape, audio cassette, tape cassette, mix tape, mixtape, tape | item
own:ghetto-boombox | boombox, boom box, ghetto blaster, tape recorder, cd player, cassette player, tape player, portable stereo | item
own:wide-bowie-knife | bowie knife, survival knife | item
own:pair-of-bracers | bracers, bracer, vambrace, vambraces, arm guards | item
own:amber-spirits | brandy, brandy bottle, cognac, liquor bottle, whiskey bottle, bottle of rum | item
own:puffy-chef-hat | chef hat, chefs hat, toque, cook hat, cooks hat | item
own:power-circular-saw | circular saw, buzz saw | item
own:coal-lumps | pile of coal, coal, lump of coal, coal pile, charcoal, lumps of coal | item
own:western-stetson | cowboy hat, western hat, stetson, ten gallon hat | item
own:spurred-cowboy-boot | cowboy boot, cowboy boots | item
own:holstered-revolver | holster, gun holster, pistol holster, revolver in a holster | item
own:socket-cpu | cpu, computer chip, microprocessor, microchip, chip | item
own:frosty-cryo-pod | cryo chamber, cryo pod, specimen tank, stasis pod, sleep pod, cryogenic pod | large
own:brass-diving-helmet | diving helmet, brass diving helmet, divers helmet | item
own:domino-pair | domino, dominoes, domino tiles, domino tile | item
own:briar-pipe | smoking pipe, tobacco pipe, pipe of tobacco | item
own:towered-sand-castle | sand castle, sandcastle | item
own:leather-scabbard | scabbard, sheath, sword sheath, empty scabbard | item
own:red-jerrycan | jerrycan, jerry can, gas can, fuel can, petrol can, gasoline can, red gas can | item
own:stacked-planks | planks, plank, wooden planks, wooden plank, board, wooden board, oak planks | item
own:cop-shield-badge | police badge, badge, detective badge | item
own:velvet-ring-box | ring box, jewelry box, ring case, jewellery box, engagement ring box, ring in a box | item
own:blinking-server-rack | server rack, mainframe, data center, computer server | large
own:coloured-string-lights | string lights, fairy lights, christmas lights | item
own:striped-party-hat | party hat, birthday hat, paper hat | item
own:rubber-car-tire | tyre, tire, rubber tire, rubber tyre, truck tire, old tire | item
own:leafy-hanging-vines | vines, vine, ivy, hanging vines, ivy vines, creeping vine | item
own:plumed-spartan-helm | spartan helmet, hoplite helmet, greek helmet, trojan helmet | item
own:red-kabuto | samurai helmet, kabuto, samurai helm | item
own:viking-horn-helm | horned helmet, horned helm, viking helmet, barbarian helmet | item
own:heavy-punch-bag | boxing bag, heavy bag, sandbag of boxing, punching bag | large
own:hung-christmas-stocking | stocking, christmas stocking, stockings, christmas stocking with gifts | item
own:trigger-spray-bottle | cleaning spray, spray cleaner, window cleaner, trigger spray, cleaning bottle, spray bottle, plant sprayer | item
own:grey-handheld-console | game boy, handheld console, handheld game, game console, videogame, portable console | item
own:writing-desk-drawers | desk, writing desk, office desk, school desk, work desk, workbench desk | large
own:painted-easel | easel, painting easel, canvas on easel, art easel | item
own:gem-drop-earrings | earrings, earring, pair of earrings | item
own:sport-duffel-bag | duffel bag, duffle bag, sports bag, holdall, gym bag, kit bag | item
own:fuel-flamethrower | flamethrower, flame thrower | item
own:glass-coffee-pot | coffee pot, coffeepot, percolator, moka pot, espresso pot, coffee carafe | item
own:fob-car-keys | car key, car keys | item
own:boom-plunger | detonator, tnt plunger, plunger detonator | item
own:travel-cloak-hooded | cloak, hooded cloak, travel cloak, travellers cloak | item
own:yellow-hazmat-suit | hazmat suit, hazard suit, chemical suit, protective suit | item
own:pumpkin-pie-slice | slice of pumpkin pie, pumpkin pie slice, piece of pumpkin pie, pumpkin pie with whipped cream | item
own:apple-pie-slice | slice of apple pie, apple pie slice, piece of apple pie | item
own:feather-spear | spear with feathers, feathered spear, tribal spear, spear decorated with feathers | item
own:leaky-hydrant | leaking fire hydrant, leaking hydrant, broken fire hydrant, burst fire hydrant, fire hydrant spraying water | item
own:wall-light-switch | light switch, wall switch, dimmer | item
own:dripping-faucet | bathroom faucet, water faucet, dripping faucet, kitchen tap, water tap, faucet, tap, spigot | item
own:grey-jet-fighter | jet fighter, fighter jet, fighter plane, warplane, stealth jet | large
own:barbed-harpoon | harpoon, whaling harpoon | item
own:spooned-lure | fishing lure, lure, fishing tackle, tackle, bobber, fishing float | item
own:tin-toy-robot | toy robot, vintage robot, tin robot, retro robot toy | living
own:count-cape | vampire cape, dracula cape | item
own:black-tv-remote | tv remote, remote control, remote, television remote, remote controller | item
own:porcelain-sink | sink, washbasin, wash basin, bathroom sink, kitchen sink | large
own:golden-honeycomb | honeycomb, bee comb, honey comb | item
own:bobble-beanie | beanie, woolly hat, knit cap, bobble hat, wool hat, knitted hat, winter hat | item
own:wood-carving-chisel | chisel, wood chisel | item
own:grilled-sausages | sausage, sausages, bratwurst, frankfurter, wurst, grilled sausage | item
own:crossed-iron-nails | nails, nail, iron nails, iron nail, carpenter nail | item
own:army-ammo-box | ammo box, ammunition box, ammo crate | item
own:tied-herbs | bundle of herbs, herb bundle, thyme, rosemary, oregano, parsley, marjoram, dill, cilantro, coriander, basil, tarragon, chives, chervil, fennel, herbs and spice | item
own:heap-of-seeds | sesame, sesame seeds, seeds, seed, bag of seed, pile of seeds, handful of seeds | item
own:farm-plow | plow, plough | item
own:charcoal-barbecue | barbecue, grill, barbecue grill, bbq, charcoal grill, bbq grill | large
own:buttoned-armchair | armchair, arm chair, easy chair, recliner, lounge chair, upholstered chair, loveseat, ottoman chair | large
own:iced-gingerbread-man | gingerbread man, gingerbread cookie, gingerbread | item
own:black-forest-cuckoo-clock | cuckoo clock | item
own:bound-pan-flute | pan flute, panpipe, panpipes, pan pipes, syrinx | item
own:western-saddle | saddle, horse saddle, riding saddle, saddle riding, saddle pack, military saddle, saddle military, saddle exotic | item
own:plain-paper-bag | paper bag, paper sack | item
own:pinned-voodoo-doll | voodoo doll with pins, voodoo doll with needles, pinned voodoo doll | item
own:two-seat-couch | sofa, couch, settee, sofa bed, futon | large
own:lockpick-set | lockpicks, lock picks, lockpick, lock pick, thieves tools, thief tools | item
own:waterwheel-own | waterwheel, water wheel | place
own:ornament-ball | christmas ornament, bauble, christmas ball, tree ornament, christmas bauble | item
own:round-radish | radish, radishes, red radish | item
own:chainsaw-own | chainsaw, chain saw, power saw | item
own:fairy-wand-own | fairy wand, star wand, princess wand | item
own:grape-bunch | grapes, grape, bunch of grapes, berry | item
own:fries-box | fries, french fries, chips, box of fries, potato fries, fish and chips, chip shop chips | item
own:wheat-sheaf | wheat, wheat stalk, barley, rye, bundle of wheat, wheat bundle, grain, wheat crop, rice plant, oats, sheaf of wheat, wheat sheaf, wheat field | item
own:raw-steak | raw meat, raw beef, beef, slab of meat, meat slab, raw meat slab | item
own:cooked-steak | steak, grilled steak, cooked steak, cooked beef, bacon steak | item
own:drinking-horn-own | drinking horn, ale horn, mead horn, horn of ale, horn of mead | item
own:slide-trombone | trombone, slide trombone | item
own:bag-pipes | bagpipes, bagpipe, pipes of scotland | item
own:toothed-trap | bear trap, steel trap, leghold trap, hunting trap, animal trap, jaw trap, wolf trap | item
own:belt-with-buckle | belt buckle, buckle, clasp | item
own:jungle-blade | machete, jungle knife | item
own:open-grimoire | open spellbook, open spell book, open magic book, open grimoire, open tome, open book of spells | item
own:carpet-roll | rolled carpet, rolled rug, carpet roll, rolled magic carpet, rolled flying carpet | item
own:half-umbrella | half open umbrella, half closed umbrella | item
own:blank-bill | blank wanted poster, empty wanted poster | item
own:strawberry-gateau | strawberry cake, strawberry cream cake, strawberry gateau | item
own:scarab-charm | scarab amulet | item
own:open-watch | open pocket watch, open pocketwatch | item
own:vine-staff | vine staff, staff with vines, overgrown staff | item
own:cocoa-mug | cocoa with marshmallows, hot chocolate with marshmallows, hot cocoa with marshmallows, marshmallow cocoa | item
own:quiver-of-arrows | quiver, arrow quiver, quiver of arrows, quiver with arrows, full quiver | item
own:iron-nuggets | iron ore, raw iron, iron ore chunk, iron ore rock | item
own:lattice-pie | apple pie, fruit pie | item
own:boxing-pair | boxing gloves, pair of boxing gloves, hanging boxing gloves | item
own:message-bottle | message bottle, message in a bottle, bottled message, bottled letter | item
own:mist-ball | misty crystal ball, foggy crystal ball, swirling crystal ball, fortune teller ball | item
own:school-rucksack | school bag, schoolbag, satchel, school backpack | item
own:first-aid-case | medkit, first aid kit, med kit, health pack, health kit, medical kit, medpack, aid kit, medicine box, first aid box, medical bag | item
own:signal-bugle | bugle, flugelhorn, army bugle, cavalry bugle | item
own:air-horn-can | air horn, airhorn, signal horn can | item
own:kick-drum-front | kick drum, bass drum, marching drum | item
own:zither-box | zither, autoharp, psaltery, koto | item
own:hammered-dulcimer | dulcimer, hammered dulcimer, cimbalom, santur | item
own:wheel-fiddle | hurdy gurdy, hurdy-gurdy, wheel fiddle | item
own:theremin-box | theremin | item
own:steam-organ | calliope, steam organ, steam calliope | large
own:clavichord-box | clavichord, spinet, virginal | large
own:tape-keyboard | mellotron, mellotran, tape keyboard | item
own:one-eyed-doll | one eyed doll, creepy doll, haunted doll, cursed doll, possessed doll, evil doll, scary doll | item
own:snowflake-wand | snowflake wand, snowflake staff, frost wand, wand of frost | item
own:cat-backpack | cat backpack, cat ear backpack, kitty backpack, cat eared backpack | item
own:sword-on-stand | sword stand, katana stand, sword on a stand, katana on a stand, samurai sword stand, katana rack, displayed katana | item
own:wormy-apple | wormy apple, apple with a worm, worm in an apple, rotten apple with a worm | item
own:heart-flask | heart potion, heart shaped potion, heart bottle, heart flask, heart shaped bottle | item
own:skull-flask | skull potion, skull flask, skull bottle, potion with a skull cork | item
own:picnic-hamper | picnic basket, picnic hamper, picnic basket with food, food hamper | item
own:egg-with-yolk | cracked egg with yolk, broken egg with yolk, cracked open egg | item
own:toasted-marshmallow | roasted marshmallow, marshmallow on a stick, roasting marshmallow, toasted marshmallow on a stick | item
own:cassette-player | walkman, portable cassette player | item
own:instant-camera-own | polaroid camera, instant camera, instax camera, polaroid | item
own:movie-reel | film reel, movie reel, film spool, cinema reel, reel of film | item
own:sewing-tin | sewing kit, sewing box, sewing set, sewing supplies | item
own:dripping-pizza | cheesy pizza slice, pizza slice with dripping cheese, melting pizza slice | item
own:leather-glove-pair | leather gloves, gloves pair, two gloves, work gloves, winter gloves, pair of leather gloves | item
own:plate-gauntlet | gauntlet, gauntlets, iron gauntlet, steel gauntlet, plate gauntlet, knight gauntlet, armored glove, metal glove | item
own:bolt-staff | lightning staff, thunder staff, storm staff, electric staff, lightning wand | item
own:fire-staff-own | fire staff, flame staff, staff of fire, inferno staff, fire wand, flame wand | item
own:moon-staff-own | moon staff, lunar staff, crescent staff, moon scepter, moon wand | item
own:sun-staff-own | sun staff, solar staff, sun scepter, staff of the sun | item
own:archery-gear | archery set, bow and quiver, archery gear, archery equipment | item
own:forensic-case | forensic kit, fingerprint kit, evidence kit, crime scene kit, detective kit | item
own:riot-shield-own | riot shield, police shield | item
own:bowl-of-fruit | fruit bowl, bowl of fruit, fruit | item
own:pharaoh-mask | pharaoh mask, pharaohs mask, golden pharaoh mask, death mask, tutankhamun mask, egyptian mask, egyptian death mask | item
own:photo-locket | photo locket, locket, open locket, heart locket, heart shaped locket, heart-shaped locket, heart locket with a photo, locket with a photo | item
own:molten-dragon-egg | glowing dragon egg, molten dragon egg, fire dragon egg, lava dragon egg, lava egg | item
own:jetpack-lit | flying jetpack, jetpack with flames, blazing jetpack, fired jetpack | item
own:umbrella-cocktail | tropical cocktail, cocktail with umbrella, fruity cocktail, beach cocktail | item
own:egg-in-cup | boiled egg, soft boiled egg, egg cup, boiled egg in a cup | item
own:blueberry-pancakes | blueberry pancakes, pancakes with blueberries, berry pancakes | item
own:holy-tome | prayer book, holy book, prayerbook | item
own:spiked-targe | spiked shield, shield with spikes, thorn shield, spiked round shield | item
own:ridge-tent | ridge tent, a frame tent, triangle tent | item
own:cream-dollop | whipped cream, dollop of cream, whipped cream swirl | item
own:macaroni-bowl | macaroni, macaroni and cheese, mac and cheese, bowl of macaroni, elbow pasta, penne, rigatoni | item
own:egg-rolls | egg roll, egg rolls, spring roll, spring rolls, lumpia | item
own:snowsuit | snowsuit, snow suit, ski suit, puffy snowsuit | item
own:reliquary | reliquary, golden reliquary, reliquary casket, holy casket, shrine of a saint | item
own:lamp-angler | angler fish, anglerfish, deep sea angler | living
own:monarch-wings | monarch butterfly | living
own:clock-one | hour one clock | item
own:clock-half-past-one | half past one clock, half past one, one thirty | item
own:clock-two | hour two clock | item
own:clock-half-past-two | half past two clock, half past two, two thirty | item
own:clock-three | hour three clock | item
own:clock-half-past-three | half past three clock, half past three, three thirty | item
own:clock-four | hour four clock | item
own:clock-half-past-four | half past four clock, half past four, four thirty | item
own:clock-five | hour five clock | item
own:clock-half-past-five | half past five clock, half past five, five thirty | item
own:clock-six | hour six clock | item
own:clock-half-past-six | half past six clock, half past six, six thirty | item
own:clock-seven | hour seven clock | item
own:clock-half-past-seven | half past seven clock, half past seven, seven thirty | item
own:clock-eight | hour eight clock | item
own:clock-half-past-eight | half past eight clock, half past eight, eight thirty | item
own:clock-nine | hour nine clock | item
own:clock-half-past-nine | half past nine clock, half past nine, nine thirty | item
own:clock-ten | hour ten clock | item
own:clock-half-past-ten | half past ten clock, half past ten, ten thirty | item
own:clock-eleven | hour eleven clock | item
own:clock-half-past-eleven | half past eleven clock, half past eleven, eleven thirty | item
own:clock-twelve | hour twelve clock | item
own:clock-half-past-twelve | half past twelve clock, half past twelve, twelve thirty | item
own:toast | toast, slice of toast, toasted bread, piece of toast | item
own:bread-slice | slice of bread, bread slice, piece of bread, sliced bread, white bread slice | item
own:cheese-wheel | cheese wheel, wheel of cheese, round of cheese, whole cheese | item
own:brownie | brownie, chocolate brownie, fudge brownie | item
own:macaron | macaron, macarons, french macaron, macaroon | item
own:cheesecake | cheesecake, slice of cheesecake, cheesecake slice, strawberry cheesecake | item
own:whetstone | whetstone, sharpening stone, honing stone | item
own:grindstone | grindstone, grinding wheel, sharpening wheel | large
own:knitting-needles | knitting needles, knitting needles and yarn, knitting | item
own:ballista | ballista, siege crossbow, giant crossbow on wheels | large
own:trebuchet | trebuchet | large
own:push-button | push button, button, red button, big red button, panic button, arcade button, emergency button, buzzer button | item
own:walking-cane | walking stick, walking cane, gentleman cane, wooden cane | item
own:cat-tree | cat tree, cat tower, cat scratching post, scratching post, cat condo | large
own:air-conditioner | air conditioner, air conditioning, air con, ac unit | item
own:time-machine | time machine | large
own:hologram | hologram, holo projection, holographic projection, hologram of a person, hologram display | item
own:tape-dispenser | tape dispenser, sellotape dispenser | item
own:sticky-note | sticky note, post it note, post-it, post-it note, memo note | item
own:ink-stamp | rubber stamp, ink stamp, stamper, hand stamp | item
own:pie-chart | pie chart, pie graph | item
own:slinky | slinky, spring toy, coil toy | item
own:tin-soldier | toy soldier, tin soldier, nutcracker soldier, wooden soldier | item
own:lego-brick | lego brick, lego, lego piece, toy brick, building brick | item
own:frisbee | frisbee, flying disc, flying disk | item
own:bowling-ball | bowling ball | item
own:golf-ball | golf ball | item
own:barbell | barbell, weight bar, weightlifting bar | item
own:beret-cap | beret, french beret, painter beret, artist beret | item
own:hard-hat | hard hat, hardhat, construction helmet, safety helmet, construction hat | item
own:iron-maiden | iron maiden | large
own:orrery | orrery, solar system model, model of the solar system, planetarium model | item
own:model-volcano | model volcano, volcano model, paper mache volcano, science fair volcano, toy volcano | item
own:waste-barrel | radioactive barrel, nuclear waste barrel, toxic waste barrel, toxic barrel, nuclear barrel, barrel of toxic waste, barrel of nuclear waste, radioactive waste barrel, waste barrel, radioactive waste, nuclear waste, toxic waste | large
own:biohazard-box | biohazard container, biohazard box, biohazard bin, biohazard case, hazardous waste container | item
own:cord-coil | extension cord, extension cable, power strip cord, coiled cable, cable reel | item
own:paddle-steamer | steamboat, paddle steamer, riverboat, paddle boat, steam boat, steamship of a river | large
own:dragon-scale | dragon scale, serpent scale, monster scale, wyrm scale | item
own:leather-hide | piece of leather, scrap of leather, leather hide, tanned hide, tanned leather | item
own:sand-heap | sand pile, heap of sand, sand heap, sandpile | item
own:gold-idol | golden idol, gold idol, tribal idol, ancient idol, stone idol, aztec idol, temple idol | item
own:alchemist-stone | philosophers stone, philosopher stone, philosopher's stone, bloodstone, alchemist stone | item
own:citrus-half | lemon half, half a lemon, half lemon, lemon slice, slice of lemon, sliced lemon, cut lemon | item
own:limp-balloon | deflated balloon, limp balloon, flat balloon | item
own:popped-balloon | popped balloon, burst balloon, broken balloon | item
own:fairy-lights | string of lights, light string, light garland, party lights | item
own:bare-branch | dead tree branch, dead branch, bare branch, dry branch, withered branch | item
own:whiskey-glass | whiskey glass, glass of whiskey, whisky glass, whisky, glass of whisky, tumbler, tumbler glass, whiskey on the rocks | item
own:compact-disc | cd, compact disc, compact disk, dvd, music cd, cd rom, optical disc, optical disk | item
own:desk-mouse | computer mouse, pc mouse, wireless mouse, gaming mouse | item
own:plain-muffin | muffin, blueberry muffin, chocolate muffin | item
own:single-pin | bowling pin, ninepin, skittle | item
own:folded-crane | paper crane, origami crane, origami bird, paper bird | item
own:wing-helm | winged helmet, valkyrie helmet, helmet with wings, wing helmet | item
own:plain-pole | pole, wooden pole, post, wooden post, fence post, fencepost, metal pole, telegraph pole | large
own:glass-slipper | glass slipper, glass slippers, crystal slipper, cinderella slipper, cinderellas slipper, glass shoe | item
`;
