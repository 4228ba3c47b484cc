/** What an event shows where nobody of it is named: "car chase", "birthday party at night". */

const EVENTS: readonly (readonly [event: RegExp, shows: string])[] = [
  [/(?:car|police|high[- ]speed) chase/, 'a police car chasing a red car'],
  [/bank (?:robbery|heist)|robbery|heist/, 'three robbers with bags running in front of a bank'],
  [/train (?:robbery|heist)/, 'two bandits riding horses next to a train'],
  [/sword ?fight|swords? duel|fencing (?:match|duel)/, 'two knights fighting'],
  [/boxing (?:match|fight)|box fight/, 'two boxers fighting'],
  [/wrestling match/, 'two wrestlers fighting'],
  [/(?:bar|tavern|saloon|pub) (?:fight|brawl)/, 'two men fighting in a tavern'],
  [/gun ?fight|shoot-?out|(?:western |mexican )?stand-?off/, 'two cowboys fighting'],
  [/(?:final |last |epic )?boss (?:fight|battle)|(?:final|epic|last) (?:fight|battle)/, 'a knight fighting a dragon'],
  [/(?:street|fist) ?fight|brawl/, 'two men fighting'],
  [/(?:great |big |epic |medieval |bloody )?(?:battle|fight|war)/, 'two knights fighting'],
  [/snow(?:ball)? fight/, 'two children throwing snowballs in the snow'],
  [/pillow fight/, 'a boy with a pillow fighting a girl with a pillow'],
  [/food fight/, 'two children throwing tomatoes'],
  [/wedding(?: ceremony| day)?/, 'a bride and a groom holding hands'],
  [/funeral/, 'three people in black behind a coffin'],
  [/picnic/, 'a man and a woman sitting at a picnic basket'],
  [/(?:kids? |children'?s )?birthday(?: party)?/, 'three children behind a birthday cake'],
  [/tea party/, 'two girls drinking tea at a table'],
  [/(?:space|spaceship|starship) (?:battle|fight)|dogfight in space/, 'two spaceships fighting in space'],
  [/(?:pirate|naval|sea|ship) (?:battle|fight)/, 'two pirate ships fighting at sea'],
  [/arm[- ]wrestling(?: match| contest)?/, 'two men arm wrestling at a table'],
  [/jousting(?: tournament| match| contest)?|joust/, 'two knights jousting'],
  [/horse rac(?:e|ing)/, 'two jockeys riding two horses'],
  [/dance (?:battle|off|contest)/, 'two dancers dancing'],
  [/(?:rock |band )?concert|band (?:playing|gig)|gig/, 'a singer, a guitarist and a drummer on a stage'],
  [/job interview/, 'a businessman and a businesswoman sitting at a table'],
  [/(?:police )?arrest/, 'a police officer arresting a thief'],
  [/tug[- ]of[- ]war/, 'two men pulling a rope'],
  [/chess (?:match|game|duel)|game of chess/, 'two men playing chess at a table'],
  [/(?:poker|card) (?:game|night|match)|game of (?:cards|poker)/, 'four people playing cards at a table'],
  [/camp ?fire (?:story|stories|night)/, 'three children sitting around a campfire'],
  [/gladiator (?:fight|match|battle)/, 'two gladiators fighting'],
]; // biome-ignore format: a table

/** The text with those who are seen at the event; as it is where it names somebody. */
export function eventShown(text: string): string {
  const attack = /^(?:an? |the )?((?:[a-z]+ ){1,2}?)attack(?:s|ing)? on (an? |the )(.+)$/i.exec(text);
  if (attack) return `${attack[1]!.trim()} attacking ${attack[2]}${attack[3]}`;
  for (const [event, shows] of EVENTS) {
    const found = new RegExp(`^(?:an? |the )?(?:${event.source})(?: scene)?(?<at> (?:at|in|on|by|during) [^,]+)?$`, 'i').exec(text.trim());
    if (found) return `${shows}${found.groups?.at ?? ''}`;
  }
  return text;
} // biome-ignore format: one line
