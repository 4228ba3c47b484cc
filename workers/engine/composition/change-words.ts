/** What a change of a subject is called in the sentence that tells what a picture shows; empty where something else tells it. */
import type { Change, Wear } from './graph.ts';

export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

const WEAR: Readonly<Record<Wear, string>> = { rot: 'rot', mould: 'mould', fire: 'burns', dirt: 'dirt', frost: 'frost', dust: 'dust', tears: 'tears', 'burnt edges': 'burnt edges' }; // biome-ignore format: a table

export function changeWords(change: Change): string {
  switch (change.is) {
    case 'heads':
      return `${NUMBERS[change.count]} heads`;
    case 'made of':
      return `made of ${change.substance.replace('-', ' ')}`;
    case 'shaped':
      return `${change.text}-shaped`;
    case 'half':
      return `half ${change.text}`;
    case 'body':
      return `a ${change.text} as its body`;
    case 'head of':
      return `head of a ${change.text}`;
    case 'worn':
      return `with ${WEAR[change.by]}`;
    case 'wears':
    case 'glows':
    case 'rust':
    case 'moss':
    case 'broken':
    case 'cracked':
    case 'knuckled':
      return '';
    case 'inscribed':
      return `that says ${change.text}`;
    case 'emblem':
      return `with the sign of a ${change.of}`;
    case 'picture':
      return `with a picture of ${/^[aeiou]/i.test(change.text) ? 'an' : 'a'} ${change.text}`;
    case 'on thing':
    case 'part as':
    case 'two tone':
    case 'coiled':
    case 'wake':
    case 'on chain':
    case 'hurt':
    case 'shown':
      return change.told;
    case 'stripes':
      return change.many ? 'with stripes' : 'with a stripe';
    case 'crashed':
      return 'crashed';
    case 'signboard':
      return `with a ${change.neon ? 'neon ' : ''}sign of ${change.item ? change.item.drawnAs : `a ${change.of}`}`;
    case 'on walls':
      return `with ${change.told}`;
    case 'vendor':
      return `with ${change.text} behind the counter`;
    case 'about':
    case 'at side':
    case 'goods':
      return `with ${change.text}`;
    case 'flying':
      return `with ${change.of}s`;
    case 'smokes':
      return `with ${change.hue ? `${change.hue} ` : ''}smoke`;
    case 'boarded':
      return 'with boarded windows';
    case 'lettering':
      return `with a ${change.neon ? 'neon ' : ''}sign that says ${change.text}`;
    case 'door curtain':
      return 'with a curtain at the door';
    case 'shutters':
      return `with ${change.told}`;
    case 'fire escape':
      return 'with a fire escape';
    case 'wing':
      return `with ${change.text} at its side`;
    case 'ground shop':
      return 'with a shop below';
    case 'barred windows':
      return 'with barred windows';
    case 'broken windows':
      return 'with broken windows';
    case 'one window lit':
      return 'one window lit';
    case 'built':
      return change.told;
    case 'fallen roof':
      return 'its roof fallen in';
    case 'torn sails':
      return 'with torn sails';
    case 'scrap':
      return 'of scrap metal';
    case 'swing doors':
      return 'with swinging doors';
    case 'open door':
      return 'its door open';
    case 'solar panels':
      return 'with solar panels';
    case 'helipad':
      return 'with a helipad';
    case 'flags':
      return change.count > 1 ? 'with flags' : 'with a flag';
    case 'stands on':
      return `on a ${change.told}`;
    case 'sunk':
      return `half buried in ${change.told}`;
    case 'stilts':
      return 'on stilts';
    case 'balcony':
      return change.many ? 'with balconies' : 'with a balcony';
    case 'pipes':
      return 'with pipes';
    case 'spiked':
      return 'with spikes';
    case 'legs':
      return change.metal ? 'on metal legs' : 'on chicken legs';
    case 'leaning':
      return change.to ? `leaning to the ${change.to}` : 'leaning';
    case 'fenced':
      return `with a${change.crooked ? ' crooked' : ''}${change.iron ? `${change.crooked ? '' : 'n'} iron` : change.white ? ' white' : ''} fence`;
    case 'ivy':
      return /weed|kelp|algae/.test(change.told ?? '') ? 'with seaweed' : 'with ivy';
    case 'drawbridge':
      return 'with a drawbridge';
    case 'gap':
    case 'crumbled':
      return 'broken';
    case 'on top':
      return `with ${change.text} ${change.at === 'window' ? 'in the window' : change.at === 'opening' ? 'looking out' : change.at === 'eaves' ? 'hanging from the eaves' : change.at === 'roof' ? 'through the roof' : change.at === 'around' ? 'around the top' : change.at === 'under' ? 'under it' : change.at === 'door' ? 'over the door' : change.at ? `on the ${change.at}` : 'on top'}`;
    case 'towers':
      return change.count === 1
        ? `with a ${change.crooked ? 'crooked ' : ''}tower`
        : `with ${change.count} ${change.crooked ? 'crooked ' : ''}towers`;
    case 'planted':
      return `with ${change.of}`;
    case 'before':
    case 'flanked':
      return `with ${change.text}`;
    case 'weathered':
      return 'run down';
    case 'painted':
    case 'ghostly':
      return '';
    case 'snowed':
      return 'with snow';
    case 'eyes':
      return (
        change.told ?? (change.count === 1 ? 'with one eye' : `with ${NUMBERS[change.count] ?? change.count} eyes`)
      );
    case 'of things':
      return `made of ${change.told}`;
    case 'lost eye':
      return 'one eye missing';
    case 'eye beams':
      return 'beams out of its eyes';
    case 'on thread':
      return `hanging by a ${change.told}`;
    case 'alight':
      return 'with glowing cracks';
    case 'rainbow':
      return change.striped ? 'with rainbow stripes' : 'in rainbow colours';
    case 'pattern':
      return `with a pattern of ${change.of}s`;
    case 'runes':
      return 'with runes';
    case 'drips':
      return `${change.leaks ? 'leaking' : 'dripping'} ${change.with}`;
    case 'grows':
      return change.place === 'shell' ? `${change.text} as its shell` : `${change.text} on its ${change.place}`;
    case 'limbs':
      return change.arms && change.legs > 0
        ? 'arms and legs'
        : change.arms
          ? 'arms'
          : `${change.legs > 2 ? `${NUMBERS[change.legs]} ` : ''}legs`;
    case 'tied':
      return `tied with a ${change.with}`;
    case 'hung':
      return `hung with ${change.with}s`;
    case 'felt':
      return change.told;
    case 'cheeks':
      return `with ${change.told}`;
    case 'cogs':
      return 'with gears';
    case 'gashed':
    case 'blotched':
    case 'geared':
    case 'swapped':
    case 'part':
      return change.told;
    case 'tipped':
      return `with ${/s$/.test(change.told) ? '' : 'a '}${change.told}`;
    case 'wound':
      return `wrapped in ${change.with}`;
    case 'burns':
      return 'in flames';
    case 'wings':
      return `${change.of} wings`;
    case 'face':
      return `${change.mood} face`;
    default:
      return change.is;
  }
}
