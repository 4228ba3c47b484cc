/**
 * Names in the tables of variants and trades whose row is only like what they name: a bench for a balance beam, a singer for a cellist
 * without a cello. They are drawn as before, told as stand-ins, and lose to whoever draws them for what they are.
 */
const WORDS = `
d20|d12|d10|d8|d4|twenty sided die|twenty sided dice|20 sided die|20 sided dice
magpie|guava|feijoa|mamey|physalis|cassava|chayote|patty pan|nopale|fiddlehead|fiddleheads|mashed potato|lemonade|iced lemonade|orange juice|juice|fruit juice|glass of juice|mango juice|tomato juice|bloody mary
string cheese|cracker|crackers|matzo|graham cracker|baklava|shortbread|shortbread biscuit|cordon bleu|schnitzel|breaded cutlet|quesadilla|ravioli|tortellini|cannoli|cigar pastry|tostada|pound cake|sponge cake|bread pudding|cornbread|corn bread
stir fry|fried rice|potpourri|trail mix|salad of chicken|roast beef|ham roast|pot roast|corned beef|roast|meatloaf|meat loaf|ribs|fast food meal|combo meal|fettuccine|linguine|lasagna|lasagne|vermicelli
azalea|begonia|petunia|impatiens|anemone|gerbera|gerbera daisy|marguerite|goldenrod|mimosa|wattle|tansy|lily of the valley|snowdrop|babys breath|edelweiss|columbine|bottlebrush|bird of paradise|belladonna|nightshade|sweet pea|ladys slipper
whetstone|sharpening stone|grindstone|soapstone|lump of clay|wind charge|gust of wind|air blast|breeze|steam vortex|elder guardian|guardian|guardian fish|silverfish bug|rock worm|tonfa|aklys|shillelagh|ya|blowgun needle
walking shoes|winged boots|alphorn|noble clothes|costume clothes|emblem|holy emblem|sun emblem|heraldic emblem|insignia|ink pen|dip pen|calligraphers pen|calligraphers supplies|piton|geologist hammer|piton hammer
cartographers tools|drawing compass|drafting tools|cobblers tools|leatherworkers tools|glassblowers tools|jewelers tools|potters tools|weavers tools|river boat|barge|horse armor|plate barding|barding: breastplate|barding: half plate|barding: plate
baton of wood|drumstick of wood|rolling stick|net|mesh net|cargo net|tennis net|badminton net|comic book|comic|checkbook|cheque book|christmas card|greeting card|magazine|catalogue|brochure|visor|sun visor|tennis visor
conveyor of wood|balance beam|plank seat|vaulting beam|scraper|paint scraper|putty knife|ice scraper|dough scraper|pepper mill|pepper grinder|salt mill|spice grinder|toy|toys|candle wick|marble|glass marble ball|glass bead|bead|beads of glass|crystal bead
raft of rubber|inflatable raft|rubber boat|life raft|rubber dinghy|inflatable boat|glass door|shop door|automatic door|ginseng|mandrake root|mandrake|tree root
cornhusk|corn husk|pine branch|fir branch|spruce branch|hailstone|hailstones|hail stones|ice pellet|stuffed toy|canvas|blank canvas|painting canvas|bungee|bungee cord|elastic cord|shoelace|shoelaces|shoe lace|bootlace|string of yarn
quicklime|plaster|bucket of plaster|mooshroom|mushroom cow|strider|lava strider|sniffer|ancient sniffer|ravager|ravager beast|hoglin|hoglin beast|zoglin|zombie hoglin|chess board game|checkers game|fine clothes|clothes fine|clothes costume
pianist|organist|flutist|drummer|trumpeter|cellist|saxophonist|violinist|guitarist|piano tuner|photographer|cameraman|camera operator|filmmaker|videographer|paparazzi|jockey|horse rider|equestrian|skateboarder kid|kitesurfer|bodyboarder|surfer
golfer|tennis player|badminton player|bowler|cyclist|mountain biker|bicycle courier|hockey player|ice hockey player|hockey goalie|lacrosse player|trapeze artist|tightrope walker|water polo player|horse archer|mongol archer|two headed giant
ettin|marilith|juiblex|lemure|manes|mind flayer|illithid|master mind flayer|squid head|knitting grandma|grandma knitting|bagpiper|piper|bagpipe player|scottish piper|scottish bagpiper|war horseman|skateboarder
`;

const SET: ReadonlySet<string> = new Set(WORDS.trim().split(/[\n|]/));

/** Names of a row, those it only stands in for apart; a row without a name of its own goes by `plain`, which nobody says. */
export function namesOfRow(
  names: readonly string[],
  plain: (first: string) => string,
): { readonly first: string; readonly own: readonly string[]; readonly like: readonly string[] } {
  const own = names.filter((name) => !SET.has(name));
  const like = names.filter((name) => SET.has(name));
  return own.length > 0 ? { first: own[0]!, own, like } : { first: plain(names[0] ?? ''), own: [], like };
}

/** Every one of these names, for tests. */
export const YIELDING_STAND_INS: readonly string[] = [...SET];
