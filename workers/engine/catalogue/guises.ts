import { type RowLooks, readLooks } from './looks-of-row.ts';

/**
 * Peoples, ages and worlds that somebody of any trade may be of: "a japanese fisherman", "a steampunk thief". In lines:
 * `names | main colours | on anybody | the whole dress, of men / of women | looks`. What anybody has of them goes on where the trade
 * has nothing of its own and the words say nothing else; the whole dress is worn by those whose trade has no dress of its own.
 * Pieces and looks are written as in trades.ts.
 */
const GUISES = `
japanese, feudal japanese, edo, edo period, shinto | navy,crimson,charcoal | headband:cloth+red | kimono:$ hakama:charcoal sandals sash:linen / kimono:$ obi:gold sandals hair-flower:red | haircolour=black skin=pale
chinese, imperial chinese, ming, tang dynasty, han, taoist, daoist, wuxia, xianxia | crimson,teal,navy | conical-hat | kimono:$+gold hakama:$ sash:gold shoes:black_cloth / qipao:$+gold shoes hair-flower:red | haircolour=black skin=pale
korean, joseon | blue,rose,teal | | hanbok:$ hakama:cloth shoes:black_cloth / hanbok:$ long-skirt:rose shoes | haircolour=black skin=pale
vietnamese, thai, cambodian, burmese, indonesian, filipino, malay, southeast asian, asian, oriental | brown_cloth,teal,crimson | conical-hat | kimono:$ trousers:charcoal sandals sash:gold / qipao:$ sandals | haircolour=black skin=tan
indian, hindu, bollywood, mughal, bengali, rajasthani, punjabi, sikh, sri lankan | orange,crimson,teal | turban:$ | tunic:$+gold trousers:cloth sandals:gold sash:gold / sari:$+gold sandals:gold necklace:gold | haircolour=black skin=tan,brown
tibetan, himalayan, nepalese, nepali, sherpa, bhutanese | crimson,orange | fur-hat | kimono:$+gold sash:gold boots fur-mantle trousers:charcoal | haircolour=black skin=tan
mongol, mongolian, hunnic, steppe, kazakh, tatar, turkic | brown_cloth,crimson | fur-hat | coat:$+gold fur-mantle trousers:charcoal boots belt | haircolour=black skin=tan
arab, arabian, arabic, middle eastern, bedouin, saudi, desert, tuareg, berber, syrian, yemeni | cloth,sand,navy | keffiyeh:cloth+charcoal | robe:$ sandals sash:crimson / robe:$+gold sandals | haircolour=black skin=tan
persian, turkish, ottoman, moorish, moroccan, iranian, armenian, babylonian, mesopotamian, sumerian, assyrian, arabian nights | teal,crimson,purple | turban:$+gold | vest:$+gold hakama:linen sash:gold shoes / dress:$+gold sash:gold shoes necklace:gold | haircolour=black skin=tan
egyptian, ancient egyptian, pharaonic, nile | cloth | nemes broad-collar:gold | bare-chest:@ loincloth:cloth bracers:gold sandals:gold / dress:cloth+gold bracers:gold sandals:gold | haircolour=black skin=tan
african, nigerian, ghanaian, ethiopian, kenyan, congolese, west african, east african, nubian, senegalese | orange,forest,gold | kufi:$+gold beads:gold | tunic:$~waves/gold trousers:cloth sandals / dress:$~waves/gold sandals turban:$ | haircolour=black skin=#70462e/skin
zulu, maasai, masai, bantu | red,orange | beads:gold+crimson | toga:$~checks/black_cloth bracers:gold sandals | haircolour=black skin=#70462e/skin
roman, ancient roman, byzantine, etruscan | cloth,crimson | laurel:gold | toga:cloth+crimson sandals / dress:cloth+crimson sandals:gold | skin=tan
greek, ancient greek, hellenic, spartan, athenian, trojan, minoan, greek mythology | cloth,blue | laurel:gold | toga:cloth+gold sandals:gold / dress:cloth+gold sandals:gold | skin=tan
scottish, highland, celtic, gaelic, irish, pictish, welsh, gaulish | forest,red | | shirt:cloth kilt:$~plaid boots shawl:$~plaid / simple-dress:$~plaid shawl:$ shoes | haircolour=ginger skin=pale
norse, nordic, viking, scandinavian, icelandic, danish, norwegian, swedish, saxon, germanic | brown_cloth,teal | horned-helmet fur-mantle | tunic:$ trousers boots belt / simple-dress:$ fur-mantle boots belt | haircolour=blond skin=pale
russian, slavic, siberian, ukrainian, cossack, polish, bulgarian, serbian | crimson,blue | fur-hat:charcoal | shirt:cloth+red trousers:$ boots:charcoal sash:red / dress:$+gold boots babushka:$ | skin=pale
soviet, communist, ussr, red army | forest | fur-hat:charcoal+red bandolier | coat:forest trousers:charcoal boots:black_cloth belt | skin=pale
bavarian, german, austrian, alpine, swiss, tyrolean, oktoberfest | forest,red | feathered-cap:forest | shirt:cloth shorts:leather suspenders stockings:cloth boots / maid-dress:$ apron-front:cloth shoes | skin=pale
french, parisian | navy,red | beret:$ | striped-shirt:navy trousers:charcoal shoes scarf:red / striped-shirt:navy skirt:$ shoes scarf:red | skin=pale
english, british, victorian, edwardian, dickensian, london, 19th century, nineteenth century | charcoal,navy,forest | top-hat:charcoal | tailed-coat:$ vest:$ trousers:charcoal boots:black_cloth tie:crimson / dress:$ babushka:cloth ruff shoes | skin=pale
spanish, andalusian, castilian, catalan, portuguese | crimson,black_cloth | fedora:black_cloth | vest:$+gold shirt:cloth trousers:black_cloth shoes sash:red / dress:red+black_cloth hair-flower:red shawl:black_cloth shoes | haircolour=black skin=tan
italian, venetian, sicilian, florentine, renaissance, tudor, elizabethan, shakespearean, baroque, rococo, baroque era, georgian, 17th century, 18th century, colonial | crimson,teal,purple | feathered-cap:$ ruff | tailed-coat:$+gold trousers:$ stockings:cloth shoes / dress:$+gold ruff shoes | skin=pale
dutch, flemish, frisian | blue | | vest:$ shirt:cloth hakama:$ shoes:wood beret:$ scarf:red / simple-dress:$ apron-front:cloth shoes:wood frill | haircolour=blond skin=pale
mexican, mariachi style, latin american, chicano, texan mexican | red,orange,teal | sombrero | poncho:$~stripes trousers:cloth sandals shirt:cloth / dress:$+gold sandals hair-flower:red | haircolour=black skin=tan
peruvian, andean, inca, incan, bolivian, quechua | crimson,orange,teal | beanie:$~stripes/gold | poncho:$~stripes/gold tunic:cloth loincloth:$ sandals / poncho:$~stripes/gold long-skirt:teal sandals bowler-hat | haircolour=black skin=tan
aztec, mayan, maya, mesoamerican, olmec, toltec, mexica | teal,crimson | war-bonnet:teal+gold broad-collar:gold | bare-chest loincloth:$ bracers:gold sandals / dress:$+gold bracers:gold sandals | haircolour=black skin=tan
native american, cherokee, apache, sioux, lakota, navajo, comanche, mohawk tribe, iroquois, american indian, first nations | leather | feather-band war-paint | coat:leather trousers:leather tooth-necklace shoes:leather / simple-dress:leather tooth-necklace shoes:leather | haircolour=black skin=tan
inuit, eskimo, arctic, polar, sami, yupik, antarctic, lapp | cloth,blue | fur-hat | coat:$ fur-mantle trousers:brown_cloth boots gloves | haircolour=black skin=tan
maori, samoan, new zealand | brown_cloth | face-tattoo tattoos feather-band | bare-chest grass-skirt tooth-necklace / tank-top:crimson grass-skirt tooth-necklace | haircolour=black skin=#a26c46/brown
hawaiian, polynesian, tahitian, fijian, tiki, tongan, pacific islander, islander, caribbean | orange,teal | flower-crown lei | bare-chest grass-skirt / bikini:$ grass-skirt | haircolour=black skin=tan
tribal, primitive, aboriginal, amazonian, amazon tribe, papuan, indigenous, bushman, savage tribe | leather | war-paint tooth-necklace feather-band | bare-chest loincloth:leather bracers:leather / bikini:leather loincloth:leather bracers:leather | haircolour=black skin=tan,brown
jamaican, rasta, rastafarian, reggae | forest,gold | beanie:forest+gold | striped-shirt:gold trousers:denim sandals | haircolour=black skin=#70462e/skin
american, usa, patriotic, fourth of july | blue | cap:red | shirt:blue trousers:denim shoes / shirt:blue skirt:denim shoes |
wild west, western, old west, frontier, cowboy, cowgirl, country western, texan, spaghetti western | brown_cloth,leather | cowboy-hat scarf:red | shirt:cloth open-vest:$ trousers:denim boots belt / shirt:cloth open-vest:$ skirt:denim boots belt |
prehistoric, stone age, neolithic, cave dwelling, ice age, paleolithic, neanderthal | #d8a04c/lion | tooth-necklace | bare-chest loincloth:$ cape:$~leopard / simple-dress:$~leopard | messy-hair skin=tan
medieval, middle ages, mediaeval, feudal, dark ages | forest,brown_cloth,crimson | | hood:$ tunic:$ trousers:brown_cloth boots belt / simple-dress:$ hijab:cloth belt shoes |
twenties, roaring twenties, art deco, prohibition, jazz age, mafia style, gatsby | charcoal | fedora:charcoal | suit:charcoal trousers:charcoal shoes tie:crimson / dress:charcoal+gold headband:gold necklace:cloth gloves:charcoal shoes |
noir, film noir, noir style, forties, hardboiled, pulp | charcoal,sand | fedora:charcoal | coat:sand trousers:charcoal shoes tie:black_cloth / dress:black_cloth fedora:black_cloth gloves:black_cloth shoes |
fifties, rockabilly, greaser | black_cloth | | jacket:black_cloth shirt:cloth trousers:denim shoes / dress:red~dots/cloth shoes hair-bow:red | pompadour haircolour=black
sixties, hippie, hippy, psychedelic, flower power, woodstock, bohemian, boho | violet,orange | headband:orange sunglasses:violet | vest:leather shirt:$~tiedye trousers:denim sandals / dress:$~scatter:flower/gold sandals beads | long-hair
seventies, disco, funk, funky | violet,orange | sunglasses:orange | suit:$ trousers:$ shoes necklace:gold / dress:$ necklace:gold boots | afro haircolour=black
eighties, eighties style, aerobic, workout, synthwave, vaporwave, retrowave | violet,teal | headband:#f050a0 sunglasses:#30e0f0 | neon-jacket trousers:charcoal shoes / leotard:#f050a0 stockings:teal shoes | curly-hair
nineties, grunge, hip hop, gangsta, urban, streetwear, hypebeast | red,charcoal | backwards-cap:$ necklace:gold | hoodie:$ trousers:denim shoes:cloth |
preppy, ivy league, college, university, academic, dark academia, scholarly | navy,forest | glasses tie:crimson | vest:$ shirt:cloth trousers:sand shoes / vest:$ shirt:cloth skirt:$ shoes |
futuristic, sci fi, scifi, science fiction, sci-fi, high tech, hi tech, hightech, cyber | cloth,teal | visor:#30e0f0 neon-bands | bodysuit:cloth+#30e0f0 trousers:charcoal boots:cloth |
cyberpunk, techno, dystopian, blade runner | charcoal,violet | visor:#f050a0 neon-bands | neon-jacket trousers:charcoal boots:black_cloth / neon-jacket skirt:charcoal boots:black_cloth |
space, galactic, intergalactic, interstellar, interplanetary, outer space, spacefaring, martian, lunar, space age, zero gravity, orbital, starship, spaceship | cloth,navy | life-support clear-helmet | spacesuit:cloth+#30a0f0 trousers:cloth boots:cloth gloves:cloth |
steampunk, gaslamp, dieselpunk, brass punk, steam powered | leather,brown_cloth | top-hat-goggles goggles:bronze metal-arm:bronze | vest:$ shirt:cream trousers:charcoal boots:leather / corset:$ long-skirt:brown_cloth shirt:cream boots:leather |
post apocalyptic, postapocalyptic, apocalyptic, wasteland, mad max, post apocalypse, post nuclear, nuclear wasteland, fallout, dieselpunk wasteland, radioactive wasteland, apocalypse | leather,sand | brow-goggles spiked-pauldrons:iron scarf:sand bandages | open-vest:$ trousers:brown_cloth boots belt |
gothic, goth, dark gothic, victorian gothic, emo, dark romantic | black_cloth | choker:black_cloth high-collar-cape:black_cloth+crimson | coat:black_cloth+crimson trousers:black_cloth boots:black_cloth / dress:black_cloth+crimson boots:black_cloth stockings:black_cloth | haircolour=black skin=pale
punk, punk rock, metalhead, rocker, rock n roll | black_cloth | choker:steel | open-vest:black_cloth tank-top:cloth trousers:denim boots:black_cloth bracers:steel | mohawk haircolour=#f050a0
military, army, navy seal, tactical, special forces, commando, guerrilla, ww2, wwii, ww1, world war, world war 2, vietnam war, swat, spec ops, paramilitary, combat | forest | combat-helmet:forest backpack:forest | tunic:forest~camouflage trousers:forest~camouflage boots:black_cloth belt |
santa, christmas, xmas, festive, yuletide | red | santa-hat | coat:red+cloth trousers:red boots:black_cloth belt:black_cloth / dress:red+cloth boots:black_cloth belt:black_cloth |
halloween, trick or treating | orange,black_cloth | cape:black_cloth+orange wizard-hat:black_cloth+orange | shirt:orange trousers:black_cloth shoes |
nautical, seafaring, naval, maritime, oceanic | navy | sailor-hat scarf:navy | striped-shirt:navy trousers:cloth shoes / striped-shirt:navy skirt:navy shoes |
pirate, swashbuckling, buccaneer, piratical | crimson,navy | tricorn:black_cloth eyepatch sash:crimson | coat:$+gold shirt:cloth trousers:charcoal boots |
ninja, shinobi | black_cloth | ninja-mask:black_cloth sash:crimson | gi:black_cloth trousers:black_cloth sandals |
samurai, bushido | crimson,navy | kabuto:charcoal+gold sode:$ | samurai-armor:$ trousers:charcoal sandals / kimono:$ obi:gold sandals | haircolour=black
circus, carnival, carnivalesque, harlequin | red,violet | jester-cap:$ ruff blush | suit:$~checks/gold trousers:$ shoes |
farmyard, rural, countryside, hillbilly, redneck, rustic, amish country | blue | straw-hat | overalls:$ shirt:cream boots / simple-dress:$ apron-front:cloth boots |
beach, vacationing, holidaying, surfing | teal,orange | sunglasses bucket-hat:$ | hawaiian-shirt:$ shorts:cloth sandals / bikini:$ shorts:denim sandals |
winter, wintry, snowy, snow, ice skating | blue,crimson | beanie:$ scarf:$ gloves:$ | coat:$ trousers:charcoal boots |
`;

