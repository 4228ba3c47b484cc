/** Icons of games that are called after what they stand for: "mana icon" is a drop, "defense buff" a shield. */

/** Words of what is meant, and what shows it. */
const STAND_FOR: Readonly<Record<string, string>> = {
  'mana|mp|magic points?': 'blue water drop', 'stamina|energy|power|charge|electricity': 'yellow lightning bolt', 'health|hp|hit points?|life|lives|vitality': 'red heart', 'attack|damage|atk|melee|combat|battle|fight|pvp': 'crossed swords',
  'defen[cs]e|def|protection|resistance|block': 'shield', 'xp|exp|experience(?: points?)?': 'experience orb', 'freeze|frozen|frost|chill|cold': 'snowflake', 'bleed|bleeding': 'blood drop', 'stun|stunned|dizzy|confusion|confused': 'dizzy stars',
  'strength|might': 'flexed biceps', 'luck|lucky': 'four leaf clover', 'death|dead|game over|kills?': 'skull', 'settings|options|config|preferences': 'gear', 'search|zoom': 'magnifying glass', 'shop|store|market|buy': 'shopping cart', 'poisoned': 'poison cloud', 'healing|regen(?:eration)?': 'green plus sign',
  'music': 'musical note', 'gallery|image|photo': 'framed picture', 'friends?|profile|account|user': 'person bust', 'quests?|mission|objective': 'exclamation mark', 'achievements?|leaderboards?|rank|ranking': 'trophy', 'gift|rewards?|daily reward': 'gift box', 'crafting|build|upgrade tool': 'hammer', 'notification|alert|reminder': 'bell', 'help': 'question mark', 'calendar|daily': 'calendar', 'inventory|backpack|bag': 'backpack',
}; // biome-ignore format: a table
const HUES = '(?:red|blue|green|yellow|orange|purple|pink|white|black|gold|golden|silver|gr[ae]y|cyan)';
const LOOK = '(?:(?:small|simple|cute|pixel(?: art)?|game|ui|rpg|retro|flat) )*';
const KIND = '(?: (?:status|stat|buff|boost|up|effect|bar))*';

export const ICON_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\bwi-fi\b/gi, 'wifi'],
  // hearts that are counted
  [/^((?:an? |the )?)half (?:an? |of an? )?heart(?: container)?(?: icon)?$/gi, '$1half full heart'],
  [/^((?:an? |the )?)empty heart(?: container)?(?: icon)?$/gi, '$1dark gray heart'],
  [
    /^((?:an? |the )?)((?:half|nearly) (?:full|empty) )?heart(?: container)? icon(?:,? (half (?:full|empty)|nearly empty))?$/gi,
    '$1$2$3 heart',
  ],
  [/^((?:an? |the )?)inventory (bag|backpack|pouch|chest|sack)(?: icon)?$/gi, '$1$2'],
  [/^((?:an? |the )?)(?:quest|mission) (exclamation|question) mark(?: icon)?$/gi, '$1$2 mark'],
  [/^((?:an? |the )?)(?:skull death|death skull)(?: (?:icon|symbol))?$/gi, '$1skull'],
  [/^((?:an? |the )?)(?:shield|defen[cs]e|armou?r) (?:buff|boost|up)(?: icon)?$/gi, '$1shield'],
  ...Object.entries(STAND_FOR).flatMap(([words, thing]): (readonly [RegExp, string])[] => {
    const bare = thing.replace(new RegExp(`^${HUES} `), '');
    return [
      [new RegExp(`^((?:an? |the )?)${LOOK}(${HUES}) (?:${words})${KIND} (?:icon|symbol)$`, 'gi'), `$1$2 ${bare}`],
      [new RegExp(`^((?:an? |the )?)${LOOK}(?:${words})${KIND} (?:icon|symbol)$`, 'gi'), `$1${thing}`],
    ];
  }),
];
