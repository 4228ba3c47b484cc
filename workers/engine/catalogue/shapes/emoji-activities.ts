/** Emoji drawings: activities. */
export const EMOJI_ACTIVITIES = `
ff:jack-o-lantern | halloween lantern | item
ff:christmas-tree | christmas tree emoji | large
ff:sparkler | sparkler | item
ff:firecracker | firecracker emoji | item
ff:sparkles | sparkles emoji | item
ff:balloon | balloon, party balloon, red balloon | item
ff:party-popper | party popper, confetti popper | item
ff:confetti-ball | confetti ball | item
ff:tanabata-tree | tanabata tree, wish tree | large
ff:pine-decoration | pine decoration, kadomatsu | item
ff:japanese-dolls | japanese dolls, hina dolls | item
ff:carp-streamer | carp streamer, koinobori | item
ff:wind-chime | wind chime | item
ff:moon-viewing-ceremony | moon viewing ceremony | item
ff:ribbon | ribbon, bow ribbon, gift bow, hair bow | item
ff:wrapped-gift | wrapped gift | item
ff:reminder-ribbon | reminder ribbon, awareness ribbon | item
ff:admission-tickets | admission tickets, tickets, movie ticket, entry tickets | item
ff:ticket | ticket | item
ff:military-medal | military medal emoji | item
ff:trophy | trophy emoji | item
ff:sports-medal | sports medal | item
ff:1st-place-medal | 1st place medal, first place medal, medal of gold | item
ff:2nd-place-medal | 2nd place medal, second place medal | item
ff:3rd-place-medal | 3rd place medal, third place medal | item
ff:soccer-ball | soccer ball emoji | item
ff:baseball | baseball | item
ff:softball | softball | item
ff:basketball | basketball, basketball emoji | item
ff:american-football | american football, gridiron ball | item
ff:rugby-football | rugby football, rugby ball | item
ff:tennis | tennis, tennis racket, tennis racquet | item
ff:flying-disc | flying disc emoji | item
ff:bowling | bowling, ball and pins, bowling set | item
ff:cricket-game | cricket game, cricket bat | item
ff:field-hockey | field hockey, field hockey stick | item
ff:ice-hockey | ice hockey, hockey stick, hockey puck, ice hockey stick, hockey stick and puck | item
ff:lacrosse | lacrosse, lacrosse stick | item
ff:ping-pong | ping pong, table tennis paddle, ping pong paddle, table tennis, ping pong table | item
ff:badminton | badminton, badminton racket | item
ff:boxing-glove | boxing glove | item
ff:martial-arts-uniform | martial arts uniform, karate uniform, gi, judo uniform | item
ff:goal-net | goal net, soccer goal, football goal, goal | item
ff:flag-in-hole | flag in hole, golf hole, golf flag | item
ff:ice-skate | ice skate, ice skates, ice skating shoe | item
ff:fishing-pole | fishing pole emoji | large
ff:diving-mask | diving mask, snorkel mask, snorkel, scuba mask, snorkel and mask | item
ff:running-shirt | running shirt, tank top, running vest, sleeveless shirt | item
ff:skis | skis, ski, pair of skis | item
ff:sled | sled, sledge, sleigh, toboggan | item
ff:curling-stone | curling stone | item
ff:bullseye | bullseye emoji | item
ff:yo-yo | yo yo, yoyo | item
ff:kite | kite emoji | item
ff:water-pistol | water pistol, water gun, squirt gun, toy gun | item
ff:pool-8-ball | pool 8 ball, eight ball, 8 ball, billiard ball, pool ball | item
ff:crystal-ball | fortune ball | item
ff:magic-wand | magic wand emoji | item
ff:video-game | video game | item
ff:joystick | joystick | item
ff:slot-machine | slot machine, one armed bandit | large
ff:game-die | game die | item
ff:puzzle-piece | puzzle piece, jigsaw piece, jigsaw puzzle, jigsaw, puzzle | item
ff:teddy-bear | teddy bear emoji | item
ff:mirror-ball | mirror ball, disco ball | item
ff:nesting-dolls | nesting dolls, matryoshka, russian doll, matryoshka doll, nesting doll, babushka doll | item
ff:spade-suit | spade suit | item
ff:heart-suit | heart suit | item
ff:diamond-suit | diamond suit | item
ff:club-suit | club suit | item
ff:chess-pawn | chess pawn emoji | item
ff:joker | joker, joker card | item
ff:mahjong-red-dragon | mahjong red dragon, mahjong tile | item
ff:flower-playing-cards | flower playing cards, hanafuda | item
ff:performing-arts | performing arts, theater masks, comedy and tragedy masks, drama masks | item
ff:framed-picture | framed picture | item
ff:artist-palette | artist palette, paint palette, painter palette, artists palette | item
ff:thread | thread, spool of thread, spool, thread spool, string | item
ff:sewing-needle | sewing needle, needle, needle and thread | item
ff:yarn | yarn, ball of yarn, ball of wool, yarn ball, wool ball, skein | item
ff:knot | knot, tied rope | item
`;
