/**
 * Roles of games that are told apart by dress, weapon or age, in lines as of costumes.ts: a sheriff by his star, a warlock by what
 * burns in his hands. They go before the rows of trades that list them among others.
 */
export const GAME_COSTUMES = `
sheriff, town sheriff, western sheriff, deputy, deputy sheriff | brown_cloth,charcoal | cowboy-hat:$ vest:$ shirt:linen badge:gold trousers:denim boots belt pistol moustache | short-hair
gunslinger, gunfighter, lone gunslinger | charcoal,brown_cloth | cowboy-hat:$ coat:leather shirt:linen trousers:charcoal boots belt:leather bandolier pistol | short-hair shoulder-hair
train robber, bank robber, stagecoach robber | charcoal,brown_cloth | cowboy-hat:$ bandana:red face-mask:red shirt:linen vest:$ trousers:denim boots pistol money-bag |
warlock, dark warlock, demonologist | violet,black_cloth | hood:$ robe:$+crimson belt:gold flaming-hands goatee | haircolour=black skin=pale eyes=eye_glow
sorceress, sorceress woman, enchantress, female sorcerer | violet,crimson,teal | circlet:gold dress:$+gold cape:$ necklace:gold glowing-hands shoes | long-hair +female
white mage, holy mage, light mage, healer mage | cloth | hood:cloth+red robe:cloth+red staff:gold boots:leather | bob short-hair
red mage, duelist mage | crimson | feathered-cap:crimson+cloth tailed-coat:crimson cape:crimson boots:leather trousers:charcoal rapier | long-hair haircolour=white,blond
black mage | navy | wizard-hat:#d8b860/thatch shadow-face robe:navy gloves:leather boots:leather staff |
blood mage | crimson | hood:crimson robe:crimson+black_cloth sash:black_cloth glowing-hands book | skin=pale
high elf, high elf mage, high elf lord | cloth,gold | circlet:gold robe:$+gold cape:$ sandals:gold staff:gold | long-hair species=elf haircolour=blond,white skin=skin
night elf, moon elf | violet,teal | circlet:silver leather-armor:$ trousers:charcoal boots:$ cape:$ bow | long-hair species=elf haircolour=white,violet skin=#9080b8/skin eyes=eye_glow
sylvan elf, wild elf | forest,leaf | headband:leaf leather-armor:$ trousers:brown_cloth boots cape:$ quiver bow | long-hair braids species=elf haircolour=brunette,ginger
nymph, water nymph, river nymph, naiad | teal,leaf | flower-crown dress:$ shawl:leaf | long-hair +female haircolour=leaf,blond skin=pale
sea witch, ocean witch | violet,teal | crown:gold fish-tail vest:$ necklace:gold skull-staff | long-hair curly-hair +female species=merfolk haircolour=violet,white skin=#7cb8a8/orc
scarecrow king, pumpkin king, king of pumpkins | black_cloth | pumpkin-head tailed-coat:black_cloth+orange cape:black_cloth trousers:charcoal boots skull-staff | +thin
famine, horseman of famine | charcoal | hood:charcoal rags:charcoal hollow-cheeks crook | +thin species=zombie
horseman of war | crimson | great-helm:crimson plate-armor:crimson greaves:crimson cape:crimson boots:charcoal greatsword |
netrunner, hacker of the net, hacker girl | charcoal,violet | visor:#48e0f0/glass hoodie:$ trousers:charcoal sneakers:cloth headphones neon-bands held/laptop | bob short-hair haircolour=#f050a0,violet
cyber ninja, cyberninja | charcoal | ninja-mask:charcoal visor:#f04848/glass bodysuit:charcoal+crimson trousers:charcoal boots:charcoal metal-arm katana |
street samurai, neon samurai, cyber samurai | charcoal,crimson | neon-jacket:$ samurai-armor:$ trousers:charcoal boots:charcoal metal-arm katana | topknot haircolour=black,#f050a0
corporate agent, corporate soldier agent, corporate suit | charcoal | suit:charcoal trousers:charcoal shoes:black_cloth tie:teal sunglasses held/suitcase | side-part
vault dweller, bunker survivor, shelter survivor | blue | bodysuit:blue+yellow trousers:blue boots:leather belt:leather metal-arm pistol | side-part
sword swallower | crimson,violet | open-vest:$ trousers:$ boots:gold sash:gold sword moustache | topknot
strongman, circus strongman | crimson | tank-top:crimson~stripes/cloth shorts:crimson boots:leather barbell moustache | balding +muscular
hoplite, greek soldier, greek hoplite | bronze | plumed-helmet:bronze+crimson scale-armor:bronze kilt:cloth greaves:bronze sandals round-shield:bronze spear |
breakdancer, break dancer, b-boy, bboy, street dancer | red,blue | backwards-cap:$ jersey:$ trousers:charcoal sneakers:cloth bracers:cloth | short-hair
dentist, orthodontist | cloth | scrubs:teal coat:cloth surgical-mask trousers:teal shoes held/toothbrush | side-part bun
florist, flower girl | forest,rose | simple-dress:$ apron-front bouquet shoes | ponytail braids +female
schoolboy, school boy, pupil boy | navy,charcoal | cap:$ jacket:$ shirt:cloth shorts:charcoal stockings:cloth shoes tie:crimson backpack | short-hair side-part +child
toddler, toddler boy, toddler girl | yellow,#78a8e0 | onesie:$ held/teddy-bear | cropped-hair +child +small
teenager, teen boy, teenage boy | blue,red | hoodie:$ jeans sneakers:cloth backpack headphones | messy-hair short-hair +young
teenage girl, teen girl | rose,violet | t-shirt:$ jeans sneakers:cloth satchel | ponytail long-hair +female +young
prom queen, homecoming queen | rose,violet | tiara:silver dress:$+silver pageant-sash:cloth bouquet shoes | long-hair curly-hair +female
explorer, jungle explorer, safari explorer | linen | pith-helmet:linen shirt:linen shorts:linen boots:leather backpack map |
conductor of an orchestra, orchestra conductor, maestro | black_cloth | tailed-coat:black_cloth shirt:cloth trousers:black_cloth shoes bow-tie:cloth wand | side-part messy-hair haircolour=grey
train conductor, train driver | navy | officer-cap:navy+gold coat:navy+gold trousers:navy shoes whistle moustache |
native chief, indian chief | leather | war-bonnet:cloth+red leather-armor:leather trousers:leather moccasins tooth-necklace spear | braids haircolour=black skin=tan
`;
