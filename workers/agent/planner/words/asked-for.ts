/** Which kind of picture is asked for, where the word for it stands in a wish, and from where it is to be seen. */
/** Ground to be laid out. */
export const TILES =
  /\b(?:tile ?sets?|tiles?|auto-?tiles?|terrains?|ground tiles|(?:ground|terrain|tile) transitions?|transitions?(?= |$)|(?:platform(?:er)?|side ?-?scroll(?:er|ing)?) (?:ground|floor))\b/i;

/** A part of an interface. */
export const UI =
  /\b(?:(?<!(?:iron|gold|silver|steel|metal|chocolate|candy|snack|wine|sushi|salad|juice|soap|tiki|hotel|copper|bronze) )(?<=(?:oxygen|air|fuel|heat|rage|magic|power|armou?r|shield|hunger|thirst|sanity|boss|cooldown|charge|speed|depth|temperature|mood|noise|stealth|love|score|time|water|food|sleep|fun) )(?:bars?|meters?|gauges?)|(?:health|life|hp|mana|stamina|xp|progress|loading|experience|energy) ?bars?|tool ?bars?|hot ?bars?|action bars?|inventory|(?:dialog(?:ue)?|text|speech|message) ?box(?:es)?|buttons?|menus?|(?:menu|settings|shop|pause|options|game over|quest|dialog(?:ue)?) (?:windows?|screens?)|panels?|tool ?tips?|check ?box(?:es)?|sliders?|mini ?maps?|skill trees?|(?:speech|thought|text|dialog(?:ue)?|chat) (?:bubbles?|balloons?)|pop-?ups?|(?:drop ?down|radio|toggle|tab)s?(?: (?:menus?|buttons?|switch(?:es)?|bars?))?|(?:score|ammo|coin|life|lives|kill|combo|fps|time) (?:counter|display)s?|cross ?hairs?|loading (?:spinners?|icons?|circles?|wheels?|rings?)|mouse cursors?|cursors?|joy ?sticks?|d-?pads?|(?:quest|mission|combat|chat) logs?|(?:character|stats?|level up|crafting|loot|shop|store|trade|login|loading|credits|victory|defeat|pause|high ?score|inventory|skill|equipment|map) (?:screens?|windows?|sheets?|panels?|overlays?)|(?:skill|spell|ability|weapon|item|equipment|quick) (?:bars?|slots?)|notification|badges? for|hud|user interface|interface|gui|ui|scroll ?bars?|(?<!picture )frames?(?= for)|dialog(?:ue)?s?|name ?plates?|(?:title|start|end|win|lose|game over) screens?)\b/i;

/** A whole game is wished for. */
export const GAME =
  /\b(?<!(?:for|in) (?:my|our|the|a|an) (?:[\w-]+ ){0,3})(?:(?:video )?games?(?! over| boy)|platformers?|adventure|(?:twin[- ]stick )?shooters?|twin[- ]stick|(?:endless )?runners?|match[- ]?(?:3|three)|(?:tower|castle|base)[- ]?defen[cs]e|metroidvania|dungeon crawlers?|bejeweled|candy crush|bullet hell|shoot '?em up|rpg|zelda\w*|jump ?(?:and|'?n'?) ?run)\b/i;

/** The view that words ask for. */
export const viewOf = (text: string): 'side' | 'high top-down' | 'low top-down' | undefined =>
  /\bfrom the (?:side|front)\b|\bside ?-?view|\bside[- ]on\b/i.test(text)
    ? 'side'
    : /\blow top/i.test(text)
      ? 'low top-down'
      : /\bfrom (?:above|(?:the )?top|overhead|up)\b|\btop view\b|\btop[- ]?down\b|\bbird'?s[- ]eye|\boverhead\b/i.test(
            text,
          )
        ? 'high top-down'
        : undefined;
