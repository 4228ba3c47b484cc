/**
 * People known by their dress, in lines as of trades.ts: `names | main colours | what they wear and hold | hair, build and looks`. Wears
 * may have a trim after '+' and a pattern after '~'; the last cell also has `skin=`, `haircolour=`, `eyes=`, `species=` and `second=`.
 */
export const COSTUMES = `
ronin, wandering ronin, masterless samurai | brown_cloth,navy,charcoal | conical-hat kimono:$ hakama:charcoal sandals katana sash:linen | haircolour=black
shrine maiden, miko | cloth | hair-flower:red+gold kimono:cloth hakama:red sandals | long-hair +female haircolour=black skin=pale
scuba diver, diver with flippers, snorkeler, frogman diver, snorkeller | navy,charcoal,teal | diving-mask bodysuit:$ trousers:$ flippers:yellow air-tank:yellow gloves:charcoal belt:charcoal
swimmer, olympic swimmer, competitive swimmer | blue,red | bare-chest shorts:$ goggles:charcoal+sapphire
ballerina, ballet dancer, ballet girl | rose,violet,cloth | leotard:$ tutu:$ shoes:$ | bun +female
belly dancer, arabian dancer, harem dancer | teal,violet,crimson | bikini:$ hakama:$ bracers:gold necklace:gold sandals:gold face-mask:$ | long-hair +female haircolour=black skin=tan,brown
flamenco dancer, spanish dancer, tango dancer | red,crimson | hair-flower:red dress:$+black_cloth shoes:black_cloth shawl:black_cloth | bun +female haircolour=black
cheerleader, cheer leader | red,blue,violet | leotard:$ skirt:$ shoes:cloth hair-bow:cloth pom-poms:yellow+cloth | ponytail pigtails +female
inventor, steampunk inventor, tinkerer inventor, gadgeteer, artificer, clockmaker inventor, steampunk engineer | leather,brown_cloth | brow-goggles:bronze vest:$ trousers:charcoal boots pouch wrench | messy-hair curly-hair
steampunk woman, steampunk girl, steampunk lady | leather,crimson | top-hat-goggles corset:$ skirt:brown_cloth boots | curly-hair ponytail +female
steampunk man, steampunk gentleman, steampunk character, steampunk adventurer | brown_cloth,navy | top-hat-goggles coat:$+bronze trousers:charcoal boots:leather crook
airship captain, airship pilot, sky captain, sky pirate | navy,crimson | top-hat-goggles tailed-coat:$ trousers:linen boots:leather epaulettes
construction worker, builder, road worker, construction guy, builder man, hard hat worker | yellow | hard-hat:yellow hi-vis-vest trousers:denim boots hammer
space marine, space marines, future soldier, armored space soldier | blue,crimson,forest | power-helmet:$+#f0c040/sapphire power-armor:$ greaves:$ sabatons:$ gauntlets:$ great-pauldrons:$+gold rifle | +strong
mandalorian, space bounty hunter, galactic bounty hunter | steel,forest | power-helmet:$ power-armor:$ greaves:$ boots:leather gloves:leather short-cape:brown_cloth pistol
stormtrooper, clone trooper, imperial soldier of space | cloth | power-helmet:cloth power-armor:cloth greaves:cloth boots:cloth gloves:cloth rifle
space knight, star knight, jedi, jedi knight | linen,brown_cloth | plain-robe:$ cloak:brown_cloth boots belt sword | short-hair
android, gynoid, synthetic human, humanoid robot, replicant | silver,cloth | bodysuit:$~pinstripes/steel trousers:$ boots:$ gloves:$ metal-face | cropped-hair bob skin=pale,#d8dce4/skin haircolour=white,black
cyborg, cyborg soldier, cyborg man, cyborg warrior, half machine man, half robot | charcoal,crimson | vest:$ trousers:charcoal boots:charcoal metal-face metal-arm | cropped-hair mohawk +strong
cyber soldier, cyberpunk soldier, corporate soldier, sci fi soldier, scifi soldier, futuristic soldier | charcoal,navy | power-helmet:$+#48e0f0/glass power-armor:$ greaves:$ boots:charcoal gauntlets:$ rifle
space girl, sci fi heroine, space woman, space heroine | violet,teal | bodysuit:$ trousers:$ boots:cloth gloves:cloth belt:gold pistol | bob ponytail +female
alien princess, alien woman, alien girl, alien queen | violet,teal | dress:$ circlet:silver necklace:silver | long-hair +female skin=#8cc8b8/skin,#a890d8/skin haircolour=white,violet eyes=eye_glow
roman legionnaire of caesar, roman guard, roman legion soldier | crimson | plumed-helmet:steel scale-armor:steel loincloth:crimson sandals tower-shield:crimson sword
roman citizen, roman man, greek man, ancient greek, ancient roman | cloth | toga:cloth sandals laurel | curly-hair short-hair
gladiator woman, gladiatrix, retiarius, arena champion | bronze | bare-chest loincloth:crimson bracers:bronze pauldrons:bronze sandals trident
cleopatra, egyptian queen, egyptian princess, egyptian woman, egyptian goddess | cloth | nemes dress:cloth+gold broad-collar bracers:gold sandals:gold | bob +female haircolour=black skin=tan
anubis, anubis warrior, egyptian guard, jackal god, jackal warrior | gold | nemes bare-chest:@ broad-collar loincloth:cloth bracers:gold belt:gold spear:gold | species=wolffolk skin=#3a3442/wolf
aztec priest, mayan king, mayan priest, inca emperor, aztec emperor, montezuma, aztec chief | teal,crimson | war-bonnet:teal+gold bare-chest broad-collar loincloth:$ bracers:gold sandals:gold staff | haircolour=black skin=tan,brown
native american woman, native american girl, pocahontas, indian princess, native girl, native woman | leather | feather-band simple-dress:leather tooth-necklace shoes:leather | braids +female haircolour=black skin=tan
polynesian warrior, maori warrior, samoan warrior, hawaiian warrior, islander, tiki warrior | leaf | bare-chest grass-skirt tattoos tooth-necklace club | topknot curly-hair +strong skin=tan,brown haircolour=black
hula girl, hula dancer girl, hawaiian hula dancer, hawaiian woman | leaf | hair-flower:rose bikini:crimson grass-skirt lei | long-hair +female haircolour=black skin=tan
witch doctor of the tribe, voodoo doctor, voodoo priest, voodoo shaman, bokor, tribal shaman, african shaman | leaf | tiki-mask bare-chest grass-skirt tooth-necklace skull-staff | skin=brown,tan haircolour=black
baron samedi, voodoo king, voodoo baron | black_cloth | top-hat skull-mask coat:black_cloth+violet trousers:charcoal shoes tooth-necklace crook | skin=brown
mexican, mexican guy, mariachi player, mexican cowboy, mariachi musician | charcoal,crimson | sombrero:$+gold tailed-coat:$ trousers:$ boots lute moustache | haircolour=black skin=tan
mexican wrestler, lucha libre wrestler, masked wrestler, lucha wrestler | blue,red,forest | ninja-mask:$+gold bare-chest trousers:$ boots:gold belt:gold | +muscular skin=tan
sumo wrestler, sumo, sumo fighter, sumo man, yokozuna | navy,purple | bare-chest diaper:$ | topknot +fat haircolour=black skin=pale,skin
wrestler man, pro wrestler, professional wrestler, heel wrestler | violet,red | leotard:$ boots:$ bracers:cloth belt:gold | +muscular
bodybuilder, strongman, weightlifter, muscle man, circus strongman, weight lifter, powerlifter | red,navy | leotard:$ boots:charcoal bracers:leather belt:dark_leather moustache | cropped-hair balding +muscular
ringmaster, circus ringmaster, circus director, circus master, circus leader | red | top-hat:charcoal tailed-coat:red trousers:cloth boots:charcoal club moustache
mime, mime artist, pantomime | charcoal | beret:charcoal striped-shirt trousers:charcoal shoes gloves:cloth bow-tie:red | skin=#f0e4dc/skin
juggler, circus performer, carnival performer, circus juggler | red,blue | shirt:$~argyle trousers:charcoal shoes orb:red | short-hair
fire dancer, fire eater, fire breather man, fire juggler | orange | bare-chest hakama:crimson sash:gold bracers:gold torch | topknot skin=tan,brown
acrobat girl, circus girl, circus acrobat, trapeze girl | violet,red | leotard:$~scatter:star/gold shoes:$ bracers:gold | bun ponytail +female
cowgirl, western girl, cowboy girl, female cowboy, rodeo girl | brown_cloth,red | cowboy-hat:leather shirt:$ open-vest:leather trousers:denim boots:leather belt | braids pigtails ponytail +female
spearman, spear soldier, spearwoman, spear bearer, phalanx soldier, spear guard | crimson,navy,forest | helmet:steel chainmail surcoat:$ greaves boots gauntlets belt spear round-shield:$+steel
luchador, mexican luchador, lucha libre wrestler, masked wrestler, mexican wrestler, luchadora, lucha wrestler | blue,red | luchador-mask:$ bare-chest trousers:$ boots:cloth belt:gold | balding +muscular skin=tan
schoolgirl, school girl, japanese schoolgirl, anime schoolgirl, anime girl, anime school girl | navy | school-uniform skirt:navy shoes:charcoal satchel:dark_leather | pigtails bob long-hair +female
graduate, graduating student, valedictorian, college graduate | charcoal,navy | mortarboard:$ robe:$ book shoes
redridinghood, little red riding hood, red riding hood | red | hood:red simple-dress:cloth cape:red held/basket shoes | braids +female +child haircolour=blond,brunette
cinderella, disney princess, princess in a blue ball gown | #88b8e8 | tiara:silver dress:$+cloth gloves:cloth necklace | bun +female haircolour=blond
snow white princess, snow white | blue | hair-bow:red dress:yellow shoes short-cape:blue held/apple | bob +female haircolour=black skin=pale
rapunzel, long haired princess, tangled princess | violet | flower-crown dress:$ | braids long-hair +female haircolour=blond
sleeping beauty, aurora princess, briar rose | rose | tiara dress:$ | long-hair +female haircolour=blond
belle, beauty of the beast, french princess | gold | dress:gold gloves:gold | bun +female haircolour=brunette
alice in wonderland, alice, girl in a pinafore | #78a8e0 | hair-bow:charcoal simple-dress:$ stockings:cloth shoes:charcoal | long-hair +female +child haircolour=blond skin=skin
mad hatter, hatter of the tea party, crazy hatter | forest,violet | top-hat:$ coat:$+orange trousers:charcoal shoes bow-tie mug | curly-hair haircolour=orange,ginger
queen of hearts | red | crown dress:red~scatter:heart/cloth ruff cape:charcoal mace:gold | bun +female
peter pan, boy who never grows up, lost boy | leaf | feathered-cap:forest tunic:leaf trousers:forest shoes dagger belt | messy-hair +child haircolour=ginger
pinocchio, puppet boy, wooden boy, marionette | red | feathered-cap:yellow shirt:yellow overalls:red trousers:red shoes | +child skin=pale_wood haircolour=black
aladdin, street thief of arabia, arabian boy, arabian thief | purple | fez vest:purple hakama:cloth sash:crimson | messy-hair haircolour=black skin=tan
ali baba, arabian merchant, desert merchant, persian merchant | teal,purple | turban:cloth coat:$+gold hakama:linen sash:crimson shoes beard sack | skin=tan haircolour=black
sinbad, arabian sailor, desert prince, persian prince, prince of persia, arabian prince, arabian knight | blue,crimson | jewelled-turban vest:$ hakama:cloth sash:gold boots scimitar | skin=tan haircolour=black
tooth fairy, fairy godmother, fairy queen | #a8c8f0 | tiara:silver dress:$ fairy-wings wand | bun +female haircolour=white
prince charming, handsome prince, fairy tale prince, young prince | cloth,blue | crown tailed-coat:$ epaulettes trousers:cloth boots cape:crimson sword
princess peach style princess, pink princess | rose | crown dress:rose gloves:cloth | long-hair +female haircolour=blond
tin man, tin woodman | steel | bucket-hat:steel plate-armor:steel greaves:steel boots:steel gauntlets axe | skin=silver
snow queen, ice queen, ice princess, winter queen, frost queen, ice witch, ice sorceress | #a8d8f0 | crown:ice dress:$+snow cape:#78b0dc staff:ice+ice | braids long-hair +female haircolour=white skin=pale eyes=blue
evil queen, wicked queen, dark queen, wicked stepmother, dark empress | purple,black_cloth | crown dress:$ high-collar-cape:black_cloth+crimson necklace:gold mace | +female skin=pale haircolour=black
noblewoman, countess, duchess, baroness, lady of the court, court lady, marchioness, viscountess, noble lady, victorian countess | crimson,purple,forest,navy | dress:$+gold gloves:cloth necklace:gold ruff | bun curly-hair +female
marie antoinette, rococo lady, french noblewoman, baroque lady | rose,#88b8e8 | dress:$~scatter:flower/cloth necklace | bun +female haircolour=white
bride with a veil, bride, bride in a wedding dress, blushing bride, wedding bride | cloth | bridal-veil:snow+rose dress:cloth gloves:cloth flower:rose+leaf | long-hair bun +female
corpse bride, ghost bride, zombie bride, dead bride | cloth | bridal-veil:#c0ccd8+#7890b0 dress:#c0ccd8~patches flower:#7890b0 | long-hair +female skin=#98b8c8/skin haircolour=#4c5c80/black
pumpkin king, pumpkin man, pumpkin headed man, pumpkin head man, pumpkin headed scarecrow, jack o lantern man, pumpkin knight, halloween scarecrow, pumpkin person, pumpkinhead, jack o lantern scarecrow, pumpkin scarecrow | brown_cloth,charcoal | pumpkin-head shirt:$~patches/linen trousers:denim~patches/linen boots gloves:thatch
scarecrow man, living scarecrow, evil scarecrow, scarecrow person, scarecrow monster | brown_cloth | straw-hat shirt:$~patches/linen trousers:denim boots gloves:thatch scarf:crimson trident | skin=linen haircolour=thatch
mushroom person, mushroom man, mushroom folk, mushroom people, mushroom boy, mushroom girl, toadstool person, mushroom guy, myconid, mushroom warrior, mushroom knight, fungus person, mushroom villager, mushroom wizard, fungus man, fungal person, mushroom sprite | brown_cloth,forest | mushroom-cap tunic:$ belt | balding skin=cream +small
plant person, plant man, leaf person, leaf man, flower person, flower girl fairy, tree person, plant boy, leafling, plant humanoid | leaf,forest | laurel:leaf tunic:leaf~scatter:leaf/yellow belt:wood | skin=#8cc070/skin haircolour=leaf
slasher, masked killer, slasher killer, hockey mask killer, horror killer, serial killer, masked slasher | brown_cloth,charcoal | hockey-mask coat:$ trousers:charcoal boots gloves scimitar | balding +strong
phantom of the opera, opera phantom, masked phantom | black_cloth | opera-mask suit:black_cloth trousers:black_cloth shoes cape:black_cloth bow-tie:cloth rapier | side-part haircolour=black
masked cultist, skull cultist, death cultist, blood cultist | crimson,black_cloth | skull-helmet robe:$ tooth-necklace dagger
vampire queen, queen of vampires, vampire empress, vampire princess | crimson,black_cloth | dress:$+gold high-collar-cape:black_cloth+crimson crown:gold necklace:ruby | long-hair +female haircolour=black,white species=vampire
vampire woman, female vampire, vampiress, vampire lady, vampire girl | crimson,black_cloth | dress:$ high-collar-cape:black_cloth+crimson necklace:silver | long-hair +female haircolour=black species=vampire
frankenstein bride, bride of frankenstein | cloth | dress:cloth~patches bracers:linen | afro +female haircolour=black skin=#98b088/skin
possessed girl, creepy girl, ghost girl, haunted girl, ring girl, sadako, onryo, yurei | cloth | simple-dress:cloth | long-hair +female haircolour=black skin=#c8ccd8/skin
creepy doll, haunted doll, porcelain doll, living doll | rose | hair-bow:$ dress:$ blush shoes | curly-hair +female +child skin=#f4e8e4/skin haircolour=blond
detective, private eye, noir detective, film noir detective, gumshoe, private investigator | linen,brown_cloth | cowboy-hat:$+charcoal coat:$ trousers:charcoal shoes tie:charcoal | short-hair
sherlock holmes | linen | deerstalker coat:linen short-cape:linen trousers:brown_cloth shoes tobacco-pipe
victorian detective, consulting detective | linen | deerstalker coat:linen short-cape:linen trousers:brown_cloth shoes
spy, secret spy, undercover agent, james bond, super spy | black_cloth,charcoal | suit:$ trousers:$ shoes bow-tie:black_cloth sunglasses pistol | side-part
mobster, mafia don, mob boss, 1920s gangster, prohibition gangster | charcoal,navy | cowboy-hat:$+cloth suit:$~pinstripes/grey trousers:$~pinstripes/grey shoes:cloth tie:crimson rifle
bartender, barkeeper man, innkeeper man, bar keeper | charcoal,crimson | vest:$ shirt:cloth apron:brown_cloth trousers:charcoal shoes mug moustache
barista, barista girl, coffee shop girl, coffee barista, cafe worker, coffee shop worker | forest | shirt:cloth apron:forest trousers:charcoal shoes cap:forest mug
judge with a wig, old judge, english judge | black_cloth | robe:black_cloth ruff:cloth hammer | curly-hair +old haircolour=white
pope, bishop, cardinal, holy bishop, pontiff | cloth,crimson | mitre:$+gold robe:$+gold short-cape:crimson necklace:gold crook:gold | +old
sultan, caliph, maharaja, maharajah, raja, turkish sultan, ottoman sultan | teal,purple,crimson | jewelled-turban:cloth+ruby robe:$+gold sash:gold necklace:gold beard scimitar | haircolour=black skin=tan
sheik of the desert, arab, arab sheikh, saudi man, oil sheikh, arabian man | cloth | keffiyeh:cloth+charcoal robe:cloth sandals beard | haircolour=black skin=tan
african king, african chief, wakandan king, african prince, zulu king | gold,purple | kufi:$+gold robe:$~waves/gold necklace:gold crook | skin=#70462e/skin haircolour=black
african queen of gold, african princess, nubian queen, wakandan queen, zulu queen | orange,gold | turban:$ dress:$~waves/navy necklace:gold bracers:gold | +female skin=#70462e/skin haircolour=black
scottish man, scottish highlander, highland warrior, scot, scottish clansman, braveheart | forest,red | shirt:cloth kilt:$~plaid shoes belt greatsword war-paint beard | long-hair haircolour=ginger,brunette
bagpipe player, scottish piper, scottish bagpiper | red | flat-cap:$ jacket:charcoal kilt:$~plaid stockings shoes | haircolour=ginger
russian, russian soldier, soviet soldier, siberian hunter, russian guy | brown_cloth,#5a6640 | fur-hat coat:$ trousers:charcoal boots:black_cloth belt rifle
mongol, mongolian warrior, genghis khan, khan, mongol khan, steppe nomad | brown_cloth,crimson | fur-hat coat:$+gold fur-mantle trousers boots belt scimitar moustache | haircolour=black skin=tan
chinese warrior, chinese general, wuxia hero, wuxia swordsman, kung fu hero | crimson,teal,navy | kimono:$ hakama:$ sash:gold boots sword | topknot haircolour=black
chinese farmer, vietnamese farmer, asian farmer, rice farmer, rice picker, rice paddy farmer | brown_cloth,navy | conical-hat shirt:$ trousers:$ sandals rake | haircolour=black
chinese girl, chinese woman, woman in a qipao, chinese princess, woman in a cheongsam | red,teal | qipao:$~scatter:flower/gold shoes hair-flower | bun +female haircolour=black skin=pale
bavarian, german man in lederhosen, oktoberfest man, bavarian man, tyrolean | forest | feathered-cap:forest shirt:cloth overalls:leather shorts:leather shoes mug moustache
dirndl girl, oktoberfest waitress, woman in a dirndl, bavarian woman, german barmaid | forest,red | corset:$ long-skirt:$ shoes mug | braids +female haircolour=blond
matador, bullfighter, toreador | crimson,gold | tricorn:black_cloth tailed-coat:$ trousers:$ stockings:rose shoes cape:red rapier epaulettes | haircolour=black
napoleon, napoleonic general, french general, emperor napoleon, french emperor | navy | tricorn:black_cloth tailed-coat:navy trousers:cloth boots:black_cloth epaulettes rapier
admiral, naval officer, navy captain, sea captain, ship captain, navy officer, ship captain with a pipe, boat captain | navy,cloth | officer-cap:$+gold tailed-coat:$ trousers:cloth shoes epaulettes beard | haircolour=white,grey
british soldier, royal guard, queens guard, british royal guard, buckingham guard, beefeater | red | fur-hat:black_cloth tailed-coat:red trousers:black_cloth boots:black_cloth belt:cloth rifle
ww1 soldier, ww2 soldier, world war soldier, wwii soldier, trench soldier | #70643c,#5a6640 | combat-helmet:$ jacket:$ trousers:$ boots:dark_leather belt:leather rifle
rebel soldier, resistance fighter, freedom fighter, guerilla fighter | #70643c | beret:forest jacket:$ trousers:$ boots scarf:red rifle bandolier beard
riot police, riot cop, riot officer, riot policeman, riot guard | navy,black_cloth | combat-helmet:$ visor:#9cd0e8/glass jacket:$ trousers:$ boots:black_cloth gloves:black_cloth belt:black_cloth baton riot-shield
police swat, swat officer, swat, swat team member, swat soldier | navy,black_cloth | combat-helmet:$ vest:$ trousers:$ boots:black_cloth gloves:black_cloth face-mask:black_cloth rifle
biker, motorcyclist, motorcycle rider, biker gang member, biker guy | black_cloth | bandana:red jacket:black_cloth trousers:denim boots:black_cloth gloves:black_cloth sunglasses beard | long-hair
motorcycle racer, racing driver, race driver, racer, race car driver, formula one driver, f1 driver, stunt driver, race car racer | red,blue,yellow | racing-helmet:$ bodysuit:$~bands/cloth trousers:$ boots:charcoal gloves:charcoal
jockey, horse jockey | rose,teal | cap:$ shirt:$~diagonal trousers:cloth boots:black_cloth
american football player, quarterback, football linebacker, nfl player, gridiron player, college football player | navy,red,forest | football-helmet:$+grey shirt:$~number:12/cloth pauldrons:$ trousers:cloth shoes:charcoal held/american-football
goalkeeper, soccer goalkeeper, goal keeper, goalie, soccer goalie, football goalie, goalie of soccer, football goalkeeper | yellow,leaf | shirt:$~number:1/charcoal shorts:charcoal shoes goalie-gloves held/soccer-ball-emoji
soccer player, soccer kid, football striker | red,blue,forest | shirt:$~number:10/cloth shorts:cloth shoes:charcoal held/soccer-ball-emoji
basketball player, nba player, basketball player in a jersey | orange,red,purple | leotard:$~number:23/cloth shorts:$ shoes:cloth held/basketball | cropped-hair
tennis player, tennis pro, tennis girl | cloth | headband:red shirt:cloth shorts:cloth shoes:cloth held/tennis
baseball player, baseball batter, little league player | cloth | cap:red shirt:cloth~pinstripes/red trousers:cloth~pinstripes/red shoes:charcoal club
ice hockey goalie, hockey goalie, hockey goaltender | red,navy | hockey-mask shirt:$~number:1/cloth trousers:$ ice-skates gloves:leather pauldrons:$ hockey-stick
hockey player, ice hockey player, nhl player | red,navy,forest | football-helmet:$+grey shirt:$~bands/cloth trousers:$ ice-skates gloves:charcoal
figure skater, ice skater, ice dancer | #88b8e8,violet | leotard:$~scatter:star/cloth skirt:$ ice-skates | bun +female
roller skater, roller derby girl, rollerskater, roller girl | rose,teal | combat-helmet:$ shirt:$ shorts:charcoal~stripes roller-skates | pigtails +female
skateboard kid, skateboarder, skater kid, skater dude, skate kid, skateboarding kid | teal,red | backwards-cap:$ hoodie:$ shorts:denim shoes:cloth | messy-hair
gymnast, olympic gymnast, rhythmic gymnast | red,violet | leotard:$~diagonal/cloth shoes:cloth | bun +female
runner, marathon runner, sprinter, jogger, track runner | red,blue | headband:$ leotard:$~number:42/cloth shorts:$ shoes:cloth
cyclist racer, cyclist, bike racer, bicycle rider | yellow,red | combat-helmet:$ shirt:$~bands/cloth shorts:charcoal shoes gloves:charcoal
golfer, golf player | leaf | flat-cap:cloth vest:$~argyle shirt:cloth trousers:linen shoes:cloth
surfer dude, surfer girl, surfer, surfer guy | teal,orange | bare-chest shorts:$~scatter:flower/yellow tooth-necklace held/surfboard | long-hair messy-hair haircolour=blond skin=tan
beach girl, girl at the beach, sunbather, beach woman, woman in a bikini, beach babe | rose,teal | bikini:$ sunglasses sandals straw-hat | long-hair +female
lifeguard, beach lifeguard, baywatch lifeguard, pool lifeguard | red | leotard:red shorts:red necklace sunglasses
boxer, boxing champion, prizefighter, muay thai fighter, boxing man | blue,charcoal,gold | bare-chest shorts:$ boxing-gloves:red boots:cloth | cropped-hair short-hair +strong
fencer, olympic fencer, fencing master | cloth | fencing-mask:grey+cloth shirt:cloth trousers:cloth gloves:cloth shoes rapier
karate kid, karate fighter, karate girl, judo fighter, taekwondo fighter, black belt | cloth | gi:cloth trousers:cloth sash:charcoal headband:red
capoeira fighter, muay thai boxer, kickboxer | cloth,red | bare-chest hakama:$ bracers:cloth | braids cropped-hair skin=brown,tan
kung fu monk, shaolin monk, shaolin, buddhist monk, tibetan monk, warrior monk | orange | gi:orange trousers:orange beads sash:crimson shoes quarterstaff | balding skin=tan,skin
archer woman, elven princess, elf princess | forest,cloth | circlet:silver dress:$+gold cape:forest | long-hair +female species=elf haircolour=blond,white
elf wizard, elf mage, elven mage, elven wizard, elf sorcerer | blue,forest | circlet:silver robe:$+silver cape:$ staff | long-hair species=elf haircolour=blond,white
elf warrior, elven knight, elf knight, elf soldier, elven soldier | silver | winged-helmet:silver plate-armor:silver greaves:silver boots:silver cape:forest sword leaf-shield | long-hair species=elf haircolour=blond
dwarf king, dwarven king, dwarf lord | gold,crimson | crown plate-armor:gold greaves boots cape:crimson beard-long warhammer:gold | species=dwarf
dwarf blacksmith, dwarven smith, dwarf smith | leather | apron trousers boots hammer beard-long brow-goggles | species=dwarf
goblin king, goblin chief, goblin lord, goblin warlord | crimson,purple | crown:bronze fur-mantle rags:$ trousers club tooth-necklace | species=goblin
goblin shaman, goblin witch doctor, goblin mage | brown_cloth | skull-helmet robe:$ tooth-necklace skull-staff | species=goblin
goblin merchant, goblin trader, goblin shopkeeper, goblin peddler, goblin pedlar | purple,crimson,teal | coat:$+gold trousers:brown_cloth shoes belt backpack:leather pouch | species=goblin
goblin engineer, goblin tinkerer, goblin bomber, goblin inventor | leather | brow-goggles vest:$ trousers boots backpack held/bomb | species=goblin
orc shaman, orc witch doctor, orc mage, orc warlock | brown_cloth,forest | skull-helmet bare-chest:@ fur-mantle loincloth:$ boots tooth-necklace skull-staff | species=orc +strong
orc berserker, orc raider, orc fighter, orc brute | brown_cloth | bare-chest:@ loincloth:$ spiked-pauldrons bracers:iron boots war-paint double-axe tooth-necklace | mohawk topknot species=orc +muscular
merman, merman king, merman warrior, triton, poseidon, sea king, neptune, king of the sea, sea god | teal,navy | crown:gold fish-tail:$+$ trousers:$ boots:$ bare-chest bracers:gold necklace:gold trident:gold beard | long-hair species=merfolk haircolour=white,#3f6cc8/blue_hair
orc king, orc lord, orc chief, orc general | crimson | crown:iron scale-armor:iron spiked-pauldrons greaves:iron boots cape:$ double-axe | species=orc +muscular
imp, little devil, fire imp, imp demon, tiny demon, mischievous imp | charcoal | loincloth:$ trident:iron | species=demon +child
wraith, shadow wraith, dark wraith, evil wraith, dark specter | black_cloth,charcoal | hood:$ plain-robe:$ cape:$ | species=shade eyes=eye_red
harpy, harpy queen, storm harpy | #8c5c34,#6c5c78 | leotard:$ trousers:$ boots:#e8b040 feather-wings:$+$ | long-hair messy-hair species=harpy +female
naga, naga warrior, lamia, snake person, snake warrior, half snake woman, naga queen | forest,teal,crimson | snake-tail:$ trousers:$ boots:$ leotard:$ bracers:gold trident:gold necklace:gold | long-hair species=naga +female
lich, lich sorcerer, skeleton mage, skeleton wizard, undead mage, undead wizard, undead sorcerer | purple,navy | hood:$ robe:$~patches necklace skull-staff | species=skeleton eyes=eye_glow
undead king, skeleton lord, skeleton emperor, king of the dead, bone king | purple,crimson | crown plate-armor:iron greaves:iron boots:iron cape:$~patches greatsword:iron | species=skeleton eyes=eye_glow
skeleton archer, undead archer, bone archer | brown_cloth,charcoal | ribs:@ headband:crimson bow quiver | species=skeleton
skeleton knight, undead knight, bone knight, cursed knight | iron | helmet:iron+bronze plate-armor:iron greaves:iron boots:iron cape:crimson sword:iron shield:charcoal | species=skeleton
demon lord, demon king, devil king, lord of hell, demon general | black_cloth | plate-armor:dark_metal spiked-pauldrons greaves:dark_metal boots:dark_metal cape:crimson greatsword:iron+crimson bat-wings | species=demon
succubus, she demon, demoness, demon girl, devil girl, she devil, demon woman, lilith, demon queen | black_cloth,crimson | leotard:$ boots:$ gloves:$ bat-wings:#6a2840 horns:dark_metal demon-tail necklace:gold | long-hair +female skin=#e0a0a8/skin,pale haircolour=black,violet eyes=eye_red
incubus, demon prince, handsome devil | black_cloth | suit:$ trousers:$ shoes bat-wings horns:dark_metal demon-tail | side-part skin=#c86868/skin haircolour=black eyes=eye_glow
fallen angel, dark angel, black angel, angel of death | black_cloth | plate-armor:dark_metal greaves:dark_metal boots:dark_metal feather-wings:#44404e/feather sword | long-hair skin=pale haircolour=white eyes=eye_red
angel warrior, archangel, angel knight, warrior angel, angel with a sword, holy angel | gold | halo plate-armor:silver+gold greaves:silver boots:gold feather-wings sword cape:cloth | long-hair haircolour=blond species=human
war angel, angel girl, female angel, angel woman | cloth | halo dress:cloth+gold feather-wings sandals:gold | long-hair +female haircolour=blond
oni, oni warrior, ogre of japan, red oni | crimson | bare-chest:@ loincloth:#d0a040~zebra/black_cloth horns:bone bracers:iron club:iron | messy-hair +muscular skin=#c84440/skin,#4c74c0/skin haircolour=black,white eyes=eye_glow
tengu, tengu warrior | crimson | oni-mask kimono:$ hakama:charcoal feather-wings:charcoal sandals quarterstaff | haircolour=white
kitsune girl, kitsune woman, fox spirit girl, fox maiden, nine tailed fox girl, kitsune shrine maiden | cloth | kimono:cloth hakama:red cat-ears:fox fox-tail sandals | long-hair +female haircolour=white,#d8682c/fox skin=pale
wolf girl, wolf boy, wolf man boy, werewolf girl | charcoal | vest:$ trousers:denim boots cat-ears:wolf wolf-tail | messy-hair haircolour=grey
bunny girl suit, bunny girl waitress, playboy bunny, bunny suit girl | black_cloth,crimson | leotard:$ stockings:charcoal shoes:$ rabbit-ears bow-tie puff-tail bracers:cloth | long-hair +female
bee girl, bee boy, bee kid, kid in a bee costume, bumblebee girl, bee person | yellow | antenna-band leotard:yellow~stripes/black_cloth skirt:charcoal fairy-wings:cloth shoes | bob +female
turtle person, turtle warrior, ninja turtle, turtle ninja, turtle man | orange | domino-mask:$ bare-chest:@ turtle-shell belt:leather katana | species=frogfolk
superhero girl, superheroine, female superhero, super girl, wonder woman, supergirl | red,blue,violet | tiara:gold leotard:$~emblem:star/gold skirt:#3868c4 boots:$ gloves:$ cape:crimson belt:gold | long-hair +female
dark superhero, bat hero, batman, night vigilante, dark knight hero, caped crusader | charcoal | ninja-mask:black_cloth+black_cloth bodysuit:charcoal~emblem:bat/black_cloth trousers:charcoal boots:black_cloth gloves:black_cloth belt:gold cape:black_cloth horns:black_cloth | +strong
superman, super man, flying superhero, man of steel | blue | bodysuit:blue~number:s/yellow trousers:blue boots:red belt:gold cape:red | side-part +strong haircolour=black
speedster, speedster hero, flash hero, lightning hero | red | ninja-mask:red+gold bodysuit:red~emblem:bolt/yellow trousers:red boots:gold gloves:gold belt:gold
spider hero, spider man, spiderman, spider superhero | red | ninja-mask:red+red bodysuit:red~emblem:spider/black_cloth trousers:blue boots:red gloves:red
supervillain, super villain, villain, evil mastermind, comic villain | purple,forest | high-collar-cape:$ bodysuit:$~emblem:skull/cloth trousers:$ boots:black_cloth gloves:black_cloth belt:gold goatee | balding +strong
sidekick, kid sidekick, boy wonder, robin sidekick, young superhero | red | domino-mask:charcoal bodysuit:red~number:r/yellow trousers:leaf boots:leaf short-cape:yellow | +young messy-hair haircolour=black
archaeologist, indiana jones, tomb explorer, whip adventurer, relic hunter | linen | cowboy-hat shirt:linen vest:leather trousers:brown_cloth boots belt satchel club stubble
lara croft, tomb raider girl, female explorer, jungle explorer woman | teal | leotard:teal shorts:brown_cloth boots belt backpack pistol | braids ponytail +female haircolour=brunette
safari explorer, safari hunter, jungle explorer, big game hunter, zookeeper, safari guide, explorer with a pith helmet | linen | pith-helmet shirt:linen shorts:linen boots belt rifle moustache
park ranger, forest ranger, ranger smokey | #70643c | cowboy-hat:leather shirt:linen trousers:#70643c boots belt badge
shepherd, shepherd boy, goat herder, goatherd | linen,brown_cloth | keffiyeh:linen+leather plain-robe:$~stripes/brown_cloth sandals crook
archer in a hood, hooded archer, hooded ranger | forest | hood:$ leather-armor cloak:$ trousers boots bracers bow quiver
monster slayer, witcher, monster killer, white haired swordsman | dark_leather | leather-armor:$ trousers:charcoal boots pauldrons:iron greatsword back/sword scar | shoulder-hair haircolour=white eyes=gold
dragon knight, dragon armored knight, draconic knight, dragoon, dragon lancer | crimson,navy | horned-helmet:$+gold scale-armor:$ greaves:$ boots:$ gauntlets:$ spiked-pauldrons:$ spear cape:charcoal
blood knight, crimson knight, vampire knight | crimson | great-helm:$ plate-armor:$ greaves:$ sabatons:$ gauntlets:$ spiked-pauldrons:$ cape:black_cloth greatsword
shadow mage, dark sorceress, dark witch, shadow sorceress, female warlock, female necromancer, necromancer woman, necromancer girl | purple,black_cloth | hood:$ dress:$ cape:black_cloth necklace skull-staff | long-hair +female skin=pale haircolour=black,white eyes=amethyst
fire mage, pyromancer, fire wizard, flame mage, fire sorcerer | crimson,orange | hood:$ robe:$+gold~waves/orange cape:crimson staff:dark_wood+flame | haircolour=ginger
ice mage, cryomancer, frost mage, ice wizard, water mage, frost wizard | #78b0dc | hood:$ robe:$+snow cape:snow staff:ice+ice | haircolour=white
lightning mage, storm mage, electromancer, storm sorcerer, thunder mage | navy,violet | robe:$+yellow~scatter:bolt/yellow cape:$ staff:steel+yellow | spiky-hair haircolour=blond
earth mage, geomancer, stone mage, terramancer | brown_cloth | robe:$+leaf pauldrons:stone cape:forest staff:wood+emerald beard
chronomancer, time mage, time wizard, astral mage, star mage, cosmic mage, astrologer | navy,purple | wizard-hat:$+gold robe:$+gold~scatter:star/gold cape:$ staff beard-long | haircolour=white
young mage, blue mage, red mage, white mage girl, summoner girl, female summoner, girl mage, girl wizard, young sorceress, mage girl | violet,crimson,teal | wizard-hat:$+gold dress:$ short-cape:$ staff boots | long-hair pigtails +female
white mage, healer girl, female cleric, female priest, priestess of light, holy priestess | cloth | hood:cloth dress:cloth+red~argyle/cloth necklace:gold staff:pale_wood+ruby | bob long-hair +female
battle cleric, war priest, warrior priest, armored cleric | cloth,gold | chainmail surcoat:cloth~emblem:cross/red greaves boots mace:steel round-shield:cloth necklace:gold
oracle with a blindfold, blind seer, blindfolded oracle, blind priestess | cloth,violet | headband:$ dress:$ shawl:$ orb | long-hair +female haircolour=white
spirit medium, ghost whisperer, seance medium | violet | turban:$ dress:$ shawl:charcoal orb necklace | curly-hair +female
baby, newborn baby, infant, baby boy, baby girl, baby in a diaper, baby in diapers, cute baby, toddler in a diaper, baby with a diaper | cloth | bare-chest diaper:cloth+sapphire | balding +child
toddler, little kid, small child, kindergartener | red,teal,yellow | shirt:$~stripes/cloth overalls:denim trousers:denim shoes | short-hair pigtails +child
farm boy, farmer boy, country boy, hillbilly, redneck | red | straw-hat shirt:$~plaid/cloth overalls:denim trousers:denim shoes | messy-hair
schoolboy, school boy, school kid, boy scout, cub scout, scout boy | linen,forest | cap:$ shirt:$ shorts:brown_cloth shoes scarf:red backpack | short-hair +child
mage apprentice, wizard apprentice, apprentice wizard, apprentice mage, young mage, sorcerer apprentice, novice mage, novice wizard | #7c6c9c,#6c7c94,brown_cloth | hood:$ robe:$ belt:rope shoes book | messy-hair short-hair bob +young
young wizard, boy wizard, wizard student, harry potter, wizard boy, magic student | charcoal | coat:charcoal+crimson shirt:cloth trousers:charcoal shoes glasses scarf:crimson~stripes/gold wand | messy-hair +young haircolour=black
ancient wizard, wise wizard, wise old wizard, grey wizard | grey,navy | wizard-hat:$ robe:$ beard-long:white belt:leather cloak:$ crook | +old haircolour=white
goth girl, goth, goth woman, gothic girl, gothic lolita, emo girl | black_cloth,purple | hair-bow:$ dress:black_cloth+$ choker lipstick:#2a2030 stockings:charcoal shoes:black_cloth | pigtails long-hair bob +female skin=pale haircolour=black
little girl, small girl, young girl, cute girl, little sister | rose,yellow,teal,violet | hair-bow:$ simple-dress:$~dots stockings:cloth shoes | pigtails braids bob +female +child
tiefling, tiefling warlock, tiefling rogue, tiefling sorcerer, tiefling bard | charcoal,purple | horns:dark_metal coat:$+gold trousers:charcoal boots demon-tail:#a83848 dagger | long-hair side-part skin=#c05060/skin,#8c5c9c/skin haircolour=black eyes=eye_glow
hiker, backpacker, camper, mountaineer, climber, trekker, mountain hiker | orange,teal,crimson | cap:brown_cloth jacket:$ shorts:linen boots backpack:forest+leather quarterstaff
maasai warrior, masai warrior, zulu warrior, african warrior, tribal hunter, african hunter | red,orange | toga:$~checks/black_cloth beads:gold+crimson bracers:gold sandals spear hide-shield | cropped-hair skin=#70462e/skin haircolour=black
conquistador, spanish conquistador, spanish soldier, morion soldier | crimson,gold | pith-helmet:steel+gold plate-armor:steel+gold trousers:$ stockings:$ boots ruff rapier beard | haircolour=black
flapper, flapper girl, 1920s girl, 1920s woman, jazz singer, roaring twenties girl, charleston dancer | black_cloth,gold,teal | feather-band:black_cloth+feather simple-dress:$~waves/gold beads:pearl+cloth gloves:black_cloth shoes | bob +female haircolour=black
headlesshorseman, horseman with a pumpkin head | black_cloth | pumpkin-head coat:black_cloth+crimson trousers:charcoal boots:black_cloth gloves:black_cloth cape:black_cloth sword:iron
reporter, news reporter, journalist, tv reporter, news anchor, newsman, reporter woman | navy,crimson | suit:$ trousers:$ shoes tie:crimson wand:charcoal+grey | side-part bob
flight attendant, stewardess, air hostess, cabin crew | navy,crimson | kufi:$+gold suit:$ skirt:$ stockings:cloth shoes:black_cloth scarf:crimson | bun +female
hippie, hippy, flower child, 60s hippie, flower power girl | violet,orange | headband:yellow shirt:$~scatter:flower/yellow trousers:denim sandals beads sunglasses | long-hair
disco dancer, disco man, 70s dancer, disco guy | cloth | suit:cloth trousers:cloth shoes sunglasses necklace:gold | afro haircolour=black
elvis, rock and roll singer, elvis impersonator | cloth | jacket:cloth+gold trousers:cloth boots:cloth sash:gold sunglasses | side-part haircolour=black
rapper, hip hop artist, hip hop dancer, breakdancer, gangster rapper, hip hop guy | red,charcoal | backwards-cap:$ hoodie:$ trousers:denim shoes:cloth necklace:gold sunglasses
hacker in a hoodie, hooded hacker, computer hacker | charcoal,forest | hood:$ hoodie:$ trousers:denim shoes:cloth headphones held/laptop glasses
tourist in a hawaiian shirt, hawaiian tourist, dad on vacation, vacation dad, beach tourist | teal,orange | straw-hat hawaiian-shirt:$ shorts:linen sandals sunglasses held/camera | +fat
woman in a coat, fashionable woman, elegant woman, stylish woman, fashionista, french woman | crimson,linen | beret:$ coat:$ stockings:charcoal shoes scarf:cloth satchel | bob +female
businesswoman, office lady, female boss, female ceo, secretary woman, career woman | navy,charcoal | suit:$ skirt:$ stockings:charcoal shoes:black_cloth glasses satchel:dark_leather | bun bob +female
doctor, medical doctor, hospital doctor, female doctor | cloth | coat:cloth+cloth trousers:navy shoes stethoscope | side-part bob short-hair
lab scientist in a coat, female scientist, woman scientist | cloth | coat:cloth+cloth trousers:charcoal shoes glasses potion | bun ponytail +female
hazmat guy, hazmat, hazmat suit guy, radiation suit man, man in a hazmat suit, person in a hazmat suit | yellow | gas-mask hood:yellow bodysuit:yellow trousers:yellow boots:black_cloth gloves:black_cloth
stalker of the zone, apocalypse survivor, post apocalyptic wanderer, gas mask soldier, metro soldier | brown_cloth,#5a6640 | hood:$ gas-mask coat:$ trousers boots backpack rifle
zombie hunter, zombie survivor, survivor with a bat, zombie apocalypse survivor | red | headband:red flannel-shirt:$ trousers:denim boots backpack club bracers:cloth
raider chief, wasteland raider, mad max raider, wasteland warrior, punk raider | leather,charcoal | spiked-pauldrons:iron vest:$ trousers boots goggles bracers:iron club bandolier | mohawk haircolour=red,green
viking woman, viking shieldmaiden, shieldmaiden, shield maiden of the north, viking girl, female viking | brown_cloth,teal | tunic:$ fur-mantle trousers boots belt axe round-shield war-paint:navy | braids +female haircolour=blond,ginger
viking chief, viking jarl, viking king, jarl, viking leader | crimson | horned-helmet:iron+gold chainmail fur-mantle cape:$ trousers boots belt:gold double-axe beard-long | haircolour=blond,grey
druid woman, female druid, forest witch, nature witch, green witch, swamp witch | forest,leaf | antlers dress:$~scatter:leaf/leaf cloak:brown_cloth crook | long-hair braids +female haircolour=ginger,brunette
bear druid, wild druid, beast druid, bear shaman | brown_cloth | wolf-hood:bear fur-mantle:bear bare-chest loincloth boots:bear tooth-necklace crook beard
tribal hunter girl, jungle girl, tarzan, jungle man, wild man, jungle boy, wild girl | brown_cloth | bare-chest loincloth:#d8a04c~leopard | long-hair messy-hair skin=tan
caveman, cavewoman, cave man, cave woman, cave girl, cavegirl, cave boy, prehistoric man, prehistoric woman, stone age man, neanderthal | brown_cloth | rags:#d8a04c~leopard/dark_wood loincloth:#d8a04c~leopard/dark_wood tooth-necklace club beard | messy-hair skin=tan
`;
