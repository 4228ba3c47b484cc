/** Kinds of bodies that decide how one holds another. */

/** Who has arms to wrap round something. */
export const MANY_ARMED = /kraken|octopus|squid|cthulhu|tentacle|beholder-with|hydra-weed|plant-monster|vine/;
export const COILING = /snake|serpent|python|cobra|anaconda|boa|eel|worm|naga|basilisk|long-dragon|lindworm/;

/** Whose element the water is. */
export const OF_WATER = /mermaid|merman|triton|siren|dolphin|seal|lifeguard|whale|swimmer|diver|otter|orca|turtle/;

/** Who dances in hold. */
export const FORMAL =
  /bride|groom|prince|princess|king|queen|noble|lady|gentleman|duke|duchess|cinderella|belle|flamenco/;

/** What a seller is named by: what lies on his table. */
export const WARES = /\b([a-z]+(?: [a-z]+)?) (?:seller|merchant|trader|vendor|dealer|salesman|saleswoman|peddler)s?\b/;
