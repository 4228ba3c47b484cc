/** Silhouettes of the house, the street and the office, Material Design Icons: each with its colours. */
export const SILHOUETTES_HOUSE = `
mdi:ceiling-fan | ceiling fan | wood,gold,wood
mdi:dumbbell | dumbbell, dumb bell, weights, free weight | charcoal,steel,steel
mdi:eraser | eraser, rubber eraser, pencil eraser | rose,blue,rose
mdi:floor-lamp | floor lamp, standing lamp, standard lamp | yellow,dark_wood,dark_wood large
mdi:lamp | lampshade, lamp shade, shaded lamp | cream,bronze,bronze
mdi:baby-buggy | buggy, pram, baby buggy | blue,charcoal,steel large
mdi:baby-carriage | baby carriage, stroller, pushchair, baby stroller | teal,charcoal,steel large
mdi:projector | beamer, video projector | charcoal,glass,steel
mdi:radiator | radiator, heater, heating radiator, room heater | cloth,orange,steel
mdi:snowmobile | snowmobile, snow mobile, ski doo | red,charcoal,charcoal large
mdi:bullet | rifle bullet | gold,bronze,gold
mdi:golf-cart | golf cart, golf buggy | cloth,charcoal,charcoal large
mdi:tape-measure | tape measure, measuring tape, steel tape measure | yellow,steel,charcoal
mdi:toaster-oven | toaster oven, mini oven | steel,orange,charcoal
mdi:washing-machine | front loader | cloth,glass,charcoal large
mdi:fridge | small fridge, mini fridge | cloth,charcoal,steel large
mdi:dishwasher | dishwasher, dish washer | silver,charcoal,charcoal large
mdi:dresser | dresser, chest of drawers, drawers, drawer, bureau, nightstand, commode, sideboard | wood,gold,wood large
mdi:fan | fan blades, ventilator, cooling fan | steel
mdi:hexagon | hexagon | blue
mdi:octagon | octagon | red
mdi:square | blue square | blue
mdi:triangle | triangle, triangle shape | green
mdi:pentagon | pentagon | yellow
mdi:rhombus | rhombus, diamond shape | purple
mdi:hot-tub | hot tub, jacuzzi, whirlpool bath | blue,grey large
mdi:seesaw | seesaw, see saw, teeter totter | red,yellow,steel large
mdi:spreadsheet | spreadsheet | cloth,green
mdi:table-large | grid table of cells, data table | cloth,green
mdi:amplifier | amplifier, guitar amp, guitar amplifier, amp | charcoal,silver
mdi:barcode | barcode, bar code | charcoal
mdi:qrcode | qr code | charcoal
mdi:basketball-hoop | basketball backboard | cloth,orange,orange
mdi:beaker | beaker, laboratory beaker, measuring cup, glass beaker | glass,green
mdi:boom-gate | boom gate, toll gate, barrier gate, car park barrier | red,cloth,charcoal large
mdi:bottle-soda-classic | glass soda bottle, coke bottle | brick,red
mdi:bottle-tonic | dropper bottle, tonic bottle, essential oil bottle | teal,cloth
mdi:broom | sweeping brush, besom | sand,wood
mdi:brush | brush, wide brush, scrubbing brush, painters brush, wall brush, duster | wood,bronze
mdi:bulletin-board | bulletin board, pinboard, cork board, corkboard, notice pinboard | wood,cloth
mdi:bus-double-decker | double decker bus, double decker, london bus | red,glass large
mdi:cabin-a-frame | a frame cabin icon | wood,glass place
mdi:camera-iris | camera lens, aperture, iris diaphragm, camera shutter, shutter | charcoal
mdi:menorah | menorah, hanukkah menorah | gold
mdi:cannabis | cannabis, cannabis leaf, marijuana, hemp leaf, marijuana leaf, weed leaf | green
mdi:car-estate | station wagon, estate car, estate wagon, wagon car | blue,charcoal large
mdi:car-hatchback | hatchback | teal,charcoal large
mdi:car-pickup | utility pickup, ute | red,charcoal large
mdi:car-side | saloon car, family car, compact car | blue,charcoal large
mdi:car-sports | coupe, sports coupe | red,charcoal large
mdi:car-lifted-pickup | monster truck, lifted truck, bigfoot truck | green,charcoal large
mdi:van-utility | cargo van, delivery van, panel van | cloth,charcoal large
mdi:van-passenger | passenger van, people carrier | green,charcoal large
mdi:rv-truck | rv, motorhome, recreational vehicle, motor home | cream,charcoal large
mdi:tanker-truck | tanker truck, fuel truck, tanker lorry, oil truck | steel,charcoal large
mdi:dump-truck | tip truck | yellow,charcoal large
mdi:excavator | excavator, backhoe, digger machine, power shovel | yellow,charcoal large
mdi:tractor-variant | small tractor | red,charcoal large
mdi:truck-trailer | trailer, truck trailer, utility trailer | steel,charcoal large
mdi:truck-flatbed | flatbed truck, flatbed | blue,charcoal large
mdi:robot-mower | robot mower | charcoal,green
mdi:robot-vacuum | robot vacuum, roomba, vacuum robot | charcoal,green
mdi:robot-industrial | welding robot | orange,steel large
mdi:moped | delivery moped, motor moped | teal,charcoal large
mdi:atv | atv, quad bike, all terrain vehicle, quad, four wheeler | red,charcoal large
mdi:jeepney | jeepney | red,silver large
mdi:rickshaw | rickshaw, pulled rickshaw, hand rickshaw, cycle rickshaw | red,charcoal large
mdi:sail-boat | dinghy sailboat | cloth,red large
mdi:gondola | ski gondola, cable car gondola, ropeway cabin | red,charcoal large
mdi:quadcopter | camera drone | grey,charcoal
mdi:train-car-caboose | caboose | red,charcoal large
mdi:train-car-hopper | hopper car, freight car, freight wagon, goods wagon | steel,charcoal large
mdi:train-car-tank | tank car | charcoal,steel large
mdi:cctv | security cam on the wall | cloth,charcoal
mdi:webcam | webcam, web camera | charcoal,glass
mdi:cellphone | cellphone, touchscreen phone | charcoal,glass
mdi:tablet | tablet computer, ipad, tablet pc, e reader, ebook reader | charcoal,glass
mdi:chair-rolling | rolling chair, wheeled chair | blue,charcoal large
mdi:chair-school | school chair, student desk, desk chair of school | wood,steel large
mdi:poker-chip | poker chip, casino chip, gambling chip, poker chips | red,cloth
mdi:cards-playing | hand of cards, poker hand | cloth,red
mdi:countertop | countertop, kitchen counter, counter, kitchen cabinet, kitchen unit, bar counter | wood,stone large
mdi:curtains | window curtains, net curtains | crimson,cream large
mdi:deskphone | office phone, business phone | charcoal,grey
mdi:desktop-tower | desktop tower, pc tower, computer tower, computer case, pc case, tower pc | charcoal,blue
mdi:dolly | platform trolley | blue,charcoal
mdi:doorbell | doorbell, door bell, door buzzer | silver,charcoal
mdi:dump-truck | tip lorry | orange,charcoal large
mdi:dresser-outline | dressing table, vanity, vanity table, vanity desk | wood,gold large
mdi:ferris-wheel | observation wheel | red,steel place
mdi:fire-hydrant | fire plug | red
mdi:filter | filter funnel, funnel of paper | steel
mdi:flask-round-bottom | round bottom flask, boiling flask, florence flask | glass,green
mdi:football-helmet | football helmet, american football helmet | red,cloth
mdi:racing-helmet | racing helmet, motorcycle helmet, crash helmet, biker helmet, motorbike helmet, visor helmet | red,glass
mdi:forklift | pallet truck, pallet jack | yellow,charcoal large
mdi:shipping-pallet | pallet, shipping pallet, wooden pallet | pale_wood
mdi:gas-burner | gas burner, bunsen burner, burner, hotplate, hot plate, camping stove, portable stove | steel,blue
mdi:propane-tank | propane tank, propane bottle | cloth,steel
mdi:silo | silo icon | steel,red place
mdi:generator-portable | portable generator | red,charcoal
mdi:glass-flute | champagne flute, flute glass | glass,yellow
mdi:glass-tulip | tulip glass | glass,yellow
mdi:glass-mug | glass mug, beer glass, glass of beer, pint, pint of beer, pint glass | glass,yellow
mdi:grill | kettle grill, round grill, weber grill | charcoal,red,steel large
mdi:guitar-pick | guitar pick, pick of guitar, plectrum | red
mdi:guy-fawkes-mask | guy fawkes mask, anonymous mask | cloth,charcoal
mdi:harddisk | hard disk, hard drive, hdd, hard disk drive, ssd | steel,charcoal
mdi:headset | call center headset | charcoal,blue
mdi:hockey-puck | puck, single hockey puck | charcoal
mdi:hoop-house | hoop house, polytunnel, tunnel greenhouse | glass,steel place
mdi:instrument-triangle | triangle instrument, musical triangle | silver
mdi:iron-board | ironing board, iron board | blue,steel,steel
mdi:iv-bag | blood bag, infusion bag | glass,red
mdi:jump-rope | jump rope, skipping rope, jumping rope, skip rope | red,wood
mdi:kettlebell | gym kettlebell | charcoal
mdi:knob | knob, volume knob, dial, radio knob | charcoal,steel
mdi:laser-pointer | laser pointer | charcoal,red
mdi:lightbulb-cfl | energy saving bulb, energy saver, fluorescent bulb | cloth,grey
mdi:lightbulb-fluorescent-tube | fluorescent tube, neon tube, strip light | cloth,grey
mdi:liquor | liquor, bottle of vodka, vodka, gin bottle, bottle of gin, tequila, bottle of liquor | glass,red
mdi:lotion | hand cream, body lotion, moisturizer, hand lotion | cream,rose
mdi:medication | vitamins, vitamin bottle | orange,cloth
mdi:medical-cotton-swab | cotton swab, q tip, swab, cotton bud, ear swab | cloth
mdi:mirror-rectangle | wall mirror, standing mirror, full length mirror | wood,glass
mdi:monitor | flat screen, computer monitor, computer screen, flatscreen | charcoal,glass,charcoal
mdi:muffin | muffin icon | bronze,purple
mdi:necklace | beaded chain | red
mdi:oil-lamp | antique oil lamp | gold,flame
mdi:oil-level | oil can with drop | gold
mdi:ornament-variant | christmas star ornament | red,gold
mdi:outdoor-lamp | outdoor lamp, porch light, outdoor wall lamp | charcoal,yellow
mdi:coach-lamp | coach lamp, carriage lamp | charcoal,yellow
mdi:pipe-wrench | pipe wrench, monkey wrench, adjustable wrench | red,steel
mdi:pipe-valve | pipe with valve | steel,red
mdi:piston | piston, engine piston | steel
mdi:polaroid | instant photo, photograph, polaroid photo | cloth,blue
mdi:billiards-rack | billiard rack | red,yellow
mdi:pot-steam | steaming pot, pot of soup, pot with lid | steel,charcoal
mdi:pot-mix | pot with spoon | steel,wood
mdi:bowl-mix | mixing bowl with whisk | cloth,wood
mdi:food-turkey | roast goose | bronze
mdi:postage-stamp | postage stamp, stamp, mail stamp | cloth,red
mdi:projector-screen | projector screen, projection screen, film screen | cloth,charcoal
mdi:presentation | flipchart, flip chart, whiteboard, white board, presentation board, dry erase board | cloth,blue large
mdi:radar | radar, radar screen, sonar | green
mdi:railroad-light | railroad crossing, railroad crossing light, level crossing | charcoal,red large
mdi:razor-double-edge | razor head | steel
mdi:rollerblade | rollerblade, inline skate, rollerblades, inline skates | blue,charcoal
mdi:router-wireless | router, wifi router, modem, wireless router | charcoal,green
mdi:ruler-square | carpenters square, try square, framing square | wood,steel
mdi:safe | safe, bank safe, strong safe | iron,gold
mdi:safe-square | steel safe, bank vault | iron,gold
mdi:scale-bathroom | bathroom scale, bathroom scales, body scale, weighing machine | cloth,charcoal
mdi:scoreboard | scoreboard, score board | charcoal,yellow
mdi:screw-flat-top | wood screw, metal screw, drywall screw | steel
mdi:screw-machine-round-top | machine screw, bolt screw, metal bolt | steel
mdi:saw-blade | round saw blade | steel
mdi:seed | single seed | sand
mdi:shaker | salt and pepper shaker, cocktail shaker, saltshaker, sugar shaker | glass,steel
mdi:shoe-cleat | football boot, soccer cleat, cleat, cleats, football boots, soccer shoe | charcoal,cloth
mdi:shoe-formal | formal shoe, wingtip | charcoal,brown_cloth
mdi:shower-head | rain shower head | steel,water
mdi:shredder | shredder, paper shredder | charcoal,cloth
mdi:sim | sim card | gold
mdi:sd | sd card, memory card | blue,gold
mdi:slide | water slide, waterslide, kids slide | blue,red large
mdi:smoke-detector | smoke detector, smoke alarm, fire alarm, smoke detector alarm | cloth,red
mdi:sofa-single | single sofa, club chair, lounge seat, plush chair | forest,wood large
mdi:soundbar | soundbar, sound bar | charcoal
mdi:spirit-level | spirit level, bubble level | yellow,green
mdi:spotlight | spotlight icon | charcoal,yellow
mdi:sprinkler | sprinkler, lawn sprinkler, garden sprinkler, water sprinkler | green,water
mdi:squeegee | squeegee, window squeegee | charcoal,blue
mdi:sticker | sticker, round sticker, label sticker | yellow
mdi:thermostat | thermostat, room thermostat, heating thermostat | cloth,green
mdi:ticket-confirmation | boarding pass, admission ticket | cream,red
mdi:toolbox | tool case | blue,steel
mdi:tower-beach | lifeguard chair, beach tower | wood,red place
mdi:tower-fire | fire lookout tower | wood place
mdi:transmission-tower | pylon, electricity pylon, power line, power pole, powerline, telephone pole, utility pole | steel large
mdi:trackpad | touchpad, trackpad | grey
mdi:tumble-dryer | clothes dryer, laundry dryer | cloth,charcoal large
mdi:tunnel | road tunnel, railway tunnel, train tunnel | stone,charcoal place
mdi:wall-sconce-flat | wall light | cream,gold
mdi:water-boiler | water heater, hot water tank | cloth,steel
mdi:wind-turbine | windmill turbine | cloth place
mdi:wiper | wiper, windshield wiper, windscreen wiper | charcoal
mdi:yurt | yurt icon | cloth,red,wood place
mdi:town-hall | town hall icon | sand,slate place
mdi:police-station | police station icon | blue,cloth place
mdi:fire-station | fire station emoji | red,cloth place
mdi:office-building | office block icon | glass,steel place
mdi:hospital-building | hospital building icon | cloth,red place
mdi:lighthouse | coast lighthouse | cloth,red place
mdi:billboard | billboard, advertising board, hoarding board, advertising billboard | cloth,charcoal large
mdi:bus-stop-covered | covered bus stop, bus shelter | steel,glass large
mdi:phone-classic | classic phone | red
mdi:parking | parking sign | blue,cloth
mdi:gas-station | service station pump | red,cloth place
mdi:ev-station | charging station, ev charger, charger, electric car charger | green,cloth large
mdi:power-plug | plug with cable, power cord, cable, power cable, electric cable | charcoal,steel
mdi:ethernet-cable | network cable, ethernet cable, lan cable | blue,grey
mdi:fuse | fuse, electric fuse | glass,steel
mdi:integrated-circuit-chip | integrated circuit, motherboard, circuit board, mainboard | green,gold
mdi:expansion-card | graphics card, video card, expansion card | green,gold
mdi:resistor | resistor, electric resistor | sand
mdi:air-humidifier | humidifier, air humidifier, vaporizer | cloth,blue
mdi:air-purifier | air purifier | cloth,blue
mdi:meter-electric | electric meter, electricity meter, power meter | grey,charcoal
mdi:bed-double | double bed | wood,blue large
mdi:bathtub | tub with feet | cloth,steel large
mdi:bowl | cereal dish | cloth
mdi:egg-easter | egg of easter | teal,yellow
mdi:flower-poppy | field poppy | red,charcoal
mdi:peanut | shelled peanut | pale_wood
mdi:rice | rice bowl with chopsticks | cloth,red
mdi:sausage | breakfast sausage | bronze
mdi:food-steak | t bone steak, tbone steak, sirloin | crimson,cream
mdi:food-drumstick | fried chicken leg, chicken drumstick, fried chicken, chicken wing | bronze,bone
mdi:fruit-citrus | citrus half, grapefruit half, half orange | orange,cream
mdi:corn | ear of sweetcorn, sweetcorn | yellow,leaf
mdi:cake-layered | layer cake, wedding cake, tiered cake, chocolate layer cake | cream,rose
mdi:cake-variant | birthday cake with candles | rose,cream
mdi:candy | hard candy | red
mdi:ice-pop | ice lolly of fruit | red,pale_wood
mdi:cup-water | cup of water, plastic cup | glass,water
mdi:blender | stand blender | glass,charcoal
mdi:silverware-fork | fork, dinner fork, table fork | silver
mdi:silverware-spoon | table spoon, tablespoon, teaspoon | silver
mdi:knife | table knife, butter knife, dinner knife, steak knife | silver
mdi:spoon-sugar | spoon of sugar | silver,cloth
mdi:chef-hat | kitchen hat | cloth
mdi:hanger | wire hanger | steel
mdi:tie | striped tie | blue
mdi:bow-tie | dinner bow tie | charcoal
mdi:glasses | thin glasses | charcoal
mdi:sunglasses | cool shades | charcoal
mdi:ring | plain ring | gold
mdi:purse | purse of coins | rose,gold
mdi:bag-personal | kids backpack | green,yellow
mdi:bag-suitcase | travel suitcase, hard suitcase | blue,charcoal
mdi:toothbrush-electric | electric toothbrush, power toothbrush | cloth,blue
mdi:toothbrush-paste | toothpaste icon | red,cloth
mdi:stethoscope | doctors stethoscope | charcoal
mdi:pill-multiple | three pills | red,cloth
mdi:wheelchair | hospital wheelchair | blue,charcoal large
mdi:human-cane | walking cane man | charcoal
mdi:bone | dog treat | bone
mdi:horse-human | horse rider sign | charcoal
mdi:paw | wolf paw | charcoal
mdi:mustache | mustache, moustache, handlebar mustache | brunette
mdi:nintendo-switch | hybrid console | red,blue
mdi:traffic-cone | traffic cone icon | orange,cloth
mdi:table-picnic | picnic table, park table | wood large
mdi:table-chair | coffee table and chair, dining set, table and chairs | wood large
mdi:table-furniture | coffee table, end table, side table, low table | wood large
mdi:printer-3d | three dimensional printer, 3d printer | charcoal,orange
mdi:hand-saw | panel saw | steel,wood
mdi:lamps | two lamps | yellow,charcoal
mdi:clock-digital | digital clock, clock radio, radio alarm clock, digital alarm clock | charcoal,green
mdi:car-electric | electric car | teal,charcoal large
mdi:train-car-passenger | passenger coach | teal,charcoal large
mdi:train-car-box | boxcar, box car | brick,charcoal large
mdi:truck-cargo-container | container truck, container lorry | blue,charcoal large
mdi:book-alphabet | dictionary, encyclopedia, phone book, telephone book | navy,cloth
mdi:book-music | songbook, hymn book | crimson,cloth
mdi:bookshelf | row of books | wood,red
mdi:music-clef-treble | treble clef, clef | charcoal
mdi:radio-tower | broadcast tower icon | steel,red
mdi:water-well | roofed well | stone,wood place
mdi:fishbowl | goldfish bowl | glass,orange
mdi:camera-gopro | action camera | charcoal
mdi:archive | archive box, storage box, file box, document box | pale_wood
mdi:basket | plastic laundry basket, laundry basket, shopping basket, hamper, hand basket | blue
mdi:beach | beach chair with umbrella | red,sand place
mdi:sofa | plush sofa | teal large
mdi:glass-stange | highball glass | glass,yellow
mdi:hvac | heating unit | steel
mdi:heat-pump | heat pump | cloth,charcoal large
mdi:fire-station | fire hall emoji | red place
`;
