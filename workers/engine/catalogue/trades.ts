import { COSTUMES } from './costumes.ts';
import { GAME_COSTUMES } from './costumes-games.ts';
import { MORE_COSTUMES } from './costumes-more.ts';
import { NAMED_COSTUMES } from './costumes-named.ts';
import { readLooks } from './looks-of-row.ts';
import type { HumanoidConcept } from './people.ts';
import { ROLES } from './roles.ts';
import { namesOfRow } from './stand-ins-yielding.ts';
import { MORE_TRADES } from './trades-more.ts';

/**
 * Trades, offices and peoples in one line each: `names | main colours | what they wear and hold | hair and build`. Wears as in
 * HumanoidConcept ('$' the main colour); the last cell: hair styles and `+female`, `+old`, … of build.
 */
const TRADES = `
operator, machine operator, tender, setter, machine tender, processor, machinist, offbearer, pressman, machine setter, equipment operator | navy,teal | overalls:$ shirt:linen boots cap:$ wrench
worker, labourer, laborer, workman, helper, hand labourer, roustabout, dock worker, docker, stevedore, longshoreman | brown_cloth,navy | shirt:$ trousers:charcoal boots cap:yellow
technician, lab technician, laboratory technician, technologist, tester, calibrator | cloth,teal | coat:cloth trousers:navy shoes glasses belt wrench
teacher, schoolteacher, school teacher, instructor, tutor, lecturer, educator, professor of a school | forest,crimson,navy | vest:$ shirt:cloth trousers:brown_cloth shoes glasses book | side-part bun
manager, director, administrator, executive, ceo, supervisor, producer, chief, superintendent, chairman, businesswoman | charcoal,navy | jacket:$ shirt:cloth trousers:$ shoes tie:crimson book | side-part bob
clerk, office clerk, secretary, receptionist, typist, bookkeeper, office assistant, personal assistant, file clerk, registrar | blue,teal | vest:$ shirt:cloth trousers:charcoal shoes glasses book | side-part bun bob
installer, fitter, pipefitter, steamfitter, pipelayer, rigger, boilermaker, millwright | orange,teal | overalls:$ shirt:cloth boots cap:yellow wrench
repairer, servicer, serviceman, mender, fixer, maintenance man, maintenance worker | blue,forest | overalls:$ shirt:grey boots cap:$ wrench pouch
assistant, aide, attendant, orderly, caregiver aide, host, hostess, usher, escort, concierge, greeter | teal,purple | vest:$ shirt:cloth trousers:charcoal shoes bow-tie
scientist, chemist, physicist, biologist, researcher, biochemist, biophysicist, microbiologist, lab scientist, mathematician, statistician | cloth | coat:cloth shirt:teal trousers:charcoal shoes glasses potion | messy-hair side-part
agent, broker, dealer, buyer, purchaser, negotiator, salesperson, salesman, saleswoman, representative, sales representative, realtor, appraiser, insurance agent | navy,charcoal | jacket:$ shirt:cloth trousers:$ shoes tie:blue satchel | side-part bob
analyst, economist, accountant, auditor, actuary, financial analyst, adjuster, estimator, examiner, assessor, tax collector, underwriter, logistician, planner | charcoal,navy | vest:$ shirt:cloth trousers:$ shoes tie:forest glasses book | balding side-part bun
designer, stylist, fashion designer, decorator, graphic designer, interior designer, animator, choreographer | violet,rose | shirt:$ trousers:charcoal shoes scarf beret glasses
therapist, counselor, counsellor, psychologist, psychiatrist, social worker, advisor, adviser, mediator, arbitrator, conciliator | forest,brown_cloth | vest:$ shirt:cream trousers:brown_cloth shoes glasses book | bob side-part bun
inspector, surveyor, checker, grader, weigher, measurer, sampler, investigator, compliance officer, building inspector | navy,charcoal | coat:$ shirt:cloth trousers:charcoal shoes cap:white book
driver, bus driver, truck driver, taxi driver, chauffeur, trucker, cab driver, delivery driver, motorist, conductor | navy,charcoal | jacket:$ shirt:cloth trousers:charcoal shoes cap:$
officer, official, customs officer, immigration officer, warden of a park, marshal, ranger officer, correctional officer, bailiff, constable, traffic warden | navy,forest | tunic:$ trousers:$ boots belt cap:$
specialist, consultant, expert, coordinator, strategist, dispatcher, air traffic controller | teal,navy | shirt:$ trousers:charcoal shoes tie:crimson glasses
trimmer, cutter, finisher, shaper, polisher, sander, grinder of tools, sharpener | brown_cloth,charcoal | apron:leather shirt:$ trousers boots face-mask knife
assembler, fabricator, packer, sorter, loader, packager, mover, movers, furniture mover, warehouse worker, material handler, porter, baggage porter, bellhop, bellboy | teal,crimson | overalls:$ shirt:cloth boots cap:$ sack
patternmaker, molder, moulder, caster, maker, model maker, toolmaker, engraver, etcher, lithographer, printmaker, printer of books | brown_cloth,charcoal | apron:leather shirt:$ trousers boots hammer glasses
architect, drafter, draftsman, cartographer, town planner, city planner, map maker, mapmaker, geographer, photogrammetrist | charcoal,blue | vest:$ shirt:cloth trousers:charcoal shoes glasses book | side-part
cook, line cook, short order cook, fry cook, pastry chef, pastry cook, dishwasher of a kitchen, food preparer, confectioner, pizza maker | cloth | coat:cloth trousers:charcoal shoes apron:cloth chef-hat ladle
baker, bread baker, miller | cream | shirt:cream apron:cloth trousers:brown_cloth shoes chef-hat
butcher, slaughterer, meat cutter, meat packer | crimson | shirt:cloth apron:crimson trousers:charcoal boots knife
artist, fine artist, illustrator, sketch artist, cartoonist, calligrapher | crimson,blue | shirt:cloth apron:$ trousers:brown_cloth shoes beret
painter of houses, house painter, paperhanger, plasterer, wallpaperer, decorator of houses, whitewasher | cloth | overalls:cloth shirt:blue boots cap:cloth
developer, software developer, programmer, coder, web developer, software engineer, game developer, database administrator, it specialist, web designer | charcoal,purple | shirt:$ trousers:denim shoes glasses | messy-hair spiky-hair
surgeon, dentist, orthodontist, anesthesiologist, physician assistant, dental hygienist, hygienist, prosthodontist, oral surgeon, periodontist | teal,forest | tunic:$ trousers:$ shoes surgical-mask:#dcecf4/cloth bandana:$
doctor, physician, pediatrician, dermatologist, gynecologist, obstetrician, internist, general practitioner, chiropractor, podiatrist, pathologist, epidemiologist, radiologist, cardiologist, neurologist, family doctor, medic doctor | cloth | coat:cloth shirt:teal trousers:charcoal shoes necklace:steel | side-part bob bun
practitioner, health practitioner, acupuncturist, herbalist, naturopath, homeopath, masseur, massage therapist, masseuse, physiotherapist, physical therapist | cloth,teal | tunic:cloth trousers:$ shoes | bun ponytail short-hair
veterinarian, vet, animal doctor, zoologist, animal trainer, animal breeder, breeder, horse trainer | forest,teal | coat:cloth shirt:$ trousers:brown_cloth boots
pharmacist, druggist, optician, optometrist, audiologist, orthotist, prosthetist, dietitian, nutritionist, dietician | cloth | coat:cloth shirt:blue trousers:charcoal shoes glasses potion | side-part bun
carpenter, woodworker, joiner, cabinetmaker, cabinet maker, furniture maker, upholsterer, shipwright, wheelwright, cooper, wood carver, woodcarver | brown_cloth,forest | apron:leather shirt:$ trousers boots hammer
mason, stonemason, bricklayer, brickmason, blockmason, stonecutter, tiler, tile setter, cement mason, quarryman, paver, glazier, glassblower | charcoal,brown_cloth | shirt:$ trousers:brown_cloth boots cap hammer
roofer, thatcher, scaffolder, steeplejack, ironworker, steelworker, crane driver, construction laborer, demolition worker | orange | open-vest:orange shirt:charcoal trousers:denim boots cap:yellow hammer
electrician, lineman, wireman, electrical fitter, telephone repairman, cable guy | yellow,blue | overalls:blue shirt:yellow boots cap:yellow wrench
plumber, pipe layer, drain cleaner, sewer worker | blue,red | overalls:blue shirt:red boots cap:red wrench moustache
welder, solderer, brazer, foundry worker, metal worker of a forge | leather | apron:leather shirt:charcoal trousers:charcoal boots gloves welding-mask hammer
janitor, cleaner, custodian, sweeper man, street sweeper, cleaning lady, housekeeping cleaner, charwoman, room cleaner, groundskeeper cleaner | teal,charcoal | overalls:$ shirt:cloth boots cap:$ broom
gardener man, groundskeeper, landscaper, landscape gardener, greenkeeper, tree surgeon, arborist, horticulturist, nurseryman, florist, topiarist | forest | overalls:forest shirt:cream boots gloves straw-hat rake
farmworker, farm worker, farmhand of fields, fruit picker, crop picker, ploughman, plowman, harvester man, sower, crofter, homesteader | brown_cloth,blue | overalls:$ shirt:cream boots straw-hat scythe
fisher, angler, trawlerman, whaler, crab fisherman, lobsterman, fisherman, fisherwoman | yellow,navy | coat:yellow trousers:navy boots beanie:navy rod
old fisherman, old angler, old fisher | yellow,navy | coat:yellow trousers:navy boots cap:navy beard rod | +old
old sailor, old salt, sea dog, lighthouse keeper | yellow,navy | coat:yellow trousers:navy boots cap:navy beard | +old
forester, logger man, faller, timber worker, conservationist, conservation worker, environmentalist, park ranger, game warden, wildlife officer, gamekeeper | forest | shirt:$ vest:brown_cloth trousers:brown_cloth boots cap:forest backpack
trapper, fur trapper, mountain man, frontiersman, woodsman trapper, pathfinder, backwoodsman | leather | coat:leather fur-mantle trousers:leather boots wolf-hood rifle
herdsman, goatherd, cowherd, shepherdess, swineherd, drover, hostler, stable boy, stablehand, groom of horses | brown_cloth,cream | tunic:$ trousers boots cap crook
jockey, horse rider, equestrian | red,yellow | shirt:$ trousers:cloth boots helmet:navy gloves
copilot, airline pilot, flight engineer, air hostess, flight attendant, stewardess, steward, cabin crew, purser, astronaut pilot | navy | jacket:navy shirt:cloth trousers:navy shoes tie:charcoal cap:navy
captain of a ship, sea captain, ship captain, admiral, first mate, boatswain, shipmate, helmsman, skipper, yachtsman, mate, deck officer, boatman, ferryman, gondolier, navigator | navy | coat:navy shirt:cloth trousers:cloth boots cap:cloth beard
train driver, engine driver, railway man, stoker, fireman of a train, trainman, brakeman, yardmaster, station master, stationmaster, railroad worker, locomotive engineer | navy,charcoal | overalls:$ shirt:denim boots gloves cap:$ scarf:red
police detective, detective, private eye, private investigator, sleuth, sherlock holmes, inspector of police | brown_cloth,charcoal | coat:brown_cloth shirt:cloth trousers:charcoal shoes tie:charcoal top-hat:brown_cloth
security guard, bodyguard, bouncer, watchman of a bank, doorman, night guard | charcoal | jacket:charcoal shirt:charcoal trousers:charcoal shoes glasses tie:charcoal
judge, magistrate, justice, adjudicator, supreme judge | black_cloth | robe:black_cloth shoes tie:cloth hammer | curly-hair +old
lawyer, attorney, barrister, solicitor, paralegal, prosecutor, legal assistant, notary, legislator, senator, politician, president, prime minister, governor, diplomat, ambassador, mayor, congressman | navy,charcoal | jacket:$ shirt:cloth trousers:$ shoes tie:red satchel | side-part bob
banker, teller, bank teller, cashier, money changer, moneylender, treasurer, loan officer | forest,charcoal | vest:$ shirt:cloth trousers:charcoal shoes bow-tie glasses sack | side-part balding
librarian, archivist, curator, museum curator, bookseller, historian, editor, proofreader, author, writer, novelist, poet, playwright, screenwriter, journalist, reporter, correspondent, columnist, translator, interpreter, copywriter, biographer | brown_cloth,forest | vest:$ shirt:cloth trousers:charcoal shoes glasses book scarf | bun side-part
philosopher, thinker | cloth | plain-robe:cloth sandals beard-long scarf | balding +old
photographer, cameraman, camera operator, filmmaker, film director, movie director, director of films, videographer, paparazzi | charcoal,brown_cloth | open-vest:$ shirt:cloth trousers:charcoal shoes cap:charcoal satchel
dj, disc jockey, sound engineer, audio engineer, radio host, announcer, broadcaster, newscaster, presenter, telemarketer, telephone operator, switchboard operator, call center agent | purple,charcoal | shirt:$ trousers:charcoal shoes headband glasses | messy-hair bob
actor, actress, thespian, comedian, entertainer, model, fashion model, celebrity, movie star, performer, demonstrator | crimson,violet | jacket:$ shirt:cloth trousers:charcoal shoes scarf glasses | long-hair side-part
singer, vocalist, opera singer, composer, musician, songwriter, pianist, organist, flutist, drummer, trumpeter, cellist, saxophonist, conductor of music, piano tuner, tuner, music director, violinist, guitarist | charcoal,crimson | jacket:$ shirt:cloth trousers:charcoal shoes bow-tie microphone | long-hair messy-hair
dance teacher, tap dancer, ballroom dancer, salsa dancer | crimson | dress:$ shoes | bun +female
barber, hairdresser, hairstylist, hair stylist, shampooer, cosmetologist, beautician, manicurist, pedicurist, makeup artist, esthetician, nail artist, tattooist, tattoo artist | cloth,rose | tunic:cloth apron:$ trousers:charcoal shoes held/scissors | side-part pigtails ponytail
tailor, seamstress, dressmaker, weaver, embroiderer, milliner, hatter, furrier, glover, knitter, spinner, sewing machine operator, clothier | purple,teal | vest:$ shirt:cloth trousers:charcoal shoes glasses scarf:yellow | bun balding
cobbler, shoemaker, leatherworker, saddler, tanner, cordwainer, leather worker, bookbinder, basket weaver, basketmaker | leather | apron:leather shirt:cream trousers boots hammer glasses | balding
jeweler, jeweller, goldsmith, silversmith, watchmaker, clockmaker, gem cutter, diamond cutter, gemcutter, gunsmith, instrument maker, luthier, toymaker | crimson,brown_cloth | vest:$ shirt:cream apron:leather trousers shoes glasses | balding side-part
potter man, ceramicist, sculptor man, stone carver, kiln operator, clay worker | soil | apron:soil shirt:cream trousers boots headband
candlemaker, chandler, soap maker, perfumer, dyer, fuller | yellow,violet | apron:$ shirt:cream trousers shoes bandana
vintner, winemaker, wine maker, sommelier, brewmaster, distiller, barback, barkeeper, barkeep, bartender of a bar, mixologist, cellarman | crimson,brown_cloth | vest:$ shirt:cloth apron:brown_cloth trousers:charcoal shoes bow-tie mug moustache
waiter, waiter of a restaurant, waitress of a diner, server, busboy, food server, maitre d | charcoal | vest:charcoal shirt:cloth apron:cloth trousers:charcoal shoes bow-tie tray
vendor man, street vendor, hawker, huckster, grocer, greengrocer, fruit seller, stallholder, market woman, pedlar, shop assistant, shop clerk, cashier of a shop, storekeeper | forest,orange | shirt:cloth apron:$ trousers shoes cap:$ sack
lifeguard, swimming teacher, beach guard, water polo player | red | bare-chest shorts:red necklace | short-hair
referee, umpire, sports official | charcoal | striped-shirt trousers:charcoal shoes cap:charcoal
coach, trainer of athletes, personal trainer, fitness trainer, gym teacher, sports coach, fitness instructor, aerobics instructor | red,blue | shirt:$ trousers:$ shoes cap:$ necklace:steel
boxer, prizefighter, pugilist, kickboxer, boxing champion | red | bare-chest shorts:red gloves:red boots
wrestler, sumo wrestler, mma fighter, cage fighter | blue,red | bare-chest shorts:$ boots headband
judoka, judo fighter, judo wrestler, judo master, judo player, aikidoka, jiu jitsu fighter, bjj fighter | cloth,blue | gi:$ headband:charcoal
cricketer, cricket player, cricket batsman | cloth | shirt:cloth trousers:cloth shoes:cloth cap:navy gloves:cloth cricket-bat
golfer, tennis player, badminton player, bowler | cloth | shirt:cloth trousers:cloth shoes cap:cloth
cyclist, mountain biker, bicycle courier, triathlete, skateboarder kid | yellow,red | shirt:$ shorts:charcoal shoes gloves helmet:$
surfer, beach bum, kitesurfer, bodyboarder | teal,orange | bare-chest shorts:$ necklace | long-hair
hockey player, ice hockey player, hockey goalie, american footballer, lacrosse player | red,navy | shirt:$ trousers:charcoal boots gloves helmet:$ pauldrons
baseball player, baseball pitcher, softball player | cloth | shirt:cloth trousers:cloth shoes cap:red belt club
basketball player, streetballer, netball player | orange | shirt:orange shorts:orange shoes headband
gymnast, acrobat, trapeze artist, tumbler man, contortionist, tightrope walker | violet,crimson | gi:$ shoes headband
mountaineer man, rock climber, alpinist, sherpa, caver, spelunker | orange,blue | jacket:$ trousers:charcoal boots beanie backpack pickaxe
tour guide, guide, museum guide, travel guide, tourist guide, travel agent | red,blue | vest:$ shirt:cloth trousers:brown_cloth shoes cap:$ banner
tourist, sightseer, holidaymaker, vacationer | orange,teal | shirt:$ shorts:sand sandals straw-hat satchel glasses
astronomer, stargazer, astrophysicist, meteorologist, weatherman, weather forecaster, atmospheric scientist, geologist man, seismologist, geoscientist, hydrologist, oceanographer, soil scientist | navy | coat:navy shirt:cloth trousers:charcoal shoes glasses scarf | messy-hair +old
archaeologist, archeologist, paleontologist, palaeontologist, anthropologist, fossil hunter, tomb raider, treasure seeker, sociologist in the field | sand | shirt:sand trousers:brown_cloth boots belt satchel cowboy-hat shovel
sociologist, political scientist, linguist, anthropologist of books | charcoal,brown_cloth | jacket:$ shirt:cloth trousers:charcoal shoes glasses book
bomb disposal expert, explosives expert, demolitionist, sapper, bomb technician | forest | plate-armor:forest trousers:forest boots gloves helmet:forest
hazmat worker, biohazard worker, decontamination worker, hazardous materials worker, nuclear technician, radiation worker, asbestos worker | yellow | spacesuit:yellow boots gloves face-mask
pest controller, exterminator, fumigator, pest control worker, pesticide sprayer | yellow,forest | overalls:$ shirt:cloth boots face-mask backpack
garbage collector, garbage man, garbageman, trash collector, dustman, refuse collector, binman, recycling collector | orange | open-vest:orange shirt:charcoal trousers:charcoal boots cap:orange sack
undertaker, mortician, funeral director, embalmer, gravedigger, grave digger, coroner, sexton, pallbearer, crematory operator | black_cloth | coat:black_cloth shirt:cloth trousers:black_cloth shoes top-hat:black_cloth shovel | balding
chimney sweep, chimneysweep | charcoal | jacket:charcoal trousers:charcoal boots top-hat:charcoal scarf:red chimney-brush
lamplighter, night watchman, link boy | brown_cloth | coat:$ trousers boots top-hat lantern
town guard, castle guard, palace guard, watch captain, gate guard, halberdier, pikeman | crimson,navy | surcoat:$ chainmail greaves boots gauntlets helmet halberd
squire boy, page boy, page | red,blue | surcoat:$ shirt:cloth trousers boots feathered-cap
musketeer, cavalier swordsman, swashbuckler, fencer, duellist | blue | surcoat:blue shirt:cloth trousers boots feathered-cap cape:blue rapier
sergeant, lieutenant, corporal, private soldier, drill sergeant, army officer, general, major, commander, military officer, captain of the army | forest | jacket:forest trousers:forest boots belt cap:forest
redcoat, grenadier, line infantryman, napoleonic soldier | red | coat:red trousers:cloth boots belt tricorn rifle
longbowman | forest,brown_cloth | tunic:$ chainmail trousers boots hood:$ quiver bow
crossbowman, crossbow man, crossbow soldier, arbalester | forest,brown_cloth | tunic:$ chainmail trousers boots hood:$ quiver crossbow
centurion, roman centurion, legionary, roman soldier, legionnaire, praetorian, roman legionary | red | plate-armor:bronze loincloth:red sandals plumed-helmet:bronze cape:red tower-shield:red gladius
spartan, hoplite, greek warrior, spartan warrior, athenian warrior | red | bare-chest loincloth:leather sandals greaves:bronze plumed-helmet:bronze cape:red round-shield:bronze spear
aztec warrior, mayan warrior, inca warrior | gold,teal | bare-chest loincloth:$ sandals feathered-cap:$ necklace:gold round-shield club
zulu warrior, african warrior, maasai warrior, masai warrior, tribal hunter | red | simple-dress:red sandals necklace:gold round-shield spear | cropped-hair
mongol warrior, hun, steppe warrior, horse archer, mongol archer | brown_cloth | coat:$ fur-mantle trousers boots beanie:brown_cloth quiver bow moustache
janissary, ottoman soldier, saracen, mamluk, persian warrior, arabian warrior | crimson,teal | coat:$ trousers:cloth boots sash:gold turban:cloth scimitar
celtic warrior, pict, gaul, highlander, scottish warrior, clansman | forest,red | shirt:cloth loincloth:$ boots cape:$ beard greatsword | long-hair
ashigaru, samurai soldier, spearman of japan | navy | gi:navy pauldrons trousers sandals straw-hat spear
ronin swordsman, wandering samurai | brown_cloth | kimono:$ sandals straw-hat katana
native american chief, indian chief, native american, native american warrior, tribal chieftain, sioux warrior, apache warrior | leather | coat:leather trousers:leather sandals war-bonnet tooth-necklace war-paint bow | braids haircolour=black skin=tan
pilgrim father, puritan, quaker | black_cloth | coat:black_cloth shirt:cloth trousers:black_cloth shoes top-hat:black_cloth
victorian gentleman, english gentleman, dandy, count man, aristocrat, nobleman of london | charcoal,purple | coat:$ vest:crimson shirt:cloth trousers:charcoal shoes top-hat bow-tie
victorian lady, lady in a ball gown, ballroom lady, debutante | rose,violet | dress:$ shoes necklace | bun +female
bride, bride in a wedding dress | cloth | dress:cloth shoes tiara flower necklace | bun long-hair +female
groom, bridegroom, best man | black_cloth | jacket:black_cloth shirt:cloth trousers:black_cloth shoes bow-tie flower
woman in hijab, muslim woman, muslim girl, hijabi, girl in a hijab | teal,blue,purple | simple-dress:$ headscarf:$ shoes | +female
woman in a sari, indian woman, sari woman, indian dancer, hindu woman | crimson,orange | dress:$ sash:gold necklace:gold sandals | bun braids +female
man in a turban, sikh, sikh man, punjabi man, rajput | orange,navy | coat:$ trousers:cloth shoes turban:$ beard
woman in a kimono, kimono woman, kimono girl of kyoto | rose,crimson | kimono:$ sash:gold sandals flower | bun +female
man in a kimono, japanese man, japanese monk | navy,charcoal | kimono:$ sash:charcoal sandals | topknot
chinese emperor, chinese official, mandarin official | crimson,gold | robe:$ sash:gold cap:black_cloth boots moustache
korean woman, woman in a hanbok, hanbok girl | rose,teal | dress:$ shirt:cloth shoes | bun +female
arab man, arab prince, emir, vizier, grand vizier | cloth,navy | robe:$ sash:gold headscarf:cloth sandals beard
african queen, african woman, african dancer | orange,gold | dress:$ necklace:gold headscarf:$ sandals | +female
greek goddess, roman woman, greek woman, vestal | cloth | dress:cloth sash:gold laurel sandals | bun +female
greek philosopher, roman senator, greek god, zeus, roman emperor, caesar, toga man | cloth | plain-robe:cloth sash:crimson sandals circlet beard
inuk, arctic hunter, inuit hunter, inuit man | cream,leather | coat:$ fur-mantle trousers:leather boots gloves hood:leather spear
gaucho, vaquero, mariachi, mexican man, charro | charcoal,brown_cloth | short-cape:$ shirt:cloth trousers:$ boots sombrero moustache lute
hula dancer, hawaiian dancer, polynesian dancer, hawaiian girl | leaf,orange | bare-chest loincloth:leaf flower-crown necklace | long-hair +female
cossack, russian man | red,navy | coat:$ trousers:charcoal boots sash beanie:brown_cloth moustache
irish dancer, leprechaun man | green | jacket:green trousers:green shoes top-hat:green beard
scotsman, bagpiper, piper, man in a kilt | red,forest | jacket:charcoal shirt:cloth skirt:$ shoes beret
grand inquisitor, heretic hunter, flagellant | crimson | robe:crimson hood:crimson belt
grand master, kung fu master, roshi, master kaen, old master | orange,cloth | gi:$ beard-long staff | balding +old
street kid, urchin boy, orphan, ragamuffin, street urchin | brown_cloth | rags:$ trousers cap | messy-hair +child
newborn baby, baby, infant, baby boy, baby girl, baby in a diaper, baby in diapers | cloth | loincloth:cloth | balding +child
teenage boy, skater boy, emo kid, skater, skateboarder, teen boy | charcoal,blue | shirt:$ trousers:denim shoes beanie backpack | spiky-hair
teenage girl, high school girl, goth girl, goth, skater girl, teen girl | charcoal,purple | shirt:$ trousers:denim shoes beanie backpack | spiky-hair bob
grandma knitting, knitting grandma | purple | simple-dress:$ scarf shoes glasses | bun +old +female
business person, corporate worker, stockbroker, trader of stocks, hedge fund manager, recruiter, interviewer, marketer, advertiser, human resources manager, event planner, publicist | navy,charcoal | jacket:$ shirt:cloth trousers:$ shoes tie:crimson satchel | side-part bob bun
oracle woman, norn, sibyl, prophetess, fate | violet | robe:$ hood:$ orb | +female
archon, seraphim, aleax, guardian spirit of light | cloth,gold | plate-armor:gold feather-wings:cloth halo sword | long-hair
nazgul, ringwraith, barrow wight, wight, dark rider, spectral rider | black_cloth | robe:black_cloth hood:black_cloth cape:black_cloth sword
balrog, pit fiend, horned devil, barbed devil, orcus, asmodeus, dispater, geryon, demogorgon, baalzebub, nalzok, lord surtur, arch devil, archdevil, ixoth | crimson,charcoal | bare-chest loincloth:$ bat-wings horns demon-tail whip
vrock, hezrou, nalfeshnee, marilith, erinys, sandestin, yeenoghu, juiblex, lesser demon, quasit, lemure, manes, minion of huhetotl, mail daemon, daemon | crimson,purple | loincloth:$ bat-wings horns demon-tail
mind flayer, illithid, master mind flayer, squid head | purple | robe:$ high-collar-cape:black_cloth orb
vlad the impaler, strigoi, upir | black_cloth | jacket:black_cloth shirt:cloth trousers:black_cloth boots high-collar-cape:crimson
pestilence, famine, war horseman, charon, death figure, psychopomp | charcoal,forest | robe:$ hood:$ scythe
bugbear, hobgoblin brute, flind | brown_cloth | leather-armor:$ fur-mantle loincloth boots morningstar
uruk hai, hill orc, mordor orc, olog hai, orc grunt | charcoal,leather | scale-armor:$ greaves boots gauntlets helmet:iron axe
ettin, two headed giant, jotun, storm giant, cloud giant, hill ogre | leather | bare-chest loincloth:leather fur-mantle club
naiad, sylph, mountain nymph, water nymph, sea nymph, wood nymph, selkie, undine, wind spirit woman | teal,leaf | simple-dress:$ flower-crown | long-hair +female
lich king, demilich, master lich, arch lich, archlich | purple,charcoal | robe:$ crown high-collar-cape:$ skull-staff
draugr, barrow king, wither skeleton | iron,charcoal | chainmail greaves boots horned-helmet axe round-shield
drowned, sea zombie, drowned zombie, drowned sailor | teal | rags:teal trousers boots trident
husk, desert zombie, sand zombie | sand | rags:sand trousers headband
ettin zombie | brown_cloth,forest | rags:$ trousers shoes
stray, frost skeleton, ice skeleton | ice | rags:ice hood:charcoal bow
bogged, swamp skeleton | forest | rags:forest hood:forest bow
evoker, illusioner, dark conjurer, summoner, warlock of night | charcoal,navy | robe:$ cape:charcoal orb
vindicator, raider of villages, ravaging bandit | charcoal,charcoal | coat:$ trousers:charcoal boots axe
pillager, pillager archer, crossbow bandit | charcoal,charcoal | tunic:$ trousers boots quiver crossbow
marauding archer | charcoal,charcoal | tunic:$ trousers boots quiver bow
wandering trader, travelling merchant, traveling merchant, travelling trader | navy,purple | robe:$ hood:$ sash:gold backpack lantern
piglin, piglin brute, zombified piglin, pig warrior | gold,leather | leather-armor:$ belt:gold loincloth axe
enderman, tall shadow man, slender man, slenderman | black_cloth | plain-robe:black_cloth gloves:black_cloth | +tall +thin
warden, deep warden, sculk golem | navy,teal | plate-armor:$ gauntlets:$ greaves:$ boots:$ horns
keystone kop, kop sergeant, kop lieutenant, kop kaptain, bobby, british policeman, victorian policeman | navy | coat:navy trousers:navy boots belt helmet:navy moustache club
king arthur, king of the britons, high king, warrior king, barbarian king, pelias | crimson,gold | plate-armor surcoat:$ greaves boots crown cape:crimson beard sword
robin of loxley, elwing, earendil, woodland elf, high elf | forest,teal | tunic:$ trousers boots circlet cape:$ bow
shaman karnov, thoth amon, neferet the green, dark one, wizard of yendor, lord carnarvon, sorcerer king, arch mage, high wizard, archwizard | purple,forest | robe:$ wizard-hat:$ staff orb beard-long
orion, hunter of stars, master hunter | forest,leather | leather-armor:$ trousers boots hood:$ quiver bow
hippocrates, old physician, greek doctor, barber surgeon, physician of old | cloth | plain-robe:cloth sandals beard-long potion | balding +old
croesus, rich man, millionaire, tycoon, rich king, merchant king | purple,gold | robe:$ sash:gold crown necklace:gold beard sack
ashikaga takauji, lord sato, daimyo, samurai lord, samurai general | crimson,navy | plate-armor:$ pauldrons greaves boots horned-helmet:$ katana
master assassin, master of thieves, guild master, thief lord, master thief | charcoal | leather-armor:$ hood:$ cape:$ trousers boots face-mask dagger
arch priest, high priest, high priestess, patriarch, archbishop, cardinal of the church, bishop of the church, pope of rome, rabbi, imam, vicar, parson, pastor, chaplain, reverend, clergyman, minister of the church, missionary | cloth,crimson | robe:$ sash:gold cap:$ necklace:gold book
doppelganger, shapeshifter, faceless man, changeling | grey | plain-robe:$ | balding
stalker, invisible stalker, invisible man, mummy man in bandages | cream | coat:brown_cloth face-mask:cream glasses gloves:cream trousers:charcoal shoes
quantum mechanic, genetic engineer, evil scientist, crazy scientist, weird scientist | cloth | coat:cloth shirt:forest trousers:charcoal boots gloves glasses potion | messy-hair balding
flesh golem, frankensteins monster, patchwork man | zombie | jacket:charcoal trousers:charcoal boots | cropped-hair
player, player character, main hero, protagonist boy | blue,green | tunic:$ trousers boots belt cape:red sword
illusionist, stage magician, conjuror, street magician, escape artist | charcoal | jacket:charcoal shirt:cloth trousers:charcoal shoes top-hat cape:crimson wand bow-tie
snake charmer, fakir, yogi, swami, guru | orange,cloth | bare-chest loincloth:cloth turban:$ beard
beastmaster, animal tamer, dragon tamer, dragon rider, wolf rider | leather,forest | leather-armor:$ fur-mantle trousers boots whip
spellblade, battle mage, war mage, eldritch knight | navy,purple | plate-armor robe:$ greaves boots sword orb
ranger scout, wilderness guide, tracker, bounty tracker | forest | leather-armor:$ hood:$ cape:$ trousers boots quiver bow
space pirate, space trader, smuggler of stars, space captain, starship captain, galactic smuggler | crimson,navy | jacket:$ trousers:charcoal boots gloves eyepatch pistol
star trooper, space soldier, space trooper, power armor soldier, galactic trooper | cloth,charcoal | plate-armor:$ greaves:$ boots:$ gauntlets:$ space-helmet:$ rifle
cyberpunk girl, cyberpunk woman, cyberpunk hacker girl, netrunner, cyberpunk heroine | charcoal,violet | jacket:$ trousers:charcoal boots glasses:violet | bob shoulder-hair ponytail
cyberpunk hacker, cyber ninja, street samurai, cyberpunk mercenary, cyberpunk man, cyberpunk punk | charcoal,violet | jacket:$ trousers:charcoal boots glasses:violet | mohawk spiky-hair
wastelander, post apocalyptic survivor, scavenger, raider of the wastes, road warrior | leather,sand | coat:$ scarf trousers boots face-mask backpack
`;

