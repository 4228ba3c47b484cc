/** Emoji drawings: travel and places. */
export const EMOJI_PLACES = `
ff:globe-showing-europe-africa | globe showing europe africa, earth, planet earth | item
ff:globe-showing-americas | globe showing americas | item
ff:globe-showing-asia-australia | globe showing asia australia | item
ff:globe-with-meridians | globe with meridians | item
ff:world-map | world map | item
ff:map-of-japan | map of japan | item
ff:compass | compass emoji | item
ff:snow-capped-mountain | snow capped mountain, snowy peak | place
ff:mountain | mountain emoji | place
ff:volcano | volcano emoji | place
ff:mount-fuji | mount fuji, mt fuji, fuji | place
ff:camping | camping | place
ff:beach-with-umbrella | beach with umbrella | place
ff:desert-island | desert island, tropical island, deserted island | place
ff:national-park | national park | place
ff:stadium | arena | place
ff:classical-building | classical building emoji | place
ff:building-construction | building construction, construction site | place
ff:brick | brick, bricks | item
ff:rock | rock emoji | item
ff:wood | wood emoji | item
ff:hut | hut emoji | place
ff:houses | houses, village houses, neighborhood, row of houses | place
ff:derelict-house | derelict house emoji | place
ff:house | house emoji | place
ff:house-with-garden | house with garden | place
ff:office-building | office building emoji | place
ff:japanese-post-office | japanese post office | place
ff:post-office | post office emoji | place
ff:hospital | hospital emoji | place
ff:bank | bank emoji | place
ff:hotel | hotel emoji | place
ff:love-hotel | love hotel | place
ff:convenience-store | 24 hour store | place
ff:school | school emoji | place
ff:department-store | department store emoji | place
ff:factory | factory emoji | place
ff:japanese-castle | japanese castle emoji | place
ff:castle | castle emoji | place
ff:wedding | wedding, wedding chapel | place
ff:tokyo-tower | tokyo tower, eiffel tower | place
ff:statue-of-liberty | statue of liberty, liberty statue | place
ff:church | church emoji | place
ff:mosque | mosque emoji | place
ff:hindu-temple | hindu temple emoji | place
ff:synagogue | synagogue emoji | place
ff:shinto-shrine | shinto shrine emoji | place
ff:kaaba | kaaba | place
ff:fountain | fountain emoji | large
ff:tent | tent emoji | large
ff:foggy | foggy | place
ff:night-with-stars | night with stars | place
ff:cityscape | cityscape | place
ff:sunrise-over-mountains | sunrise over mountains | place
ff:sunrise | sun over the sea | place
ff:cityscape-at-dusk | cityscape at dusk | place
ff:sunset | city sunset | place
ff:bridge-at-night | bridge at night | place
ff:hot-springs | hot springs | place
ff:carousel-horse | carousel horse | item
ff:playground-slide | playground slide, slide, playground | large
ff:ferris-wheel | ferris wheel, big wheel | place
ff:roller-coaster | roller coaster, rollercoaster | place
ff:barber-pole | barber pole | large
ff:circus-tent | circus tent, circus, big top | place
ff:locomotive | locomotive emoji | large <
ff:railway-car | railway car, train car, railroad car, passenger car, railway carriage | large <
ff:high-speed-train | high speed train, bullet train | large <
ff:bullet-train | bullet train emoji | large
ff:train | train emoji | large
ff:metro | metro, subway, subway train, underground train | large
ff:light-rail | light rail | large
ff:station | station emoji | large
ff:tram | tram | large
ff:monorail | monorail | large
ff:mountain-railway | mountain railway | place
ff:tram-car | tram car, streetcar, trolley car, trolley | large <
ff:bus | bus, city bus | large <
ff:oncoming-bus | oncoming bus | large
ff:trolleybus | trolleybus, trolley bus | large <
ff:minibus | minibus, van, minivan, shuttle bus, camper van | large <
ff:ambulance | ambulance | large <
ff:fire-engine | fire engine, fire truck, firetruck | large <
ff:police-car | police car, patrol car, cop car | large <
ff:oncoming-police-car | oncoming police car | large <
ff:taxi | taxi, taxi cab, cab, taxicab | large <
ff:oncoming-taxi | oncoming taxi | large
ff:automobile | automobile emoji | large <
ff:oncoming-automobile | oncoming automobile | large
ff:sport-utility-vehicle | sport utility vehicle, suv, jeep, off road vehicle | large <
ff:pickup-truck | pickup truck, pickup, pick up truck | large <
ff:delivery-truck | delivery truck, moving truck, box truck | large <
ff:articulated-lorry | articulated lorry, semi truck, semi trailer, eighteen wheeler, tractor trailer, big rig, semitrailer | large <
ff:tractor | tractor emoji | large <
ff:racing-car | racing car, race car, racecar, formula one car, f1 car, formula 1 car | large <
ff:motorcycle | motorcycle emoji | large <
ff:motor-scooter | motor scooter, vespa, moped, scooter | large <
ff:manual-wheelchair | manual wheelchair, wheelchair | large <
ff:motorized-wheelchair | motorized wheelchair, electric wheelchair, powered wheelchair | large <
ff:auto-rickshaw | auto rickshaw, tuk tuk, tuktuk | large <
ff:bicycle | bicycle emoji | large <
ff:kick-scooter | kick scooter, kickboard, push scooter | large <
ff:skateboard | skateboard emoji | item
ff:roller-skate | roller skate, roller skates, rollerskate, rollerskates | item
ff:bus-stop | bus stop, bus stop sign | large
ff:motorway | motorway, highway, freeway | item
ff:railway-track | railway track, train track, railroad track, train tracks, railway, railroad | large
ff:oil-drum | oil drum, oil barrel, fuel drum, metal drum | large
ff:fuel-pump | fuel pump, gas pump, petrol pump, gasoline pump | large
ff:wheel | wheel emoji | large
ff:police-car-light | police car light, police light, siren light | item
ff:horizontal-traffic-light | horizontal traffic light | large
ff:vertical-traffic-light | vertical traffic light | large
ff:stop-sign | stop sign | large
ff:construction | construction, road barrier, construction barrier, roadblock, barricade | large
ff:anchor | anchor emoji | item
ff:ring-buoy | ring buoy, life ring, lifebuoy, life preserver, life saver, lifebelt | item
ff:sailboat | sailboat emoji | large <
ff:canoe | canoe, kayak | large <
ff:speedboat | speedboat, motorboat, power boat | large <
ff:passenger-ship | passenger ship, cruise ship, cruise liner, ocean liner | large <
ff:ferry | ferry, ferry boat, ferryboat | large <
ff:motor-boat | motor boat, cabin cruiser | large <
ff:ship | ship emoji | large <
ff:airplane | airplane emoji | item
ff:small-airplane | small airplane, propeller plane, light aircraft | item
ff:airplane-departure | airplane departure | item
ff:airplane-arrival | airplane arrival | item
ff:parachute | parachute | place
ff:seat | seat, airplane seat, car seat | large
ff:helicopter | helicopter emoji | item
ff:suspension-railway | suspension railway | large
ff:mountain-cableway | mountain cableway, gondola lift, cable car, ski lift, chairlift, chair lift | place
ff:aerial-tramway | aerial tramway | large
ff:satellite | satellite emoji | item
ff:rocket | rocket emoji | item
ff:flying-saucer | flying saucer emoji | item
ff:bellhop-bell | bellhop bell, service bell, reception bell, desk bell, hotel bell | item
ff:luggage | rolling suitcase | item
ff:hourglass-done | hourglass done | item
ff:hourglass-not-done | hourglass not done | item
ff:watch | watch, wristwatch, wrist watch | item
ff:alarm-clock | alarm clock | item
ff:stopwatch | stopwatch, timer | item
ff:timer-clock | timer clock, kitchen timer | item
ff:mantelpiece-clock | mantelpiece clock, mantel clock | item
ff:new-moon | new moon | item
ff:waxing-crescent-moon | waxing crescent moon | item
ff:first-quarter-moon | first quarter moon | item
ff:waxing-gibbous-moon | waxing gibbous moon | item
ff:waning-gibbous-moon | waning gibbous moon | item
ff:last-quarter-moon | last quarter moon | item
ff:waning-crescent-moon | waning crescent moon | item
ff:crescent-moon | crescent moon emoji | item
ff:new-moon-face | new moon face | item
ff:first-quarter-moon-face | first quarter moon face | item
ff:last-quarter-moon-face | last quarter moon face | item
ff:thermometer | thermometer | item
ff:sun | sun emoji | item
ff:full-moon-face | full moon face | item
ff:sun-with-face | sun with face | item
ff:ringed-planet | ringed planet emoji | item
ff:star | star emoji | item
ff:shooting-star | falling star | item
ff:milky-way | milky way, night sky | item
ff:cloud | cloud emoji | item
ff:sun-behind-cloud | sun behind cloud, partly cloudy | item
ff:cloud-with-lightning-and-rain | cloud with lightning and rain | item
ff:sun-behind-small-cloud | sun behind small cloud | item
ff:sun-behind-large-cloud | sun behind large cloud | item
ff:sun-behind-rain-cloud | sun behind rain cloud | item
ff:cloud-with-rain | cloud with rain, raincloud, storm | item
ff:cloud-with-snow | cloud with snow | item
ff:cloud-with-lightning | cloud with lightning, thunderstorm | item
ff:tornado | tornado emoji | item
ff:wind-face | wind face | item
ff:cyclone | spiral | item
ff:rainbow | rainbow emoji | item
ff:closed-umbrella | folded umbrella | item
ff:umbrella | umbrella emoji | item
ff:umbrella-with-rain-drops | umbrella with rain drops | item
ff:umbrella-on-ground | umbrella on ground, beach parasol | item
ff:high-voltage | high voltage | item
ff:snowflake | snowflake emoji | item
ff:snowman | snowman emoji | large
ff:snowman-without-snow | snowman without snow | large
ff:comet | comet emoji | item
ff:droplet | droplet, water drop, drop of water, raindrop, water droplet, tear drop, teardrop | item
ff:water-wave | water wave emoji | item
`;
