/** Which components of a building a description may colour: what its drawing shows. Components | buildings. */
const SHOWN = `
roof door wall window chimney sign awning trim | bakery blacksmith-shop potion-shop magic-shop weapon-shop armor-shop medieval-inn butcher-shop fish-shop
roof door wall window chimney sign awning trim | item-shop
roof door wall window sign trim flag | guild-hall school police-station
roof door wall sign trim flag | barracks
roof door wall window sign awning trim | cafe bookstore flower-shop toy-shop candy-shop ice-cream-shop pet-shop barber-shop music-shop clothing-store pharmacy supermarket ramen-shop hotel
roof door wall window sign trim | convenience-store mall diner hospital post-office theater cinema casino nightclub arcade-hall gym saloon sheriff-office
roof door wall window sign trim columns | bank library museum courthouse
roof door wall window trim columns | capitol
roof door wall window trim | university apartment-building office-building observatory farmhouse boathouse
roof door wall window trim flag | town-hall
roof door wall window | warehouse nuclear-plant
door wall window sign trim | prison
roof door wall window chimney trim | mansion ski-lodge
roof door wall window trim flag columns | palace
roof door wall | greenhouse
roof door wall prow shield | longhouse
roof door wall window chimney | shack
roof door wall window trim | magic-school
roof | mud-hut japanese-house aztec-temple water-tower silo
roof door wall window flag | castle twin-castle three-castle four-castle
roof door window | cathedral haunted-house mushroom-house gingerbread-house clock-tower bell-tower
door window dome | mosque
roof door window posts spire | pagoda
roof door wall window | japanese-castle
door window | pumpkin-house hobbit-hole shell-house stump-house
roof door window | teapot-house boot-house
window | skypod
roof door | yurt
tip | obelisk
roof door wall flag | palisade-fort
flag portcullis | gatehouse
flag | hindu-temple
roof door wall window dome | orthodox-church
door | ruined-tower
`;

const WORDS: Readonly<Record<string, readonly string[]>> = { roof: ['roof', 'rooftop', 'roofs', 'shingles'], door: ['door', 'doors', 'gate'], wall: ['wall', 'walls', 'facade'], window: ['window', 'windows'], chimney: ['chimney', 'chimneys'], sign: ['sign', 'marquee'], awning: ['awning'], trim: ['trim', 'frames'], flag: ['flag', 'flags', 'banner', 'banners'], dome: ['dome', 'domes'], posts: ['posts', 'pillars', 'columns'], columns: ['columns', 'pillars', 'column'], spire: ['spire'], tip: ['tip', 'top'], portcullis: ['portcullis', 'portcullises', 'grating'] }; // biome-ignore format: a table

const OF = new Map(
  SHOWN.trim()
    .split('\n')
    .flatMap((line) => {
      const [parts = '', ids = ''] = line.split(' | ');
      return ids.split(' ').map((id) => [id, parts.split(' ')] as const);
    }),
);

export const partsOf = (id: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries((OF.get(id) ?? []).map((part) => [part, WORDS[part] ?? [part]]));

/** The components that every house of a street or a village shows: its board, its awning, its walls. */
export const streetParts = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries('roof door wall window sign awning trim'.split(' ').map((part) => [part, WORDS[part] ?? [part]]));
