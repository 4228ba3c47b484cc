/** More trades and characters, in lines as of trades.ts; they go before its lines and those of costumes. */
export const MORE_TRADES = `
yakuza, yakuza boss, yakuza member, triad boss, triad member, japanese gangster | charcoal,navy | suit:$ shirt:crimson trousers:$ shoes:black_cloth tattoos necklace:gold | side-part cropped-hair haircolour=black
forager, mushroom forager, mushroom picker, herbalist girl, berry picker, wild herb gatherer | forest,brown_cloth | vest:$ shirt:linen trousers:brown_cloth boots shawl:$ held/basket straw-hat | ponytail messy-hair
beastkeeper, beast keeper, beast tamer, beast handler, beast trainer, monster keeper, monster handler, creature keeper, creature handler, dragon keeper, tamer, tamer of beasts | forest,leather | vest:$ shirt:linen trousers:brown_cloth boots bracers:leather fur-mantle tooth-necklace belt whip | messy-hair ponytail
tinkerer, tinker, gadget maker, contraption builder, contraption maker, gizmo maker, clockwork maker | leather,brown_cloth | brow-goggles:bronze vest:$ shirt:linen apron:leather trousers:charcoal boots belt gloves:leather wrench | messy-hair curly-hair
locksmith, key maker, keymaker, key cutter, lock picker, lockpicker | brown_cloth,charcoal | vest:$ shirt:cream apron:leather trousers:charcoal shoes flat-cap:$ held/keyring | side-part balding
linesman, assistant referee, line judge, soccer referee, football referee | black_cloth | shirt:black_cloth+yellow shorts:black_cloth stockings:black_cloth shoes:cloth held/flag | short-hair
sect leader, sect master, sect elder, cultivator, immortal cultivator, xianxia cultivator, taoist immortal, jianghu master, sword immortal | cloth,teal,navy | kimono:$ hakama:$ sash:teal shoes:black_cloth | long-hair haircolour=black skin=pale
opera singer, opera diva, soprano, prima donna, opera star, diva, classical singer | crimson,purple,teal | dress:$+gold necklace:gold gloves:cloth hair-flower:gold | bun +female +fat
tenor, baritone, opera man | black_cloth | tailed-coat:black_cloth shirt:cloth trousers:black_cloth shoes:black_cloth bow-tie:cloth beard | side-part +fat haircolour=black
orchestra conductor, conductor of an orchestra, music conductor, symphony conductor, maestro, choir conductor | black_cloth | tailed-coat:black_cloth shirt:cloth trousers:black_cloth shoes:black_cloth bow-tie:cloth wand:cloth | messy-hair +old
train conductor, railway conductor, ticket inspector, ticket collector, station master, stationmaster, train guard | navy | jacket:navy+gold trousers:navy shoes:black_cloth officer-cap:navy tie:crimson whistle | side-part
cossack dancer, hopak dancer, ukrainian dancer, russian dancer, kalinka dancer | crimson,blue | fur-hat:charcoal shirt:cloth+red trousers:$ boots:charcoal sash:red moustache | short-hair haircolour=black skin=pale
milkman, dairy man, milk delivery man, milk man | cloth | coat:cloth trousers:navy shoes:black_cloth cap:cloth bow-tie:black_cloth held/milk | side-part
shoeshine boy, shoe shiner, shoe shine boy, bootblack | brown_cloth | vest:$ shirt:linen trousers:brown_cloth shoes flat-cap:$ smudges brush | messy-hair +child
rodeo clown, cowboy clown | red,blue | cowboy-hat:$ shirt:yellow overalls:$ boots clown-nose bandana:$ | curly-hair haircolour=ginger
fire breather, fire eater, fire performer, fire dancer, fire juggler | crimson,charcoal | bare-chest hakama:$ bracers:leather sash:gold torch | topknot ponytail haircolour=black skin=tan
ventriloquist, puppeteer, puppet master, marionette player | purple,charcoal | suit:$ trousers:$ shoes:black_cloth bow-tie:red held/doll | side-part
hypnotist, hypnotizer, mesmerist, mentalist | purple,charcoal | suit:$ trousers:$ shoes:black_cloth cape:black_cloth+$ goatee held/pocket-watch | side-part haircolour=black
crossing guard, school crossing guard, lollipop lady, lollipop man, traffic guard, traffic warden lady | yellow | hi-vis-vest shirt:blue trousers:charcoal shoes:black_cloth officer-cap:yellow stop-paddle | bob side-part
babysitter, nanny, au pair, governess, child minder | teal,rose | dress:$ shoes apron:cloth held/teddy-bear | bun +female
widow, grieving widow, mourning widow, mourner, woman in mourning | charcoal | bridal-veil:charcoal dress:black_cloth gloves:black_cloth shoes:black_cloth | bun +female skin=pale
submarine captain, captain of a submarine, u-boat captain, submarine officer, periscope officer | navy | coat:navy trousers:charcoal boots:black_cloth officer-cap:cloth beard spyglass | short-hair
samurai archer, samurai bowman, yumi archer, samurai with a bow, kyudo archer | crimson,navy,charcoal | kabuto:charcoal+gold samurai-armor:$ sode:$+charcoal hakama:charcoal sandals bow quiver | topknot haircolour=black
cabin boy, ship boy, deckhand, deck hand, swabbie, powder monkey, ship's boy | blue,red | striped-shirt:$ shorts:linen bandana:red | messy-hair +child
lookout, ship lookout, crow's nest lookout, sailor on watch | navy,brown_cloth | striped-shirt:navy trousers:linen boots bandana:red spyglass | short-hair
harpooner, whaler, whale hunter, whaleman | navy,brown_cloth | fur-hat:$ coat:$ trousers:charcoal boots beard spear | messy-hair
saloon girl, can-can dancer, cancan dancer, dance hall girl, saloon dancer, showgirl, burlesque dancer, cabaret dancer, chorus girl | crimson,violet | feather-band:$ corset:$ skirt:$ shoes:$ gloves:black_cloth choker | bun curly-hair +female
dog groomer, pet groomer, groomer | teal,rose | shirt:cloth apron:$ trousers:charcoal shoes:cloth brush | ponytail bob +female
oil rig worker, oil worker, roughneck, oil driller, rigger on an oil rig | orange | overalls:orange shirt:charcoal boots hard-hat:yellow gloves:charcoal smudges wrench | stubble short-hair
pizza chef, pizzaiolo, pizza cook, pizza baker | cloth | shirt:cloth apron:red trousers:charcoal shoes:black_cloth chef-hat scarf:red moustache held/pizza | short-hair haircolour=black
sushi chef, itamae, sushi master, sushi cook | cloth,navy | kimono:cloth trousers:navy shoes:black_cloth apron:cloth headband:crimson knife | cropped-hair haircolour=black
lunch lady, cafeteria lady, dinner lady, school cook, canteen lady, cafeteria worker | rose,teal | simple-dress:$ apron:cloth shoes:cloth frill:cloth ladle | bun +female +fat +old
food critic, restaurant critic, wine taster, sommelier, gourmet | charcoal,navy | suit:$ trousers:$ shoes:black_cloth bow-tie:red monocle clipboard | side-part +fat
henchman, goon, lackey, minion of a villain, evil henchman, crony, underling, thug henchman | charcoal | beanie:charcoal shirt:black_cloth trousers:charcoal boots:black_cloth domino-mask:black_cloth gloves:black_cloth club | cropped-hair +strong
cupid, cherub archer, valentine angel, god of love, eros | rose | loincloth:cloth feather-wings bow laurel:gold | curly-hair +child haircolour=blond skin=pale
mrs claus, mrs. claus, mother christmas, santa's wife, mrs santa, missus claus | red | santa-hat:red dress:red+cloth boots:black_cloth glasses apron-front:cloth | bun +female +old +fat
father time, old father time, time keeper, lord of time, chronos | linen,purple | hood:$ plain-robe:$ beard-long scythe held/hourglass | long-hair +old
sandman, dream bringer, lord of dreams, sleep bringer | purple,navy | wizard-hat:$ robe:$+gold beard-long sack:gold | long-hair +old
jack frost, frost boy, frost sprite, winter spirit boy, frost prince | blue,teal | tunic:$+cloth trousers:navy scarf:cloth staff:ice | spiky-hair +young haircolour=white skin=#bcdcf0/skin
egyptian scribe, ancient egyptian scribe, scribe of egypt, papyrus scribe, egyptian writer | cloth | bare-chest loincloth:cloth broad-collar:gold bracers:gold sandals scroll | bob haircolour=black skin=brown,tan
monk scribe, scribe monk, scriptorium monk, copyist, illuminator monk | brown_cloth | plain-robe:$ sash:rope sandals book pencil | tonsure
window cleaner, window washer, window washer man | blue | overalls:blue shirt:cloth boots cap:blue brush | short-hair
ghost hunter, ghostbuster, ghost catcher, paranormal investigator, ghost busting kid, spirit hunter | #b8a478/cloth | brow-goggles:charcoal bodysuit:$ belt:charcoal boots:charcoal gloves:charcoal life-support:charcoal ray-gun | short-hair messy-hair
pianist, piano player, concert pianist | black_cloth | tailed-coat:black_cloth shirt:cloth trousers:black_cloth shoes:black_cloth bow-tie:cloth | side-part messy-hair
glassblower, glass blower | brown_cloth | shirt:linen apron:leather trousers:charcoal boots gloves goggles rod | short-hair
homunculus, flask child, alchemical homunculus | rose | loincloth:linen | balding +child skin=#e0b0a0/skin
drum major, marching band leader, marching band member, majorette | red,navy | officer-cap:$ jacket:$+gold trousers:cloth shoes:black_cloth epaulettes baton | short-hair bob
circus strongman, strong man of a circus, weightlifter of a circus | leather | leotard:$ bracers:leather boots:leather moustache barbell | balding +muscular
street mime, silent mime, pantomime artist | black_cloth | beret:black_cloth striped-shirt:black_cloth trousers:black_cloth shoes:black_cloth gloves:cloth suspenders:red | short-hair skin=pale
zookeeper, zoo keeper, animal keeper, zoo worker | forest,#b8a478/cloth | shirt:$ shorts:$ boots cap:$ belt held/bucket | short-hair ponytail
gravekeeper, grave digger, gravedigger, cemetery keeper, crypt keeper of graves | charcoal,brown_cloth | coat:$ trousers:charcoal boots flat-cap:charcoal scarf:charcoal shovel | messy-hair stubble
florist, flower seller, flower girl of a market, flower vendor | rose,forest | shirt:cloth apron:$ skirt:brown_cloth shoes bouquet | ponytail bun +female
barmaid, tavern wench, tavern maid, serving wench, beer maid, oktoberfest waitress, dirndl girl | forest,blue | corset:$ skirt:$ shoes mug | braids +female haircolour=blond
innkeeper, tavern keeper, publican, landlord of an inn | brown_cloth | shirt:linen apron:cloth trousers:$ shoes mug moustache | balding +fat
professor, university professor, history professor, college professor | brown_cloth,forest | jacket:$ shirt:cloth trousers:brown_cloth shoes bow-tie:crimson glasses book | messy-hair side-part +old
bellboy, bellhop, hotel porter, lift boy, elevator operator, page of a hotel | crimson | fez:crimson jacket:crimson+gold trousers:charcoal shoes:black_cloth held/suitcase | side-part +young
politician, senator, mayor, president, prime minister, governor, candidate | navy,charcoal | suit:$ trousers:$ shoes:black_cloth tie:red pageant-sash:blue | side-part
bouncer, doorman of a club, nightclub bouncer, bodyguard, secret service agent | black_cloth | suit:black_cloth trousers:black_cloth shoes:black_cloth sunglasses tie:black_cloth | cropped-hair +muscular
dictator, generalissimo, military dictator, despot, tyrant, warlord general, junta general | forest | officer-cap:forest+red tailed-coat:forest+gold trousers:forest boots:black_cloth belt:black_cloth epaulettes sunglasses moustache | cropped-hair haircolour=black
candle maker, candlemaker, chandler, candle seller | brown_cloth,linen | shirt:linen apron:cream trousers:$ shoes held/candle | messy-hair bun
pole vaulter, pole jumper, high jumper, long jumper, javelin thrower | red,blue | tank-top:$ shorts:cloth sneakers:cloth quarterstaff | short-hair ponytail
gondolier, venetian gondolier, gondola rower | navy | boater striped-shirt:navy trousers:black_cloth shoes:black_cloth scarf:red | short-hair moustache haircolour=black
prospector, gold prospector, gold panner, forty niner, old prospector | brown_cloth,denim | cowboy-hat:brown_cloth shirt:red suspenders trousers:denim boots pickaxe beard | +old
hussar, winged hussar officer, hungarian hussar, french hussar, light cavalryman | crimson,blue | fur-hat:charcoal tailed-coat:$+gold trousers:$ boots:black_cloth scimitar moustache epaulettes | haircolour=brunette
motorcyclist, motorbike rider, motorcycle racer, moto rider | black_cloth,red | racing-helmet:$ jacket:black_cloth+red trousers:black_cloth boots:black_cloth gloves:black_cloth |
pump attendant, gas station attendant, petrol pump attendant, gas station worker | red,blue | cap:$ overalls:$ shirt:cloth boots:black_cloth gloves:charcoal | short-hair
film director, movie director, film maker, filmmaker | charcoal | beret:charcoal jacket:charcoal scarf:cloth trousers:brown_cloth shoes held/megaphone glasses | messy-hair goatee
street preacher, doomsday preacher, end is near man, doomsayer | brown_cloth | coat:$ trousers:charcoal boots beard-long book | messy-hair +old haircolour=grey
medicine man, tribal healer, bone doctor, spirit healer, root doctor | leather | feather-band bare-chest loincloth:leather tooth-necklace war-paint bracers:leather staff | long-hair haircolour=black skin=tan
tightrope walker, rope walker, high wire walker, funambulist | red,violet | leotard:$+gold stockings:cloth shoes:cloth quarterstaff | bun side-part
stuntman, stunt double, daredevil rider, human cannonball | red,blue | racing-helmet:$+cloth bodysuit:$+cloth trousers:$ boots:cloth gloves:cloth cape:$ |
taxi driver, cab driver, cabbie, cabby | gold | flat-cap:charcoal jacket:gold shirt:cloth trousers:charcoal shoes | short-hair moustache
tax collector, taxman, toll collector, revenue man | charcoal,forest | tricorn:black_cloth coat:$ trousers:charcoal shoes scroll money-bag glasses | balding haircolour=grey
housewife, fifties housewife, stay at home mom, homemaker | rose,teal | dress:$~dots/cloth apron-front:cloth heels headband:red | curly-hair bun +female
mercenary, sellsword, soldier of fortune, hired sword, hired blade | brown_cloth,charcoal | leather-armor:$ pauldrons trousers:charcoal boots belt bracers sword scarf:crimson stubble | messy-hair short-hair
poacher, illegal hunter, game poacher | forest | flat-cap:brown_cloth coat:$ trousers:brown_cloth boots rifle sack:linen stubble | messy-hair
bounty hunter, manhunter, headhunter | charcoal | cowboy-hat:charcoal coat:charcoal trousers:charcoal boots belt bandolier pistol scarf:crimson stubble | short-hair
highwayman, road robber, stagecoach robber | charcoal,crimson | tricorn:black_cloth coat:$ domino-mask trousers:linen boots:black_cloth cape:black_cloth pistol | ponytail
herbalist, herb woman, herb gatherer, wise woman of herbs | forest,brown_cloth | hood:$ dress:$ apron-front:linen shoes held/basket | braids bun +female
boatman, ferryman, ferry man, raftsman | navy,brown_cloth | straw-hat vest:$ shirt:linen trousers:brown_cloth boots beard | +old
locksmith, key maker, keymaker, key master | brown_cloth | shirt:linen apron:leather trousers:charcoal shoes glasses held/key | balding
charcoal burner, collier, coal burner, charcoal maker | brown_cloth,charcoal | hood:charcoal shirt:$ apron:leather trousers:charcoal boots smudges shovel stubble | messy-hair
cartwright, barrow maker, coachbuilder | brown_cloth | flat-cap:$ shirt:linen apron:leather trousers:charcoal boots hammer stubble | short-hair
bell ringer, bellringer, bell toller | brown_cloth,forest | hood:$ robe:$ belt shoes held/bell |
sawyer, pit sawyer, sawmill worker | red,forest | cap:brown_cloth shirt:$~plaid/cloth trousers:charcoal boots gloves held/saw beard | short-hair
minter, coiner, mint worker | brown_cloth | headband:red shirt:linen apron:leather trousers:charcoal boots hammer money-bag | short-hair
usurer, moneylender, money lender, loan shark of old | purple,charcoal | beret:$ coat:$ trousers:charcoal shoes money-bag glasses beard | +old
scullion, scullery maid, kitchen maid, kitchen drudge | linen,brown_cloth | headscarf:cloth dress:$ apron-front:cloth shoes smudges held/bucket | braids bun +female
rag picker, ragpicker, rag and bone man, mudlarker, scrap picker | brown_cloth,charcoal | flat-cap:charcoal coat:$ trousers:charcoal boots sack:linen scarf:red stubble | messy-hair
knife grinder, scissor grinder, knife sharpener man | brown_cloth | bandana:red shirt:linen apron:leather trousers:charcoal boots knife moustache | short-hair
rickshaw puller, rickshaw driver, rickshaw man | linen,blue | straw-hat shirt:$ trousers:brown_cloth sandals towel |
mahout, elephant driver, elephant keeper | orange,crimson | turban:$ shirt:linen trousers:cloth sandals staff moustache |
muleteer, mule driver, drover | brown_cloth,forest | straw-hat vest:$ shirt:linen trousers:brown_cloth boots whip scarf:red stubble | short-hair
coachman, stagecoach driver, carriage driver, coach driver | navy,charcoal,forest | top-hat:charcoal coat:$ trousers:linen boots gloves whip | short-hair
telegraphist, telegraph operator, telegrapher | forest,navy | cap:$ vest:$ shirt:cloth trousers:charcoal shoes glasses headphones | side-part
riveter, ironworker, girder worker | blue | bandana:red overalls:$ shirt:$ boots gloves hammer | short-hair
bootlegger, moonshiner, rum runner | charcoal,brown_cloth | fedora:$ coat:$ shirt:cloth trousers:charcoal shoes held/bottle stubble | short-hair
chambermaid, parlour maid, parlor maid, housemaid of old | black_cloth,navy | dress:$ apron-front:cloth headband:cloth shoes broom | bun +female
palm reader, palmist, chiromancer | purple,teal | headscarf:$ dress:$ necklace earrings orb | curly-hair +female
cowhand, ranch hand, wrangler | brown_cloth,blue | cowboy-hat:$ shirt:$ vest:brown_cloth trousers:denim boots scarf:red lasso | short-hair stubble
`;
