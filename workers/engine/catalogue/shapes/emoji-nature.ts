/** Emoji drawings: animals and nature. */
export const EMOJI_NATURE = `
ff:monkey-face | monkey face | living
ff:monkey | monkey emoji | living <
ff:gorilla | gorilla emoji | living <
ff:orangutan | orangutan emoji | living <
ff:dog-face | dog face | living
ff:dog | dog emoji | living <
ff:guide-dog | guide dog, seeing eye dog | living <
ff:service-dog | service dog | living <
ff:poodle | poodle emoji | living <
ff:wolf | wolf emoji, wolf face | living <
ff:fox | fox emoji, fox face | living <
ff:raccoon | raccoon emoji, raccoon face | living <
ff:cat-face | cat face | living
ff:cat | cat emoji | living <
ff:black-cat | black cat emoji | living <
ff:lion | lion emoji, lion face | living <
ff:tiger-face | tiger face | living
ff:tiger | tiger emoji | living <
ff:leopard | leopard emoji | living <
ff:horse-face | horse face | living
ff:moose | moose emoji | living <
ff:donkey | donkey emoji | living <
ff:horse | horse emoji | living <
ff:unicorn | unicorn emoji, unicorn face | living <
ff:zebra | zebra emoji | living <
ff:deer | deer emoji | living <
ff:bison | bison emoji | living <
ff:cow-face | cow face | living
ff:ox | ox emoji | living <
ff:water-buffalo | water buffalo emoji | living <
ff:cow | cow emoji | living <
ff:pig-face | pig face | living
ff:pig | pig emoji | living <
ff:boar | boar emoji | living <
ff:pig-nose | pig nose, pig snout, snout | item
ff:ram | ram emoji | living <
ff:ewe | ewe emoji | living <
ff:goat | goat emoji | living <
ff:camel | camel emoji | living <
ff:two-hump-camel | two hump camel, bactrian camel | living <
ff:llama | llama emoji | living <
ff:giraffe | giraffe emoji | living <
ff:elephant | elephant emoji | living
ff:mammoth | mammoth emoji | living <
ff:rhinoceros | rhinoceros emoji | living <
ff:hippopotamus | hippopotamus emoji | living <
ff:mouse-face | mouse face | living
ff:mouse | mouse emoji | living <
ff:rat | rat emoji | living <
ff:hamster | hamster emoji, hamster face | living <
ff:rabbit-face | rabbit face, bunny face | living
ff:rabbit | rabbit emoji | living <
ff:chipmunk | chipmunk emoji | living <
ff:beaver | beaver emoji | living <
ff:hedgehog | hedgehog emoji | living <
ff:bat | bat emoji | living
ff:bear | bear emoji, bear face | living <
ff:polar-bear | polar bear emoji | living <
ff:koala | koala emoji, koala face | living
ff:panda | panda emoji, panda face | living
ff:sloth | sloth emoji | living
ff:otter | river otter | living <
ff:skunk | skunk emoji | living <
ff:kangaroo | kangaroo icon | living <
ff:badger | badger emoji | living <
ff:paw-prints | paw prints, paw print, pawprint, animal tracks, footprints of an animal | item
ff:turkey | turkey, turkey bird, wild turkey | living
ff:chicken | chicken emoji | living <
ff:rooster | rooster, cock, cockerel | living <
ff:hatching-chick | hatching chick | living
ff:baby-chick | baby chick | living <
ff:front-facing-baby-chick | front facing baby chick, chick, baby bird | living
ff:bird | bird emoji | living <
ff:penguin | penguin emoji | living
ff:dove | dove, white dove, pigeon of peace | living <
ff:eagle | eagle emoji | living <
ff:duck | duck emoji | living <
ff:swan | swan emoji | living <
ff:owl | owl emoji | living
ff:dodo | dodo, dodo bird | living <
ff:feather | feather emoji | item
ff:flamingo | flamingo | living <
ff:peacock | peacock, peafowl | living <
ff:parrot | parrot | living <
ff:wing | wing, bird wing | item
ff:goose | goose emoji | living <
ff:frog | frog emoji, frog face | living <
ff:crocodile | crocodile emoji | living <
ff:turtle | turtle emoji | living
ff:lizard | lizard emoji | living <
ff:snake | snake emoji | living <
ff:dragon-face | dragon face | living
ff:dragon | dragon emoji | living <
ff:sauropod | sauropod emoji | living <
ff:t-rex | t rex emoji | living <
ff:spouting-whale | spouting whale | living <
ff:whale | whale emoji | living <
ff:dolphin | dolphin, porpoise, bottlenose dolphin | living <
ff:seal | seal emoji | living <
ff:fish | fish emoji | living <
ff:tropical-fish | tropical fish emoji | living <
ff:blowfish | blowfish emoji | living <
ff:shark | shark emoji | living <
ff:octopus | octopus emoji | living
ff:spiral-shell | spiral shell, whelk, sea snail shell | item
ff:coral | coral emoji | item
ff:jellyfish | jellyfish emoji | living
ff:snail | snail emoji | living <
ff:butterfly | butterfly emoji | living
ff:bug | caterpillar | living <
ff:ant | ant emoji | living
ff:honeybee | honeybee emoji | living
ff:beetle | beetle emoji | living
ff:lady-beetle | lady beetle, ladybug, ladybird, ladybird beetle | living
ff:cricket | cricket, grasshopper, locust, cicada | living <
ff:cockroach | cockroach, roach | living
ff:spider | spider emoji | living
ff:spider-web | spider web, cobweb, web, spiderweb, spider net | item
ff:scorpion | scorpion emoji | living
ff:mosquito | mosquito, gnat, midge | living
ff:fly | fly, housefly, house fly | living
ff:worm | earthworm, wiggly worm | living <
ff:microbe | microbe, germ, bacteria, bacterium, virus, amoeba | item
ff:bouquet | bouquet emoji | item
ff:cherry-blossom | cherry blossom flower | item
ff:lotus | lotus, lotus flower, water lily flower | item
ff:rosette | rosette | item
ff:rose | rose emoji | item
ff:wilted-flower | wilted flower, wilting flower, dead flower, withered flower | item
ff:hibiscus | hibiscus, hibiscus flower | item
ff:sunflower | sunflower emoji | item
ff:blossom | blossom | item
ff:tulip | tulip emoji | item
ff:hyacinth | hyacinth | item
ff:seedling | seedling, sprout, sapling | item
ff:potted-plant | potted plant emoji | item
ff:evergreen-tree | evergreen tree | living <
ff:deciduous-tree | deciduous tree emoji | living <
ff:palm-tree | palm tree emoji | living <
ff:cactus | cactus emoji | large
ff:sheaf-of-rice | sheaf of rice, rice sheaf, ear of rice | item
ff:herb | herb, herbs, sprig of herbs | item
ff:shamrock | shamrock, clover | item
ff:maple-leaf | maple leaf, canadian maple leaf | item
ff:fallen-leaf | fallen leaf, autumn leaf, dry leaf | item
ff:leaf-fluttering-in-wind | leaf fluttering in wind, blowing leaves | item
ff:nest-with-eggs | nest with eggs emoji | item
ff:mushroom | mushroom emoji | item
`;
