/** Emoji drawings: food and drink. */
export const EMOJI_FOOD = `
ff:grapes | grapes emoji | item
ff:melon | melon, cantaloupe, honeydew, honeydew melon, muskmelon | item
ff:watermelon | watermelon emoji | item
ff:tangerine | tangerine emoji | item
ff:lemon | lemon emoji | item
ff:banana | banana emoji | item
ff:pineapple | pineapple emoji | item
ff:mango | mango | item
ff:red-apple | red apple emoji | item
ff:green-apple | green apple emoji | item
ff:pear | pear emoji | item
ff:peach | peach emoji | item
ff:cherries | cherries emoji | item
ff:strawberry | strawberry emoji | item
ff:blueberries | blueberries, blueberry, bilberry, huckleberry | item
ff:kiwi-fruit | kiwi fruit, kiwi, kiwifruit | item
ff:tomato | tomato emoji | item
ff:olive | olive, olives, green olive, black olive | item
ff:coconut | coconut emoji | item
ff:avocado | avocado emoji | item
ff:eggplant | eggplant emoji | item
ff:potato | potato emoji | item
ff:carrot | carrot emoji | item
ff:ear-of-corn | ear of corn | item
ff:hot-pepper | hot pepper emoji | item
ff:bell-pepper | bell pepper emoji | item
ff:cucumber | cucumber emoji | item
ff:leafy-green | leafy green, bok choy, pak choi, chinese cabbage, leafy greens | item
ff:broccoli | broccoli emoji | item
ff:garlic | garlic emoji | item
ff:onion | onion emoji | item
ff:peanuts | peanuts, peanut, groundnut | item
ff:beans | beans, bean, kidney bean, kidney beans, baked beans | item
ff:chestnut | chestnut, chestnuts | item
ff:ginger-root | ginger root, ginger | item
ff:pea-pod | pea pod, pea, peas, green peas, snow pea, sugar snap peas, snap pea, pea pods | item
ff:bread | sliced bread icon | item
ff:croissant | croissant emoji | item
ff:baguette-bread | baguette bread | item
ff:flatbread | flatbread, pita, naan, pita bread, chapati, pita pocket | item
ff:pretzel | pretzel, soft pretzel | item
ff:bagel | bagel | item
ff:pancakes | pancakes emoji | item
ff:waffle | waffle, waffles | item
ff:cheese-wedge | cheese wedge, wedge of cheese, cheese slice wedge | item
ff:meat-on-bone | meat on bone emoji | item
ff:poultry-leg | poultry leg | item
ff:cut-of-meat | cut of meat | item
ff:bacon | bacon, strips of bacon, bacon strips | item
ff:hamburger | hamburger emoji | item
ff:french-fries | french fries emoji | item
ff:pizza | pizza emoji | item
ff:hot-dog | hot dog emoji | item
ff:sandwich | sandwich | item
ff:taco | taco emoji | item
ff:burrito | burrito, wrap, fajita | item
ff:tamale | tamale | item
ff:stuffed-flatbread | stuffed flatbread, gyro, kebab, doner, shawarma, doner kebab, stuffed pita | item
ff:falafel | falafel | item
ff:egg | egg emoji | item
ff:cooking | cooking | item
ff:shallow-pan-of-food | shallow pan of food, paella | item
ff:pot-of-food | pot of food, hot pot, casserole | item
ff:bowl-with-spoon | bowl with spoon, cereal bowl, oatmeal, cereal, bowl of cereal | item
ff:green-salad | green salad, salad, garden salad, salad bowl | item
ff:popcorn | popcorn emoji | item
ff:butter | butter, stick of butter | item
ff:salt | salt emoji | item
ff:canned-food | canned food, tin can, can | item
ff:bento-box | bento box, bento | item
ff:rice-cracker | rice cracker, senbei | item
ff:rice-ball | rice ball, onigiri | item
ff:cooked-rice | cooked rice, rice, bowl of rice, rice bowl, white rice | item
ff:curry-rice | curry rice, curry, curry and rice | item
ff:steaming-bowl | steaming bowl | item
ff:spaghetti | spaghetti emoji | item
ff:roasted-sweet-potato | roasted sweet potato, sweet potato, yam, baked potato | item
ff:oden | oden | item
ff:sushi | sushi emoji | item
ff:fried-shrimp | fried shrimp, tempura, tempura prawn | item
ff:fish-cake-with-swirl | fish cake with swirl, fish cake, narutomaki | item
ff:moon-cake | moon cake, mooncake | item
ff:dango | dango | item
ff:dumpling | dumpling, gyoza, pierogi, potsticker, empanada, dumplings | item
ff:fortune-cookie | fortune cookie | item
ff:takeout-box | takeout box, takeaway box, chinese takeout | item
ff:crab | crab emoji | living
ff:lobster | lobster | living
ff:shrimp | shrimp, prawn | living
ff:squid | squid, calamari | living
ff:oyster | oyster | item
ff:soft-ice-cream | soft ice cream, soft serve | item
ff:shaved-ice | shaved ice, snow cone, sno cone | item
ff:ice-cream | ice cream emoji | item
ff:doughnut | doughnut emoji | item
ff:cookie | cookie emoji | item
ff:birthday-cake | birthday cake emoji | item
ff:shortcake | shortcake, slice of cake, piece of cake, cake slice, strawberry shortcake | item
ff:cupcake | cupcake emoji | item
ff:pie | pie emoji | item
ff:chocolate-bar | chocolate bar emoji | item
ff:candy | candy emoji | item
ff:lollipop | lollipop emoji | item
ff:custard | custard, pudding, flan, creme caramel, caramel pudding | item
ff:honey-pot | honey pot emoji | item
ff:baby-bottle | baby bottle, feeding bottle | item
ff:glass-of-milk | glass of milk emoji | item
ff:hot-beverage | hot beverage | item
ff:teapot | teapot emoji | item
ff:teacup-without-handle | teacup without handle, matcha | item
ff:sake | sake, sake bottle | item
ff:bottle-with-popping-cork | bottle with popping cork, champagne, champagne bottle | item
ff:wine-glass | wine glass emoji | item
ff:cocktail-glass | cocktail glass, martini, cocktail, martini glass | item
ff:tropical-drink | tropical drink, mai tai, pina colada | item
ff:beer-mug | beer mug emoji | item
ff:clinking-beer-mugs | clinking beer mugs, toasting beers, beers | item
ff:clinking-glasses | clinking glasses, toasting glasses, champagne glasses, champagne glass | item
ff:tumbler-glass | tumbler glass emoji | item
ff:pouring-liquid | pouring liquid, pouring water | item
ff:cup-with-straw | soda, soft drink, soda cup, fountain drink | item
ff:bubble-tea | cup of bubble tea, cup of boba | item
ff:beverage-box | beverage box, juice box, juice carton | item
ff:mate | yerba mate | item
ff:ice | ice | item
ff:chopsticks | chopsticks, pair of chopsticks | item
ff:fork-and-knife-with-plate | fork and knife with plate, place setting, dinner setting | item
ff:fork-and-knife | fork and knife, cutlery, silverware | item
ff:spoon | spoon | item
ff:kitchen-knife | kitchen knife emoji | item
ff:jar | jar emoji | item
ff:amphora | amphora, amphora jar | item
`;
