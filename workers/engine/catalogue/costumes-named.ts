/**
 * Gods, heroes and persons of tales and of history by the dress and the thing that they are known by, in lines as of costumes.ts. Each
 * has a line of its own: two who are told apart by what they hold are two drawings.
 */
export const NAMED_COSTUMES = `
sun wukong, wukong, great sage equal to heaven | gold,crimson | crown:gold scale-armor:gold skirt:crimson boots:charcoal sash:crimson staff:gold | species=monkeyfolk
zhu bajie, pigsy | navy,charcoal | open-vest:$ trousers:charcoal boots rake:gold belt:gold | +fat species=pigfolk
sha wujing, sandy the monk | brown_cloth | kimono:$ sash:gold trousers:charcoal shoes beads crook:steel beard | balding haircolour=#d8682c skin=#8cb4b8/skin
tang sanzang, xuanzang, tripitaka | crimson | mitre:crimson+gold kimono:crimson+gold cape:crimson beads shoes crook:gold | balding skin=pale
nezha, ne zha | red | bare-chest:@ sash:red trousers:crimson+gold shoes bracers:gold spear:gold | space-buns +child haircolour=black skin=skin
guan yu, general guan yu | forest | cap:forest kimono:$+gold scale-armor:gold trousers:forest boots beard-long halberd | long-hair +strong haircolour=black skin=#c86868/skin
lu bu | crimson,charcoal | feather-band:red plate-armor:$+gold greaves:$ boots:charcoal cape:crimson halberd | topknot +muscular haircolour=black skin=skin
cao cao, sun quan, liu bei | navy,crimson,forest | kimono:$+gold sash:gold trousers:charcoal shoes cape:$ katana goatee | topknot haircolour=black skin=skin
zhuge liang | cloth | cap:charcoal kimono:cloth+navy sash:navy shoes goatee held/feather | topknot haircolour=black skin=skin
chinese moon goddess | #c8e0f4,violet | tiara:silver hanbok:$ sash:silver shawl:cloth shoes | bun long-hair +female haircolour=black skin=pale
huli jing | crimson | hanbok:$+gold fox-ears nine-tails shoes | long-hair +female haircolour=black skin=pale
onna bugeisha, onna-musha, female samurai | crimson,navy | samurai-armor:$ hakama:charcoal sandals sode:$ katana | long-hair ponytail +female haircolour=black skin=skin
miyamoto musashi | brown_cloth,charcoal | kimono:$ hakama:charcoal sandals katana sash:linen stubble | topknot messy-hair haircolour=black skin=skin
oda nobunaga, tokugawa ieyasu, takeda shingen, date masamune, japanese warlord, daimyo | charcoal,crimson | kabuto:$+gold samurai-armor:$ hakama:charcoal sandals sode:$ cape:crimson katana moustache | topknot haircolour=black skin=skin
momotaro, peach boy | rose,blue | headband:cloth kimono:$ hakama:cloth sandals back-banner:rose katana | topknot +child haircolour=black skin=skin
kaguya, princess kaguya, kaguya hime, kaguya-hime | rose,violet | hanbok:$+gold sash:gold shawl:leaf shoes | long-hair +female haircolour=black skin=pale
amaterasu, japanese sun goddess | cloth,gold | tiara:gold kimono:cloth+crimson sash:crimson halo orb:gold sandals | long-hair +female haircolour=black skin=pale
susanoo, susano-o | navy | kimono:$ hakama:cloth sandals beads beard katana | long-hair messy-hair +strong haircolour=black skin=skin
raijin, japanese thunder god | #f0c040 | bare-chest:@ loincloth:#e0a83c sash:cloth horns bracers:gold drum hammer | spiky-hair +muscular haircolour=white skin=#c84440/skin
fujin, japanese wind god | leaf | bare-chest:@ loincloth:#5a8c4c horns bracers:gold sack:cloth | spiky-hair +muscular haircolour=leaf skin=#6c9c70/skin
inari, inari okami | cloth | kimono:cloth+crimson sash:crimson sandals fox-mask crook:gold | long-hair haircolour=white skin=skin
kuchisake-onna, kuchisake onna, slit mouthed woman, slit-mouthed woman | crimson | trench-coat:crimson shoes:black_cloth surgical-mask held/scissors | long-hair +female haircolour=black skin=pale
futakuchi-onna, futakuchi onna | violet | kimono:$ sash:gold sandals tongue-out | long-hair +female haircolour=black skin=pale
zeus, jupiter god, king of the gods | cloth | laurel:gold toga:cloth+gold sandals:gold bracers:gold beard held/lightning-bolt | curly-hair +muscular +old haircolour=white skin=skin
poseidon, neptune god, god of the sea, sea god | teal | crown:gold bare-chest:@ kilt:teal sandals:gold bracers:gold beard-long trident:gold | long-hair +muscular haircolour=white skin=skin
hades, pluto god, god of the underworld, god of the dead, lord of the underworld | charcoal,black_cloth | crown:iron toga:$+crimson cape:black_cloth sandals beard halberd:iron | long-hair haircolour=black skin=#c8ccd8/skin
ares, mars god, god of war | crimson | plumed-helmet:bronze+crimson scale-armor:bronze kilt:crimson sandals cape:crimson round-shield:bronze spear | short-hair +muscular skin=skin
athena, minerva, goddess of war, goddess of wisdom | cloth | plumed-helmet:gold+blue dress:cloth scale-armor:gold sandals:gold round-shield:gold spear:gold | long-hair +female haircolour=brunette skin=skin
artemis, diana goddess, goddess of the hunt, goddess of hunting | forest,cloth | circlet:silver simple-dress:$ belt:gold sandals quiver bow | ponytail +female haircolour=brunette skin=skin
apollo, god of the sun, greek sun god | cloth,gold | laurel:gold toga:cloth+gold sandals:gold halo held/lyre | curly-hair haircolour=blond skin=skin
helios | gold | crown:gold toga:gold cape:orange sandals:gold halo orb:gold | curly-hair haircolour=blond skin=skin
hermes, mercury god, messenger of the gods | cloth | winged-helmet:gold toga:cloth+teal sandals:gold satchel wand:gold | short-hair haircolour=blond +young skin=skin
aphrodite, venus goddess, goddess of love | rose | hair-flower:rose dress:cloth+rose necklace:gold sandals:gold flower | long-hair curly-hair +female haircolour=blond skin=skin
hephaestus, vulcan god, god of the forge, god of fire and forge | leather | bare-chest:@ apron-front trousers:charcoal sandals bracers:bronze hammer beard | balding +muscular haircolour=brunette skin=skin
dionysus, bacchus, god of wine | violet | laurel:leaf toga:violet+gold sandals goblet bouquet | curly-hair +chubby haircolour=brunette skin=skin
hera, juno, queen of the gods, goddess of marriage | purple,blue | crown:gold dress:$+gold shawl:gold sandals:gold crook:gold | bun +female haircolour=brunette skin=skin
demeter, ceres, goddess of harvest, harvest goddess | forest,orange | flower-crown dress:$+gold sandals bouquet | braids long-hair +female haircolour=blond skin=skin
persephone, goddess of spring, spring goddess | leaf,violet | flower-crown dress:$ sandals shawl:black_cloth flower | long-hair +female haircolour=brunette skin=skin
hestia, vesta | orange | hijab:orange dress:$ sandals flaming-hands | bun +female skin=skin
nike goddess, goddess of victory | cloth | laurel:gold dress:cloth+gold sandals:gold feather-wings | bun +female haircolour=blond skin=skin
hecate, goddess of magic | violet,black_cloth | circlet:silver dress:$ cape:black_cloth sandals torch | long-hair +female haircolour=black skin=pale
eros god | cloth | loincloth:cloth feather-wings bow | curly-hair +child haircolour=blond skin=skin
perseus | bronze | winged-helmet:bronze scale-armor:bronze kilt:crimson sandals round-shield:bronze sword | curly-hair +strong skin=skin
achilles | bronze | plumed-helmet:gold+crimson scale-armor:gold kilt:crimson sandals round-shield:bronze spear | curly-hair +muscular haircolour=blond skin=skin
odysseus, ulysses, hector of troy, hector, paris of troy, agamemnon, menelaus | brown_cloth,navy | headband:leather tunic:$ scale-armor:bronze sandals cape:$ bow beard | curly-hair +strong haircolour=brunette skin=skin
leonidas, king leonidas | crimson | plumed-helmet:bronze+crimson bare-chest:@ loincloth:dark_leather sandals cape:crimson round-shield:bronze spear beard | long-hair +muscular skin=skin
icarus, daedalus | cloth | tunic:cloth sandals feather-wings bracers:leather belt | curly-hair +young skin=skin
orpheus | cloth,teal | laurel:leaf toga:cloth+teal sandals held/lyre | curly-hair haircolour=brunette skin=skin
charon, ferryman of the dead, ferryman of souls | charcoal | hood:charcoal robe:charcoal shadow-face quarterstaff | +thin +old skin=skin
pandora | cloth,rose | circlet:gold dress:$ sandals box | long-hair +female skin=skin
prometheus | brown_cloth | toga:$ sandals chains torch beard | long-hair +muscular skin=skin
atlas titan, titan atlas, atlas god | cloth | loincloth:cloth sandals beard orb:blue | curly-hair +muscular skin=skin
odin, allfather, all-father, wotan | navy,charcoal | winged-helmet:steel tunic:$ cloak:$ boots:leather eyepatch beard-long spear:gold | long-hair +old haircolour=grey skin=skin
thor, thor god of thunder | navy,steel | winged-helmet:steel scale-armor:$ cape:crimson trousers:charcoal boots:leather bracers:steel belt:gold warhammer beard | long-hair haircolour=blond +muscular skin=skin
loki, god of mischief | forest | horned-helmet:gold tunic:forest+gold cape:forest trousers:charcoal boots:leather dagger | long-hair +thin haircolour=black skin=pale
freya, freyja, norse goddess | cloth,gold | circlet:gold dress:$ necklace:gold cape:#e8e0d0/feather sandals | braids long-hair +female haircolour=blond skin=skin
heimdall | gold | horned-helmet:gold plate-armor:gold cape:cloth boots:gold greatsword beard | short-hair +strong skin=skin
tyr god, tyr | steel,crimson | chainmail:steel tunic:$ trousers:charcoal boots missing-arm sword beard | long-hair +muscular haircolour=blond skin=skin
hel goddess, hela, goddess of the dead | black_cloth,forest | antlers dress:black_cloth+forest cape:black_cloth shoes skull-staff | long-hair +female haircolour=black skin=pale
balder, baldr, freyr, njord, bragi | cloth,gold | circlet:gold tunic:$+gold trousers:linen boots belt:gold sword | long-hair haircolour=blond +strong skin=skin
sif, idun | forest,cloth | dress:$+gold sandals necklace:gold | braids +female haircolour=blond skin=skin
beowulf, sigurd, siegfried, ragnar, ragnar lothbrok, erik the red, leif erikson | brown_cloth,charcoal | chainmail:steel fur-mantle trousers:charcoal boots round-shield:red sword beard | long-hair +muscular haircolour=blond skin=skin
grendel | leaf | rags:brown_cloth claws limb/paw | messy-hair +big +muscular species=troll
osiris, egyptian god of the dead | cloth,gold | mitre:cloth bandages broad-collar:gold crook:gold goatee | skin=#6c9c70/skin
isis goddess, isis, hathor, nephthys | cloth,crimson | circlet:gold dress:$+gold broad-collar:gold bracers:gold sandals:gold feather-wings holy-symbol:gold | bob +female haircolour=black skin=tan
thoth, ibis god | gold,teal | nemes:$+gold bare-chest:@ broad-collar:gold loincloth:cloth sandals:gold scroll staff | species=crowfolk skin=#e8e4dc/feather
sekhmet, lion goddess, lioness goddess | crimson | dress:crimson+gold broad-collar:gold bracers:gold sandals:gold halo staff:gold | +female species=lionfolk
khonsu | cloth | bandages broad-collar:gold halo crook:gold | species=eaglefolk skin=#e8e4dc/feather
set god, seth god, egyptian god seth | crimson,gold | bare-chest:@ broad-collar:gold loincloth:crimson bracers:gold sandals staff:gold | species=wolffolk skin=#5c3028/wolf
khnum | gold | nemes:$+gold bare-chest:@ broad-collar:gold loincloth:cloth sandals staff | species=ramfolk
tutankhamun, king tut, tutankhamen, ramses, rameses, ramesses | gold | nemes:blue+gold bare-chest:@ broad-collar:gold loincloth:cloth bracers:gold sandals:gold crook:gold goatee | skin=tan
nefertiti, queen nefertiti, hatshepsut | cloth | mitre:blue+gold dress:cloth+gold broad-collar:gold bracers:gold sandals:gold earrings | balding +female skin=tan
shiva, lord shiva | #d89040 | tooth-necklace bare-chest:@ loincloth:#d08838/lion neck-snake beads trident:gold bracers:gold | topknot long-hair haircolour=black skin=#8cacd0/skin
vishnu, lord vishnu | gold | crown:gold bare-chest:@ dhoti:gold four-arms necklace:gold sash:crimson mace:gold flower | long-hair haircolour=black skin=#7ca0d8/skin
brahma, lord brahma | crimson | crown:gold robe:crimson four-arms beads beard-long | +old haircolour=white skin=skin
hanuman, vanara | gold | crown:gold bare-chest:@ dhoti:crimson necklace:gold bracers:gold mace:gold | +muscular species=monkeyfolk
krishna, lord krishna | gold | feather-band:teal bare-chest:@ dhoti:gold necklace:gold sash:crimson flute | long-hair haircolour=black skin=#7ca0d8/skin
rama, lord rama, arjuna | gold | crown:gold bare-chest:@ dhoti:#e08840 necklace:gold quiver bow | long-hair haircolour=black skin=tan
ravana | crimson,gold | crown:gold scale-armor:gold dhoti:crimson six-arms moustache scimitar | long-hair +muscular haircolour=black skin=brown
kali, goddess kali | crimson | crown:gold skirt:crimson bikini:crimson tooth-necklace four-arms tongue-out scimitar | long-hair +female haircolour=black skin=#4c5c90/skin
durga, goddess durga | crimson | crown:gold sari:crimson+gold six-arms necklace:gold trident:gold | long-hair +female haircolour=black skin=tan
lakshmi, saraswati, parvati, sita | crimson,rose | crown:gold sari:$+gold necklace:gold bracers:gold flower sandals:gold | long-hair +female haircolour=black skin=tan
buddha, lord buddha, gautama | #e08830 | toga:#e08830 halo beads | bun haircolour=black skin=tan
laughing buddha, budai, hotei | #e08830 | open-vest:#e08830 trousers:#e08830 beads sandals sack | balding +fat skin=tan
tezcatlipoca, huitzilopochtli, aztec god | teal,crimson | war-bonnet:teal+gold bare-chest:@ broad-collar:gold loincloth:$ bracers:gold sandals:gold war-paint macuahuitl round-shield:gold | haircolour=black skin=brown
tlaloc, aztec rain god | blue,teal | war-bonnet:blue goggles bare-chest:@ loincloth:$ broad-collar:gold sandals held/lightning-bolt | haircolour=black skin=#6890b0/skin
inti, viracocha, inca god, inca sun god | gold | war-bonnet:gold+crimson poncho:crimson+gold sandals halo staff:gold | haircolour=black skin=tan
pachamama, mother earth, earth mother, gaia, mother nature | leaf | flower-crown dress:leaf+brown_cloth bouquet | leaf-hair +female skin=brown
mami wata | teal | crown:gold necklace:gold earrings fish-tail neck-snake | long-hair curly-hair +female haircolour=black skin=brown
shango, oya, ogun, orisha | crimson,gold | crown:gold dashiki:$+gold trousers:$ sandals beads double-axe | +strong skin=brown haircolour=black
maui, polynesian demigod, demigod maui | leaf | bare-chest:@ grass-skirt tattoos tooth-necklace hook-hand | curly-hair long-hair +muscular skin=tan haircolour=black
pele goddess, volcano goddess, goddess of fire | crimson,orange | flower-crown dress:$+gold lei flaming-hands | flame-hair +female skin=tan
gilgamesh, sumerian king, babylonian king, hammurabi, nebuchadnezzar, sargon | purple,blue | mitre:gold robe:$+gold sash:gold sandals beard-braided mace:gold | long-hair curly-hair +strong haircolour=black skin=tan
enkidu | leather | bare-chest:@ loincloth:leather horns beard-long club | long-hair +muscular haircolour=brunette skin=tan
ishtar, inanna, astarte | blue,gold | horns crown:gold dress:$+gold necklace:gold feather-wings bow | long-hair +female haircolour=black skin=tan
marduk | blue | crown:gold robe:$+gold sandals beard-braided mace:gold | curly-hair +strong haircolour=black skin=tan
xerxes, cyrus the great, darius, persian king | purple,gold | crown:gold robe:$+gold earrings beard-braided necklace:gold | haircolour=black skin=tan
zahhak | forest,charcoal | crown:gold robe:$ neck-snake beard scimitar | haircolour=black skin=tan
rostam, rustam | charcoal | wolf-hood:#c8a060/lion scale-armor:bronze trousers:crimson boots beard mace | +muscular haircolour=black skin=tan
scheherazade, sheherazade | teal,violet | jewelled-turban:$ bikini:$ hakama:$ necklace:gold shoes book | long-hair +female haircolour=black skin=tan
cu chulainn, cuchulainn, finn mccool, fionn mac cumhaill | forest,crimson | tunic:$+gold kilt:$ cloak:$ boots necklace:gold spear:steel | long-hair +strong haircolour=ginger skin=pale
morrigan, the morrigan | black_cloth | circlet:silver dress:black_cloth cape:#2c2c38/feather shoes spear | long-hair +female haircolour=black skin=pale
cailleach | #8c9cb4 | hood:$ robe:$ shawl:cloth crook hooked-nose | long-hair +female +old haircolour=white skin=#a8bcd0/skin
lancelot, sir lancelot, galahad, sir galahad, percival, sir percival, gawain, sir gawain, round table knight, knight of the round table | steel | helmet-in-arm plate-armor:steel+gold surcoat:crimson greaves:steel sabatons:steel sword | short-hair side-part haircolour=blond,brunette skin=skin
guinevere, queen guinevere | rose,forest | circlet:gold dress:$+gold belt:gold shoes | long-hair braids +female haircolour=blond skin=skin
morgana | violet,black_cloth | circlet:silver dress:$+silver cape:black_cloth glowing-hands shoes | long-hair +female haircolour=black skin=pale
maid marian | forest,rose | circlet:gold dress:$+gold belt:leather cape:forest shoes bow | braids long-hair +female haircolour=ginger skin=skin
friar tuck | brown_cloth | plain-robe:brown_cloth belt:rope sandals quarterstaff | tonsure +fat skin=skin
little john of sherwood | forest,leather | hood:forest tunic:$ trousers:brown_cloth boots quarterstaff beard | +big +muscular skin=skin
sheriff of nottingham | charcoal,crimson | plumed-hat:$ tunic:$+gold cape:black_cloth trousers:charcoal boots sword goatee | shoulder-hair haircolour=black skin=skin
sancho panza | brown_cloth | beret:brown_cloth shirt:linen vest:$ trousers:$ boots sack beard | +fat haircolour=brunette skin=skin
dartagnan, athos, porthos, aramis | blue,crimson | plumed-hat:$+cloth surcoat:$+gold shirt:cloth trousers:charcoal boots cape:$ rapier goatee | shoulder-hair haircolour=brunette skin=skin
cyrano, cyrano de bergerac | crimson,charcoal | plumed-hat:$ jacket:$ ruff:cloth trousers:charcoal boots rapier moustache hooked-nose | shoulder-hair skin=skin
captain nemo | navy | officer-cap:navy+gold coat:navy+gold trousers:navy boots beard spyglass | short-hair haircolour=grey skin=tan
captain ahab | navy,charcoal | pilgrim-hat:charcoal coat:$ trousers:charcoal boots peg-leg spear beard | haircolour=grey skin=skin
long john silver | crimson,navy | tricorn coat:$+gold trousers:charcoal boots peg-leg crutches earrings stubble | long-hair haircolour=brunette skin=skin
robinson crusoe | linen | rags:linen shorts:brown_cloth beard-long straw-hat spear | messy-hair +thin haircolour=brunette skin=skin
phileas fogg | charcoal | top-hat:black_cloth tailed-coat:$ trousers:grey shoes moustache held/pocket-watch | side-part skin=skin
dr jekyll, doctor jekyll, henry jekyll | charcoal,brown_cloth | tailed-coat:$ shirt:cloth trousers:charcoal shoes bow-tie potion | side-part haircolour=brunette skin=pale
mr hyde, mister hyde, edward hyde | charcoal | top-hat:black_cloth tailed-coat:$ shirt:cloth trousers:charcoal shoes claws | messy-hair +muscular haircolour=black skin=#9cac84/skin
watson, dr watson, doctor watson, john watson | brown_cloth,charcoal | bowler-hat:$ suit:$ trousers:$ shoes tie moustache cane | short-hair skin=skin
moriarty, professor moriarty | black_cloth | top-hat:black_cloth tailed-coat:black_cloth trousers:charcoal shoes crook monocle | balding +thin haircolour=grey skin=skin
oscar wilde | violet,forest | tailed-coat:$ shirt:cloth trousers:charcoal shoes bow-tie flower | shoulder-hair haircolour=brunette skin=skin
geppetto, gepetto | brown_cloth | beret:charcoal shirt:cloth apron:leather trousers:charcoal shoes glasses moustache held/doll | +old balding haircolour=white skin=skin
goldilocks, goldilock | blue,rose | dress:$+cloth shoes hair-bow:blue | curly-hair long-hair +female +child haircolour=blond skin=skin
pied piper, pied piper of hamelin | crimson | feathered-cap:crimson tunic:crimson+yellow trousers:yellow shoes:crimson flute | long-hair haircolour=ginger skin=skin
rumpelstiltskin | crimson,brown_cloth | feathered-cap:$ tunic:$ trousers:charcoal boots beard-long hooked-nose | +old +thin species=dwarf haircolour=ginger
snow queen, ice queen, queen of snow, queen of ice | #a8d8f0,#c8e0f4 | crown:ice dress:$+silver cape:#5878b8 necklace:silver staff:ice+ice | long-hair +female haircolour=#7aa4dc skin=#dce8f4/skin
evil queen of the mirror, wicked stepmother, evil queen | purple,black_cloth | crown:gold high-collar-cape:purple dress:black_cloth+purple shoes held/apple | bun +female haircolour=black skin=pale
prince charming | navy,cloth | crown:gold jacket:cloth+gold epaulettes:gold trousers:$ boots sash:crimson sword | side-part haircolour=blond,brunette skin=skin
fairy godmother | blue,violet | hood:$ robe:$ bow-tie star-wand fairy-wings | bun +female +old +chubby haircolour=white skin=skin
tarzan, lord of the jungle | leather | bare-chest:@ loincloth:#c89c50/lion dagger | long-hair +muscular haircolour=brunette skin=tan
mowgli, jungle boy | crimson | bare-chest:@ loincloth:crimson | long-hair +child haircolour=black skin=brown,tan
tiny tim | brown_cloth | flat-cap:charcoal jacket:$ scarf:red trousers:charcoal shoes crutches | +child skin=skin
scrooge, ebenezer scrooge | charcoal | top-hat:black_cloth coat:$ scarf:crimson trousers:charcoal shoes cane hooked-nose sideburns | +old +thin haircolour=white skin=skin
wizard of oz | forest | top-hat:forest tailed-coat:forest+gold trousers:charcoal shoes orb | +old moustache haircolour=white skin=skin
glinda, good witch, good witch of the north | rose | crown:silver dress:rose+cloth star-wand fairy-wings | curly-hair +female haircolour=blond skin=skin
spartacus | bronze | bare-chest:@ loincloth:crimson pauldrons:bronze bracers:bronze sandals sword | short-hair +muscular skin=skin
alexander the great, alexander of macedon | gold | plumed-helmet:gold+cloth scale-armor:gold kilt:crimson sandals cape:purple sword | curly-hair haircolour=blond skin=skin
hannibal, hannibal barca, scipio | bronze | plumed-helmet:bronze+cloth scale-armor:bronze kilt:purple sandals cape:purple sword beard | curly-hair haircolour=black skin=tan
attila, attila the hun, tamerlane | leather | fur-hat fur-mantle leather-armor:leather trousers:brown_cloth boots scimitar moustache goatee | +strong haircolour=black skin=tan
boudica, boudicca, celtic queen | forest,navy | dress:$+gold cape:$ necklace:gold war-paint spear | long-hair +female haircolour=ginger skin=pale
charlemagne | blue,crimson | crown:gold robe:$+gold ermine sword orb:gold beard-long | long-hair +old haircolour=white skin=skin
william the conqueror, richard the lionheart, king richard | crimson | crown:gold chainmail:steel surcoat:$+gold boots:leather cape:crimson sword beard | short-hair +strong skin=skin
saladin, saladin the sultan | gold,forest | turban:cloth scale-armor:gold robe:$ boots scimitar beard | haircolour=black skin=tan
cid campeador | steel | helmet:steel chainmail:steel surcoat:cloth boots beard-long greatsword | haircolour=brunette skin=skin
william wallace, braveheart | brown_cloth | war-paint tunic:$ kilt:forest boots greatsword | long-hair +muscular haircolour=brunette skin=skin
henry viii, king henry, tudor king, king henry viii | crimson | beret:black_cloth+gold robe:$+gold ermine necklace:gold shoes beard | +fat haircolour=ginger skin=skin
queen elizabeth i, elizabeth i, tudor queen, queen elizabeth | crimson,cloth | crown:gold ruff:cloth dress:$+gold necklace:cloth shoes | curly-hair bun +female haircolour=ginger skin=#f4e8e4/skin
queen victoria | black_cloth | crown:silver dress:black_cloth pageant-sash:blue necklace:silver | bun +female +old +chubby haircolour=grey skin=skin
louis xiv, sun king, louis xvi | blue | ermine robe:$+gold stockings:cloth shoes crook:gold | curly-hair long-hair haircolour=brunette skin=skin
catherine the great, maria theresa | blue,crimson | crown:gold dress:$+gold ermine pageant-sash:blue | curly-hair bun +female haircolour=white skin=skin
rasputin | black_cloth | plain-robe:black_cloth holy-symbol:gold beard-long | long-hair +thin haircolour=black skin=pale
ivan the terrible, peter the great, russian tsar, tsar, czar | crimson,gold | fur-hat robe:$+gold ermine crook:gold beard | haircolour=brunette skin=skin
christopher columbus, columbus, vasco da gama, magellan, hernan cortes, marco polo | crimson,brown_cloth | beret:$ jacket:$+gold cape:$ stockings:linen shoes map | shoulder-hair haircolour=brunette skin=skin
galileo, copernicus, kepler | charcoal,brown_cloth | robe:$ ruff:cloth shoes beard-long spyglass | balding +old haircolour=grey skin=skin
isaac newton, newton | brown_cloth,crimson | tailed-coat:$ shirt:cloth stockings:cloth shoes held/apple | curly-hair long-hair haircolour=white skin=skin
charles darwin, darwin | charcoal | coat:charcoal vest:brown_cloth trousers:charcoal shoes beard-long book | balding +old haircolour=white skin=skin
nikola tesla, tesla inventor | charcoal | suit:$ trousers:$ shoes bow-tie moustache held/lightning-bolt | side-part +thin haircolour=black skin=skin
thomas edison, edison | charcoal | suit:$ trousers:$ shoes bow-tie | side-part haircolour=grey skin=skin
sigmund freud, freud | charcoal | suit:$ trousers:$ shoes tie glasses beard cigar | balding haircolour=grey skin=skin
karl marx | charcoal | suit:$ trousers:$ shoes bow-tie beard-long book | messy-hair curly-hair haircolour=grey skin=skin
beethoven, ludwig van beethoven | charcoal | tailed-coat:$ shirt:cloth scarf:red trousers:charcoal shoes baton | messy-hair curly-hair haircolour=grey skin=skin
bach, johann sebastian bach | navy,crimson | tailed-coat:$+gold shirt:cloth stockings:cloth shoes scroll | curly-hair +chubby haircolour=white skin=skin
van gogh | forest,blue | straw-hat jacket:$ trousers:brown_cloth shoes beard palette paintbrush | short-hair haircolour=ginger skin=skin
picasso, pablo picasso | navy | striped-shirt:cloth+navy trousers:linen shoes palette paintbrush | balding haircolour=white skin=tan
salvador dali, dali | charcoal | suit:$ trousers:$ shoes tie moustache paintbrush | side-part haircolour=black skin=skin
michelangelo artist, raphael artist, donatello artist, botticelli | brown_cloth,crimson | beret:$ robe:$ beard paintbrush | curly-hair haircolour=brunette skin=skin
houdini, harry houdini, escape artist | charcoal | suit:$ trousers:$ shoes bow-tie chains bound-hands | side-part curly-hair haircolour=black skin=skin
jack the ripper | black_cloth | top-hat:black_cloth high-collar-cape:black_cloth coat:black_cloth trousers:charcoal shoes shadow-face dagger | +thin skin=skin
billy the kid, jesse james, butch cassidy, wild bill hickok, wyatt earp, doc holliday | brown_cloth,charcoal | cowboy-hat:$ vest:$ shirt:linen bandana:red trousers:denim boots belt pistol | short-hair skin=skin
calamity jane, annie oakley | leather,brown_cloth | cowboy-hat:$ vest:$ shirt:linen skirt:leather boots belt rifle | braids +female haircolour=brunette skin=skin
al capone, capone | charcoal | fedora:cloth+charcoal suit:$~pinstripes/grey trousers:$~pinstripes/grey shoes tie:crimson cigar submachine-gun | +chubby haircolour=black skin=skin
ned kelly | iron | bucket-hat great-helm:iron plate-armor:iron coat:brown_cloth trousers:charcoal boots rifle | +strong skin=skin
amelia earhart | leather | aviator-cap brow-goggles jacket:leather scarf:cloth trousers:linen boots | short-hair +female haircolour=brunette skin=skin
red baron, manfred von richthofen | leather,crimson | aviator-cap brow-goggles jacket:$ scarf:red trousers:charcoal boots | +young skin=skin
neil armstrong, buzz aldrin, yuri gagarin, gagarin | cloth | space-helmet spacesuit:cloth gloves:cloth boots:cloth | skin=skin
winston churchill, churchill | charcoal | bowler-hat:black_cloth coat:$ suit:$ trousers:$ shoes bow-tie cigar cane | +fat balding skin=skin
gandhi, mahatma gandhi | cloth | toga:cloth loincloth:cloth sandals glasses moustache quarterstaff | balding +thin +old skin=brown
che guevara, fidel castro | forest | beret:forest jacket:forest trousers:forest boots beard rifle | long-hair haircolour=black skin=skin
florence nightingale | cloth,blue | babushka dress:$ apron-front lantern | bun +female skin=skin
riveter woman, riveter girl | blue | bandana:red shirt:denim overalls:denim boots wrench | curly-hair +female haircolour=brunette skin=skin
elvis, elvis presley, elvis impersonator | cloth | jacket:cloth+gold trousers:cloth belt:gold shoes:cloth microphone sideburns | pompadour haircolour=black skin=skin
marilyn monroe | cloth | dress:cloth earrings shoes:cloth beauty-mark lipstick | curly-hair bob +female haircolour=blond skin=skin
michael jackson | black_cloth | fedora:black_cloth jacket:black_cloth trousers:black_cloth stockings:cloth shoes:black_cloth gloves:cloth | curly-hair haircolour=black skin=tan
freddie mercury | cloth,yellow | jacket:yellow tank-top:cloth trousers:cloth sneakers:cloth microphone moustache | short-hair haircolour=black skin=skin
bruce lee | yellow | tracksuit:yellow+charcoal trousers:yellow sneakers:yellow held/nunchaku | short-hair +strong haircolour=black skin=skin
lucifer, mephisto, mephistopheles, beelzebub, the devil | crimson | suit:black_cloth cape:crimson horns demon-tail bat-wings trident goatee | skin=#c84440/skin haircolour=black
archangel michael, saint michael, archangel gabriel, uriel | gold | halo plate-armor:gold tunic:cloth cape:crimson boots:gold feather-wings sword | long-hair haircolour=blond skin=skin
jesus, jesus christ, christ | cloth | plain-robe:cloth sash:crimson sandals halo beard | long-hair haircolour=brunette skin=tan
virgin mary, mother mary, madonna of the church, our lady | blue | hijab:blue dress:cloth+blue sandals | +female skin=pale
noah | brown_cloth | plain-robe:$ sandals beard-long crook | long-hair +old haircolour=white skin=skin
moses | crimson,brown_cloth | robe:$ sandals beard-long crook | long-hair +old haircolour=white skin=tan
goliath, philistine giant | bronze | helmet:bronze scale-armor:bronze kilt:crimson greaves:bronze sandals spear beard | +big +muscular haircolour=black skin=tan
adam of eden | leaf | bare-chest:@ loincloth:leaf | short-hair skin=skin
eve of eden | leaf | bikini:leaf loincloth:leaf held/apple | long-hair +female skin=skin
st george, saint george, sir george | steel | plate-armor:steel surcoat:cloth+crimson greaves:steel sabatons:steel halo spear round-shield:cloth | short-hair skin=skin
saint patrick, st patrick | forest | mitre:forest+gold robe:forest+gold beard-long crook:gold | +old haircolour=white skin=skin
dalai lama | crimson | toga:crimson shirt:yellow glasses beads | balding +old skin=tan
la llorona, weeping woman ghost | cloth | bridal-veil dress:cloth tears | long-hair +female haircolour=black skin=#c8d8e4/skin
la catrina, catrina, day of the dead woman, dia de los muertos woman | crimson,violet | flower-crown skull-mask dress:$+black_cloth shawl:black_cloth shoes bouquet | bun long-hair +female haircolour=black skin=skin
boogeyman, bogeyman, boogieman | black_cloth | hood:black_cloth cloak:black_cloth rags:charcoal shadow-face claws sack | +thin eyes=eye_glow skin=skin
spring-heeled jack, spring heeled jack | black_cloth | horned-helmet cape:black_cloth bodysuit:cloth trousers:cloth boots:black_cloth claws | +thin eyes=eye_glow skin=skin
koschei, koschei the deathless, koshchei | charcoal,black_cloth | crown:iron robe:$ cape:black_cloth sword | +thin species=skeleton
ded moroz, grandfather frost | blue | fur-hat:blue robe:blue+cloth gloves:cloth beard-long staff:ice | +old haircolour=white skin=skin
snegurochka, snow maiden | blue,#c8e0f4 | tiara:silver robe:$+cloth gloves:cloth boots:cloth | braids +female haircolour=blond skin=pale
ivan tsarevich | crimson,blue | fur-hat tunic:$+gold trousers:charcoal boots sash:gold bow | short-hair haircolour=blond skin=skin
vasilisa, vasilisa the beautiful | crimson,blue | tiara:gold dress:$+gold shirt:cloth shoes held/doll | braids +female haircolour=blond skin=skin
baron munchausen, munchhausen | crimson | tricorn tailed-coat:$+gold trousers:linen boots sword moustache goatee | ponytail haircolour=white skin=skin
till eulenspiegel | crimson,yellow | jester-cap:$ tunic:$+yellow stockings:yellow shoes lute | short-hair skin=skin
william tell | forest,brown_cloth | feathered-cap:$ tunic:$ trousers:brown_cloth boots crossbow beard | short-hair skin=skin
paul bunyan | red | beanie:charcoal flannel-shirt:red suspenders trousers:denim boots axe beard | +big +muscular haircolour=black skin=skin
uncle sam | blue | top-hat:cloth+blue tailed-coat:blue+red trousers:cloth~stripes/red shoes bow-tie:red goatee | +tall +thin haircolour=white skin=skin
sitting bull, crazy horse, geronimo, native american chief | leather | war-bonnet:cloth+red leather-armor:leather trousers:leather moccasins tooth-necklace axe | braids haircolour=black skin=tan
lady liberty, statue of liberty woman | #7cb0a0 | crown:$ toga:$ sandals torch book | bun +female skin=#8cc0ac/skin
father winter | #c8e0f4 | crown:ice robe:$ fur-mantle beard-long staff:ice | +old long-hair haircolour=white skin=#b8cce0/skin
st nicholas, sinterklaas | crimson | mitre:crimson+gold robe:crimson+cloth cape:crimson gloves:cloth beard-long crook:gold | +old haircolour=white skin=skin
`;
