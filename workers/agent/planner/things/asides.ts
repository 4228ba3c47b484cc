/** Words around what is drawn: what it is for, and of which form a picture of it is. */
const FORMS =
  /\b(?:\ddirs?|dirs?|tiers?|cycles?|effects?|vfx|fx|props|tools|weapons|assets|pickups?|boss|hero|npcs?|mobs?|enemy|enemies|lvl \d+|level \d+|seasons?|stages?|states?|sizes|versions?|about|around|roughly|approx\w*|seen|wide|high|tall|match(?:es|ing)?|does|doing|used|using|whole|full|complete|sets?|packs?|collection|placeholder|title|cover|splash|key|store|main|screens?|pages?|wallpaper|banner|header|thumbnail|hud|ui|interface|elements?|parallax|scenes?|scenery|drawing|illustration|digital|fantasy|rpg|indie|mobile|web|cursor|mouse|custom|quality|resolution|res)\b/gi;
const PURPOSE =
  /\b(?:for|to go with|in) (?:an? |my |the |our |his |her |their |this |some )*(?:[\w'-]+ ){0,5}?(?:game|level|project|map|world|page|jam|app|platformer|rpg|shooter|puzzle|runner|book|story|comic|channel|stream|shop|class|homework|birthday|son|daughter|kids?|friend|wife|husband|gf|bf|brother|sister|mom|dad|boss|client|server|campaign|website|blog|video|town|village|army|collection|inventory|battle|fight|arena|scene)\b|\bfor [a-z]+ing\b|\bfor (?:my|our|his|her) [\w'-]+(?: [\w'-]+)?/gi;

export const asidesIn = (words: string): readonly string[] => [
  ...(words.match(FORMS) ?? []),
  ...(words.match(PURPOSE) ?? []),
];
