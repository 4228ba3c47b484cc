/** What vessels hold: liquids, and what lies in heaps. A part of a row that is named so takes the colour of what is in it. */

/** Liquids and their colours. */
export const LIQUIDS: Readonly<Record<string, string>> = {
  water: '#4898e4', milk: '#f8f6f0', blood: '#a01828', honey: '#eca828', lava: '#f0681c', magma: '#f0681c', slime: '#6cc83c', goo: '#6cc83c', ooze: '#6cc83c', oil: '#2c2834', tar: '#2c2834',
  wine: '#7c1c40', 'red wine': '#7c1c40', 'white wine': '#e8dc98', juice: '#f09028', 'orange juice': '#f09028', 'apple juice': '#e0b040', 'grape juice': '#6c2c74', 'tomato juice': '#c83c2c', 'cranberry juice': '#b42444', 'lemon juice': '#ecdc54', 'carrot juice': '#f08830',
  lemonade: '#f0e070', coffee: '#5a3424', tea: '#b8682c', 'green tea': '#a8b84c', 'hot chocolate': '#6c4028', cocoa: '#6c4028', chocolate: '#5c3420', 'chocolate milk': '#a07048', espresso: '#4c2c1c', cola: '#3c2018', soda: '#a84c2c', rum: '#a85c20', whiskey: '#c07828', whisky: '#c07828', mead: '#e0a030', ale: '#c88430', beer: '#e0a030', cider: '#d8982c', champagne: '#f0e0a0', vodka: '#dce8f0', sake: '#e8ecec',
  acid: '#a8dc30', poison: '#84c832', venom: '#84c832', syrup: '#a85c20', 'maple syrup': '#a85c20', caramel: '#c88430', ink: '#34304a', paint: '#3c6cd0', mercury: '#c4ccd8', gasoline: '#c8a83c', petrol: '#c8a83c', fuel: '#c8a83c', perfume: '#e8a0c0', soup: '#d88838', stew: '#8c5430', broth: '#d8b060', 'tomato soup': '#c8442c', gravy: '#7c4828', sap: '#d89030', nectar: '#f0b048', cream: '#f4ecd8', 'holy water': '#a8e0f8', sewage: '#7c8438', swamp: '#6c7c38', 'swamp water': '#6c7c38', jam: '#b02444', 'strawberry jam': '#c02840', ketchup: '#c02c24', mustard: '#d8b02c', mayonnaise: '#f0e8c8', yogurt: '#f4f0e8', batter: '#ecd8a0', 'liquid gold': '#e8b030', 'molten gold': '#f0b030', 'molten metal': '#f08428', 'molten iron': '#f08428', shampoo: '#c878d8', detergent: '#58b0e0',
}; // biome-ignore format: a table

/** What is heaped: earth, grain, powder, in the finish of a material. */
export const LOADS: Readonly<Record<string, string>> = {
  dirt: '#6e4c30', soil: '#5c4028', earth: '#6e4c30', mud: '#5c4430', compost: '#4c3828', manure: '#5c4428', clay: '#a8684c', sand: '#dcc080', gravel: '#8e929c', cement: '#a4a8b0', concrete: '#a4a8b0', rubble: '#8e929c', coal: '#34303c', charcoal: '#34303c', ash: '#a09ca4', ashes: '#a09ca4', gunpowder: '#44404c', 'black powder': '#44404c', snow: '#ecf2f8', ice: '#b8e4f8', 'ice cubes': '#b8e4f8',
  hay: '#d8b448', straw: '#d8b448', grain: '#d8a848', wheat: '#d8a848', oats: '#dcc490', barley: '#d8a848', corn: '#ecc444', rice: '#f4f0e4', beans: '#8c4030', lentils: '#a86c38', seeds: '#b88c50', seed: '#b88c50', 'sunflower seeds': '#4c4440', 'coffee beans': '#5a3424', nuts: '#a8743c', peas: '#7cb848', flour: '#f4f0e8', sugar: '#f8f8fc', salt: '#f4f4f8', spice: '#c85c28', spices: '#c85c28', pepper: '#4c4040', powder: '#d0c8d8', dust: '#b8a890', sawdust: '#d8b078', 'wood chips': '#c08850', sulfur: '#e4d44c', saltpeter: '#e8e4dc', ore: '#8c7c74', 'gold dust': '#f0c040', 'gold nuggets': '#f0c040', popcorn: '#f8ecc0', cereal: '#e0a850', oatmeal: '#d8c094', porridge: '#e0d0a8', leaves: '#5aa63c', grass: '#6cb040', bait: '#8c5444', worms: '#d08878', candy: '#e0508c', candies: '#e0508c', chips: '#e8c060', crisps: '#e8c060', nachos: '#e8b848', garbage: '#6c7458', trash: '#6c7458', 'pet food': '#9c6438', 'dog food': '#9c6438', kibble: '#9c6438',
}; // biome-ignore format: a table

/** Parts of vessels that a liquid colours. */
export const LIQUID_PARTS: ReadonlySet<string> = new Set(['liquid', 'drink', 'brew', 'content']);
/** Parts of vessels, carts and tools that carry a heap. */
export const LOAD_PARTS: ReadonlySet<string> = new Set(['load']);

/** The colour that a word gives to a part of that name; absent where it names nothing that is held. */
export const contentColour = (part: string, word: string): string | undefined =>
  LIQUID_PARTS.has(part) ? LIQUIDS[word] : LOAD_PARTS.has(part) ? LOADS[word] : undefined;

/** The words that a part is said by besides its own. */
export const contentWords = (part: string): readonly string[] =>
  LIQUID_PARTS.has(part) ? Object.keys(LIQUIDS) : LOAD_PARTS.has(part) ? Object.keys(LOADS) : [];
