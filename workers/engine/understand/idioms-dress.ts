/** Turns of phrase for the dress of people, what a face does, and how arms are carried and swung: said in the words of the tables. */
const GUNS =
  'gun|handgun|pistol|revolver|rifle|shotgun|musket|blaster|machine gun|sniper rifle|crossbow|flintlock|bazooka|ray gun|laser gun|six[- ]shooter';
const BLADES =
  '[a-z]*sword|katana|saber|sabre|scimitar|cutlass|rapier|dagger|knife|machete|[a-z]*axe|[a-z]*hammer|sledgehammer|mace|club|bat|spear|scythe|halberd|cleaver|blade|pickaxe|staff|flail';

const HUE =
  '(?:(?:dark|light|deep|bright|pale|royal|midnight) )?(?:white|black|red|blue|green|pink|purple|yellow|orange|gr[ae]y|gold|silver|brown|teal|violet|crimson|navy|turquoise|beige)';

export const DRESS_IDIOMS: readonly (readonly [RegExp, string])[] = [
  // a sheriff's star is pinned on, not held
  [
    /(?<=\b(?:sheriff|marshal|deputy)\b.*)\b(?:tin|gold|golden|silver|brass|shiny|metal) star(?: badge)?\b/gi,
    'star badge',
  ],
  [
    /\bone[- ]winged ((?:[a-z]+ ){0,2}?(?:demon|demoness|devil|succubus|vampire|imp|gargoyle|dragonborn))\b/gi,
    '$1 with single bat wing',
  ],
  // its length goes with the dress, its colours before both
  [
    new RegExp(`\\b(?:long|floor[- ]length|ankle[- ]length|maxi|flowing),? ((?:${HUE}(?: and)? )+)dress\\b`, 'gi'),
    '$1long dress',
  ],
  // a cowboy's bandana is round his neck, his hat stays
  [
    /\b(cowboy|cowgirl|gunslinger|outlaw|rancher|sheriff)\b((?:(?!hair|head)[^.])*?)\b(?:bandana|neckerchief)\b(?! (?:on|around) (?:his|her|the) (?:head|face|mouth))/gi,
    '$1$2scarf',
  ],
  [/\b(?:kneeling |standing |bowed |deep |lost )*in (?:silent |deep )?prayer\b/gi, 'praying'],
  // a scarecrow that holds something is a living one
  [
    /\bscarecrow(?=,? (?:with|holding|carrying|wielding|gripping) (?:an? )?(?:[a-z]+ ){0,2}(?:pitchfork|scythe|sickle|lantern|axe|sword|knife|rake|hoe|basket|pumpkin|dagger|fork)\b)/gi,
    'scarecrow man',
  ],
  [/\bon the (left |right )?shoulder\b/gi, 'on his shoulder'],
  [/\btrenchcoat/gi, 'trench coat'],
  // boots of rubber: yellow where nobody says otherwise
  [
    new RegExp(
      `\\b(with|in|wearing|and|,) ((?:an? |the |his |her |their |pair of |big |shiny |little |muddy )*)((?:${HUE} )?)(?:wellies|wellingtons|wellington boots|welly boots|rubber boots|rain ?boots|gum ?boots|galoshes)\\b`,
      'gi',
    ),
    '$1 $2$3gumboots',
  ],
  [new RegExp(`(?<!${HUE} )\\bgumboots\\b`, 'gi'), 'yellow boots'],
  [/\bgumboots\b/gi, 'boots'],
  // what is swung round and round is held
  [
    /\b(?:spinning|swinging|twirling|whirling|throwing|tossing|using|lassoing with|roping with) (?:an? |his |her |the |their )?((?:[a-z]+ )?)(?:lasso|lariat)s?(?: (?:overhead|around|above (?:his|her|their|the) head|over (?:his|her|their|the) head|in the air))?\b/gi,
    'with a $1lasso',
  ],
  [
    /\b(?:spinning|twirling|whirling) (?:an? |his |her |the |their )?((?:[a-z]+ ){0,2})(baton|staff|bo staff|cane|umbrella|parasol|ribbon|sword|dagger|knife|katana|spear|pistol|revolver|gun|nunchucks?|nunchaku|yo-?yo|wand|fan|hammer|axe|mace|flail|sling)\b/gi,
    'with a $1$2',
  ],
  // wings by their number
  [
    new RegExp(
      `\\b(?:with |has |having |and |, )*(?:only |just |but )*(?:one|an? single|single|an? lone|lone|an? solitary) ((?:(?:big|large|huge|broken|tattered|torn) )*)((?:${HUE} )?)((?:angel|feathered|feather|bat|demon|devil|dragon|leathery) )?wing(?! of| on| back)\\b`,
      'gi',
    ),
    ' with $1$2single $3wing',
  ],
  [
    /\bone[- ]winged ((?:[a-z]+ ){0,2}?(?:angel|demon|knight|paladin|woman|man|girl|boy|warrior|fairy|hero|villain|swordsman|valkyrie|elf|devil|succubus))\b/gi,
    '$1 with single wing',
  ],
  [
    /\b(?:lying|laying)(?: down| prone| on (?:the|his|her) (?:ground|belly|stomach|floor))?,?(?: and| while)? (?:aiming|shooting|sniping)(?: with| down)?( (?:an? |his |her )?(?:[a-z]+ ){0,2}(?:rifle|gun))?\b/gi,
    'with$1 prone',
  ],
  [
    /\bcasting ((?:an? |the )?[a-z ]{2,30}?) (?:with|from|in|using) (?:both|two|his|her) hands\b/gi,
    'conjuring with both hands $1',
  ],
  [
    /(?<!\b(?:alien|elf|elven|elvish|orc|orcish|dwarf|dwarven|robot|zombie|skeleton|goblin|undead|android|cyborg|demon|vampire|lizard|insect|bug|ghost|human|clone|toy|tin) )\bsoldier(?=[^,]*\b(?:rifle|machine gun|camo|camouflage|gun|grenade|bazooka)\b)/gi,
    'army soldier',
  ],
  [/\b(?:army |modern |military ){2,}soldier/gi, 'army soldier'],
  // whole dress: "dressed all in white", "wrapped in white cloth", "in black and gold"
  [
    new RegExp(
      `^(an? |the )?((?:(?! with | and | in | on |, |wearing|holding)[a-z' -])+?),? (?:who is )?(?:(?:dressed|clad|clothed|garbed|wrapped|draped|swathed|robed|decked out)(?: up)? )?(?:all |entirely |completely |fully |head to toe )?in (?:all )?(${HUE})(?: (?:and|with|&) (${HUE}))?(?: (?:cloth|clothes|clothing|linen|fabric|garments?|wrappings|garb|attire|outfit|motley|silks?))?(?=,| with | holding | carrying | and a|$)`,
      'i',
    ),
    '$1$3 $4 $2',
  ],
  [
    new RegExp(
      `\\b(${HUE}) and (${HUE}) (armou?r|robes?|dress|suit|uniform|gown|coat|cape|cloak|tunic|jacket|costume|outfit|dungarees|tabard)\\b(?! with)`,
      'gi',
    ),
    '$1 $3 with $2 trim',
  ],
  [/\bfarm[- ](girl|boy|woman|wife|lad|lass)\b/gi, 'farmer $1'],
  [
    /\bone[- ]eyed (?!(?:[a-z]+ )?(?:giant|ogre|cyclops|monster|alien|creature|blob|slime|beast|robot|cat|dog|wolf|bat|demon|troll|eye|doll|teddy|plush|toy|puppet))((?:[a-z]+ ){0,2}?[a-z]+) with ((?:an? |his |her )[a-z -]{2,40}?)(?=$|,| and | in )/gi,
    '$1 with $2 and an eyepatch',
  ],
  [
    /\bone[- ]eyed (?!(?:[a-z]+ )?(?:giant|ogre|cyclops|monster|alien|creature|blob|slime|beast|robot|cat|dog|wolf|bat|demon|troll|eye|doll|teddy|plush|toy|puppet))((?:[a-z]+ ){0,2}?[a-z]+)(?=$|,| with| in | and | holding| wearing)/gi,
    '$1 with an eyepatch',
  ],
  [
    /\b(?:carrying|holding|with|hauling) (?:an? |the |his |her )?((?:[a-z]+ ){0,2})(?:sack|bag|bundle|swag)((?: of [a-z]+)?) (?:slung )?(?:over|on|across) (?:his|her|their|one|its|the) shoulders?\b/gi,
    'with a $1sack on his back',
  ],
  [/\bover (?:his|her|their|one) shoulder\b/gi, 'on his shoulder'],
  [
    /\b(?:mending|repairing|fixing|casting|hauling|pulling in|folding) (?:an? |the |his |her )?(?:fishing )?nets?\b/gi,
    'with a fishing net',
  ],
  [
    /\b(?:(?:sitting|seated)(?: down)? )?(?:with )?(?:cross[- ]?legged|legs crossed|crossed legs|in lotus position)\b/gi,
    'sitting crosslegged',
  ],
  [
    /\b(?:his |her |their |both )?(?:hands|arms) (?:raised|up)(?: (?:high|in the air|in surrender|to the sky))?\b/gi,
    'raising hands',
  ],
  [/\braising (?:both |his |her |their )?(?:hands|arms)(?: (?:high|in the air|up|to the sky))?\b/gi, 'raising hands'],
  [/\b(?:paratrooper|rifleman|infantryman|gi soldier)\b/gi, 'army soldier'],
  [
    /\bwalking (?:on|with) (?:an? |his |her )?((?:wooden |white |long )?)(cane|walking stick|staff|stick|crutch)\b/gi,
    'with a $1$2',
  ],
  [/\b(?:with )?(?:an? )?(?:covered|masked|veiled|wrapped) face(?=$|,| and| with)/gi, 'with a face mask'],
  [/\b(huge|giant|massive|enormous|oversized) hammer\b/gi, '$1 warhammer'],
  [/\b(?:school ?girl|girl|teenage girl|young woman) in (?:an? |her )?(?:japanese )?school uniform\b/gi, 'schoolgirl'],
  [/\b(?:school ?boy|boy|teenage boy) in (?:an? |his )?(?:japanese )?school uniform\b/gi, 'schoolboy'],
  [
    /(?:^|\b(?:(?:an? )?(?:man|person|figure|body|corpse|someone) |(?<=\b(?:undead|zombie|king|queen|pharaoh|priest|priestess|monster|creature|warrior|guard|lord|ghoul|being)s?,? )))(?:wrapped|covered) in (?:white |dirty |old )?bandages\b/gi,
    'mummy',
  ],
  [/,? ?\b(?:and )?hugging (?:his|her|their) (?:own )?knees\b/gi, ''],
  [
    /\bwatering ((?:the |some |his |her )?(?:plants?|flowers?|garden|crops) )?with (?:an? )?(?:[a-z]+ )?watering can\b/gi,
    'watering $1',
  ],
  [/\btray (?:of|with|full of) (?:drinks|beers?|glasses|cocktails|cups)\b/gi, 'tray of mugs'],
  [
    /\b(magician|wizard|illusionist)\b(.{0,20}?) pulling (?:an? )?(?:white )?(rabbit|bunny|dove) (?:out of|from) (?:an? |his |her )?(?:top )?hat\b/gi,
    '$1$2 holding a white $3',
  ],
  [/\b(?:paint )?(palettes? and (?:an? )?)(?:paint )?brush\b/gi, '$1paintbrush'],
  [/\b(painter|artist)\b(.{0,40}?)(?<!paint)\bbrush\b/gi, '$1$2paintbrush'],
  [/\b(blacksmith|smith|armou?rer|weaponsmith)\b([^,]*?),? hammering(?=$|,)/gi, '$1$2 hammering an anvil'],
  [
    /\b(?:an? )?((?:[a-z]+ )?)(?:bandage|bandages|cloth|rag|band|blindfold|scarf|strip of cloth) (?:over|across|around|on|covering) (?:his|her|their|the) eyes\b/gi,
    'a $1blindfold',
  ],
  [
    /\bblind (?=(?:swordsman|swordswoman|man|woman|monk|samurai|warrior|priest|beggar|seer|prophet|oracle|fighter|masseur|musician|girl|boy|wizard|mage|archer)\b)([a-z]+)(?!.*blindfold)/gi,
    '$1 with a blindfold',
  ],
  [/\bblind (?=(?:swordsman|swordswoman|man|woman|monk|samurai|warrior|priest|beggar|seer|fighter)\b)/gi, ''],
  [/\b(?:viking |norse )?shield[- ]?maiden\b/gi, 'viking woman'],
  [
    /\bwithout (?:an? |his |her |the )?(helmet|hat|hood|cap|mask|cape|shield|crown|beard|armou?r|shirt|shoes|boots), (?:with )?((?:[a-z]+ ){1,3}(?:hair|beard|eyes|cape|armou?r|braids|ponytail|crown|scarf))(?=$|,| and| with)/gi,
    'with $2, without a $1',
  ],
  [
    /\b(?:carrying|holding|with|hauling|dragging) (?:an? |the |his |her )?((?:[a-z]+ ){0,2})(?:sack|bag) (?:full )?of (?:toys|presents|gifts|grain|potatoes|flour|loot|goods|rice|wheat|coal|seeds|stolen goods|letters|laundry)\b/gi,
    'with a $1sack on his back',
  ],
  [/\b(?:frost|ice) giant(?= |,|$)(?!.*\bskin\b)/gi, 'giant with pale blue skin and a white beard'],
  [/\bfire giant(?= |,|$)(?!.*\bskin\b)/gi, 'giant with red skin and an orange beard'],
  [/\bstone giant(?= |,|$)(?!.*\bskin\b)/gi, 'giant with grey skin'],
  // what a face does
  [
    /,? (?:with |and )?(?:(?:an? |his |her )?(?:evil |sly |big |warm |wide |happy |friendly |cheerful |toothy |kind |gentle |bright |cheeky |goofy ){0,2})(?:smile|smirk|grin)(?: on (?:his|her|their) face)?(?=,|$| and| with)/gi,
    ', smiling',
  ],
  [/\b(?:frowning|scowling|glaring|grimacing|pouting|with (?:an? )?(?:deep |big )?(?:frown|scowl))\b/gi, 'angry'],
  [
    /\b(?:his |her |their )?hair (?:tied |done |put |up )*in(?:to)? (?:an? |two )?(?:[a-z]+ )?(bun|pony ?tail|pigtails|braids?|twintails|top ?knot|dreadlocks|cornrows)\b/gi,
    '$1',
  ],
  [/\b(rainbow|red|blue|green|pink|purple|yellow|orange|white|blond|black|curly|afro) wig\b/gi, '$1 hair'],
  [
    /,? ?\b(?:with )?(?:(?:his|her|the|their) )?hood (?:is )?(?:pulled |thrown |pushed )?(?:down|back|off)\b/gi,
    ' without a hood',
  ],
  [/\bhood (?:is )?(?:pulled )?(?:up|over (?:his|her) (?:head|face))\b/gi, 'hood'],
  [
    /\b(?:his |her |their )?face (?:is )?(?:covered|hidden|veiled|wrapped|masked)(?! (?:in|with|by) (?:shadow|darkness|soot|mud|dirt|blood|paint|scars))(?: (?:in|with|by) (?:an? )?(?:scarf|cloth|mask|veil|bandana))?/gi,
    'face mask',
  ],
  [
    /\b(?:his |her |their )?face (?:is )?(?:hidden|lost|obscured|concealed|covered) (?:in|by) (?:the )?(?:shadows?|darkness)\b/gi,
    'black face mask',
  ],
  [/\bcovered in (?:grease|oil|soot|dirt|mud|coal|coal dust|ash)\b/gi, 'with charcoal smudges'],
  [/\bmuddy (boots|shoes|clothes|trousers)\b/gi, 'brown $1'],
  [/\b(?:bear|wolf|fur|lion|animal|beast) pelts?\b/gi, 'fur mantle'],
  [
    /\b(cyborg|robot|android|half[- ]machine)(.{0,60}?)\b(?:one |a single )((?:glowing )?(?:red|blue|green|yellow|orange) )eye\b/gi,
    '$1$2$3cyborg eye',
  ],
  [
    /\bcyborg (?!soldier|man\b|warrior|girl|eye)([a-z]+(?: hunter| captain| girl)?)(?=$|,| with| in | and | holding)/gi,
    '$1 with a metal arm and a metal face',
  ],
  [/\b(with a metal arm and )a metal face,? with (?:an? )?([a-z ]*cyborg eye)/gi, '$1a $2'],
  [/\bmilk (pail|bucket|can|churn)(s?)\b/gi, 'pail$2'],
  [
    /(?:\b(?:carrying|holding|resting|with)|,|(?<=, ?)and) (an? |his |her |the )?((?:(?!with\b|and\b)[a-z-]+ ){0,2}(?:[a-z]*axe|[a-z]*sword|rifle|musket|shotgun|[a-z]*hammer|club|bat|spear|scythe|shovel|pickaxe|pitchfork|halberd|bazooka|mace|rake|hoe|oar|broom|rod|fishing pole|flag|banner|umbrella|parasol|lance|wrench|spanner|scepter|katana|crossbow)) (?:(?:resting|propped|balanced|leaning|lying|thrown) )?(?:over|on|across|against) (?:(?:his|her|their|one|the) )?shoulders?\b/gi,
    'with $1shouldered $2',
  ],
  // guns are aimed, not pointed at; what is waved is swung
  [
    new RegExp(
      `\\b(?:pointing|holding out|drawing|pulling(?: out)?|raising) ((?:an? |his |her |their |two )?(?:[a-z-]+ ){0,2}(?:${GUNS}))s?\\b(?! at (?:an?|the) )`,
      'gi',
    ),
    'aiming $1',
  ],
  [
    new RegExp(
      `\\b(?:waving|raising|lifting|holding up|drawing|unsheathing|readying) ((?:an? |his |her |their )?(?:[a-z-]+ ){0,2}(?:${BLADES}|frying pan|rolling pin|umbrella|torch))\\b(?: (?:high|over|above|in the air|overhead|up)(?: (?:his|her|their) head)?)?`,
      'gi',
    ),
    'swinging $1',
  ],
  [
    new RegExp(
      `\\bwith ((?:an? |his |her |their )?(?:[a-z-]+ ){0,2}(?:${BLADES})) (?:raised|held|lifted)(?: (?:high|up|overhead|above|over|in the air)(?: (?:his|her|their) head)?)?`,
      'gi',
    ),
    'swinging $1',
  ],
  [
    new RegExp(
      `\\b(swinging ((?:an? |his |her |their )?(?:[a-z-]+ ){0,2}(?:${BLADES}))) (?:high|overhead|(?:over|above|around) (?:his|her|their|the) head|wildly|in the air|in both hands|with both hands)`,
      'gi',
    ),
    '$1',
  ],
];
