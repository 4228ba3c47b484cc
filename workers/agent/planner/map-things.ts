/** What stands on a map: a map itself has grounds alone. */
import { singular } from './subjects.ts';

/** Buildings, ways over water and furniture of places, by which nothing of the ground is meant. */
export const NAMES =
  'houses?|huts?|cottages?|buildings?|castles?|tower|towers|bridges?|(?:cave|dungeon|mine) (?:entrances?|entrys?|mouths?)|entrances?|shops?|taverns?|inns?|churches|church|temples?|windmills?|mills?|wells?|fountains?|statues?|chests?|treasures?|barrels?|crates?|fences?|gates?|doors?|walls?|signs?|lamps?|tents?|boats?|ships?|docks?|piers?|lighthouses?|shrines?|graves?|tombstones?|stairs|portals?|campfires?|npcs?|villagers?|monsters?|enemies|players?|spawn points?|torches|traps?|rocks|boulders|bushes|flowers|palm trees?|stalls?|ruins?|pyramids?|obelisks?|barns?|stables?|silos?|farmhouses?|sheds?|cabins?|mansions?|schools?|hospitals?|(?:noodle|food|fruit|market|hot dog|lemonade) stands?|benches|carts?|wagons?|street lamps?|lanterns?|neon signs?|scarecrows?|hay ?stacks?|hay bales?|coffins?|altars?|thrones?|pillars?|cages?|rafts?|nests?|haystacks?|anvils?|cannons?|wrecks?|shipwrecks?|totems?|(?:gas|petrol|filling|train|railway|bus|police|fire|space|radio) stations?|cafes?|cafés?|restaurants?|diners?|bistros?|bars?|saloons?|banks?|hotels?|motels?|librar(?:y|ies)|museums?|factor(?:y|ies)|skyscrapers?|supermarkets?|markets?|bakeries|bakery|smith(?:y|ies)|forges?|arenas?|playgrounds?|slides?|swings?|post offices?|prisons?|jails?|observator(?:y|ies)|greenhouses?|water towers?|watch ?towers?|radio towers?|vending machines?|cars?|trucks?|bus(?:es)?|trains?|planes?|tractors?|caravans?|wagons?|satellite dish(?:es)?|antennas?|billboards?|traffic lights?|mailboxes?|dumpsters?|cactus(?:es)?|cacti|teepees?|igloos?|yurts?|monuments?|memorials?|gazebos?|pavilions?';
const LISTED = new RegExp(
  `(?:,|\\b(?:and|with|plus|has|having|including)\\b)?\\s*(?:(?:with|and|plus) )?(?:(?:an?|the|some|few|several|two|three|four|five|many|lots of|\\d+|little|small|big|tiny|old|stone|wooden|ruined) )*\\b(?:${NAMES})\\b(?! (?:map|level|theme|grounds?|tiles?|layout|rooms?|halls?|yards?|house))(?: (?:over|in|on|at|near|by|across|around|beside|next to) (?:it|them|the \\w+(?: (?=and|with|,)|$)|each side))?`,
  'gi',
);
/** A place by itself is its ground: "a castle map", "ruins". */
const WHOLE = new RegExp(`^(?:an? |the )?(?:map of )?(?:an? |the )?(?:${NAMES})(?: map)?$`, 'i');

export interface Standing {
  /** The wish without what stands on it. */
  readonly rest: string;
  readonly things: readonly string[];
}

export function standingOn(wish: string): Standing {
  if (WHOLE.test(wish.trim())) return { rest: wish, things: [] };
  const things: string[] = [];
  const rest = wish.replace(LISTED, (said, at: number) => {
    // what a map is of stands first
    if (
      at === 0 ||
      (/\b(?:of|a|an|the)\s*$/i.test(wish.slice(0, at)) && !/^\s*(?:,|and|with|plus)/.test(said) && at < 12)
    )
      return said;
    things.push(
      said
        .replace(/^[\s,]*(?:(?:and|with|plus|has|having|including|the|many|lots of)\s+)*/i, '')
        .replace(/ (?:over|in|on|at|near|by|across|around|beside|next to|each side)\b.*$/i, '')
        .trim(),
    );
    return ' ';
  });
  return things.length
    ? {
        rest: rest
          .replace(/\s+/g, ' ')
          .replace(/(?:,|\b(?:and|with)|\s)+,/g, ',')
          .replace(/(?:,|\b(?:with|and|has|having|including))\s*$/i, '')
          .trim(),
        things: things.map((one) => singular(one) && one),
      }
    : { rest: wish, things: [] };
}
