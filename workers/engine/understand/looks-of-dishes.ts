/** Dishes and drinks of the world by name, said by what they look like in the words of the tables: `names | looks`. */
export const DISHES = `
miso soup | bowl of brown soup
bibimbap, donburi, katsudon, oyakodon, gyudon | bowl of rice with an egg
tteokbokki | bowl of red stew
baozi, bao bun, nikuman, char siu bao | steamed bun
peking duck, lechon, roast suckling pig | roast chicken
mapo tofu | bowl of red stew with tofu
pad thai, chow mein, lo mein, yakisoba, mie goreng, japchae | noodles
banh mi, bahn mi, po boy, cuban sandwich, torta | baguette sandwich
satay, yakitori, souvlaki, shashlik | shish kebab
nasi goreng, fried rice, biryani, pilaf, jollof rice, arroz con pollo, jambalaya, risotto | bowl of rice
dosa, injera, pita, lavash, roti, chapati | flatbread
lassi, kefir, ayran | glass of milk
tzatziki, raita, sour cream | bowl of white soup
gazpacho, tomato soup, borscht, borsch | bowl of red soup
pea soup, green curry | bowl of green soup
pumpkin soup, laksa, mulligatawny, red curry, tikka masala, butter chicken, massaman curry, dal, daal | bowl of orange soup
chili pepper, chilli pepper, chile pepper | hot pepper
gumbo, goulash, feijoada, rendang, adobo, irish stew, beef bourguignon, chili con carne, chilli con carne, chili, coq au vin, tagine, ratatouille | bowl of brown stew
clam chowder, chowder, congee, porridge, grits | bowl of white soup
minestrone, ramen broth | bowl of vegetable soup
jamon, prosciutto, serrano ham | ham
arepa, crumpet, blini, english muffin | pancakes
ceviche, poke bowl | green salad
escargot | snail on a plate
strudel, apple strudel | bread roll
black forest cake, schwarzwald cake | chocolate cake with cherries
fish and chips | fried fish with fries
full english breakfast, english breakfast | plate of fried eggs, sausage and bacon
scone | bun
haggis | brown sausage
pelmeni, manti dumpling, momo, wonton, tortellini | dumplings
poutine | fries with gravy
lobster roll | hot dog with a lobster
brisket, pulled pork, pot roast, roast beef | roast meat on a plate
key lime pie, banoffee pie | pie
french toast | toast
s'mores, smores, s'more | toasted marshmallow
root beer float, ice cream float | beer mug
mulled wine | glass of red wine
absinthe | bottle of green liquor
kombucha | bottle of tea
gnocchi | spaghetti
bruschetta | toast with tomato
caprese salad | green salad
carbonara, spaghetti carbonara, alfredo, cacio e pepe | spaghetti
profiterole, profiteroles | bun
creme brulee, crème brûlée | custard
pavlova | meringue cake with berries
lamington | chocolate cake slice
vegemite, marmite | jar of brown spread
anzac biscuit, hardtack | cookie
spam musubi | rice ball
halo-halo | bowl of shaved ice
taiyaki | fish-shaped cake
hummus | bowl of beige soup
quiche | pie
moussaka, shepherd's pie, cottage pie | casserole
`;