/** Pieces and slots of other words that tables of people use. */
const PIECES: Readonly<Record<string, string>> = {
  knife: 'dagger', gladius: 'sword', headscarf: 'hijab',
}; // biome-ignore format: a table

/** A shirt lies under what is worn over it; who wears an apron or overalls wears trousers below. */
function layered(pieces: readonly string[]): readonly string[] {
  const inner = pieces.filter((piece) => /^shirt(?=:|$)/.test(piece));
  const others = pieces.filter((piece) => !inner.includes(piece));
  const bare = !pieces.some((piece) => LEGS.test(piece));
  return [...inner, ...others, ...(bare && OVER.test(pieces.join(' ')) ? ['trousers:denim'] : [])];
}

const LEGS = /^(?:trousers|shorts|greaves|loincloth)(?=:|$)/;
const OVER = /(?:^| )(?:overalls|apron|vest|open-vest|coat|jacket|shirt)(?=:| |$)/;

function readTrade(line: string): HumanoidConcept {
  const [names = '', mains = '', wears = '', more = ''] = line.split('|').map((cell) => cell.trim());
  const said = names.split(',').map((name) => name.trim());
  const { first, own, like } = namesOfRow(said, (name) => `likeness of ${name}`);
  const { more: keys, ...looks } = readLooks(more);
  return {
    id: first.replaceAll(/[ -]+/g, '-'),
    aliases: own.slice(1),
    ...(like.length > 0 ? { like } : {}),
    main: mains.split(','),
    wears: layered(
      wears
        .split(/\s+/)
        .map((piece) => piece.replace('+', '|'))
        .map((piece) => {
          const [id = '', ...material] = piece.split(':');
          return [PIECES[id] ?? id, ...material].join(':');
        }),
    ),
    ...looks,
    ...speciesOf(said[0]!),
    ...(keys.has('eyes') ? { eyes: keys.get('eyes')! } : {}),
    ...(keys.has('species') ? { species: keys.get('species')! } : {}),
  };
}

