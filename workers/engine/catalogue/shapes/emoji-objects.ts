/** Emoji drawings: objects. */
export const EMOJI_OBJECTS = `
ff:glasses | glasses, eyeglasses, spectacles, reading glasses, pair of glasses | item
ff:sunglasses | sunglasses emoji | item
ff:goggles | goggles, safety goggles, ski goggles, swimming goggles, swim goggles | item
ff:lab-coat | lab coat, doctor coat, white coat | item
ff:safety-vest | safety vest, hi vis vest, high visibility vest, reflective vest, vest | item
ff:necktie | necktie, tie | item
ff:t-shirt | t-shirt, t shirt, tee shirt, tshirt, short sleeved shirt | item
ff:jeans | jeans, blue jeans, denim jeans, denim pants, denim trousers | item
ff:scarf | scarf, winter scarf, neck scarf | item
ff:gloves | gloves emoji | item
ff:coat | coat, jacket, winter coat, overcoat | item
ff:socks | socks, sock, pair of socks | item
ff:dress | dress, gown | item
ff:kimono | kimono, yukata, happi | item
ff:sari | sari | item
ff:one-piece-swimsuit | one piece swimsuit, swimsuit, bathing suit, swimming costume | item
ff:briefs | briefs, underpants, swim briefs, panties | item
ff:shorts | shorts, bermuda shorts, short pants | item
ff:bikini | bikini, two piece swimsuit | item
ff:womans-clothes | womans clothes | item
ff:folding-hand-fan | folding hand fan, hand fan, folding fan, paper fan | item
ff:purse | purse, coin wallet | item
ff:handbag | handbag, hand bag, ladies bag, pocketbook | item
ff:clutch-bag | clutch bag, clutch, clutch purse | item
ff:shopping-bags | shopping bags, shopping bag | item
ff:backpack | backpack emoji | item
ff:thong-sandal | thong sandal, flip flop, flip flops, sandal, thong sandals | item
ff:mans-shoe | mans shoe, shoe, dress shoe, oxford shoe, loafer, mens shoe, shoes, brogue | item
ff:running-shoe | running shoe, sneaker, sneakers, trainers, tennis shoe, gym shoe, athletic shoe | item
ff:hiking-boot | hiking boot, hiking boots, work boot, boot of a hiker | item
ff:flat-shoe | flat shoe, ballet flat, slipper | item
ff:high-heeled-shoe | high heeled shoe, high heel, high heels, stiletto heel, stiletto shoe, pump shoe | item
ff:womans-sandal | womans sandal, sandals, heeled sandal | item
ff:ballet-shoes | ballet shoes, ballet slippers, pointe shoes, ballet shoe, ballet slipper | item
ff:womans-boot | womans boot, heeled boot, high boot | item
ff:hair-pick | hair pick, afro pick, afro comb | item
ff:crown | crown emoji | item
ff:womans-hat | womans hat, sun hat, sunhat, straw hat, ladies hat | item
ff:top-hat | top hat emoji | item
ff:graduation-cap | graduation cap, mortarboard, graduate cap, academic cap | item
ff:billed-cap | billed cap, baseball cap, cap, ball cap | item
ff:military-helmet | military helmet, army helmet, combat helmet, soldier helmet | item
ff:rescue-workers-helmet | rescue workers helmet, miner helmet | item
ff:prayer-beads | prayer beads, rosary, mala beads, beads | item
ff:lipstick | lipstick | item
ff:ring | ring emoji | item
ff:gem-stone | gem stone | item
ff:muted-speaker | muted speaker | item
ff:speaker-low-volume | speaker low volume | item
ff:speaker-medium-volume | speaker medium volume | item
ff:speaker-high-volume | speaker high volume | item
ff:loudspeaker | loudspeaker, pa speaker | item
ff:megaphone | megaphone, bullhorn | item
ff:postal-horn | postal horn, post horn | item
ff:bell | bell emoji | item
ff:bell-with-slash | bell with slash | item
ff:musical-score | musical score, sheet music, music score, music sheet | item
ff:musical-note | musical note, music note, note of music, eighth note | item
ff:musical-notes | musical notes, music notes | item
ff:studio-microphone | studio microphone emoji | item
ff:level-slider | level slider, fader | large
ff:control-knobs | control knobs, knobs, mixer | item
ff:microphone | microphone emoji | item
ff:headphone | headphone emoji | item
ff:radio | radio, transistor radio | item
ff:saxophone | saxophone, saxaphone | item
ff:accordion | accordion, concertina | item
ff:musical-keyboard | musical keyboard, piano keyboard, piano keys, synthesizer | item
ff:trumpet | trumpet, cornet | item
ff:violin | violin, fiddle, viola | item
ff:banjo | banjo | item
ff:drum | drum emoji | large
ff:long-drum | long drum, conga, djembe, bongo, congas | large
ff:maracas | maracas, maraca | item
ff:flute | transverse flute | item
ff:mobile-phone | mobile phone emoji | item
ff:mobile-phone-with-arrow | mobile phone with arrow | item
ff:telephone | telephone, landline phone, desk phone, old telephone, rotary phone, rotary telephone | item
ff:telephone-receiver | telephone receiver, phone receiver, handset | item
ff:pager | pager, beeper | item
ff:fax-machine | fax machine, fax | item
ff:battery | battery emoji | item
ff:low-battery | low battery | item
ff:electric-plug | electric plug, plug, power plug, electrical plug | item
ff:laptop | laptop emoji | item
ff:desktop-computer | desktop computer emoji | large
ff:printer | printer | large
ff:keyboard | keyboard, computer keyboard | item
ff:computer-mouse | computer mouse emoji | item
ff:trackball | trackball | item
ff:computer-disk | computer disk, minidisc | item
ff:floppy-disk | floppy disk emoji | item
ff:optical-disk | optical disk icon | item
ff:dvd | blu ray | item
ff:abacus | abacus | item
ff:movie-camera | movie camera, film camera, cinema camera, video camera | item
ff:film-frames | film frames, film strip, filmstrip, film | item
ff:film-projector | film projector, movie projector, projector | item
ff:clapper-board | clapper board, clapperboard, film slate, movie slate, film clapper | item
ff:television | television emoji | item
ff:camera | camera emoji | item
ff:camera-with-flash | camera with flash | item
ff:video-camera | camcorder | item
ff:videocassette | videocassette, vhs, vhs tape, video tape, videotape | item
ff:magnifying-glass-tilted-left | magnifying glass tilted left | item
ff:magnifying-glass-tilted-right | magnifying glass tilted right | item
ff:candle | candle emoji | item
ff:light-bulb | light bulb emoji | item
ff:flashlight | flashlight, hand torch, electric torch | item
ff:red-paper-lantern | red paper lantern, paper lantern, chinese lantern, japanese lantern | item
ff:diya-lamp | diya lamp, diya, clay oil lamp | item
ff:notebook-with-decorative-cover | notebook with decorative cover | item
ff:closed-book | closed book emoji | item
ff:open-book | open book emoji | item
ff:books | books, stack of books, pile of books | item
ff:notebook | notebook emoji | item
ff:ledger | ledger emoji | item
ff:page-with-curl | page with curl, sheet of paper, document page, paper sheet | item
ff:scroll | scroll emoji | item
ff:page-facing-up | page facing up | item
ff:newspaper | newspaper, news paper | item
ff:rolled-up-newspaper | rolled up newspaper, rolled newspaper | item
ff:bookmark-tabs | bookmark tabs | item
ff:bookmark | bookmark | item
ff:label | label, tag, price tag, luggage tag | item
ff:money-bag | money bag emoji | item
ff:coin | coin emoji | item
ff:yen-banknote | yen banknote | item
ff:dollar-banknote | dollar banknote, dollar bill, banknote, dollar bills, paper money, bill, cash bills, money bill | item
ff:euro-banknote | euro banknote | item
ff:pound-banknote | pound banknote | item
ff:money-with-wings | money with wings, flying money | item
ff:credit-card | credit card, bank card, debit card | item
ff:receipt | receipt, bill of sale, paper receipt | item
ff:chart-increasing-with-yen | chart increasing with yen | item
ff:envelope | envelope emoji | item
ff:e-mail | e mail | item
ff:incoming-envelope | incoming envelope | item
ff:envelope-with-arrow | envelope with arrow | item
ff:outbox-tray | outbox tray | item
ff:inbox-tray | inbox tray | item
ff:package | package, cardboard box, parcel, moving box | item
ff:closed-mailbox-with-raised-flag | closed mailbox with raised flag | item
ff:closed-mailbox-with-lowered-flag | closed mailbox with lowered flag | item
ff:open-mailbox-with-raised-flag | open mailbox with raised flag | item
ff:open-mailbox-with-lowered-flag | open mailbox with lowered flag | item
ff:postbox | postbox emoji | item
ff:ballot-box-with-ballot | ballot box with ballot, ballot box, voting box | item
ff:pencil | pencil, lead pencil | item
ff:black-nib | black nib, pen nib, nib | item
ff:fountain-pen | fountain pen | large
ff:pen | pen, ballpoint pen, ballpoint, biro | item
ff:paintbrush | paintbrush emoji | item
ff:crayon | crayon, wax crayon | item
ff:memo | memo, notepad and pencil, memo pad | item
ff:briefcase | briefcase emoji | item
ff:file-folder | file folder, folder, manila folder | item
ff:open-file-folder | open file folder, open folder | item
ff:card-index-dividers | card index dividers | item
ff:calendar | calendar | item
ff:tear-off-calendar | tear off calendar | item
ff:spiral-notepad | spiral notepad, notepad, spiral notebook | item
ff:spiral-calendar | spiral calendar | item
ff:card-index | card index, rolodex | item
ff:chart-increasing | chart increasing, line chart, graph, line graph | item
ff:chart-decreasing | chart decreasing | item
ff:bar-chart | bar chart, bar graph | item
ff:clipboard | clipboard | item
ff:pushpin | pushpin, thumbtack, drawing pin, thumb tack, push pin | item
ff:round-pushpin | round pushpin | item
ff:paperclip | paperclip, paper clip | item
ff:linked-paperclips | linked paperclips, paper clips | item
ff:straight-ruler | ruler, wooden ruler, school ruler, straight ruler, measuring stick, yardstick | item
ff:triangular-ruler | triangular ruler, set square, triangle ruler | item
ff:scissors | scissors emoji | item
ff:card-file-box | card file box | item
ff:file-cabinet | file cabinet, filing cabinet | large
ff:wastebasket | wastebasket, waste basket, wastepaper basket, trash basket, waste paper basket | item
ff:locked | padlock, locked, lock | item
ff:unlocked | unlocked, open padlock, open lock | item
ff:locked-with-pen | locked with pen | item
ff:locked-with-key | locked with key, lock and key | item
ff:key | key emoji | item
ff:old-key | old key emoji | item
ff:hammer | hammer emoji | item
ff:axe | axe emoji | item
ff:pick | pick emoji | item
ff:hammer-and-pick | hammer and pick | item
ff:hammer-and-wrench | hammer and wrench, tools | item
ff:dagger | dagger emoji | item
ff:crossed-swords | crossed swords, crossed blades, two crossed swords | item
ff:bomb | bomb emoji | item
ff:boomerang | boomerang emoji | item
ff:bow-and-arrow | bow and arrow emoji | item
ff:shield | shield emoji | item
ff:carpentry-saw | carpentry saw | item
ff:wrench | wrench emoji | item
ff:screwdriver | screwdriver emoji | item
ff:nut-and-bolt | nut and bolt, bolt and nut, nuts and bolts, screw, screw bolt | item
ff:gear | gear emoji | item
ff:clamp | clamp, vise, vice, compression clamp, c clamp | item
ff:balance-scale | balance scale, scales, scale, balance scales, weighing scale, scales of justice, justice scales | item
ff:white-cane | white cane, blind cane, probing cane | item
ff:link | link, chain link, chain links | item
ff:chains | chains emoji | item
ff:hook | hook, fishing hook, fish hook, fishhook, metal hook | item
ff:toolbox | toolbox, tool box | item
ff:magnet | magnet emoji | item
ff:ladder | ladder emoji | item
ff:alembic | alembic, distilling flask, still | item
ff:test-tube | test tube emoji | item
ff:petri-dish | petri dish, culture dish | item
ff:dna | dna, dna helix, double helix, dna strand | item
ff:microscope | microscope | item
ff:telescope | telescope emoji | item
ff:satellite-antenna | satellite antenna, satellite dish, radar dish, dish antenna | item
ff:syringe | syringe emoji | item
ff:drop-of-blood | drop of blood, blood drop, blood droplet | item
ff:pill | pill emoji | item
ff:adhesive-bandage | adhesive bandage emoji | item
ff:crutch | crutch, crutches | item
ff:stethoscope | stethoscope | item
ff:x-ray | x ray, xray, radiograph | item
ff:door | door emoji | large
ff:elevator | elevator, lift | large
ff:mirror | mirror emoji | item
ff:window | window emoji | item
ff:bed | bed emoji | large
ff:couch-and-lamp | couch and lamp | large
ff:chair | chair emoji | large
ff:toilet | toilet emoji | large
ff:plunger | plunger, toilet plunger | item
ff:shower | shower, shower head, showerhead | large
ff:bathtub | bathtub emoji | large
ff:mouse-trap | mouse trap, mousetrap, rat trap | item
ff:razor | razor, shaving razor, safety razor | item
ff:lotion-bottle | lotion bottle, shampoo, shampoo bottle, sunscreen, sunblock, lotion, bottle of lotion, conditioner | item
ff:safety-pin | safety pin | item
ff:broom | broom emoji | item
ff:basket | basket emoji | item
ff:roll-of-paper | roll of paper, toilet paper, paper roll, toilet roll, toilet paper roll, roll of toilet paper, paper towel, paper towels | item
ff:bucket | bucket emoji | item
ff:soap | soap, bar of soap, soap bar | item
ff:bubbles | bubbles emoji | item
ff:toothbrush | toothbrush | item
ff:sponge | sponge, kitchen sponge, cleaning sponge | item
ff:fire-extinguisher | fire extinguisher | item
ff:shopping-cart | shopping cart, shopping trolley, grocery cart | large <
ff:cigarette | cigarette | item
ff:coffin | coffin emoji | large
ff:headstone | headstone emoji | large
ff:funeral-urn | funeral urn, urn, cremation urn | item
ff:nazar-amulet | nazar amulet, evil eye amulet, nazar | item
ff:hamsa | hamsa, hand of fatima | item
ff:moai | moai, easter island head, moyai, easter island statue | large
ff:placard | placard, picket sign, protest sign | item
ff:identification-card | identification card, id card, id badge, identity badge, name tag badge, identity card, name badge | item
`;
