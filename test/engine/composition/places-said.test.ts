import { expect, it } from 'vitest';
import { readScene } from '../../../workers/engine/composition/read/read-scene.ts';
import { plainer } from '../../../workers/engine/composition/read/wording.ts';
import { inOneWord } from '../../../workers/engine/understand/idioms.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const graphOf = (text: string) => readScene(plainer(inOneWord(text)), (t) => understand(t));

// place, what is there; "^" what is up in the sky; "+" what is painted
it.each([
  ['castle on the horizon, wheat field with a windmill', 'wheat field', 'windmill castle'],
  ['mars colony with domes and a rover, earth small in the sky', 'mars', 'space-base space-base rover +earthrise'],
  ['desert canyon with an eagle in the sky', 'canyon', '^eagle'],
  ['gas station post apocalypse', 'ruined city', 'gas-station'],
  ['creepy hospital corridor, one light on at the end', 'hospital corridor', '+lone light'],
  ['snowy mountain village at night', 'snowy mountain village', ''],
  ['sunset over the ocean with palm trees', 'beach', 'palm-tree'],
  ['kids bedroom with toys on the floor', 'nursery', ''],
  ['office with a desk full of scrolls', 'office', 'scroll'],
  ['rooftop view over a cyberpunk city', 'rooftop', ''],
  ['stadium full of fans', 'stadium', ''],
  ['football stadium full of people at night', 'stadium', ''],
  ['subway full of people', 'subway', 'student businessman tourist'],
  ['snowy village at christmas night', 'snowy village', '+string lights:colours'],
  ['bedroom with a computer desk, rain outside', 'bedroom', 'desk computer'],
  ['inside a submarine with portholes', 'submarine inside', ''],
  ['country road with a mailbox and mountains far away', 'country road', 'mailbox +far mountains'],
  ['underground bunker with shelves of cans', 'bunker inside', 'canned-food'],
  ['temple above the clouds', 'sky', 'temple'],
  ['sunken pirate ship with treasure and sharks', 'underwater', 'shipwreck treasure shark'],
  ['swamp with a wooden walkway', 'swamp', '+boardwalk'],
  ['inside a tent with a lantern', 'tent inside', 'lantern'],
  ['waterfall cliff with a rope bridge', 'cliff', 'waterfall rope-bridge'],
  ['bedroom with a rocket poster', 'bedroom', 'painting'],
  ['ski slope with a chairlift', 'snowy mountain', 'mountain-cableway'],
  ['graveyard foggy full moon', 'graveyard', '+big moon'],
  ['classroom empty with broken chairs', 'classroom', 'chair'],
  ['ruined highway, cars rusted, orange sky', 'highway', 'car +sky:orange'],
  ['detective office, blinds, desk lamp', 'detective office', 'desk-lamp +blinds'],
  ['empty highway through the desert, purple evening sky', 'highway', '+sky:purple'],
  ['rainy city street at night, neon reflecting in puddles', 'city street', '+puddles:neon'],
  ['dungeon, hanging chains, cobwebs', 'corridor', '+hanging chains +cobwebs'],
  ['asteroid belt with a shattered moon', 'asteroid belt', '+shattered moon'],
  ['kitchen, morning sun through curtains', 'kitchen', '+curtained window'],
  ['market in marrakech with banners', 'market', 'banner'],
  ['museum hall with skeleton of a whale', 'museum hall', '+skeleton:whale'],
  ['desert canyon with train bridge', 'canyon', '+viaduct'],
  ['kitchen of restaurant very messy', 'restaurant kitchen', ''],
  ['medieval street at night lanterns', 'medieval street', 'lantern'],
  ['train inside with seats', 'train car', ''],
  ['volcano in the distance, black sand beach', 'black beach', '+far volcano'],
  ['clouds background pink', 'sky', '+sky:pink'],
  ['supermarket aisle empty shelves', 'supermarket aisle', ''],
  ['mountain village snow, smoke from chimneys', 'snowy mountain village', ''],
  ['london street fog old lamps', 'steampunk city', 'lantern'],
  ['laboratory with a green tank', 'laboratory', 'cryo-chamber'],
] as const)('%s', (text, place, there) => {
  const { nodes, extras, unknown, ...graph } = graphOf(text);
  const named = [...nodes, ...extras].map((n) => `${n.aloft ? '^' : ''}${n.brief.concept}`);
  const painted = (graph.painted ?? []).map(({ feature }) => `+${feature}`);
  expect([graph.place, [...named, ...painted].join(' '), unknown]).toEqual([place, there, []]);
});

it('what is creepy is dark and needs no ghost', () => {
  expect(graphOf('creepy school hallway').manners?.map(({ id }) => id)).toEqual(['eerie']);
  expect(graphOf('haunted school hallway').manners?.map(({ id }) => id)).toEqual(['haunted']);
});
