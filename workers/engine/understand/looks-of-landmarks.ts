/** Buildings and places of the world and of tales by name, said by what they look like in the words of the tables: `names | looks`. */
export const LANDMARKS = `
london eye | ferris wheel
buckingham palace, versailles, palace of versailles, schonbrunn, winter palace | white palace
parthenon, acropolis, temple of artemis, temple of zeus, pantheon | white greek temple with columns
forbidden city, temple of heaven | red pagoda
abu simbel | egyptian temple with giant statues
petra | temple carved into a cliff
taj mahal | white marble palace with domes and minarets
angkor wat, borobudur, prambanan | hindu temple in the jungle
machu picchu | ancient stone ruins on a mountain
chichen itza, tikal, teotihuacan | mayan pyramid
christ the redeemer | white marble jesus on a mountain
empire state building, chrysler building, rockefeller center, one world trade center | art deco skyscraper with a spire
golden gate bridge | red suspension bridge
brooklyn bridge, manhattan bridge | stone suspension bridge
uluru, ayers rock | big red rock in the desert
golden pavilion, kinkaku-ji, kinkakuji | pagoda made of gold
torii gate, itsukushima shrine | torii
burj khalifa, shanghai tower, cn tower, skytree, sky tree tower, tokyo skytree, oriental pearl tower, fernsehturm | tall glass skyscraper with a spire
burj al arab | tall white skyscraper
hagia sophia | mosque with a big dome and minarets
saint basil's cathedral, st basil's cathedral, st. basil's cathedral | orthodox church
kremlin | red castle
brandenburg gate | triumphal arch
neuschwanstein castle, neuschwanstein | white fairy tale castle on a mountain
edinburgh castle, windsor castle | stone castle on a hill
cologne cathedral, notre dame, notre-dame, westminster abbey, sagrada familia, milan cathedral | gothic cathedral
louvre pyramid, louvre | glass pyramid
mont saint michel, mont saint-michel, mont st michel | castle on an island
alhambra | red moorish palace
dutch windmill | windmill
easter island statue, easter island head | moai
western wall, wailing wall | old stone wall
marina bay sands, petronas towers, twin towers | two tall skyscrapers
great mosque, sultan ahmed mosque | mosque with minarets
potala palace | white palace on a mountain
mount everest, everest, matterhorn, k2, mont blanc, denali | snowy mountain
kilimanjaro, mount kilimanjaro | mountain with snow on top in the savanna
mount doom | volcano
niagara falls, victoria falls, angel falls, iguazu falls | big waterfall
grand canyon, monument valley | red rock canyon
old faithful | geyser
cape canaveral, cape kennedy, baikonur | rocket on a launch pad
alcatraz | prison on an island
hogwarts castle, hogwarts | castle on a hill at night
tower of babel, minas tirith | huge stone tower
hanging gardens of babylon, hanging gardens | palace with plants on its roof
colossus of rhodes | giant bronze statue
lighthouse of alexandria, pharos of alexandria | ancient stone lighthouse
oracle of delphi, delphi | greek temple on a mountain
mount olympus | greek temple on a cloud
atlantis | sunken greek temple underwater
el dorado | golden temple in the jungle
camelot | white castle on a hill
avalon | island in the mist
valhalla, asgard | golden viking hall
yggdrasil, world tree, tree of life | huge magical tree
bifrost bridge, bifröst, bifrost | rainbow bridge
river styx, styx | dark river with a boat
pearly gates, gates of heaven | golden gate on clouds
gates of hell, gate of hell | black gate with flames
noah's ark, noahs ark | big wooden ship
gingerbread castle | castle made of gingerbread
times square | city street with neon signs
wall street | city street with skyscrapers
red square | orthodox church in a city
mount vesuvius, vesuvius, krakatoa, mauna loa, etna | volcano
great barrier reef | coral reef
amazon rainforest, amazon jungle | jungle
sahara, gobi desert, kalahari | desert
north pole, south pole, antarctica, arctic | snowy landscape with ice
bermuda triangle | stormy sea
loch ness | lake
sherwood forest, black forest, forbidden forest | dark forest
boardroom, board room, conference room | meeting room
dreamscape, dream world, dreamworld | floating islands in a pink sky
carnival midway | carnival
red light district | city street with neon signs
`;