/** The species of those who are not human. */
const SPECIES_OF: Readonly<Record<string, string>> = {
  nazgul: 'shade', balrog: 'demon', vrock: 'demon', pestilence: 'skeleton', bugbear: 'goblin', 'uruk hai': 'orc', ettin: 'orc', 'lich king': 'skeleton', draugr: 'skeleton', drowned: 'zombie', husk: 'zombie',
  'ettin zombie': 'zombie', stray: 'skeleton', bogged: 'skeleton', piglin: 'pigfolk', 'flesh golem': 'zombie', 'vlad the impaler': 'vampire', 'robin of loxley': 'elf', archon: 'human',
}; // biome-ignore format: a table

const speciesOf = (name: string): { readonly species?: string } =>
  SPECIES_OF[name] ? { species: SPECIES_OF[name] } : {};

/** A word is its first row's: who is known by his dress goes before a line of trades that lists him among others. */
function withoutTaken(lines: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return lines.flatMap((line) => {
    const [names = '', ...rest] = line.split('|');
    const own = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !taken.has(name));
    for (const name of own) taken.add(name);
    return own.length > 0 ? [[own.join(', '), ...rest].join('|')] : [];
  });
}

/** Trades by id. */
export const tradeOf = (id: string): HumanoidConcept | undefined => byId.get(id);

/** Every row of the table, in the form of people's rows. */
export const TRADE_ROWS: readonly HumanoidConcept[] = withoutTaken(
  `${GAME_COSTUMES}\n${NAMED_COSTUMES}\n${MORE_TRADES}\n${ROLES}\n${MORE_COSTUMES}\n${COSTUMES}\n${TRADES}`.split('\n'),
)
  .map((line) => line.trim())
  .filter((line) => line !== '')
  .map(readTrade);

const byId: ReadonlyMap<string, HumanoidConcept> = new Map(TRADE_ROWS.map((row) => [row.id, row]));
