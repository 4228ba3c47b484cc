/** More people known by their dress, in lines as of costumes.ts. */
export const MORE_COSTUMES = `
businessman, office worker, salaryman, business man, company man, corporate worker, office guy, business person, banker in a suit, executive in a suit, suited man | charcoal,navy | suit:$ trousers:$ shoes:black_cloth tie:crimson | side-part short-hair
gangster, mafia boss, mafioso, mob boss, crime boss, godfather, mobster, mafia man, hitman, 1920s gangster, prohibition gangster, mafia don, italian gangster | charcoal,navy | fedora:$+cloth suit:$~pinstripes/grey trousers:$~pinstripes/grey shoes:cloth tie:crimson | side-part haircolour=black
secret agent, spy, agent in a suit, men in black agent, man in black, government agent, fbi agent, cia agent, bodyguard, bouncer | black_cloth | suit:black_cloth trousers:black_cloth shoes:black_cloth tie:black_cloth sunglasses | side-part short-hair
detective, private eye, noir detective, film noir detective, gumshoe, private investigator | linen,brown_cloth | fedora:$+charcoal coat:$ trousers:charcoal shoes tie:charcoal | short-hair
archaeologist, indiana jones, tomb explorer, whip adventurer, relic hunter | linen | fedora:leather+dark_leather shirt:linen vest:leather trousers:brown_cloth boots belt satchel whip stubble
torchbearer, servant, lackey, manservant | brown_cloth,linen | tunic:$ trousers shoes belt
milkmaid, milk maid, dairy maid, dairymaid, alpine girl, swiss girl, oktoberfest girl, dirndl girl | blue,forest | dress:$+cloth apron-front babushka:cloth shoes | braids pigtails +female haircolour=blond
patient, hospital patient, sick man, sick person, sick patient, injured patient | #b8d8e0 | shirt:$ shorts:$ sandals | messy-hair short-hair
injured man, wounded man, injured person, wounded person, accident victim, plague victim, leper | linen | rags:$ bandages trousers:brown_cloth | messy-hair
hostage, captive, kidnapped man, prisoner of war, slave | linen | rags:$ trousers:brown_cloth bound-hands | messy-hair
hunchback, hunchbacked man, quasimodo, igor, hunchback assistant | brown_cloth,forest | tunic:$ hump trousers boots belt:rope | messy-hair balding haircolour=ginger,brunette
leprechaun, irish leprechaun, leprechaun man, irish gnome | forest | top-hat:forest+gold tailed-coat:forest+gold trousers:forest shoes:black_cloth belt:gold beard | short-hair species=dwarf haircolour=ginger skin=pale
christmas elf, santa elf, santa's elf, xmas elf, santas helper, santa's helper | forest,green | santa-hat:red+cloth tunic:$+red striped-stockings:cloth shoes:red belt:gold | short-hair bob species=elf
executioner, headsman, hangman, torturer | black_cloth | executioner-hood:black_cloth bare-chest trousers:charcoal boots:dark_leather belt bracers double-axe | +muscular
beekeeper, bee keeper, apiarist, honey farmer, bee farmer | cloth,paper | veil-hat:#d8b860/thatch+charcoal coat:$+cloth trousers:$ boots:leather gloves:cloth
sniper, ghillie sniper, ghillie soldier, camouflaged sniper, ghillie suit soldier | #5a6640 | ghillie:leaf jacket:$ trousers:$ boots:dark_leather rifle
medic, combat medic, army medic, field medic, paramedic, battlefield medic, military medic | #70643c,#5a6640 | medic-helmet:$+red jacket:$ trousers:$ boots:dark_leather belt:leather satchel:cloth red-cross-band
race car driver, racing driver, formula one driver, racer, f1 driver, rally driver, motorsport driver | red,blue,yellow | bodysuit:$+cloth trousers:$ boots:cloth gloves:charcoal belt:cloth | short-hair
pizza delivery guy, delivery guy, delivery boy, pizza guy, delivery man, courier, delivery person, pizza delivery boy | red,forest | cap:$ shirt:$ trousers:denim shoes:cloth | short-hair
newspaper boy, paper boy, paperboy, newsboy, newsie, newspaper seller | brown_cloth | flat-cap:charcoal vest:$ shirt:cloth shorts:charcoal shoes newspaper satchel | short-hair +child
musician, jazz musician, jazz player, street musician, busker, street performer, saxophonist | charcoal,crimson,navy | fedora:$+crimson vest:$ shirt:cloth trousers:charcoal shoes | short-hair curly-hair
football player, soccer player, footballer, soccer star, goalkeeper of soccer | red,blue,green | shirt:$ shorts:cloth shoes:black_cloth held/soccer-ball-emoji | short-hair side-part spiky-hair
zorro, masked swordsman, masked vigilante | black_cloth | pilgrim-hat:black_cloth domino-mask shirt:black_cloth trousers:black_cloth boots:black_cloth cape:black_cloth belt:leather rapier | haircolour=black
shakespeare, william shakespeare, elizabethan poet, elizabethan writer | charcoal,crimson | ruff:cloth jacket:$+gold trousers:charcoal shoes goatee book | balding shoulder-hair haircolour=brunette
mozart, beethoven, johann sebastian bach, classical composer, composer, baroque composer | crimson,navy | tailed-coat:$+gold shirt:cloth trousers:linen shoes:black_cloth tie baton | curly-hair haircolour=white
leonardo da vinci, da vinci, renaissance artist, renaissance painter | brown_cloth | beret:charcoal robe:$ beard-long paintbrush | long-hair +old haircolour=white
julius caesar, caesar, roman emperor, augustus, nero, emperor of rome | crimson | laurel:gold toga:cloth+crimson cape:crimson sandals:gold | short-hair side-part
abraham lincoln, lincoln, president lincoln | black_cloth | top-hat:black_cloth suit:black_cloth trousers:black_cloth shoes:black_cloth bow-tie beard | short-hair +tall haircolour=black
george washington, founding father, colonial gentleman | navy | tricorn:navy tailed-coat:navy+gold trousers:linen boots:black_cloth tie | ponytail haircolour=white
gandhi, mahatma gandhi | cloth | toga:cloth sandals glasses moustache cane | balding +old +thin skin=brown haircolour=grey
hercules, heracles, samson | leather | bare-chest loincloth:leather sandals bracers:leather cape:#d8a04c/lion club beard | curly-hair +muscular haircolour=brunette
captain hook, hook the pirate captain | crimson | plumed-hat:crimson+feather tailed-coat:crimson+gold shirt:cloth trousers:charcoal boots hook-hand moustache rapier | long-hair curly-hair haircolour=black
dorothy, dorothy gale, dorothy of oz | blue | dress:blue~checks/cloth shoes:red stockings:cloth held/basket | pigtails braids +female haircolour=brunette
don quixote, knight errant, old knight errant | steel | helmet:bronze plate-armor:steel greaves:steel boots goatee spear | short-hair +old +thin haircolour=grey
charlie chaplin, chaplin, silent film comedian, the tramp | black_cloth | bowler-hat:black_cloth jacket:black_cloth shirt:cloth trousers:charcoal shoes tie:black_cloth moustache cane | curly-hair haircolour=black
bruce lee, kung fu legend, game of death fighter | yellow | bodysuit:yellow~bands/black_cloth trousers:yellow shoes:yellow | short-hair bob haircolour=black +muscular
joan of arc, jeanne d'arc, maid of orleans | steel | plate-armor:steel greaves:steel boots sword banner:cloth+gold | bob +female
albert einstein, einstein, isaac newton, genius physicist | brown_cloth,grey | shirt:$ shirt:cloth trousers:charcoal shoes moustache book | messy-hair +old haircolour=white
marie curie, ada lovelace, victorian scientist woman, rosalind franklin | charcoal,navy | dress:$ shoes potion:leaf | bun +female
frida kahlo, mexican painter woman | crimson,forest | flower-crown dress:$ shawl:rose shoes necklace:gold paintbrush | braids +female haircolour=black skin=tan
florence nightingale, victorian nurse, lady with the lamp | navy | babushka:cloth dress:$ apron-front shawl:cloth shoes lantern | bun +female
mulan, chinese warrior girl, chinese heroine | crimson,teal | kimono:$ sash:gold trousers:charcoal shoes sword | bun long-hair +female haircolour=black
horus, egyptian falcon god, falcon god, ra, egyptian sun god, falcon headed god | gold,blue | nemes:$+gold bare-chest:@ broad-collar:gold loincloth:cloth bracers:gold belt:gold spear:gold | species=birdfolk skin=#8c6440/bear
bastet, bast, egyptian cat goddess, cat headed goddess | gold,teal | dress:cloth+gold broad-collar:gold bracers:gold sandals:gold holy-symbol:gold | species=catfolk +female skin=#3a3442/cat
sobek, egyptian crocodile god, crocodile god, crocodile headed god | gold | nemes:$+gold bare-chest:@ broad-collar:gold loincloth:cloth bracers:gold belt:gold staff:gold | species=lizardfolk skin=#5c8c4c/leaf
hockey player, ice hockey player, nhl player, ice hockey star | red,navy,forest | football-helmet:$+grey shirt:$~bands/cloth trousers:$ ice-skates gloves:charcoal hockey-stick
volleyball player, beach volleyball player, volleyball girl | blue,red,yellow | shirt:$~number:9/cloth shorts:charcoal shoes:cloth knee-pads held/ball | ponytail cropped-hair
bowling player, bowler, ten pin bowler | teal,red,navy | shirt:$+cloth trousers:charcoal shoes:cloth held/cannonball | side-part short-hair
weightlifter, weight lifter, powerlifter, olympic lifter, gym bro | red,navy | leotard:$ shoes:charcoal bracers:cloth belt:dark_leather barbell | cropped-hair balding +muscular
photographer, press photographer, camera man, cameraman, camera operator, paparazzi, photojournalist, videographer | charcoal,brown_cloth | open-vest:$ shirt:cloth trousers:denim shoes cap:charcoal satchel held/camera
dj, disc jockey, club dj, radio dj | purple,charcoal,teal | hoodie:$ trousers:charcoal shoes:cloth headphones:$+charcoal | messy-hair bob cropped-hair
gamer, pro gamer, video gamer, gamer boy, gamer girl, esports player, esports gamer, streamer, game streamer | charcoal,violet,green | hoodie:$ trousers:denim shoes:cloth headphones:$ held/game-controller | messy-hair bob spiky-hair
graffiti artist, street artist, graffiti writer, graffiti kid, tagger, sprayer | charcoal,red,teal | beanie:$ hoodie:$ trousers:denim shoes:cloth face-mask:charcoal held/aerosol | messy-hair
yoga instructor, yoga teacher, yoga woman, yoga girl, pilates instructor, yoga coach | violet,teal,rose | tank-top:$ trousers:charcoal | bun ponytail +female
fencer, olympic fencer, fencing master, sport fencer, epee fencer | cloth | fencing-mask:grey+cloth shirt:cloth trousers:cloth gloves:cloth shoes rapier
snowboarder, snowboard kid, snowboard girl, snowboarding guy | teal,orange,violet | beanie:$ brow-goggles:charcoal+sapphire hoodie:$ trousers:charcoal boots:grey gloves:charcoal held/snowboard
skier, alpine skier, ski racer, downhill skier, ski instructor | red,blue,teal | beanie:$ goggles:charcoal+sapphire jacket:$ trousers:charcoal boots:grey gloves:charcoal skis
film director, movie director, director of films, filmmaker | charcoal,brown_cloth | beret:$ shirt:cloth scarf:red trousers:charcoal shoes held/megaphone | short-hair
basketball player, basketball star, nba player | orange,purple,red | tank-top:$ shorts:$ shoes:cloth headband:cloth held/basketball | cropped-hair afro
golfer, golf player, pro golfer | linen,teal | flat-cap:cloth shirt:$ vest:$ trousers:cloth shoes:cloth gloves:cloth golf-club
tennis player, tennis star, badminton player | cloth | headband:red shirt:cloth shorts:cloth shoes:cloth racket | ponytail short-hair
musketeer, french musketeer, cavalier, cavalier swordsman, swashbuckler, duellist | blue,crimson | plumed-hat:$+feather surcoat:$+gold shirt:cloth trousers:charcoal boots cape:$ rapier moustache | shoulder-hair long-hair
catgirl, cat girl, nekomimi girl, neko girl, cat eared girl | rose,violet,navy | cat-ears cat-tail dress:$+cloth choker stockings:cloth shoes | bob pigtails long-hair +female
catboy, cat boy, cat eared boy | navy,teal | cat-ears cat-tail hoodie:$ trousers:charcoal shoes | short-hair messy-hair
fox girl, foxgirl, kitsune girl, kitsune woman, kitsune, fox spirit girl, fox maiden, fox shrine maiden | cloth,crimson | fox-ears:fox+cream nine-tails:fox+cream kimono:$+red hakama:red sandals obi:red | long-hair +female haircolour=ginger,white
bunny girl, rabbit girl, playboy bunny, bunny eared girl | black_cloth,rose | rabbit-ears:cloth leotard:$ stockings:charcoal shoes:$ choker:cloth puff-tail:cloth | long-hair bob +female
wolf girl, wolfgirl, werewolf girl, wolf eared girl | charcoal,brown_cloth | fox-ears:wolf+cream wolf-tail:wolf vest:$ shorts:brown_cloth boots | messy-hair long-hair +female haircolour=grey
cyberpunk girl, cyberpunk woman, cyberpunk hacker girl, netrunner, cyberpunk heroine, neon girl, cyber girl, cyborg girl | charcoal,navy | neon-jacket:$ trousers:black_cloth boots:charcoal neon-bands | bob shoulder-hair ponytail +female haircolour=pink,violet
cyberpunk hacker, cyber ninja, street samurai, cyberpunk mercenary, cyberpunk man, cyberpunk punk, cyberpunk, cyberpunk warrior, cyberpunk character, cyberpunk guy, edgerunner, cyberpunk street kid | charcoal,navy | neon-jacket:$ trousers:black_cloth boots:charcoal neon-bands visor | mohawk spiky-hair
cyberpunk samurai, cyber samurai, neon samurai | charcoal | kabuto:charcoal+#48e0f0/glass samurai-armor:charcoal+#e84898 hakama:black_cloth boots:charcoal neon-bands visor energy-sword
cyberpunk cop, cyber cop, cyberpunk police officer, robocop | navy | power-helmet:navy+#48e0f0/glass power-armor:navy greaves:navy boots:charcoal neon-bands blaster
valkyrie queen, amazon, amazon warrior, amazon woman, amazonian, amazon queen | bronze,leather | circlet:gold leather-armor:$ loincloth:crimson bracers:gold sandals cape:crimson spear round-shield | long-hair ponytail +female +strong
squire, young squire, knight's squire, page boy, page | blue,crimson,forest | tunic:$+gold trousers:linen boots belt | bob short-hair +young
herald, royal herald, town crier, crier | crimson,navy | tricorn:$ tailed-coat:$+gold trousers:cloth shoes ruff | shoulder-hair
royal guard, palace guard, castle guard, king's guard, imperial guard | crimson,navy,purple | plumed-helmet:steel+crimson chainmail surcoat:$+gold greaves:steel boots halberd
superhero, super hero, hero with a cape, masked hero, caped hero, vigilante | blue,charcoal,forest | bodysuit:$~emblem:star/gold trousers:$ boots:$2 gloves:$2 cape:$2 domino-mask:$2 belt:gold | short-hair side-part +strong
superheroine, female superhero, super heroine, supergirl, superwoman | blue,violet,charcoal | leotard:$+gold stockings:$ boots:$2 gloves:$2 cape:$2 domino-mask:$2 belt:gold | long-hair shoulder-hair +female
conquistador, spanish conquistador, spanish soldier | steel | morion:steel plate-armor:steel ruff:cloth trousers:crimson boots:dark_leather rapier beard | haircolour=black
sculptor, stone sculptor | linen | bandana:linen apron:linen shirt:cloth trousers:brown_cloth boots hammer goatee | curly-hair
lion tamer, animal tamer, circus tamer | crimson | top-hat:black_cloth tailed-coat:crimson+gold trousers:cloth boots:black_cloth whip moustache
ringmaster, circus ringmaster, circus master, circus director | crimson | top-hat:black_cloth+crimson tailed-coat:crimson+gold trousers:cloth boots:black_cloth bow-tie moustache pointer
magician, stage magician, illusionist, conjurer, street magician | black_cloth | top-hat:black_cloth+crimson tailed-coat:black_cloth trousers:black_cloth shoes:black_cloth bow-tie:crimson cape:crimson wand goatee | side-part haircolour=black
mummy hunter, explorer, jungle explorer, safari explorer, safari hunter | linen | pith-helmet:linen shirt:linen shorts:linen boots belt satchel
gypsy, gypsy woman, gypsy girl, gypsy dancer, romani woman, romani dancer | crimson,violet | bandana:$ corset:black_cloth long-skirt:$ beads:gold bracers:gold sandals | long-hair curly-hair +female haircolour=black skin=tan
pregnant woman, pregnant lady, expectant mother, mother to be | blue,rose,teal | dress:$ shoes | long-hair bob ponytail +female +pregnant
old grandma, grandma, granny, grandmother, old lady, old granny | violet,teal,rose | dress:$+cloth shawl:linen apron-front shoes glasses | bun +female +old haircolour=white,grey
grandpa, old grandpa, grandfather, gramps, old man in a cardigan | brown_cloth,forest | vest:$ shirt:cloth trousers:charcoal shoes glasses | balding +old haircolour=white
mutant, three armed mutant, radioactive mutant, toxic mutant, sewer mutant | charcoal | rags:$ trousers:brown_cloth boots | balding skin=#9cb45c/skin eyes=eye_glow +muscular
banshee, wailing banshee | cloth | plain-robe:#b8c8d8~patches shawl:#a8b8cc | long-hair +female skin=#b8d0d8/ghost haircolour=white eyes=eye_glow
amish man, mennonite, pilgrim, puritan | black_cloth | pilgrim-hat coat:black_cloth+cloth trousers:black_cloth shoes:black_cloth beard | short-hair
wounded soldier, injured soldier, battered soldier, hurt soldier | #70643c,steel | head-bandage jacket:$ trousers:$ boots:dark_leather bandages | short-hair
viking chief, viking jarl, viking king, jarl, viking leader | crimson | horned-helmet:iron+gold chainmail fur-mantle cape:$ trousers boots belt:gold double-axe beard-long | haircolour=blond,grey
deep sea diver, old diver, hard hat diver, old diving suit, diving suit, antique diver, brass diver, vintage diver | #a89060 | diving-helmet:bronze+glass spacesuit:$ trousers:$ boots:dark_metal gloves:$ belt:dark_metal
hippie, flower child, hippie girl, hippie man | violet,orange | headband:yellow shirt:$~scatter:flower/yellow open-vest:brown_cloth trousers:denim sandals beads:gold sunglasses | long-hair
eagle warrior, aztec eagle warrior, eagle knight, aztec warrior, aztec soldier, mexica warrior | #8a6238/bear,teal | war-bonnet bare-chest broad-collar:gold cape:$ loincloth:cloth sandals bracers:gold round-shield:crimson macuahuitl | haircolour=black skin=tan
jaguar warrior, aztec jaguar warrior, jaguar knight, ocelot warrior | #d8a04c/lion | wolf-hood:$ bare-chest cape:$~leopard loincloth:teal sandals bracers:gold round-shield:teal macuahuitl | haircolour=black skin=tan
hipster, hipster man, bearded hipster | forest,charcoal | beanie:$ flannel-shirt:$ apron:leather trousers:denim shoes glasses beard | side-part
mad scientist, evil scientist, crazy scientist, mad doctor | cloth | coat:cloth+cloth trousers:charcoal shoes goggles potion gloves:charcoal | spiky-hair haircolour=white
frankenstein, frankenstein monster, frankenstein's monster, flesh creature | charcoal | jacket:$ shirt:brown_cloth trousers:brown_cloth boots:black_cloth neck-bolts scar | cropped-hair skin=#8cac68/skin haircolour=black +big
invisible man, bandaged man, man wrapped in bandages | linen,brown_cloth | fedora:$ head-wrap sunglasses coat:$ trousers:charcoal shoes gloves:charcoal
crusader, crusader knight, templar, templar knight, knight templar, holy knight of the cross, teutonic knight | cloth | great-helm:steel surcoat:cloth~emblem:cross/red greaves:iron boots:dark_leather cape:cloth sword shield:cloth+red
falconer, hawker of birds, bird trainer | brown_cloth,forest | feathered-cap:$ tunic:$ vest:leather trousers boots gloves:leather belt
mom, mother, mum, mommy, housewife, soccer mom, young mother | teal,rose,blue | dress:$ shoes | bob long-hair ponytail +female
dad, daddy, father, soccer dad | navy,forest | flannel-shirt:$ trousers:denim shoes | short-hair side-part
prophet, seer, oracle, hermit prophet, biblical prophet, apostle, moses, disciple | linen,cloth | plain-robe:$ shawl:brown_cloth sandals beard-long staff | long-hair +old haircolour=white,grey
chess master, chess player, grandmaster of chess | charcoal | vest:$ shirt:cloth trousers:charcoal shoes bow-tie glasses | side-part
sea monster hunter, whaler captain, captain ahab | navy | tailed-coat:$ trousers:charcoal boots peg-leg beard spear
tourist, tourist man, tourist guy, vacationer, holidaymaker | teal,orange | hawaiian-shirt:$ shorts:linen sandals straw-hat sunglasses held/camera
skateboarder, skater, skater boy, skater kid, skater girl, skate punk | red,charcoal,teal | backwards-cap:$ hoodie:$ trousers:denim shoes:cloth knee-pads held/skateboard | messy-hair short-hair
vampire hunter, witch hunter, demon hunter, van helsing, inquisitor | black_cloth,brown_cloth | pilgrim-hat:$+dark_leather coat:$ shirt:cloth trousers:charcoal boots:dark_leather belt crossbow | shoulder-hair long-hair
bullfighter, matador, torero, toreador | crimson,gold | flat-cap:black_cloth tailed-coat:$+gold trousers:$ stockings:rose shoes:black_cloth tie:black_cloth sword cape:red | side-part haircolour=black
norse god, thunder god, thor, viking god, god of thunder, odin, asgardian | navy,steel | winged-helmet:steel scale-armor:$ cape:crimson trousers:charcoal boots:leather bracers:steel belt:gold warhammer beard | long-hair haircolour=blond +muscular
greek god, zeus, god, deity, poseidon, olympian god, roman god, god of war, ares, hades, demigod | cloth | laurel:gold toga:cloth+gold sandals:gold bracers:gold beard | curly-hair long-hair +muscular haircolour=white,grey
goddess, greek goddess, aphrodite, athena, roman goddess, moon goddess, deity woman | cloth | circlet:gold dress:cloth+gold sandals:gold bracers:gold necklace:gold | long-hair curly-hair +female
opera singer, soprano, diva | crimson,violet,teal | dress:$+gold necklace:pearl shawl:cloth | bun +female +chubby
waitress, diner waitress, cafe waitress, maid cafe waitress, barmaid, wench, tavern wench, tavern maid, serving girl | teal,rose,crimson | dress:$+cloth apron-front:cloth shoes tray | ponytail bun +female
street vendor, food vendor, market vendor, hawker, peddler | forest,orange,blue | cap:cloth shirt:$ apron-front:cloth trousers:charcoal shoes | short-hair side-part
drunk, drunkard, drunk man, drunken man, town drunk | brown_cloth,forest | vest:$ shirt:linen trousers:brown_cloth shoes stubble bottle | messy-hair
egyptian warrior, egyptian soldier, anubis guard | cloth | nemes bare-chest broad-collar:gold loincloth:cloth sandals bracers:gold scimitar | skin=tan,brown
egyptian priestess, egyptian queen, egyptian woman, egyptian dancer, nefertiti | cloth | nemes broad-collar:gold dress:cloth+gold bracers:gold sandals:gold | +female skin=tan,brown haircolour=black
gambler, poker player, card shark, croupier, card dealer, dealer of cards | crimson,forest | fedora:charcoal shirt:cloth vest:$ trousers:charcoal shoes bow-tie | side-part
baseball catcher, catcher of baseball, umpire | navy,red | football-helmet:$ shirt:cloth vest:$ trousers:cloth knee-pads:$ boots gloves:leather
steampunk captain, steampunk airship captain, airship commander | navy,crimson | top-hat-goggles tailed-coat:$+gold trousers:linen boots:leather epaulettes belt:gold
jiangshi, hopping vampire, chinese vampire, chinese zombie, hopping zombie | navy | fez:charcoal+red kimono:$+gold hakama:charcoal shoes:black_cloth | skin=#a8c0a0/skin haircolour=black
yuki-onna, yuki onna, snow woman, snow maiden, japanese snow spirit | cloth | kimono:cloth+#8cc4e8 hakama:cloth sash:#8cc4e8 sandals | long-hair +female skin=#dce8f4/skin haircolour=#c8e0f4,white
bully, school bully, schoolyard bully, playground bully, high school bully, class bully, bully kid, bully boy, school thug, juvenile delinquent, delinquent, troublemaker | crimson,forest,charcoal | open-vest:charcoal shirt:$ trousers:denim boots:dark_leather | cropped-hair spiky-hair +strong
school nerd, nerd kid, nerdy kid, nerd boy, class nerd, geek, school geek, computer nerd, nerdy student, bookworm, know-it-all, teacher's pet | forest,brown_cloth,teal | vest:$ shirt:cloth trousers:brown_cloth shoes bow-tie glasses book | side-part
intern, office intern, trainee, office trainee, new intern, unpaid intern, junior clerk, office temp | teal,navy | shirt:cloth tie:$ trousers:charcoal shoes:black_cloth | side-part messy-hair
hall monitor, prefect, school prefect, class president, head boy, student council president, school monitor | navy,forest | jacket:$ shirt:cloth trousers:charcoal shoes:black_cloth tie:crimson sash:orange | side-part bob
school principal, principal, headmaster, headmistress, school headmaster, school director, vice principal, dean | brown_cloth,charcoal | suit:$ trousers:$ shoes:black_cloth tie glasses | balding side-part +old
village idiot, village fool, town fool, idiot, fool, simpleton, dunce, village simpleton | brown_cloth,linen | tunic:$ trousers:linen belt:rope | messy-hair haircolour=ginger
snitch, prison snitch, informant, police informant, street informant, tattletale | charcoal,brown_cloth | coat:$ shirt:cloth trousers:charcoal shoes flat-cap:charcoal | short-hair
prom queen, homecoming queen, beauty queen, pageant queen, pageant winner, miss universe | rose,violet,blue | dress:$ tiara sash:cloth shoes | long-hair +female
playground kid, school kid, schoolkid, school child, kindergarten kid, kindergartner, neighborhood kid, kid from the neighborhood | red,yellow,teal | shirt:$ shorts:denim shoes:cloth backpack:$ | messy-hair short-hair +child
freshman, college kid, college freshman, college student, university student, campus student, dropout, college dropout, sophomore | crimson,navy,forest | hoodie:$ trousers:denim shoes:cloth backpack:charcoal | messy-hair ponytail
tavern regular, tavern patron, bar patron, tavern goer, tavern guest, inn guest, pub regular, barfly | forest,brown_cloth | vest:$ shirt:linen trousers:brown_cloth boots belt held/beer-mug | messy-hair balding
`;