/** What a people, an age or a world puts on somebody. */
export interface Guise {
  readonly id: string;
  readonly words: readonly string[];
  readonly main: readonly string[];
  /** Of anybody, as pieces. */
  readonly marks: readonly string[];
  readonly dress: { readonly male: readonly string[]; readonly female: readonly string[] };
  readonly looks: RowLooks;
}

const pieces = (cell: string): readonly string[] =>
  cell
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => one.replace('+', '|'));

function readGuise(line: string): Guise {
  const [names = '', main = '', marks = '', dress = '', looks = ''] = line.split('|').map((cell) => cell.trim());
  const words = names.split(',').map((word) => word.trim());
  const [male = '', female = male] = dress.split(/ \/ /);
  return {
    id: words[0]!,
    words,
    main: main.split(','),
    marks: pieces(marks),
    dress: { male: pieces(male), female: pieces(female) },
    looks: readLooks(looks),
  };
}

export const GUISES_BY_ID: ReadonlyMap<string, Guise> = new Map(
  GUISES.split('\n')
    .filter((line) => line.trim())
    .map(readGuise)
    .map((guise) => [guise.id, guise]),
);

/** Each word of a people, an age or a world, with the guise that it means. */
export const GUISE_WORDS: ReadonlyMap<string, string> = new Map(
  [...GUISES_BY_ID.values()].flatMap(({ id, words }) =>
    words.map((word): [string, string] => [word.replaceAll('-', ' '), id]),
  ),
);
