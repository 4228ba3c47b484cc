/** What stands about in places that have no ground of their own: a supermarket is a house with shelves and shopping carts. */
interface Place {
  readonly high: string;
  readonly low: string;
  readonly behind?: string;
  readonly pickup?: string;
}
const place = (high: string, low: string, pickup?: string): Place => ({ high, low, ...(pickup ? { pickup } : {}) });

const PLACES: readonly (readonly [words: RegExp, place: Place])[] = [
  [/\b(?:super ?markets?|grocery (?:store|shop)s?|groceries)\b/, place('a tall shelf with groceries', 'a shopping cart', 'a milk carton')],
  [/\b(?:shopping )?(?:malls?|centers?|centres?)\b|\bdepartment stores?\b/, place('a shop window with clothes', 'a potted plant', 'a shopping bag')],
  [/\bkitchens?\b/, place('a white fridge', 'a cooking pot')],
  [/\b(?:schools?|class ?rooms?)\b/, place('a green blackboard', 'a school desk', 'a book')],
  [/\b(?:hospitals?|clinics?|nursing homes?|retirement homes?|old people'?s homes?)\b/, place('a hospital screen', 'a hospital bed')],
  [/\b(?:librar(?:y|ies)|book ?stores?)\b/, place('a bookshelf', 'a stack of books', 'a book')],
  [/\boffices?\b/, place('a filing cabinet', 'an office desk')],
  [/\b(?:bath ?rooms?|toilets?)\b/, place('a white bathtub', 'a toilet')],
  [/\b(?:bed ?rooms?|nurser(?:y|ies)|play ?rooms?|toy ?(?:stores?|shops?|rooms?))\b/, place('a wardrobe', 'a toy box')],
  [/\b(?:restaurants?|caf(?:e|é)s?|diners?|bars?|taverns?|pubs?|pizzerias?)\b/, place('a wooden counter', 'a table with a tablecloth')],
  [/\b(?:baker(?:y|ies)|cake shops?)\b/, place('a stone oven', 'a basket of bread', 'a bread roll')],
  [/\bmuseums?\b/, place('a marble statue', 'a glass display case')],
  [/\b(?:hotels?|mansions?)\b/, place('a grandfather clock', 'a red armchair')],
  [/\b(?:basements?|attics?|cellars?)\b/, place('a wooden shelf with jars', 'an old chest')],
  [/\b(?:prisons?|jails?)\b/, place('an iron cell door', 'a wooden bench')],
  [/\b(?:cheese|chocolate|toy|robot|candy|car)? ?(?:factor(?:y|ies)|ware ?houses?|plants?)\b/, place('a large machine with pipes', 'a wooden crate')],
  [/\b(?:labs?|laborator(?:y|ies))\b/, place('a glass tank with green liquid', 'a table with test tubes')],
  [/\b(?:(?:city |national |dog )?parks?|play ?grounds?)\b/, place('an oak tree', 'a park bench')],
  [/\b(?:gardens?|back ?yards?|green ?houses?)\b/, place('an apple tree', 'a flower bush')],
  [/\b(?:amusement|theme) parks?|\bfun ?fairs?\b|\bcircus(?:es)?\b|\bcarnivals?\b/, place('a striped circus tent', 'a balloon stand')],
  [/\bzoos?\b/, place('a palm tree', 'a wooden fence')],
  [/\b(?:train|railway|subway|metro) stations?\b|\bsubways?\b/, place('a station clock', 'a suitcase')],
  [/\bairports?\b/, place('a departure board', 'a suitcase')],
  [/\b(?:bamboo) (?:forests?|groves?|woods)\b/, place('a tall green bamboo', 'a mossy rock')],
  [/\b(?:pine|fir) (?:forests?|woods)\b/, place('a pine tree', 'a green bush')],
  [/\b(?:cherry blossom|sakura) ?(?:forests?|gardens?|groves?)?\b/, place('a pink cherry tree', 'a stone lantern')],
  [/\bmushroom (?:forests?|worlds?|kingdoms?|lands?)\b/, place('a giant red mushroom', 'a small mushroom')],
  [/\b(?:graveyards?|cemeter(?:y|ies))\b/, place('a dead tree', 'a gravestone')],
  [/\b(?:pirate ships?|ships?|boats?)\b/, place('a ship mast', 'a wooden barrel')],
  [/\b(?:construction sites?|building sites?)\b/, place('a yellow crane', 'a traffic cone')],
  [/\bsewers?\b/, place('a rusty pipe', 'a barrel of green slime')],
  [/\b(?:harbou?rs?|docks?|ports?)\b/, place('a wooden crane', 'a wooden barrel')],
  [/\b(?:villages?|towns?)\b/, place('a small house', 'a wooden fence')],
  [/\b(?:temples?|shrines?)\b/, place('a stone column', 'a stone urn')],
]; // biome-ignore format: a table

/** What stands about where somebody says that it is. */
export const propsOf = (words: string): Place | undefined => PLACES.find(([said]) => said.test(words))?.[1];
